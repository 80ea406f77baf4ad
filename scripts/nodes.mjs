/**
 * `npm run nodes [version …]`: does a newcomer with another Node get what we promise? For each version (the newest 22
 * and 24 unless named) that Node is fetched from npm, a copy of the project is installed, built and started by
 * it, the page and the health are asked for, and the tests that touch what differs between versions are run: the kernel,
 * the host, guests, both databases. Not part of `npm test`: it downloads, and compiles the embedded database.
 */
import { spawn, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fetchNode, NODES } from './fetch-node.mjs';
import { root } from './setup.mjs';

const VERSIONS = ['22', '24'];
const TESTS = ['packages/kernel', 'packages/host', 'apps/server/tests/guests.test.ts', 'apps/server/tests/store'];
/** Installing, compiling and building take minutes on a small machine. */
const START_MS = 20 * 60_000;
const STOP_MS = 10_000;

/** The project as it is here, without what is made of it; what was installed there before stays. */
function copyProject(folder) {
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(folder)) if (name !== 'node_modules') rmSync(join(folder, name), { recursive: true });
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--', ':!docs'];
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 });
  if (status !== 0) throw new Error('the files of the project are listed by git: this folder is no checkout');
  for (const path of stdout.split('\0')) {
    const from = join(root, path);
    if (path && existsSync(from) && statSync(from).isFile())
      cpSync(from, join(folder, path), { preserveTimestamps: true });
  }
}

/** What npm and every script find first is that Node. */
const withNode = (node) => ({ ...process.env, PATH: `${dirname(node)}${delimiter}${process.env.PATH}` });

/** `npm start` by that Node: what it says, where it is open, how it ends. */
class Started {
  constructor(node, cwd) {
    const args = ['scripts/start.mjs', '--host', '127.0.0.1', '--port', '0', '--data', join(cwd, 'data')];
    const env = { ...withNode(node), BROADSIDE_LOG: 'warn' };
    this.child = spawn(node, args, { cwd, env, stdio: ['ignore', 'pipe', 'inherit'] });
    this.ended = new Promise((resolve) => this.child.on('close', (code, signal) => resolve(code ?? signal)));
  }

  open() {
    return new Promise((resolve, reject) => {
      let said = '';
      const late = setTimeout(() => reject(new Error('the server did not open in time')), START_MS);
      this.child.stdout.on('data', (chunk) => {
        process.stdout.write(chunk);
        said += chunk;
        const url = /http:\/\/127\.0\.0\.1:\d+/.exec(said)?.[0];
        if (!url) return;
        clearTimeout(late);
        resolve(url);
      });
      void this.ended.then((how) => {
        clearTimeout(late);
        reject(new Error(`\`npm start\` ended with ${how}`));
      });
    });
  }

  /** 0 if it stops by itself when it is asked to. */
  async stop() {
    this.child.kill('SIGTERM');
    const late = setTimeout(() => this.child.kill('SIGKILL'), STOP_MS);
    const how = await this.ended;
    clearTimeout(late);
    return how;
  }
}

async function tryServer(node, folder) {
  const server = new Started(node, folder);
  try {
    const url = await server.open();
    for (const path of ['/', '/healthz']) {
      const { status } = await fetch(url + path);
      console.log(`GET ${path} → ${status}`);
      if (status !== 200) throw new Error(`GET ${path} was answered ${status}`);
    }
  } catch (error) {
    await server.stop();
    throw error;
  }
  const how = await server.stop();
  if (how !== 0) throw new Error(`the server, asked to stop, ended with ${how}`);
}

function runTests(node, folder) {
  const args = ['node_modules/vitest/vitest.mjs', 'run', ...TESTS];
  const { status } = spawnSync(node, args, { cwd: folder, env: withNode(node), stdio: 'inherit' });
  if (status !== 0) throw new Error('tests failed');
}

/** A sentence about one version, and whether all was well. */
async function tryVersion(version) {
  console.log(`\n── Node ${version}`);
  const node = fetchNode(version);
  if (!node) return { good: false, words: `Node ${version}: cannot be had here` };
  const exact = spawnSync(node, ['--version'], { encoding: 'utf8' }).stdout?.trim();
  if (!exact) return { good: false, words: `Node ${version}: does not run on this machine` };
  const folder = join(NODES, `project-${version}`);
  try {
    copyProject(folder);
    await tryServer(node, folder);
    runTests(node, folder);
  } catch (error) {
    return { good: false, words: `Node ${exact}: ${error.message}` };
  }
  return { good: true, words: `Node ${exact}: installed, built, served and tested` };
}

const asked = process.argv.slice(2);
const results = [];
for (const version of asked.length > 0 ? asked : VERSIONS) results.push(await tryVersion(version));
console.log(`\n${results.map(({ words }) => words).join('\n')}`);
console.log(`The copies are kept in ${NODES}; they may be deleted.`);
process.exit(results.every(({ good }) => good) ? 0 : 1);
