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
/** Cubes of both sides together. */
const BATTLES = [2, 4, 8, 16];
/** So many that the standard error is well below one good per 100 cubes. */
const CUBES = 16_000;

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
function fought(cubes) {
  const battles = CUBES / cubes;
  const fields = Array.from({ length: battles }, (_, at) => {
    const order = { device: 'tower', board: BOARD, edge: CUBE_EDGE, seed: `record ${cubes} ${at}` };
    const drop = physicalDrop((one) => tumbled(rapier, one), order);
    return battle(drop, cubes, 0, isExplosion).map(({ zone }) => ZONES[zone]);
  });
  const mean = (numbers) => numbers.reduce((sum, one) => sum + one, 0) / battles;
  const per100 = (value) => fields.map((zones) => (100 * zones.reduce((sum, one) => sum + value(one), 0)) / cubes);
  const goods = per100(goodsOf);
  const error = Math.sqrt(mean(goods.map((one) => (one - mean(goods)) ** 2)) / (battles - 1));
  const strength = mean(per100((zone) => zone.strength));
  return { cubes, battles, goods: rounded(mean(goods)), error: rounded(error), strength: rounded(strength) };
}

function recordTower() {
  write('games/dead-reckoning/tests/tower.json', { physics: TOWER_PHYSICS, battles: BATTLES.map(fought) });
}

const wanted = process.argv.slice(2);
if (wanted.length === 0 || wanted.includes('lid')) recordLid();
if (wanted.length === 0 || wanted.includes('tower')) recordTower();
