/** What every entry script needs first: the dependencies and the build. Node's own modules only. */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
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

/** The same beside others: what it prints is kept together instead of being shown at once. */
export const toolBeside = (path, args) =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, [join(root, path), ...args], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => {
        output += chunk;
      });
    child.on('error', (error) => resolve({ code: 1, output: `${path} could not be started: ${error.message}` }));
    child.on('close', (status) => resolve({ code: status ?? 1, output }));
  });

function isInstalled() {
  const installed = join(root, 'node_modules', '.package-lock.json');
  return existsSync(installed) && statSync(installed).mtimeMs >= statSync(join(root, 'package-lock.json')).mtimeMs;
}

/** What `engines` in package.json says, for a machine on which nothing is installed yet. */
export function runsOn(version) {
  const [major, minor] = version.split('.').map(Number);
  return major > 22 || (major === 22 && minor >= 13) || (major === 20 && minor >= 19);
}

export function checkNode() {
  if (runsOn(process.versions.node)) return;
  console.error(`Broadside needs Node 20.19, 22.13 or newer; this is ${process.version}.`);
  process.exit(1);
}

/** Everything that is needed to run. */
export function ensureInstalled() {
  ensurePackages();
  ensureDatabase();
}

/** Installs what the lock file names, unless that has been done already. */
export function ensurePackages() {
  if (isInstalled()) return;
  console.log('Installing what the project needs (once) …');
  const code = npm(['ci', '--ignore-scripts', '--no-audit', '--no-fund']);
  if (code === 0) return;
  console.error('The install failed: is the npm registry reachable? Then try again.');
  process.exit(code);
}

const npm = (args, env = {}) =>
  run('npm', args, { shell: process.platform === 'win32', env: { ...process.env, ...env } });

/** Whether the embedded database loads in this Node: it is the one part that is compiled for the machine. */
const databaseLoads = () =>
  spawnSync(process.execPath, ['-e', "new (require('better-sqlite3'))(':memory:').close()"], { cwd: root }).status ===
  0;

/** Node's own headers, where they came along with Node: they spare a download. */
function headersOfNode(prefix = dirname(dirname(process.execPath))) {
  const folder = join(prefix, 'include', 'node');
  if (!existsSync(join(folder, 'node.h'))) return {};
  const wrap = readFileSync(join(folder, 'node_object_wrap.h'), 'utf8');
  const fixed = withoutHooks(wrap);
  if (fixed === wrap || process.platform === 'win32') return { npm_config_nodedir: prefix };
  const file = join(mkdtempSync(join(tmpdir(), 'broadside-headers-')), 'node_object_wrap.h');
  writeFileSync(file, fixed);
  return { npm_config_nodedir: prefix, CXXFLAGS: `${process.env.CXXFLAGS ?? ''} -include ${file}`.trim() };
}

/**
 * Since 24.19 an ObjectWrap of Node takes its clean-up hook back when it is collected, and Node aborts if no context is
 * entered then. better-sqlite3 12 is made of them: compiled with such headers, and only then, it ends the process sooner
 * or later. It cleans up by itself, so it is compiled without the hook, as before and as what can be downloaded is.
 */
export const withoutHooks = (header) => header.replace(/^ *(?:Add|Remove)CleanupHook\(\);\n/gm, '');

export function ensureDatabase() {
  if (databaseLoads()) return;
  console.log('Preparing the embedded database for this machine (once, about a minute if it must be compiled) …');
  npm(['rebuild', 'better-sqlite3', '--no-audit', '--no-fund'], headersOfNode());
  if (databaseLoads()) return;
  console.error(
    'The embedded database (better-sqlite3) could neither be downloaded nor compiled for this machine.\n' +
      'It needs a C++ compiler, make and python3 (Debian: apt-get install g++ make python3). Then try again.',
  );
  process.exit(1);
}

/** The compiler with one checker: more of them work out the types of the texts once more each. */
export const TSC = ['node_modules/typescript7/bin/tsc', '--checkers', '1'];

/** The shelf is made of the games that are there, then everything is compiled. */
export const build = () => runTool('scripts/shelf.mjs', []) || runTool(TSC[0], ['-b', ...TSC.slice(1)]);

/** When a file below any of these folders last changed. */
function newest(folders) {
  let latest = 0;
  for (const folder of folders)
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      if (entry.name === 'dist' || entry.name === 'node_modules' || entry.name === 'tests') continue;
      const path = join(folder, entry.name);
      latest = Math.max(latest, entry.isDirectory() ? newest([path]) : statSync(path).mtimeMs);
    }
  return latest;
}

/** Bundles a page, unless nothing it is made of has changed since. */
function bundle(folder, built) {
  const sources = ['apps/web', 'packages', 'games'].map((source) => join(root, source));
  if (existsSync(built) && statSync(built).mtimeMs >= newest(sources)) return 0;
  return runTool('node_modules/vite/bin/vite.js', ['build', folder, '--logLevel', 'warn']);
}

export const buildWeb = () => bundle('apps/web', join(root, 'apps', 'web', 'dist', 'index.html'));

/** The page on which tests look at positions; nobody else needs it. */
export const buildPositions = () => bundle('apps/web/positions', join(root, '.broadside', 'positions', 'index.html'));
