/**
 * One, two and three nodes at a PostgreSQL and a NATS, beside one server on SQLite; started by `npm run bench -- nodes`, which
 * builds first. Nothing is promised here. Exit code 1: something could not run.
 */
import { fork } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { benchWith } from '../games.mjs';
import { replaceBlock } from '../page.mjs';
import { positive } from '../plan.mjs';
import { machine } from '../report.mjs';
import { canBeMeasured } from './processes.mjs';
import { markdownOf, serviceTimes, textOf } from './report.mjs';

const FULL = { matches: 200, warm: 8, depth: 20, patience: 20, seconds: 8, rounds: 3, idle: 1000, connections: 1000 };
const QUICK = { matches: 50, warm: 3, depth: 10, patience: 6, seconds: 3, rounds: 1, idle: 400, connections: 400 };
/** Seconds after which matches without a move are put away. */
const SETTLE = 4;
/** People who think between two actions: nothing waits for a processor. */
const CALM = { matches: 60, pause: 200 };
const RESULT = new URL('measured.json', import.meta.url);

const { values } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
    seconds: { type: 'string' },
    rounds: { type: 'string' },
    matches: { type: 'string' },
  },
});
const base = values.quick ? QUICK : FULL;
const { id: game } = await benchWith('peer');
const plan = {
  ...base,
  game,
  settle: SETTLE,
  folder: makeFolder(),
  matches: positive('matches', values.matches ?? base.matches),
  seconds: positive('seconds', values.seconds ?? base.seconds),
  rounds: positive('rounds', values.rounds ?? base.rounds),
};

/** Which servers are started, and under what load they are looked at. */
const CLUSTERS = [
  { size: 0, rows: [{ name: 'sqlite' }] },
  { size: 1, rows: [{ name: 'one' }, { name: 'seats', seats: 4 }], memory: true },
  { size: 2, rows: [{ name: 'two', place: 'anywhere' }] },
  {
    size: 3,
    rows: [
      { name: 'three', place: 'anywhere' },
      { name: 'home', place: 'home', ...CALM },
      { name: 'foreign', place: 'foreign', ...CALM },
      { name: 'apart', place: 'apart', ...CALM },
    ],
  },
];

/** On the disk of the project: a temporary folder may lie in memory, where syncing costs nothing. */
function makeFolder() {
  const parent = fileURLToPath(new URL('../../.broadside/', import.meta.url));
  mkdirSync(parent, { recursive: true });
  const folder = mkdtempSync(`${parent}bench-`);
  process.on('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }));
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
  return folder;
}

/** In a process of its own, so that no cluster meets what another has left behind. */
function drive(cluster) {
  const script = fileURLToPath(new URL('drive.mjs', import.meta.url));
  const child = fork(script, [JSON.stringify({ ...plan, ...cluster })]);
  return new Promise((resolve, reject) => {
    let result;
    child.on('message', (message) => {
      result = message;
    });
    child.on('error', reject);
    child.on('exit', (code, signal) => {
      if (result && code === 0) resolve(result);
      else reject(new Error(`${cluster.size} nodes could not be measured: ${signal ?? code}`));
    });
  });
}

if (!canBeMeasured) throw new Error('processor time of PostgreSQL and NATS can be read on Linux only');
const loads = {};
let journal;
let memory;
for (const cluster of CLUSTERS) {
  console.log(`${cluster.size === 0 ? 'a server alone' : `nodes: ${cluster.size}`} …`);
  const result = await drive(cluster);
  for (const { name, ...load } of result.measured) loads[name] = load;
  if (cluster.memory) ({ journal, memory } = result);
}
const date = new Date().toISOString().slice(0, 10);
const how =
  `${plan.matches} matches (where people think: ${CALM.matches}, ${CALM.pause} ms), two clients each unless said otherwise, ` +
  `medians of ${plan.rounds} rounds of ${plan.seconds} s; load of the machine at the end, ours among it: ${os.loadavg()[1].toFixed(1)}`;
const said = { loads, journal, memory, date, machine: machine(), how };
const measured = serviceTimes(said);
console.log(`\n${said.machine}\n${how}\n\n${textOf(said)}\n`);
if (values.write) {
  replaceBlock('bench-nodes', markdownOf(said));
  writeFileSync(RESULT, `${JSON.stringify(measured, null, 2)}\n`);
}
console.log(JSON.stringify({ ...measured, loads }));
