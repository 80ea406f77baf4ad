/**
 * Fits the fast model of the lid to its physics and writes packages/throw/src/lidFit.ts. After a build:
 * `node bench/throw/fit-lid.mjs`, about two minutes of one core; the same file every time. A new version of the lid's
 * physics needs a new fit.
 */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Stream } from '@broadside/kernel';
import { LID_PHYSICS, loadRapier, throwDiceWith } from '@broadside/throw/physics';
import { GESTURES, pairDistance, realFields, standInFields } from './spread.mjs';

const TARGET = fileURLToPath(new URL('../../packages/throw/src/lidFit.ts', import.meta.url));
/** Numbers of dice that leave the hand alike (physics/hand.ts: up to seven, one full layer, two, more) and are watched. */
const CLASSES = [
  [2, 3, 4, 5, 6, 7],
  [8, 9, 10, 11, 12],
  [13, 14, 15, 16, 17, 18, 19, 20],
  [21, 24, 27, 30, 33, 36, 40, 44],
];
const REAL_THROWS = 10 * GESTURES;
const STAND_INS = 1000;
/** Parts of a place, and from how many to how many places a die may choose. */
const [PARTS, LEAST, MOST] = [64, 1, 5];

const mean = (numbers) => numbers.reduce((sum, one) => sum + one, 0) / numbers.length;

const standIn = (dice, places) => {
  const fit = { physics: LID_PHYSICS, diceFrom: [1], places: [places] };
  return pairDistance(standInFields(dice, STAND_INS, Stream.of(`fit ${dice}`), fit));
};

/** The more places, the closer the dice lie: halved until the distance is met. */
function placesFor(numbers, wanted) {
  let [few, many] = [LEAST * PARTS, MOST * PARTS];
  while (many - few > 1) {
    const half = (few + many) >> 1;
    if (mean(numbers.map((dice) => standIn(dice, half))) > wanted) few = half;
    else many = half;
  }
  return many;
}

const rapier = await loadRapier();
const throwLid = (order) => throwDiceWith(rapier, order);
const places = CLASSES.map((numbers) => {
  const real = numbers.map((dice) => pairDistance(realFields(throwLid, dice, REAL_THROWS, 'fit')));
  const found = placesFor(numbers, mean(real));
  const list = (values) => values.map((one) => one.toFixed(1)).join(' ');
  console.log(
    `${numbers.join(' ')} dice: ${list(real)} mm; ${found}: ${list(numbers.map((n) => standIn(n, found)))} mm`,
  );
  return found;
});

writeFileSync(
  TARGET,
  `/** How close dice lie to each other in a lid; written by bench/throw/fit-lid.mjs. */
import type { LidFit } from './surrogate.ts';

export const LID_FIT: LidFit = {
  physics: ${LID_PHYSICS},
  diceFrom: [${CLASSES.map(([least], at) => (at === 0 ? 1 : least)).join(', ')}],
  places: [${places.join(', ')}],
};
`,
);
