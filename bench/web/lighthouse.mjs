/**
 * Scores of Lighthouse, on its own profile of a phone. It wants a newer Node than we promise, so it has one of its own. It
 * looks first and judges afterwards; in between every task of the browser is given the length that it had on the processor,
 * so that a busy machine, which lets tasks wait, makes no page slower.
 */
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

/** What the clock on the wall says of a task holds what it waited for others. */
function withoutWaiting(folder) {
  const file = join(folder, 'trace.json');
  const trace = JSON.parse(readFileSync(file, 'utf8'));
  for (const event of trace.traceEvents) if (event.ph === 'X' && event.tdur < event.dur) event.dur = event.tdur;
  writeFileSync(file, JSON.stringify(trace));
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
  const [report, seen] = [join(FOLDER, 'report.json'), join(FOLDER, 'seen')];
  const flags = ['--output=json', `--output-path=${report}`, '--quiet', '--only-categories=performance,accessibility'];
  const run = async (address, ...how) => {
    const args = [PROGRAM, address, ...flags, ...how];
    const env = { ...process.env, CHROME_PATH: chromium };
    // Not synchronously: the server that it visits runs in this process.
    const [status] = await once(spawn(node, args, { env, stdio: 'inherit', timeout: PATIENCE_MS }), 'exit');
    if (status !== 0) throw new Error(`Lighthouse did not come to an end with ${address}`);
  };
  return async (address) => {
    await run(address, `--gather-mode=${seen}`, '--chrome-flags=--headless --no-sandbox --disable-gpu');
    withoutWaiting(seen);
    await run(address, `--audit-mode=${seen}`);
    const { categories } = JSON.parse(readFileSync(report, 'utf8'));
    return Object.fromEntries(Object.entries(categories).map(([name, { score }]) => [name, Math.round(score * 100)]));
  };
}
