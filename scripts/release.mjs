/**
 * `node scripts/release.mjs FOLDER`: what a host needs at run time and nothing else, after a build: the compiled server and
 * command, the bundled client, and those packages of npm that they import, with what those depend on.
 */
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { builtinModules, createRequire } from 'node:module';
import { dirname, join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './setup.mjs';

/** Where everything begins: the server by itself, and the command for backups. */
const ENTRIES = ['apps/server', 'apps/cli'];
/** What tests of several packages share imports what only tests need. */
const FOR_TESTS = /(^|\/)(testing|conformance)(\/|\.)/;
const IMPORT = /(?:from|import|import\()\s*['"]([^'".][^'"]*)['"]/g;
const NOT_AT_RUN_TIME =
  /\.(d\.ts|d\.mts|d\.cts|map|tsbuildinfo|md|markdown)$|\/(test|tests|docs|example|examples|benchmark|benchmarks|\.github)$/;
/** Fetches the compiled database while it is installed. */
const ONLY_TO_INSTALL = new Set(['prebuild-install']);
/** Of the embedded database only what was compiled is loaded. */
const SOURCES_OF_DATABASE = /\/better-sqlite3\/(deps|src|build\/(?!Release$|Release\/better_sqlite3\.node$))/;

const HEALTHY = `// Whether this node can serve: for whoever looks from inside its container.
const { ok } = await fetch(\`http://127.0.0.1:\${process.env.PORT ?? 3000}/healthz\`).catch(() => ({ ok: false }));
process.exit(ok ? 0 : 1);
`;

const packageAt = (folder) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));

function filesIn(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path));
}

/** Of the packages of this project: the folders they are compiled to, and frozen editions. */
const compiled = (folder) => ['dist', 'editions', 'bin'].map((name) => join(folder, name)).filter(existsSync);

const isCode = (path) => path.endsWith('.js') || path.endsWith('.mjs');

/** The names of the packages that a folder's code imports. */
function importsOf(folder) {
  const names = new Set();
  for (const place of compiled(folder))
    for (const path of filesIn(place)) {
      if (!isCode(path) || FOR_TESTS.test(relative(folder, path))) continue;
      for (const [, what] of readFileSync(path, 'utf8').matchAll(IMPORT))
        names.add(
          what
            .split('/')
            .slice(0, what.startsWith('@') ? 2 : 1)
            .join('/'),
        );
    }
  return names;
}

/** Where npm has put a package, as seen from another one. */
function folderOf(name, from) {
  for (const place of createRequire(join(from, 'package.json')).resolve.paths(name) ?? [])
    if (existsSync(join(place, name, 'package.json'))) return join(place, name);
  return undefined;
}

/** Packages of the project and of npm that the entries cannot do without. */
export function needed() {
  const own = new Map();
  for (const { name, folder } of ['apps', 'packages', 'games'].flatMap((place) =>
    readdirSync(join(root, place)).map((one) => {
      const folder = join(root, place, one);
      return { folder, name: existsSync(join(folder, 'package.json')) ? packageAt(folder).name : undefined };
    }),
  ))
    if (name !== undefined) own.set(name, folder);
  const ours = new Set(ENTRIES.map((entry) => join(root, entry)));
  const theirs = new Set();
  for (const folder of ours)
    for (const name of importsOf(folder)) {
      const mine = own.get(name);
      const found =
        mine ?? (name.startsWith('node:') || builtinModules.includes(name) ? undefined : folderOf(name, folder));
      if (found !== undefined) (mine ? ours : theirs).add(found);
    }
  for (const folder of theirs) {
    const { dependencies = {}, optionalDependencies = {} } = packageAt(folder);
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
      const found = ONLY_TO_INSTALL.has(name) ? undefined : folderOf(name, folder);
      if (found !== undefined) theirs.add(found);
    }
  }
  return { ours: [...ours], theirs: [...theirs] };
}

export function release(out) {
  const copy = (from, filter = () => true) =>
    cpSync(from, join(out, relative(root, from)), { recursive: true, filter, verbatimSymlinks: true });
  const isNeeded = (path) => !NOT_AT_RUN_TIME.test(path) && !SOURCES_OF_DATABASE.test(path);
  const { ours, theirs } = needed();
  mkdirSync(join(out, 'node_modules', '@broadside'), { recursive: true });
  for (const folder of ours) {
    const place = join(out, relative(root, folder));
    mkdirSync(place, { recursive: true });
    copy(join(folder, 'package.json'));
    for (const part of compiled(folder)) copy(part, (path) => isNeeded(path) && !/\/(fixtures|index\.ts)$/.test(path));
    const link = join(out, 'node_modules', packageAt(folder).name);
    symlinkSync(relative(dirname(link), place), link);
  }
  for (const folder of theirs)
    copy(
      folder,
      (path) => isNeeded(path) && (path === folder || !path.slice(folder.length).startsWith('/node_modules')),
    );
  copy(join(root, 'apps', 'web', 'dist'));
  for (const file of ['package.json', 'LICENSE']) copy(join(root, file));
  writeFileSync(join(out, 'healthy.mjs'), HEALTHY);
  return { ours: ours.length, theirs: theirs.length };
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const [out] = process.argv.slice(2);
  if (out === undefined || existsSync(join(out, 'package.json'))) {
    console.error('release: needs a folder that is empty or not there');
    process.exit(2);
  }
  const { ours, theirs } = release(resolve(out));
  console.log(`${ours} packages of ours and ${theirs} of npm in ${out}`);
}
