/**
 * Records figures of real battles that the fast model of the tower is tested against: tests/tower.json. After a build:
 * `node games/dead-reckoning/bench/record-tower.mjs`; some minutes of one core, the same file every time. The seeds are
 * others than those of the fit.
 */
import { writeFileSync } from 'node:fs';
import { loadRapier, TOWER_PHYSICS } from '@broadside/throw/physics';
// The tower without its recording, which nobody would look at.
import { tumbled } from '../../../packages/throw/dist/physics/tower.js';
import { BOARD, CUBE_EDGE, ZONES } from '../dist/cards/board.js';
import { battle, physicalDrop } from './battles.mjs';

const TARGET = new URL('../tests/tower.json', import.meta.url);
/** Cubes of both sides together. */
const BATTLES = [2, 4, 8, 16];
/** So many that the standard error is well below one good per 100 cubes. */
const CUBES = 16_000;

const rapier = await loadRapier();
const rounded = (value) => Math.round(value * 100) / 100;
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

const facts = { physics: TOWER_PHYSICS, battles: BATTLES.map(fought) };
writeFileSync(TARGET, `${JSON.stringify(facts, undefined, 2)}\n`);
