/**
 * Records figures of real throws in a lid, which its fast model is tested against: packages/throw/fixtures/lid.json.
 * After a build: `node bench/throw/record.mjs`; some minutes of one core, the same file every time. The seeds are others
 * than those of the fit.
 */
import { writeFileSync } from 'node:fs';
import { LID_PHYSICS, loadRapier, throwDiceWith } from '@broadside/throw/physics';
import { GESTURES, nearestDistance, pairDistance, realFields, wander } from './spread.mjs';

const TARGET = new URL('../../packages/throw/fixtures/lid.json', import.meta.url);
const NUMBERS = [2, 4, 7, 10, 12, 16, 20, 28, 41];
const THROWS = 10 * GESTURES;

const rapier = await loadRapier();
const throwOne = (order) => throwDiceWith(rapier, order);
const rounded = (value) => Math.round(value * 100) / 100;

const sizes = NUMBERS.map((dice) => {
  const fields = realFields(throwOne, dice, THROWS, 'record');
  const [pair, nearest, astray] = [pairDistance(fields), nearestDistance(fields), wander(fields)].map(rounded);
  return { dice, pair, nearest, astray };
});
writeFileSync(TARGET, `${JSON.stringify({ physics: LID_PHYSICS, throws: THROWS, sizes }, undefined, 2)}\n`);
