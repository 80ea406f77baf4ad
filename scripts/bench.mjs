/**
 * `npm run bench`: random play measured against a hand-optimised limit and against boardgame.io, dice that really fall
 * and their fast models, single games, the first look on a phone, then the server under load beside other servers, and
 * several nodes;
 * `npm run bench -- engine`, `-- throw`, `-- page`, `-- waiting`, `-- scale`, `-- strength`, `-- value`, `-- thinking`, `-- judge`, `-- analyses`, `-- server`, `-- nodes` or `-- GAME` for one of them. What is measured of a game comes from its folder
 * (bench/README.md).
 * Flags: --seconds N, --rounds N, --quick, --write (puts the figures into docs/performance.md).
 * Exit code 1 if a target of the engine, of the dice, of the judge or of the analyses is missed or a server could not run.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { benches } from '../bench/games.mjs';
import { ensureNats } from './nats.mjs';
import { buildWeb } from './setup.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

const exists = (path) => existsSync(new URL(`../${path}`, import.meta.url));

function run(command, args, { cwd = ROOT, env = process.env, shell = false } = {}) {
  const { status, error } = spawnSync(command, args, { cwd, env, shell, stdio: 'inherit' });
  if (error) throw error;
  return status ?? 1;
}

function must(what, status) {
  if (status === 0) return;
  console.error(`bench: ${what} failed`);
  process.exit(2);
}

/** npm is a script on Windows, which only a shell can start. */
const npm = (args, cwd) => run('npm', args, { cwd, shell: process.platform === 'win32' });

const games = await benches();

const PARTS = {
  /** Random play; fails if a target is missed. */
  engine: { script: 'bench/engine/run.mjs', node: ['--expose-gc'] },
  /** Falling dice; fails if a target is missed. */
  throw: { script: 'bench/throw/run.mjs' },
  /** Games beside what their matches cannot do without; nothing is promised. */
  ...Object.fromEntries(
    games.filter(({ play }) => play).map(({ id }) => [id, { script: 'bench/game.mjs', words: [id] }]),
  ),
  /** The first look on a phone; fails only if something could not run. */
  page: { script: 'bench/web/run.mjs' },
  /** What of a match is waiting for bots; fails only if something could not run. */
  waiting: { script: 'bench/web/waiting.mjs' },
  /** A site for a million people, reckoned from what was measured; nothing is promised. */
  scale: { script: 'bench/scale/run.mjs' },
  /** Levels of computer players against each other; fails if one is surely below its target. */
  strength: { script: 'bench/strength.mjs' },
  /** Value nets beside rollouts; nothing is promised. */
  value: { script: 'bench/value.mjs' },
  /** A thought on one thread of the server and on several; fails if they choose differently. */
  thinking: { script: 'bench/thinking.mjs' },
  /** Judging recorded matches; fails if it takes too long or keeps memory. */
  judge: { script: 'bench/judge.mjs' },
  /** The page in which matches are analysed; fails if it stumbles or keeps memory. */
  analyses: { script: 'bench/web/analyses.mjs' },
  /** Servers under load; fails only if something could not run. */
  server: { script: 'bench/server/run.mjs' },
  /** Several nodes at one PostgreSQL and one NATS; nothing is promised. */
  nodes: { script: 'bench/nodes/run.mjs' },
};

/** A game that is measured only in a part that has a name of its own is found by its own name too. */
const partOf = (name) => (games.some(({ id, play, engine }) => id === name && engine && !play) ? 'engine' : name);

const [asked = '', ...rest] = process.argv.slice(2);
const first = partOf(asked);
const one = Object.hasOwn(PARTS, first);
const parts = one ? [first] : Object.keys(PARTS);
const flags = one ? rest : process.argv.slice(2);

function installPeers(folder, probe) {
  if (exists(`bench/${folder}/node_modules/${probe}`)) return;
  const cwd = fileURLToPath(new URL(`../bench/${folder}`, import.meta.url));
  must(`installing what bench/${folder} needs`, npm(['ci', '--ignore-scripts'], cwd));
}

if (!exists('node_modules/typescript')) must('npm ci', npm(['ci'], ROOT));
must('the build', run(process.execPath, ['node_modules/typescript7/bin/tsc', '-b', '--checkers', '1']));
if (['page', 'waiting', 'analyses'].some((part) => parts.includes(part))) must('the build of the client', buildWeb());
if (parts.includes('engine')) installPeers('peer', 'boardgame.io');
if (parts.includes('nodes') && ensureNats() === undefined) process.exit(2);
if (parts.includes('server')) installPeers('server', '@colyseus/core');

const env = { ...process.env, NODE_ENV: 'production' };
const codes = parts.map((name) => {
  const { script, node = [], words = [] } = PARTS[name];
  console.log(`── ${name}\n`);
  return run(process.execPath, [...node, script, ...words, ...flags], { env });
});
process.exit(Math.max(...codes));
