/** Dice and cubes that really fall, measured; started by `npm run bench -- throw`, which builds first. */
import { parseArgs } from 'node:util';
import { Stream } from '@broadside/kernel';
import { loadRapier, throwDiceWith } from '@broadside/throw/physics';
import { scatter } from '@broadside/throw/surrogate';
import { benches } from '../games.mjs';
import { replaceBlock } from '../page.mjs';
import { positive } from '../plan.mjs';
import { asMarkdown, asText, machine } from '../report.mjs';
import { rate, timed } from './clock.mjs';
import { gestured, LID, pairDistance, standInFields } from './spread.mjs';

const DEVICES = ['lid', 'tower'];
const SIZES = [5, 20, 44];
/** Milliseconds of one core at most, letters of the recording at most. */
const WANTED = { 5: { median: 50, film: 1500 }, 20: { median: 50, film: 5000 }, 44: { median: 150, film: 11_000 } };
const LONGEST_MS = 500;
const FAIR_DICE = 20_000;
/** The 5 % line of 5 degrees of freedom. */
const FAIR = 11.07;

// Flags of the other parts are not for the dice.
const { values } = parseArgs({
  strict: false,
  options: {
    throws: { type: 'string' },
    quick: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
  },
});
const throws = positive('throws', values.throws ?? (values.quick ? 100 : 600));

const rapier = await loadRapier();
const throwOne = (dice, seed, at) => throwDiceWith(rapier, { ...LID, ...gestured(at), dice, seed });

function measure(dice) {
  const { thrown, ...times } = timed(throws, (at) => () => throwOne(dice, `bench ${dice} ${at}`, at));
  const faces = [0, 0, 0, 0, 0, 0];
  for (const { landings } of thrown) for (const { value } of landings) faces[value - 1]++;
  const voids = thrown.reduce((sum, { attempt }) => sum + attempt, 0);
  const apart = pairDistance(thrown.map(({ landings }) => landings));
  return { dice, ...times, voids: voids / (throws + voids), faces, apart };
}

/** Millimetres from die to die, as the surrogate scatters them. */
const standInApart = ({ dice }) => pairDistance(standInFields(dice, throws, Stream.of(`apart ${dice}`)));

/** Throws a second of the surrogate. */
function surrogate(dice) {
  const stream = Stream.of('surrogate');
  return rate(() => scatter(dice, LID.box, LID.edge, stream));
}

function fairness(measured) {
  const faces = measured.reduce((sum, { faces: own }) => sum.map((count, at) => count + own[at]), [0, 0, 0, 0, 0, 0]);
  const count = () => faces.reduce((sum, one) => sum + one, 0);
  for (let at = 0; count() < FAIR_DICE; at++)
    for (const { value } of throwOne(44, `fair ${at}`, at).landings) faces[value - 1]++;
  const expected = count() / 6;
  return { dice: count(), surprise: faces.reduce((sum, one) => sum + (one - expected) ** 2 / expected, 0) };
}

const figure = (value) => (value >= 1000 ? Math.round(value).toLocaleString('en') : value.toFixed(value < 10 ? 2 : 1));

/** What each game makes of its throws, the lid's first: tables, targets and figures of its own. */
async function measureGames() {
  const throwing = (await benches()).filter((bench) => bench.throws);
  throwing.sort((a, b) => DEVICES.indexOf(a.throws.device) - DEVICES.indexOf(b.throws.device));
  const found = [];
  for (const { throws: own } of throwing) {
    const { measureThrows } = await own.load();
    found.push(measureThrows(rapier, { throws, quick: values.quick }, figure));
  }
  return found;
}

// The engine is compiled anew while it first runs.
const begun = performance.now();
throwOne(44, 'first', 0);
const first = performance.now() - begun;
for (let at = 0; at < 20; at++) throwOne(44, `warm ${at}`, at);

const measured = SIZES.map(measure);
const rates = SIZES.map(surrogate);
const fair = fairness(measured);
const games = await measureGames();

const targets = [
  ...measured.flatMap(({ dice, median, longestFilm, longest, voids }) => [
    { name: `${dice} dice, median ms`, value: median, most: WANTED[dice].median },
    { name: `${dice} dice, longest ms`, value: longest, most: LONGEST_MS },
    { name: `${dice} dice, longest recording`, value: longestFilm, most: WANTED[dice].film },
    { name: `${dice} dice, void %`, value: 100 * voids, most: 5 },
  ]),
  { name: 'surrogate, 5 dice, throws/s', value: rates[0], least: 100_000 },
  { name: 'surrogate, 20 dice, throws/s', value: rates[1], least: 20_000 },
  { name: `chi-square of ${fair.dice} dice`, value: fair.surprise, most: FAIR },
  {
    name: 'from die to die, greatest difference, mm',
    value: Math.max(...measured.map((row) => Math.abs(row.apart - standInApart(row)))),
    most: 5,
  },
  ...games.flatMap((game) => game.targets),
].map((target) => ({
  ...target,
  met: target.value <= (target.most ?? Infinity) && target.value >= (target.least ?? 0),
}));

const sizeRows = [
  ['dice', 'throws/s', 'median ms', 'p99', 'longest', 'recording', 'longest', 'void %', 'surrogate/s'],
  ...measured.map((row, at) => [
    String(row.dice),
    ...[row.perSecond, row.median, row.p99, row.longest, row.film, row.longestFilm, 100 * row.voids, rates[at]].map(
      figure,
    ),
  ]),
];
const targetRows = [
  ['target', 'measured', 'wanted', ''],
  ...targets.map(({ name, value, most, least, met }) => [
    name,
    figure(value),
    most === undefined ? `at least ${figure(least)}` : `at most ${figure(most)}`,
    met ? 'met' : 'missed',
  ]),
];
const tables = [
  { rows: sizeRows, page: true },
  ...games.flatMap((game) => game.tables),
  { rows: targetRows, page: true },
];
const how = `${throws} throws each, milliseconds of processor time; the very first took ${figure(first)} ms`;

console.log(`${machine()}\n${how}\n\n${tables.map(({ rows }) => asText(rows)).join('\n\n')}\n`);
if (values.write)
  replaceBlock(
    'bench-throw',
    [
      `Measured on ${new Date().toISOString().slice(0, 10)}: ${machine()}. ${how}.`,
      ...tables.filter(({ page }) => page).map(({ rows }) => asMarkdown(rows)),
    ].join('\n\n'),
  );
const figures = Object.assign({}, ...games.map((game) => game.figures));
console.log(
  JSON.stringify({ machine: machine(), throws, first, measured, surrogate: rates, fair, ...figures, targets }),
);
process.exitCode = targets.every(({ met }) => met) ? 0 : 1;
