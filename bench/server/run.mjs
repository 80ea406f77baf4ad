/**
 * Servers under load, one after the other, on this machine; started by `npm run bench`, which builds and installs
 * first. Exit code 1: something could not run; a missed target is only said.
 */
import { fork, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { benches, benchWith } from '../games.mjs';
import { replaceBlock } from '../page.mjs';
import { positive } from '../plan.mjs';
import { machine } from '../report.mjs';
import { CONTESTANTS } from './contestants.mjs';
import { judge, markdownOf, textOf } from './report.mjs';
import { measureWire } from './wire.mjs';

/** `counted`: matches of each game whose messages are counted. `depth`: actions in each match before it counts, unless that takes longer than `patience` seconds. */
const FULL = {
  counted: 10,
  matches: 200,
  warm: 8,
  depth: 100,
  patience: 45,
  seconds: 8,
  rounds: 3,
  idle: 2000,
  connections: 2000,
};
const QUICK = {
  counted: 2,
  matches: 50,
  warm: 3,
  depth: 20,
  patience: 6,
  seconds: 3,
  rounds: 1,
  idle: 400,
  connections: 400,
};
/** Seconds after which matches without a move are put away. */
const SETTLE = 4;

/** Files that a server or the load client has open besides its sockets. */
const SPARE_FILES = 200;
/** A contestant that takes longer has failed. */
const limitOf = ({ patience, seconds, rounds }) => (240 + patience + seconds * rounds) * 1000;

const names = CONTESTANTS.map(({ name }) => name);

function readPlan() {
  const { values } = parseArgs({
    options: {
      quick: { type: 'boolean', default: false },
      write: { type: 'boolean', default: false },
      seconds: { type: 'string' },
      rounds: { type: 'string' },
      matches: { type: 'string' },
      only: { type: 'string' },
      profile: { type: 'string' },
    },
  });
  if (values.only && !names.includes(values.only)) throw new RangeError(`--only must be one of ${names.join(', ')}`);
  const plan = values.quick ? QUICK : FULL;
  return {
    ...plan,
    settle: SETTLE,
    matches: positive('matches', values.matches ?? plan.matches),
    seconds: positive('seconds', values.seconds ?? plan.seconds),
    rounds: positive('rounds', values.rounds ?? plan.rounds),
    contestants: CONTESTANTS.filter(({ name }) => !values.only || name === values.only),
    profile: values.profile,
    write: values.write,
  };
}

/** As many connections as this machine lets a process have. */
function withinFileLimit(plan) {
  if (process.platform === 'win32') return plan;
  const text = spawnSync('sh', ['-c', 'ulimit -n'], { encoding: 'utf8' }).stdout.trim();
  const files = text === 'unlimited' ? Infinity : Number(text);
  const room = files - SPARE_FILES;
  if (plan.matches * 2 > room) throw new Error(`${plan.matches} matches need more open files than ${text} (ulimit -n)`);
  if (plan.connections <= room) return plan;
  const connections = Math.floor(room / 2) * 2;
  console.log(`only ${connections} idle connections: no more than ${text} open files are allowed (ulimit -n)`);
  return { ...plan, connections };
}

/** The load client shares the machine with what it measures: with room for what is new it collects less often. */
const ROOM = '--max-semi-space-size=64';

/** In a process of its own, so that no contestant meets what another has left behind. */
function drive(contestant, plan, folder) {
  const script = fileURLToPath(new URL('drive.mjs', import.meta.url));
  const child = fork(script, [JSON.stringify({ ...plan, contestant: contestant.name, folder })], { execArgv: [ROOM] });
  const timer = setTimeout(() => child.kill('SIGKILL'), limitOf(plan));
  return new Promise((resolve, reject) => {
    let result;
    child.on('message', (message) => {
      result = message;
    });
    child.on('error', reject);
    child.on('exit', (code, signal) => {
      clearTimeout(timer);
      if (result) resolve(result);
      else reject(new Error(`${contestant.title} ended with ${signal ?? code}`));
    });
  });
}

/** On the disk of the project: a temporary folder may lie in memory, where syncing costs nothing. */
function makeFolder() {
  const parent = fileURLToPath(new URL('../../.broadside/', import.meta.url));
  mkdirSync(parent, { recursive: true });
  const folder = mkdtempSync(`${parent}bench-`);
  process.on('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }));
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
  return folder;
}

async function driveAll(plan, folder) {
  const results = [];
  for (const contestant of plan.contestants) {
    console.log(`${contestant.title} …`);
    try {
      results.push({ contestant, ...(await drive(contestant, plan, folder)) });
    } catch (error) {
      console.error(`${contestant.title} could not be measured: ${error.message}`);
      process.exitCode = 1;
    }
  }
  return results;
}

// All play the game that is written for boardgame.io too.
const { id: game } = await benchWith('peer');
const plan = { ...withinFileLimit(readPlan()), game };
const results = await driveAll(plan, makeFolder());
const targets = judge(results);
const date = new Date().toISOString().slice(0, 10);
const how = `${plan.matches} matches with two clients each, medians of ${plan.rounds} rounds of ${plan.seconds} s`;
const promised = (await benches()).filter(({ wire }) => wire).map(({ id, wire }) => [id, wire.most]);
const wire = measureWire(plan.counted, Object.fromEntries(promised));
const said = { results, targets, wire, date, machine: machine(), how };
console.log(`\n${said.machine}\n${how}\n\n${textOf(said)}\n`);
if (plan.write && process.exitCode !== 1) replaceBlock('bench-server', markdownOf(said));
console.log(JSON.stringify({ date, machine: said.machine, plan, results, wire, targets }));
