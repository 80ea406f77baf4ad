/**
 * `npm run bench -- scale`: from measured service times, where waiting begins (a simulation, the same every time) and what
 * a million people at once would take (multiplication). `--write` puts it into docs/scale.md; `--renew` first takes over what
 * `npm run bench -- nodes` has measured last.
 */
import { parseArgs } from 'node:util';
import { replaceBlock } from '../page.mjs';
import { asMarkdown, asText } from '../report.mjs';
import { inputs, renew, timesOf } from './inputs.mjs';
import { capacityOf, simulate } from './model.mjs';
import { onPaper } from './paper.mjs';

const SEED = 17;
const ACTIONS = 60_000;
const LOADS = [0.1, 0.3, 0.5, 0.6, 0.7, 0.8, 0.85, 0.9, 0.95, 1.05];
/** A part of a site that is small enough to be simulated, in the proportions of the whole. */
const CELL_NODES = 12;
const WIDTH = 40;
/** The longest time that the chart has room for. */
const MOST_MS = 400;

const flag = { type: 'boolean', default: false };
const { values: flags } = parseArgs({ options: { write: flag, renew: flag } });
if (flags.renew) renew();
const given = inputs();
const times = timesOf(given);
const capacity = CELL_NODES * capacityOf({ nodes: CELL_NODES, times });
const paper = onPaper(given, times);
const cores = Math.max(1, Math.round((paper.databaseCores / given.site.loadOfADatabase / paper.nodes) * CELL_NODES));

const whole = (value) => Math.round(value).toLocaleString('en');
const tenth = (value) => (value >= 100 ? whole(value) : value.toFixed(1));
const percent = (value) => `${Math.round(100 * value)}%`;

const points = LOADS.map((load) =>
  simulate({ nodes: CELL_NODES, cores, times, rate: load * capacity, actions: ACTIONS, seed: SEED }),
);

const knee = [
  [
    'offered',
    'actions/s',
    'stored, p50 ms',
    'p99 ms',
    'seen elsewhere, p99 ms',
    'entries a commit',
    'nodes busy',
    'database',
    'NATS',
  ],
  ...points.map(({ rate, p50, p99, seen99, entriesACommit, loads }, at) => [
    percent(LOADS[at]),
    whole(rate),
    ...[p50, p99, seen99, entriesACommit].map(tenth),
    ...[loads.nodes, loads.database, loads.nats].map(percent),
  ]),
];

/** The longer a line, the longer one in a hundred waits; each character is as much more as the one before it. */
const chart = points
  .map(({ p99 }, at) => {
    const length = Math.min(WIDTH, Math.max(1, Math.round((WIDTH * Math.log1p(p99)) / Math.log1p(MOST_MS))));
    return `${percent(LOADS[at]).padStart(5)} ${'█'.repeat(length)} ${tenth(p99)} ms`;
  })
  .join('\n');

const bytes = (value) =>
  value >= 1e12
    ? `${(value / 1e12).toFixed(1)} TB`
    : value >= 1e9
      ? `${(value / 1e9).toFixed(1)} GB`
      : `${whole(value / 1e6)} MB`;
const taken = [
  ['at the busiest moment', 'so much'],
  ['people, all connected', whole(paper.people)],
  ['matches', whole(paper.matches)],
  ['actions of people a second', whole(paper.actions)],
  ['entries a second, with those of bots', whole(paper.entries)],
  ['requests over HTTP a second', whole(paper.requests)],
  [
    `nodes (one thread each) at ${percent(given.site.loadOfANode)}`,
    `${whole(paper.nodes)} (by processor ${whole(paper.nodesByProcessor)})`,
  ],
  ['memory of a node', `${tenth(paper.gigabytesANode)} GB`],
  ['processors the databases are busy with', tenth(paper.databaseCores)],
  [
    `databases of ${given.site.coresOfADatabase} cores at ${percent(given.site.loadOfADatabase)}, each with a standby`,
    whole(paper.databases),
  ],
  ['entries in a commit', tenth(paper.entriesACommit)],
  ['news handed on a second', whole(paper.deliveries)],
  ['heartbeats handed on a second', whole(paper.beats)],
  ['bytes of news a second', bytes(paper.newsBytes)],
  ['processors NATS is busy with', tenth(paper.natsCores)],
  ['tables that the poll looks at, a second', whole(paper.polled)],
  ['bytes to clients a second', bytes(paper.wire)],
  ['journal a day', bytes(paper.journalADay)],
  ['log of the databases a day', bytes(paper.logADay)],
  ['journal kept for a year', `${tenth(paper.disk)} TB`],
  ['bytes to clients a day', bytes(paper.wireADay)],
];
const cost = [
  ['Euro a month, at assumed prices', 'about'],
  ...Object.entries(paper.month).map(([what, euro]) => [what, whole(euro)]),
  ['altogether', whole(paper.total)],
  ['for a thousand people at once', tenth(paper.total / (paper.people / 1000))],
];

const head = `A cell of ${CELL_NODES} nodes at a database of ${cores} cores; ${whole(ACTIONS)} actions at each load, seed ${SEED}. Service times: ${given.measured.note}`;
console.log([head, asText(knee), chart, asText(taken), asText(cost)].join('\n\n'));

if (flags.write) {
  const page = new URL('../../docs/scale.md', import.meta.url);
  replaceBlock('bench-scale-knee', [head, asMarkdown(knee), `\`\`\`\n${chart}\n\`\`\``].join('\n\n'), page);
  replaceBlock('bench-scale-paper', [asMarkdown(taken), asMarkdown(cost)].join('\n\n'), page);
  const list = (part) => asMarkdown([['', 'taken as'], ...Object.entries(part).flatMap(flat)]);
  replaceBlock(
    'bench-scale-inputs',
    [list(given.measured), list(given.assumed), list(given.site), list(given.prices)].join('\n\n'),
    page,
  );
}

function flat([name, value]) {
  if (typeof value === 'object') return Object.entries(value).flatMap(([part, one]) => flat([`${name}.${part}`, one]));
  return name === 'note' ? [] : [[name, typeof value === 'number' ? String(Math.round(1000 * value) / 1000) : value]];
}
