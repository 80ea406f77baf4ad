/** What every entry script needs first: the dependencies and the build. Node's own modules only. */
import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** Runs a program in the project's root and returns its exit code. */
function run(command, args, options = {}) {
  const { status, error } = spawnSync(command, args, { cwd: root, stdio: 'inherit', ...options });
  if (error) console.error(`${command} could not be started: ${error.message}`);
  return status ?? 1;
}

/** A tool of the project itself, run by this very Node. */
export const runTool = (path, args, options) => run(process.execPath, [join(root, path), ...args], options);

function isInstalled() {
  const installed = join(root, 'node_modules', '.package-lock.json');
  return existsSync(installed) && statSync(installed).mtimeMs >= statSync(join(root, 'package-lock.json')).mtimeMs;
}

export function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  console.error(`Broadside needs Node 20.19 or newer; this is ${process.version}.`);
  process.exit(1);
}

/** Installs what the lock file names, unless that has been done already. */
export function ensureInstalled() {
  if (isInstalled()) return;
  console.log('Installing what the project needs (once) …');
  const code = run('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], {
    shell: process.platform === 'win32',
  });
  if (code !== 0) {
    console.error('The install failed: is the npm registry reachable? Then try again.');
    process.exit(code);
  }
}

export const build = () => runTool('node_modules/typescript/bin/tsc', ['-b']);
