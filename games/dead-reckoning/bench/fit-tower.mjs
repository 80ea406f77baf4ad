/**
 * Fits the fast model of the battle ship to its physics and writes cards/towerFit.ts (DR-PHYS-44).
 * After a build: `node games/dead-reckoning/bench/fit-tower.mjs`, about ten minutes of one core; the same numbers of cubes give the
 * same file. A new version of the tower's physics needs a new fit.
 */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { Stream } from '@broadside/kernel';
import { loadRapier, TOWER_PHYSICS, throwDiceWith } from '@broadside/throw/physics';
import { positive } from '../../../bench/plan.mjs';
import { BOARD, CUBE_EDGE, ZONES } from '../dist/cards/board.js';
import { physicalDrop } from './battles.mjs';

const TARGET = fileURLToPath(new URL('../cards/towerFit.ts', import.meta.url));
/** DR-PHYS-42, with one more class of each, because both sides are thrown together. */
const THROWN = [1, 2, 3, 5, 8, 12, 18];
const RESTING = [0, 1, 4, 8, 14];
const PARTS = 4096;
/** What all classes have in common weighs in a class as much as so many cubes of its own. */
const PRIOR = 300;

/**
 * Cubes that are watched in every class of throws onto an empty board, and onto cubes. A battle's first throw, which
 * brings most of its goods, falls onto an empty board; a cube brings 0 to 2 goods, so that the mean of 12,000 is known
 * within a good per 100 cubes.
 */
const { values } = parseArgs({
  options: { empty: { type: 'string', default: '12000' }, lying: { type: 'string', default: '1500' } },
});
const EMPTY = positive('empty', values.empty);
const LYING = positive('lying', values.lying);
const zones = ZONES.length;
const isExplosion = ZONES.map(({ kind }) => kind === 'explosion');
const classOf = (from, count) => from.filter((least) => count >= least).length - 1;
const blank = () => new Array(zones).fill(0);
const perClass = () => THROWN.map(() => RESTING.map(blank));

const landed = perClass();
const lay = perClass();
const left = perClass();
const moved = ZONES.map(blank);
let throws = 0;

const rapier = await loadRapier();

/** A throw that is counted: where the thrown ones came to rest, and which of the others had to leave their zone. */
function counting(seed) {
  const drop = physicalDrop(
    (order) => {
      throws++;
      return throwDiceWith(rapier, order);
    },
    { device: 'tower', board: BOARD, edge: CUBE_EDGE, seed },
  );
  return (lying, count) => {
    const marked = lying.map((cube, from) => ({ ...cube, from }));
    const air = Array.from({ length: count }, (_, at) => ({ from: lying.length + at }));
    const cubes = drop(marked, air);
    const [thrown, resting] = [classOf(THROWN, count), classOf(RESTING, lying.length)];
    for (const { from, zone } of cubes) {
      if (from >= lying.length) landed[thrown][resting][zone]++;
      else {
        const before = lying[from].zone;
        lay[thrown][resting][before]++;
        if (zone === before) continue;
        left[thrown][resting][before]++;
        moved[before][zone]++;
      }
    }
    return cubes;
  };
}

/**
 * Onto one board throws of every size that is still wanted fall, each as if it were the only one; small ones more often,
 * because few cubes show little. Cubes in explosion zones never lie there for long (DR-PHYS-20).
 */
const TIMES = [8, 5, 3, 1, 1, 1, 1];
const MOST = 24;

/** Whether throws of these classes have been seen often enough; a battle hardly ever throws a single cube. */
const known = (thrown, resting) =>
  sum(landed[thrown][resting]) >= (resting === 0 ? EMPTY : LYING) / (thrown === 0 ? 3 : 1);

function sample(resting, index, stream) {
  const name = `fit ${resting} ${index}`;
  const lying = anyOf(RESTING, resting, stream);
  const board = lying > 0 ? counting(name)([], lying).filter(({ zone }) => !isExplosion[zone]) : [];
  for (const thrown of THROWN.keys())
    for (let time = 0; time < TIMES[thrown] && !known(thrown, resting); time++)
      counting(`${name} ${thrown} ${time}`)(board, anyOf(THROWN, thrown, stream));
}

/** A number of cubes of a class. */
function anyOf(from, at, stream) {
  const beyond = from[at + 1] ?? MOST + 1;
  return from[at] + stream.below(beyond - from[at]);
}

const sum = (numbers) => numbers.reduce((all, one) => all + one, 0);
const added = (rows) => rows.reduce((all, row) => all.map((one, at) => one + row[at]), blank());
/** Counts with `weight` more cubes that are spread as in `prior`. */
const leaning = (counts, prior, weight) => counts.map((count, at) => count + (weight * prior[at]) / sum(prior));

/** Whole parts that add up, by the largest remainders. */
function shares(counts) {
  const exact = counts.map((count) => (count * PARTS) / sum(counts));
  const parts = exact.map(Math.floor);
  const order = exact.map((_, at) => at).sort((a, b) => exact[b] - parts[b] - (exact[a] - parts[a]));
  for (const at of order.slice(0, PARTS - sum(parts))) parts[at]++;
  return parts;
}

function landing() {
  const all = added(landed.flat());
  return landed.map((row) => {
    const own = leaning(added(row), all, PRIOR);
    return row.map((counts) => shares(leaning(counts, own, PRIOR)));
  });
}

/** How often a zone is left, by class; where a class saw few cubes there, as its zone is left in all classes. */
function pushed() {
  const [allLay, allLeft] = [added(lay.flat()), added(left.flat())];
  const usual = sum(allLeft) / sum(allLay);
  return lay.map((row, thrown) =>
    row.map((counts, resting) => {
      const own = left[thrown][resting];
      const together = (sum(own) + PRIOR * usual) / (sum(counts) + PRIOR);
      return counts.map((count, zone) => {
        const zoneUsual = (allLeft[zone] + PRIOR * usual) / (allLay[zone] + PRIOR);
        const prior = (together * zoneUsual) / usual;
        return Math.round((PARTS * (own[zone] + PRIOR * prior)) / (count + PRIOR));
      });
    }),
  );
}

/** A zone from which nothing was ever pushed gives its cubes to wherever others go. */
const moves = () => {
  const all = added(moved);
  return moved.map((counts, zone) =>
    shares(sum(counts) > 0 ? counts : all.map((count, at) => (at === zone ? 0 : count))),
  );
};

const row = (numbers, indent) => `${indent}[${numbers.join(', ')}],`;
const block = (rows, indent) => `${indent}[\n${rows.map((one) => row(one, `${indent}  `)).join('\n')}\n${indent}],`;

function page() {
  return `/** How cubes fall through the battle ship onto the board; written by bench/fit-tower.mjs (DR-PHYS-44). */
import type { TowerFit } from '@broadside/throw/surrogate';

/** From ${throws.toLocaleString('en')} throws. */
export const TOWER_FIT: TowerFit = {
  physics: ${TOWER_PHYSICS},
  thrownFrom: [${THROWN.join(', ')}],
  restingFrom: [${RESTING.join(', ')}],
  landing: [
${landing()
  .map((rows) => block(rows, '    '))
  .join('\n')}
  ],
  pushed: [
${pushed()
  .map((rows) => block(rows, '    '))
  .join('\n')}
  ],
  moves: [
${moves()
  .map((one) => row(one, '    '))
  .join('\n')}
  ],
};
`;
}

const stream = Stream.of('fit the tower');
for (const resting of RESTING.keys())
  for (let index = 0; THROWN.some((_, thrown) => !known(thrown, resting)); index++) sample(resting, index, stream);
writeFileSync(TARGET, page());
console.log(
  `${throws} throws; ${sum(added(landed.flat()))} cubes landed, ${sum(added(lay.flat()))} lay there, ${sum(added(left.flat()))} were pushed`,
);
