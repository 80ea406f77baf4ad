/** Scores of Lighthouse, on its own profile of a phone. It wants a newer Node than we promise, so it has one of its own. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fetchNode } from '../../scripts/fetch-node.mjs';

const VERSION = '13.5.0';
const NODE = '24';
const PATIENCE_MS = 180_000;
const FOLDER = fileURLToPath(new URL('../../.broadside/lighthouse', import.meta.url));
const PROGRAM = join(FOLDER, 'node_modules/lighthouse/cli/index.js');

function install() {
  if (existsSync(PROGRAM)) return true;
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(join(FOLDER, 'package.json'), '{"private":true}\n');
  const args = ['install', '--no-save', '--no-audit', '--no-fund', '--ignore-scripts', `lighthouse@${VERSION}`];
  // Its warnings are about the Node that installs, not about the one that runs it.
  spawnSync('npm', args, { cwd: FOLDER, stdio: 'ignore', shell: process.platform === 'win32' });
  return existsSync(PROGRAM);
}

/** A function from an address to its scores, or undefined with a sentence about why there is none. */
export function lighthouse(chromium) {
  const node = install() ? fetchNode(NODE) : undefined;
  if (node === undefined) {
    console.error(
      `Lighthouse ${VERSION} cannot be had: npm cannot be reached, or has no Node ${NODE} for this machine.`,
    );
    return undefined;
  }
  const report = join(FOLDER, 'report.json');
  const flags = ['--output=json', `--output-path=${report}`, '--quiet', '--only-categories=performance,accessibility'];
  return async (address) => {
    const args = [PROGRAM, address, ...flags, '--chrome-flags=--headless --no-sandbox --disable-gpu'];
    const env = { ...process.env, CHROME_PATH: chromium };
    // Not synchronously: the server that it visits runs in this process.
    const [status] = await once(spawn(node, args, { env, stdio: 'inherit', timeout: PATIENCE_MS }), 'exit');
    if (status !== 0) throw new Error(`Lighthouse did not come to an end with ${address}`);
    const { categories } = JSON.parse(readFileSync(report, 'utf8'));
    return Object.fromEntries(Object.entries(categories).map(([name, { score }]) => [name, Math.round(score * 100)]));
  };
}
