/**
 * `npm run shelf`: makes the shelf of the games that are there, which is all that lists them: two generated files, and
 * what the shelf's package depends on. `--check` writes nothing and fails if anything would change.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { identifierOf, readManifests } from './games.mjs';
import { root } from './setup.mjs';

const MADE = 'Made by `npm run shelf` from the folders under games/; not edited.';

/** A module that imports something of every game and lists it in the order of the shelf. */
const moduleOf = (about, importOf, typeImport, list, games) =>
  [
    `/** ${about} ${MADE} */`,
    typeImport,
    ...games.map(importOf),
    '',
    `${list} = [`,
    ...games.map(({ id }) => `  ${identifierOf(id)},`),
    '];\n',
  ].join('\n');

const programs = (games) =>
  moduleOf(
    'The games as programs.',
    ({ id }) => `import ${identifierOf(id)} from '@broadside/${id}';`,
    "import type { GameProgram } from '@broadside/manifest';",
    'export const programs: GameProgram[]',
    games,
  );

const manifests = (games) =>
  moduleOf(
    'The manifests of the games.',
    ({ id }) => `import { manifest as ${identifierOf(id)} } from '@broadside/${id}/manifest';`,
    "import type { GameManifest } from '@broadside/manifest/web';",
    'export const manifests: readonly GameManifest[]',
    games,
  );

/** Fetched where a computer player is chosen. */
const levels = (games) =>
  moduleOf(
    'How strong the levels of the games are.',
    ({ id }) => `import { levels as ${identifierOf(id)} } from '@broadside/${id}/levels';`,
    "import type { LevelFacts } from '@broadside/manifest';",
    'export const levels: readonly LevelFacts[]',
    games,
  );

/** Where programs come one by one, as in a browser, each is fetched when its game is asked for. */
const later = (games) =>
  [
    `/** How the program of each game is fetched, where not all come at once. ${MADE} */`,
    "import type { GameProgram } from '@broadside/manifest';",
    '',
    'export const later: Readonly<Record<string, () => Promise<{ readonly default: GameProgram }>>> = {',
    ...games.map(({ id }) => `  '${id}': () => import('@broadside/${id}'),`),
    '};\n',
  ].join('\n');

/** What the shelf depends on: what there is under packages/, and every game. */
function packageOf(text, games, home) {
  const { dependencies, ...rest } = JSON.parse(text);
  const others = Object.keys(dependencies).filter((name) => existsSync(join(home, 'packages', folderOf(name))));
  const names = [...others, ...games.map(({ id }) => `@broadside/${id}`)].sort();
  const versions = Object.fromEntries(names.map((name) => [name, dependencies[name] ?? rest.version]));
  return `${JSON.stringify({ ...rest, dependencies: versions }, undefined, 2)}\n`;
}

const folderOf = (name) => name.replace('@broadside/', '');

/** The lines of the games stand in place of those that were there. */
function configOf(text, games) {
  const isGame = (line) => line.includes('"../../games/');
  const before = text.split('\n');
  const first = before.findIndex(isGame);
  const made = games.map(({ id }) => `    { "path": "../../games/${id}" }`);
  return [
    ...before.slice(0, first).filter((line) => !isGame(line)),
    made.join(',\n'),
    ...before.slice(first).filter((line) => !isGame(line)),
  ].join('\n');
}

/** Everything that lists the games, by its path: what it says, and what it should say. */
function filesOf(games, home) {
  const made = {
    'packages/shelf/src/generated/programs.ts': () => programs(games),
    'packages/shelf/src/generated/later.ts': () => later(games),
    'packages/shelf/src/generated/manifests.ts': () => manifests(games),
    'packages/shelf/src/generated/levels.ts': () => levels(games),
    'packages/shelf/package.json': (text) => packageOf(text, games, home),
    'packages/shelf/tsconfig.json': (text) => configOf(text, games),
  };
  return Object.entries(made).map(([path, make]) => {
    const file = join(home, path);
    const before = existsSync(file) ? readFileSync(file, 'utf8') : undefined;
    return { path, file, before, after: make(before) };
  });
}

/** The files that do not say what the folders say. */
export const staleFiles = async (home = root) =>
  filesOf(await readManifests(home), home).filter(({ before, after }) => before !== after);

/** Makes the shelf anew; returns what was written. */
export async function makeShelf(home = root) {
  const stale = await staleFiles(home);
  for (const { file, after } of stale) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, after);
  }
  return stale.map(({ path }) => path);
}

async function check() {
  const stale = await staleFiles();
  for (const { path } of stale)
    console.error(`${path} does not list the games that are under games/: run \`npm run shelf\` and commit it.`);
  return stale.length === 0 ? 0 : 1;
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  if (process.argv.includes('--check')) process.exit(await check());
  for (const path of await makeShelf()) console.log(`${path} is made anew`);
}
