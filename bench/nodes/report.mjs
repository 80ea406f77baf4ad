/** What was measured of several nodes, as tables for people and as service times for reckoning. */
import { asMarkdown, asText } from '../report.mjs';

const MICRO = 1e6;
const KILOBYTE = 1024;

const count = (value) => Math.round(value).toLocaleString('en');
const tenth = (value) => value.toFixed(1);
const cores = (value) => (Number.isFinite(value) ? value.toFixed(2) : '–');

/** Microseconds of processor time an action costs all nodes together. */
const nodeMicros = ({ perProcessorSecond }) => MICRO / perProcessorSecond;
/** Processors that were busy with it all the time. */
const coresOf = ({ rate }, secondsPerAction) => rate * secondsPerAction;

function shares(load) {
  const postgres = coresOf(load, load.postgresSeconds ?? Number.NaN);
  const nats = coresOf(load, load.natsSeconds ?? Number.NaN);
  const known = [load.server, load.client, postgres, nats].filter(Number.isFinite);
  const others = coresOf(load, load.busy) - known.reduce((sum, one) => sum + one, 0);
  return { postgres, nats, others: Math.max(0, others) };
}

const SATURATED = [
  ['sqlite', 'one server, SQLite'],
  ['one', 'one node'],
  ['two', 'two nodes'],
  ['three', 'three nodes'],
  ['seats', 'one node, four clients a match'],
];

function rateRows(loads) {
  const row = ([name, title]) => {
    const load = loads[name];
    const { postgres, nats, others } = shares(load);
    return [
      title,
      count(load.rate),
      tenth(load.p50),
      tenth(load.p99),
      tenth(load.seen99),
      count(nodeMicros(load)),
      ...[load.server, postgres, nats, load.client, others].map(cores),
    ];
  };
  return [
    [
      'under full load',
      'actions/s',
      'p50 ms',
      'p99 ms',
      'seen by all, p99 ms',
      'node CPU µs an action',
      'cores: nodes',
      'PostgreSQL',
      'NATS',
      'load',
      'others',
    ],
    ...SATURATED.filter(([name]) => loads[name]).map(row),
  ];
}

const CALM = [
  ['home', 'both at the node that looks after the table'],
  ['foreign', 'both at one that does not'],
  ['apart', 'each at another one, neither looks after it'],
];

function calmRows(loads) {
  const row = ([name, title]) => {
    const { rate, p50, p99, seen50, seen99 } = loads[name];
    return [title, count(rate), ...[p50, p99, seen50, seen99].map(tenth), count(nodeMicros(loads[name]))];
  };
  return [
    [
      'three nodes, people who think',
      'actions/s',
      'stored, p50 ms',
      'p99 ms',
      'seen by the other, p50 ms',
      'p99 ms',
      'node CPU µs an action',
    ],
    ...CALM.filter(([name]) => loads[name]).map(row),
  ];
}

/** Of a load at several nodes: what NATS was given and handed on for one action. */
const newsOf = (load) => ({
  messagesIn: load.newsIn,
  bytesIn: load.newsInBytes,
  messagesOut: load.newsOut,
  bytesOut: load.newsOutBytes,
  natsMicros: load.natsSeconds * MICRO,
});

function newsRows(loads) {
  const row = ([name, title]) => {
    const { messagesIn, bytesIn, messagesOut, bytesOut, natsMicros } = newsOf(loads[name]);
    return [title, tenth(messagesIn), count(bytesIn), tenth(messagesOut), count(bytesOut), count(natsMicros)];
  };
  return [
    ['news per action', 'published', 'bytes', 'handed on', 'bytes', 'NATS CPU µs'],
    ...[...SATURATED, ...CALM].filter(([name]) => loads[name]?.newsIn !== undefined).map(row),
  ];
}

function storeRows({ loads, journal }) {
  const row = ([name, title]) => {
    const { batches, appendSeconds, postgresSeconds, walBytes } = loads[name];
    return [
      title,
      tenth(1 / batches),
      tenth((appendSeconds / batches) * 1000),
      postgresSeconds === undefined ? '–' : count(postgresSeconds * MICRO),
      walBytes === undefined ? '–' : count(walBytes),
    ];
  };
  return [
    ['the store', 'entries a commit', 'ms a commit', 'PostgreSQL CPU µs an action', 'bytes of its log an action'],
    ...[...SATURATED, ...CALM].filter(([name]) => loads[name]).map(row),
    ['in the tables at the end', `${count(journal.entry)} bytes an entry`, `${count(journal.text)} of it text`, '', ''],
  ];
}

const sections = (said) => [rateRows(said.loads), calmRows(said.loads), newsRows(said.loads), storeRows(said)];

export const textOf = (said) => sections(said).map(asText).join('\n\n');

/** The block for the documentation. */
export const markdownOf = (said) =>
  [`Measured on ${said.date}: ${said.machine}. ${said.how}.`, ...sections(said).map(asMarkdown)].join('\n\n');

/** For reckoning with other numbers of people: every figure with its unit in its name. */
export function serviceTimes({ loads, journal, memory, date, machine, how }) {
  const { sqlite, one, seats, three } = loads;
  return {
    date,
    machine,
    how,
    nodeCpuMicrosPerAction: {
      sqlite: nodeMicros(sqlite),
      oneNode: nodeMicros(one),
      threeNodes: nodeMicros(three),
      fourSeats: nodeMicros(seats),
      // Two more people, who are sent what they may know.
      perViewUpdateOfASeat: (nodeMicros(seats) - nodeMicros(one)) / 2,
    },
    wireBytesPerActionAndSeat: one.bytes,
    postgres: Object.fromEntries(
      Object.entries(loads)
        .filter(([, { postgresSeconds }]) => postgresSeconds !== undefined)
        .map(([name, { rate, batches, appendSeconds, postgresSeconds, walBytes }]) => [
          name,
          {
            actionsPerSecond: rate,
            entriesPerCommit: 1 / batches,
            commitMillis: (appendSeconds / batches) * 1000,
            cpuMicrosPerAction: postgresSeconds * MICRO,
            logBytesPerAction: walBytes,
          },
        ]),
    ),
    news: {
      fullLoad: newsOf(three),
      home: newsOf(loads.home),
      foreign: newsOf(loads.foreign),
      apart: newsOf(loads.apart),
    },
    latencyMillis: Object.fromEntries(
      Object.entries(loads).map(([name, { p50, p99, seen50, seen99 }]) => [name, { p50, p99, seen50, seen99 }]),
    ),
    journal: { bytesPerEntry: journal.entry, textBytesPerEntry: journal.text, otherBytesPerMatch: journal.match },
    memoryKilobytes: {
      idleMatch: { heap: memory.match.heap / KILOBYTE, resident: memory.match.resident / KILOBYTE },
      idleConnection: { heap: memory.connection.heap / KILOBYTE, resident: memory.connection.resident / KILOBYTE },
    },
  };
}
