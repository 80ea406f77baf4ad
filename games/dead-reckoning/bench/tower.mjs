/** Cubes thrown into the battle ship, measured, and its fast model compared with it over a grid of battles. */
import { Stream } from '@broadside/kernel';
import { throwDiceWith } from '@broadside/throw/physics';
import { tumble } from '@broadside/throw/surrogate';
import { cpu, rate, timed } from '../../../bench/throw/clock.mjs';
import { BOARD, CUBE_EDGE, ZONES } from '../dist/cards/board.js';
import { TOWER_FIT } from '../dist/cards/towerFit.js';
import { battle, dealt, fastDrop, physicalDrop, summed } from './battles.mjs';

/** Cubes thrown, onto so many that lie there; milliseconds of one core at most, letters of the recording at most. */
const SIZES = [
  { cubes: 6, onto: 0 },
  { cubes: 12, onto: 0, median: 60, film: 9000 },
  { cubes: 6, onto: 12, median: 60, film: 9000 },
  { cubes: 24, onto: 0 },
];
const LONGEST_MS = 500;
/** The model of the board, in points (docs/reconstruction.md). */
const MODEL = { loot: 32.5, strength: 44.2, damage: 15, explosion: 8.3 };
const MOST_EACH = 12;
/** Cubes of both sides, then two more of side 1 onto the board. */
const MORE = [
  [3, 3],
  [5, 5],
  [8, 8],
  [12, 12],
];
const DEALS = 60;
const STAND_INS = 40_000;

const order = (cubes, seed, resting = []) => ({ device: 'tower', board: BOARD, edge: CUBE_EDGE, resting, cubes, seed });
const isExplosion = ZONES.map(({ kind }) => kind === 'explosion');
const VALUES = ZONES.map(({ kind, strength, cargo, coins, any }) => ({
  strength,
  loot: cargo + coins + any,
  damage: kind === 'damage' ? 1 : 0,
}));
const inZone = ({ zone }) => zone >= 0;

function measure(rapier, throws, { cubes, onto, ...wanted }) {
  const times = timed(throws, (at) => {
    const base = onto > 0 ? throwDiceWith(rapier, order(onto, `base ${at}`)).landings : [];
    const resting = base.filter(inZone).map(({ pose }) => pose);
    return () => throwDiceWith(rapier, order(cubes, `bench ${cubes} ${onto} ${at}`, resting));
  });
  const landings = times.thrown.flatMap((one) => one.landings.slice(-cubes));
  return { ...times, cubes, onto, wanted, zones: landings.map(({ zone }) => zone) };
}

const share = (zones, test) => (100 * zones.filter(test).length) / zones.length;
const kinds = (zones) =>
  Object.keys(MODEL).map((kind) =>
    share(
      zones.filter((zone) => zone >= 0),
      (zone) => ZONES[zone].kind === kind,
    ),
  );

/** Battles of so many cubes by the physics, as many as a time gives. */
function physicalBattles(rapier, cubes, more, seconds) {
  const fields = [];
  const end = cpu() + 1000 * seconds;
  while (cpu() < end || fields.length < 10) {
    const seed = `grid ${cubes} ${more} ${fields.length}`;
    const drop = physicalDrop((one) => throwDiceWith(rapier, one), order(0, seed));
    fields.push(battle(drop, cubes, more, isExplosion));
  }
  return fields;
}

function fastBattles(cubes, more) {
  const drop = fastDrop(tumble, TOWER_FIT, BOARD, Stream.of(`grid ${cubes} ${more}`));
  return Array.from({ length: Math.ceil(STAND_INS / cubes) }, () => battle(drop, cubes, more, isExplosion));
}

/** Cubes of a throw are exchangeable: the battles of one total serve every way to part it. */
function compare(real, stand, sides, more) {
  const stream = Stream.of(`sides ${sides} ${more}`);
  const end = (fields) => summed(fields.map((lying) => dealt(lying, sides, more, VALUES, DEALS, stream)));
  const [a, b] = [end(real), end(stand)];
  return {
    sides,
    more,
    battles: real.length,
    real: a,
    stand: b,
    won: a.won - b.won,
    wonError: Math.hypot(a.wonError, b.wonError),
    loot: a.loot - b.loot,
    lootError: Math.hypot(a.lootError, b.lootError),
  };
}

/** DR-PHYS-45: every pair of 1 to 12 cubes, and two more cubes onto full boards. */
function grid(rapier, seconds) {
  const rows = [];
  for (let cubes = 2; cubes <= 2 * MOST_EACH; cubes++) {
    const [real, stand] = [physicalBattles(rapier, cubes, 0, seconds), fastBattles(cubes, 0)];
    for (let ours = Math.max(1, cubes - MOST_EACH); ours <= Math.min(MOST_EACH, cubes - 1); ours++)
      rows.push(compare(real, stand, [ours, cubes - ours], 0));
  }
  for (const sides of MORE) {
    const cubes = sides[0] + sides[1];
    rows.push(compare(physicalBattles(rapier, cubes, 2, seconds), fastBattles(cubes, 2), sides, 2));
  }
  return rows;
}

/** How far two means are apart beyond three standard errors: the grid has many rows, and the worst one counts. */
const beyond = (row, key) => Math.max(0, Math.abs(row[key]) - 3 * row[`${key}Error`]);

function measureTower(rapier, { throws, seconds }) {
  for (let at = 0; at < 20; at++) throwDiceWith(rapier, order(24, `warm ${at}`));
  const measured = SIZES.map((size) => measure(rapier, throws, size));
  const stream = Stream.of('surrogate');
  const resting = tumble(TOWER_FIT, BOARD, [], 12, stream);
  const rates = SIZES.map(({ cubes, onto }) =>
    rate(() => tumble(TOWER_FIT, BOARD, onto > 0 ? resting : [], cubes, stream)),
  );
  const rows = grid(rapier, seconds);
  const worst = (key) => Math.max(...rows.map((row) => Math.abs(row[key])));
  const worstBeyond = (key) => Math.max(...rows.map((row) => beyond(row, key)));
  const dozen = measured[1];
  const lost = share(
    measured.flatMap(({ zones }) => zones),
    (zone) => zone < 0,
  );
  const targets = [
    ...measured.flatMap(({ cubes, onto, median, longest, longestFilm, wanted }) => {
      const name = `${cubes} cubes${onto > 0 ? ` onto ${onto}` : ''}`;
      return [
        ...(wanted.median ? [{ name: `${name}, median ms`, value: median, most: wanted.median }] : []),
        ...(wanted.film ? [{ name: `${name}, longest film`, value: longestFilm, most: wanted.film }] : []),
        { name: `${name}, longest ms`, value: longest, most: LONGEST_MS },
      ];
    }),
    { name: 'cubes thrown again, %', value: lost, most: 5 },
    ...Object.entries(MODEL).map(([kind, points], at) => ({
      name: `12 cubes, ${kind}, points from the model`,
      value: Math.abs(kinds(dozen.zones)[at] - points),
      most: 3,
    })),
    {
      name: '12 cubes, the rarest zone, %',
      value: Math.min(...ZONES.map((_, zone) => share(dozen.zones, (one) => one === zone))),
      least: 1,
    },
    { name: 'tower surrogate, 12 cubes, throws/s', value: rates[1], least: 200_000 },
    { name: 'battles won, greatest difference beyond chance, points', value: worstBeyond('won'), most: 2 },
    { name: 'goods per 100 cubes, greatest difference beyond chance', value: worstBeyond('loot'), most: 2 },
  ];
  return { measured, rates, rows, targets, worst: { won: worst('won'), loot: worst('loot') } };
}

/** Tables of text: sizes and speeds, shares of zones, the grid. */
function towerTables({ measured, rates, rows }, figure) {
  const size = ({ cubes, onto }) => (onto > 0 ? `${cubes} onto ${onto}` : String(cubes));
  const sizes = [
    [
      'cubes',
      'throws/s',
      'median ms',
      'p99',
      'longest',
      'film',
      'longest',
      'again %',
      ...Object.keys(MODEL),
      'surrogate/s',
    ],
    ...measured.map((row, at) => [
      size(row),
      ...[row.perSecond, row.median, row.p99, row.longest, row.film, row.longestFilm].map(figure),
      figure(share(row.zones, (zone) => zone < 0)),
      ...kinds(row.zones).map(figure),
      figure(rates[at]),
    ]),
  ];
  const zones = [
    ['cubes', ...ZONES.map(({ name }) => name)],
    ...measured.map((row) => [
      size(row),
      ...ZONES.map((_, zone) => share(row.zones, (one) => one === zone).toFixed(1)),
    ]),
  ];
  const battles = [
    ['ours × theirs', 'battles', 'won %', 'surrogate', 'difference', '±', 'goods/100', 'surrogate', 'difference', '±'],
    ...rows.map((row) => [
      `${row.sides[0]} × ${row.sides[1]}${row.more > 0 ? ` + ${row.more}` : ''}`,
      String(row.battles),
      ...[row.real.won, row.stand.won, row.won, row.wonError].map((value) => value.toFixed(2)),
      ...[row.real.loot, row.stand.loot, row.loot, row.lootError].map((value) => value.toFixed(2)),
    ]),
  ];
  return { sizes, zones, battles };
}

/** The tables for the page are the sizes and the zones; the battles are many. */
export function measureThrows(rapier, { throws, quick }, figure) {
  const tower = measureTower(rapier, { throws, seconds: quick ? 2 : 25 });
  const { sizes, zones, battles } = towerTables(tower, figure);
  return {
    tables: [{ rows: sizes, page: true }, { rows: zones, page: true }, { rows: battles }],
    targets: tower.targets,
    figures: { tower: tower.worst },
  };
}
