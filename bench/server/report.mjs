/** What was measured of the servers, what was wanted, and both as a table. */
import { asMarkdown, asText } from '../report.mjs';

const KILOBYTE = 1024;

const count = (value) => Math.round(value).toLocaleString('en');
const milliseconds = (value) => value.toFixed(1);
const kilobytes = (bytes) => (bytes / KILOBYTE).toFixed(1);
const bytes = (value) => `${count(value)} B`;
const percent = (share) => `${Math.round(share * 100)}%`;
const times = (value) => `${value >= 100 ? Math.round(value) : value.toFixed(1)}×`;
const share = (value) => (value >= 1 ? times(value) : `1/${(1 / value).toFixed(1)}`);

/** The promises. A target compares with `beside`, or stands for itself. */
const TARGETS = [
  { name: 'actions/s, times boardgame.io on files', rate: true, beside: 'boardgame-files', least: 15, format: times },
  { name: 'actions/s, share of Colyseus', rate: true, beside: 'colyseus', least: 1 / 2, format: share },
  { name: '99 of 100 acknowledged within, ms', of: ({ load }) => load?.p99, most: 25, format: milliseconds },
  {
    name: 'an idle match, kB',
    of: ({ memory }) => memory && costOf(memory.match),
    most: 8 * KILOBYTE,
    format: kilobytes,
  },
  {
    name: 'an idle connection, kB',
    of: ({ memory }) => memory && costOf(memory.connection),
    most: 5 * KILOBYTE,
    format: kilobytes,
  },
  { name: 'sent for an action to each seat, not compressed', of: ({ load }) => load?.bytes, most: 200, format: bytes },
];

/** The larger of what the heap and the process as a whole have grown by. */
const costOf = ({ heap, resident }) => Math.max(heap, resident);

const named = (results, name) => results.find(({ contestant }) => contestant.name === name);

/** What was measured for a target, and by processor time for a rate; nothing if a side is missing. */
function measureOf(results, { rate, beside, of }) {
  const ours = named(results, 'broadside');
  if (!ours) return undefined;
  if (!rate) {
    const value = of(ours);
    return value === undefined || value === null ? undefined : { value };
  }
  const theirs = named(results, beside);
  if (!ours.load || !theirs?.load) return undefined;
  const ratio = (key) => ours.load[key] / theirs.load[key];
  return { value: ratio('rate'), byProcessor: ratio('perProcessorSecond') };
}

/** Every target that this run can speak of. */
export const judge = (results) =>
  TARGETS.flatMap((target) => {
    const measure = measureOf(results, target);
    if (!measure) return [];
    const { name, least, most, format } = target;
    return {
      name,
      measured: format(measure.value),
      byProcessor: measure.byProcessor === undefined ? '' : format(measure.byProcessor),
      target: `${least === undefined ? 'at most' : 'at least'} ${format(least ?? most)}`,
      met: least === undefined ? measure.value <= most : measure.value >= least,
    };
  });

function loadRows(results) {
  const row = ({ contestant: { title, keeps }, load }) => [
    title,
    keeps,
    String(load.matches),
    count(load.rate),
    milliseconds(load.p50),
    milliseconds(load.p99),
    count(load.perProcessorSecond),
    percent(load.server),
    percent(load.client),
    count(load.bytes),
  ];
  return [
    [
      'acknowledged actions',
      'kept in a crash',
      'matches',
      'per second',
      'p50 ms',
      'p99 ms',
      'per server CPU s',
      'server CPU',
      'client CPU',
      'bytes an action and seat',
    ],
    ...results.filter(({ load }) => load).map(row),
  ];
}

function memoryRows(results) {
  const both = ({ heap, resident }) => [kilobytes(heap), kilobytes(resident)];
  const row = ({ contestant: { title }, memory }) => [
    title,
    count(memory.idle),
    ...both(memory.match),
    count(memory.connections),
    ...both(memory.connection),
  ];
  return [
    ['kB at rest', 'matches', 'heap each', 'resident each', 'connections', 'heap each', 'resident each'],
    ...results.filter(({ memory }) => memory).map(row),
  ];
}

function targetRows(targets) {
  const row = ({ name, measured, byProcessor, target, met }) => [
    name,
    measured,
    byProcessor,
    target,
    met ? 'met' : 'missed',
  ];
  return [['target', 'measured', 'per CPU s', 'wanted', ''], ...targets.map(row)];
}

/** Signs that a server did not keep up; nothing to say as a rule. */
const troubles = (results) =>
  results.flatMap(({ contestant: { title }, load }) =>
    load && load.lost + load.refused > 0 ? `${title}: ${load.lost} lost, ${load.refused} refused` : [],
  );

const wireRows = (wire) => [
  ['sent, bytes, not compressed', 'players', 'first look', 'whole views, an action and seat', 'changes', 'wanted', ''],
  ...wire.map(({ game, players, first, whole, changes, most }) => [
    game,
    String(players),
    count(first),
    count(whole),
    count(changes),
    most === undefined ? '' : `at most ${most}`,
    most === undefined ? '' : changes <= most ? 'met' : 'missed',
  ]),
];

const sections = ({ results, targets, wire }) => [
  loadRows(results),
  memoryRows(results),
  wireRows(wire),
  targetRows(targets),
];

export const textOf = (said) => [...sections(said).map(asText), ...troubles(said.results)].join('\n\n');

/** The block for the documentation. */
export const markdownOf = (said) =>
  [`Measured on ${said.date}: ${said.machine}. ${said.how}.`, ...sections(said).map(asMarkdown)].join('\n\n');
