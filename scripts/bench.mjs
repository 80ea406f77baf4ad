/**
 * `npm run bench`: random play measured against a hand-optimised limit and against boardgame.io.
 * Flags: --seconds N, --rounds N, --quick, --write (puts the figures into docs/performance.md).
 * Exit code 1 if a target is missed.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const PEER = fileURLToPath(new URL('../bench/peer', import.meta.url));

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

if (!exists('node_modules/typescript')) must('npm ci', npm(['ci'], ROOT));
must('the build', run(process.execPath, ['node_modules/typescript/bin/tsc', '-b']));
if (!exists('bench/peer/node_modules/boardgame.io'))
  must('installing boardgame.io', npm(['ci', '--ignore-scripts'], PEER));

const flags = process.argv.slice(2);
const env = { ...process.env, NODE_ENV: 'production' };
process.exit(run(process.execPath, ['--expose-gc', 'bench/run.mjs', ...flags], { env }));
