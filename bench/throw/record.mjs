/**
 * Records figures of real throws, which the stand-ins are tested against: packages/throw/fixtures/lid.json and
 * games/dead-reckoning/tests/tower.json. After a build: `node bench/throw/record.mjs`, or only `lid` or `tower`; some
 * minutes of one core, the same files every time. The seeds are others than those of the fits.
 */
import { writeFileSync } from 'node:fs';
import { LID_PHYSICS, loadRapier, TOWER_PHYSICS, throwDiceWith } from '@broadside/throw/physics';
import { BOARD, CUBE_EDGE, ZONES } from '../../games/dead-reckoning/dist/cards/board.js';
// The tower without its film, which nobody would look at.
import { tumbled } from '../../packages/throw/dist/physics/tower.js';
import { battle, physicalDrop } from './battles.mjs';
import { GESTURES, nearestDistance, pairDistance, realFields, wander } from './spread.mjs';

const NUMBERS = [2, 4, 7, 10, 12, 16, 20, 28, 41];
const THROWS = 10 * GESTURES;
/** Cubes of both sides together; the last battles have two more thrown onto the board. */
const BATTLES = [
  { cubes: 2, more: 0 },
  { cubes: 4, more: 0 },
  { cubes: 8, more: 0 },
  { cubes: 16, more: 0 },
  { cubes: 6, more: 2 },
];
const CUBES = 6000;

const rapier = await loadRapier();
const throwOne = (order) => throwDiceWith(rapier, order);
const rounded = (value) => Math.round(value * 100) / 100;
const write = (path, facts) =>
  writeFileSync(new URL(`../../${path}`, import.meta.url), `${JSON.stringify(facts, undefined, 2)}\n`);

function recordLid() {
  const sizes = NUMBERS.map((dice) => {
    const fields = realFields(throwOne, dice, THROWS, 'record');
    const [pair, nearest, astray] = [pairDistance(fields), nearestDistance(fields), wander(fields)].map(rounded);
    return { dice, pair, nearest, astray };
  });
  write('packages/throw/fixtures/lid.json', { physics: LID_PHYSICS, throws: THROWS, sizes });
}

const isExplosion = ZONES.map(({ kind }) => kind === 'explosion');
const goodsOf = ({ cargo, coins, any }) => cargo + coins + any;

/** Per 100 cubes, with the standard error of the goods. */
function fought(cubes, more) {
  const count = Math.ceil(CUBES / (cubes + more));
  const fields = Array.from({ length: count }, (_, at) => {
    const order = { device: 'tower', board: BOARD, edge: CUBE_EDGE, seed: `record ${cubes} ${more} ${at}` };
    return battle(
      physicalDrop((one) => tumbled(rapier, one), order),
      cubes,
      more,
      isExplosion,
    ).map(({ zone }) => ZONES[zone]);
  });
  const per100 = (value) =>
    fields.map((zones) => (100 * zones.reduce((sum, zone) => sum + value(zone), 0)) / (cubes + more));
  const mean = (numbers) => numbers.reduce((sum, one) => sum + one, 0) / count;
  const goods = per100(goodsOf);
  const error = Math.sqrt(mean(goods.map((one) => (one - mean(goods)) ** 2)) / (count - 1));
  const strength = mean(per100((zone) => zone.strength));
  return {
    cubes,
    more,
    battles: count,
    goods: rounded(mean(goods)),
    error: rounded(error),
    strength: rounded(strength),
  };
}

function recordTower() {
  const battles = BATTLES.map(({ cubes, more }) => fought(cubes, more));
  write('games/dead-reckoning/tests/tower.json', { physics: TOWER_PHYSICS, battles });
}

const wanted = process.argv.slice(2);
if (wanted.length === 0 || wanted.includes('lid')) recordLid();
if (wanted.length === 0 || wanted.includes('tower')) recordTower();
