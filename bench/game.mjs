/**
 * One game measured and reported: random and policy matches beside what they cannot do without, and beside another game;
 * then the parts of a search. Started by `npm run bench -- GAME`, which builds first; the game says the rest (`play` in
 * its bench/index.mjs).
 */
import { LooseChance, Stream } from '@broadside/kernel';
import { onShelf } from '@broadside/shelf';
import { benches } from './games.mjs';
import { compare } from './measure.mjs';
import { replaceBlock } from './page.mjs';
import { readPlan } from './plan.mjs';
import { makeEach, makePlay, makeRandom, makeSearch, middles, once, throwsOf } from './playing.mjs';
import { asMarkdown, asText, machine } from './report.mjs';

const FULL = { seconds: 0.5, rounds: 7, warmUp: 2 };
const QUICK = { seconds: 0.2, rounds: 3, warmUp: 0.6 };

const count = (value) => Math.round(value).toLocaleString('en');
const share = (value) => `1/${(1 / value).toFixed(1)}`;
const microseconds = (perSecond) => (1e6 / perSecond).toFixed(perSecond > 1e5 ? 2 : 1);

/** Who is measured at a table of so many: each works for a moment and says how much it did. */
function makeTable({ game, kit, alone, beside }, players) {
  const throws = alone.parts.length > 0 ? throwsOf(game, players, alone.note) : [];
  const other = beside && onShelf(beside.game).game;
  const canBeside = other && players >= other.seats.min && players <= other.seats.max;
  return {
    [`random${players}`]: makeRandom(game, players),
    [`policy${players}`]: makePlay(game, players, kit.policy, `sailor ${players}`),
    ...Object.fromEntries(alone.parts.map(({ name, make }) => [`${name}${players}`, once(make(throws))])),
    ...(canBeside ? { [`beside${players}`]: makeRandom(other, players) } : {}),
  };
}

/** Copies, views and thoughts are those of a full table. */
function makeParts({ game, kit, iterations, more = {} }, players) {
  const positions = middles(game, kit, players);
  const chance = new LooseChance(Stream.of('imagine'));
  const each = (make) => once(makeEach(positions, (position) => make(position, chance)));
  return {
    clone: each(({ state }) => game.clone(state)),
    view: each(({ state, seat }) => game.view(state, seat)),
    imagine: each(({ view, seat }) => game.imagine(view, seat, chance)),
    ...Object.fromEntries(Object.entries(more).map(([name, { make }]) => [name, each(make)])),
    search: once(makeSearch(game, kit, positions, iterations)),
  };
}

const titlesOf = ({ iterations, more = {} }) => ({
  clone: 'copies of a state',
  view: 'views of a seat',
  imagine: 'worlds imagined from a view',
  ...Object.fromEntries(Object.entries(more).map(([name, { title }]) => [name, title])),
  search: `iterations of the captain, ${iterations} a thought`,
});

function tableOf({ alone }, rates, players) {
  const perSecond = (name) => {
    const rate = rates[`${name}${players}`];
    return rate && rate.median / rate.each;
  };
  const { median: actions, each: actionsEach } = rates[`random${players}`];
  const parts = Object.fromEntries(alone.parts.map(({ name }) => [name, perSecond(name)]));
  return {
    players,
    actions,
    actionsEach,
    random: perSecond('random'),
    policy: perSecond('policy'),
    ...parts,
    beside: perSecond('beside'),
  };
}

const playRows = (tables) => [
  ['players', 'random actions/s', 'actions a match', 'random matches/s', 'sailors’ matches/s'],
  ...tables.map(({ players, actions, actionsEach, random, policy }) =>
    [String(players)].concat([actions, actionsEach, random, policy].map(count)),
  ),
];

/** What stands beside random matches, each with their share of it, if that says anything. */
const referencesOf = ({ alone, beside }) => [
  ...alone.parts,
  ...(beside ? [{ name: 'beside', title: `${beside.title}, random`, share: true }] : []),
];

function referenceRows(references, tables) {
  const cells = (table, { name, share: shared }) => {
    const rate = table[name];
    return [rate ? count(rate) : '–', ...(shared ? [rate ? share(table.random / rate) : '–'] : [])];
  };
  return [
    ['players', 'random matches/s', ...references.flatMap((one) => (one.share ? [one.title, 'share'] : [one.title]))],
    ...tables.map((table) => [
      String(table.players),
      count(table.random),
      ...references.flatMap((one) => cells(table, one)),
    ]),
  ];
}

const partRows = (rates, titles, players) => [
  [`mid-game, ${players} players`, 'per second', 'lowest', 'highest', 'µs each'],
  ...Object.entries(titles).map(([name, title]) => {
    const { median, low, high } = rates[name];
    return [title, count(median), count(low), count(high), microseconds(median)];
  }),
];

function measureAll(contestants, plan) {
  const work = Object.fromEntries(Object.entries(contestants).map(([name, one]) => [name, one.work]));
  return Object.fromEntries(
    Object.entries(compare(work, plan)).map(([name, rate]) => [name, { ...rate, each: contestants[name].each() }]),
  );
}

const [id] = process.argv.splice(2, 1);
const spec = { alone: { parts: [] }, ...(await (await benches()).find((bench) => bench.id === id).play()) };
const { min, max } = spec.game.seats;
const counts = Array.from({ length: max - min + 1 }, (_, at) => min + at);
const plan = readPlan(FULL, QUICK);
const tablesOf = Object.assign({}, ...counts.map((players) => makeTable(spec, players)));
const rates = measureAll({ ...tablesOf, ...makeParts(spec, max) }, plan);
const tables = counts.map((players) => tableOf(spec, rates, players));
const titles = titlesOf(spec);
const references = referencesOf(spec);
const sections = [
  playRows(tables),
  ...(references.length > 0 ? [referenceRows(references, tables)] : []),
  partRows(rates, titles, max),
];
const date = new Date().toISOString().slice(0, 10);
const how = `Medians of ${plan.rounds} interleaved rounds of ${plan.seconds} s each, per second of processor time`;
console.log(`${machine()}\n${how}\n\n${sections.map(asText).join('\n\n')}\n`);
const page = [`Measured on ${date}: ${machine()}. ${how}.`, ...sections.map(asMarkdown)];
if (plan.write) replaceBlock(`bench-${id}`, page.join('\n\n'));
const parts = Object.fromEntries(Object.keys(titles).map((name) => [name, rates[name].median]));
console.log(JSON.stringify({ date, machine: machine(), tables, ...parts }));
