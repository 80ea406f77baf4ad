/**
 * `npm run new-game -- NAME`: a folder under games/ made from a small whole game, `scripts/new-game/template`. It passes
 * the conformance suite and can be played at once; what it plays is then yours to replace (docs/new-game.md).
 */
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { identifierOf } from './games.mjs';
import { root } from './setup.mjs';
import { makeShelf } from './shelf.mjs';

const TEMPLATE = fileURLToPath(new URL('./new-game/template', import.meta.url));
const NAME = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

const capital = (word) => word[0].toUpperCase() + word.slice(1);

/** The first letters of its words, two at least: `high-seas` has clauses `HS-…`. */
export function prefixOf(name) {
  const letters = name.split('-').map(([letter]) => letter);
  return (letters.length > 1 ? letters.join('') : name.slice(0, 2)).toUpperCase();
}

/** What stands for the name in the template, and what it becomes. */
const wordsFor = (name) => [
  ['new-game', name],
  ['newGame', identifierOf(name)],
  ['NewGame', capital(identifierOf(name))],
  ['New Game', name.split('-').map(capital).join(' ')],
  ['NG-', `${prefixOf(name)}-`],
  ["'NG'", `'${prefixOf(name)}'`],
];

function rename(folder, words) {
  for (const entry of readdirSync(folder)) {
    const path = join(folder, entry);
    if (statSync(path).isDirectory()) rename(path, words);
    else
      writeFileSync(
        path,
        words.reduce((text, [from, to]) => text.replaceAll(from, to), readFileSync(path, 'utf8')),
      );
  }
}

/** Copies the template into this folder under the game's own names. */
export function writeGame(folder, name) {
  if (!NAME.test(name)) throw new Error(`a game is named in small letters and hyphens, such as high-seas, not ${name}`);
  if (existsSync(folder)) throw new Error(`${folder} is there already`);
  cpSync(TEMPLATE, folder, { recursive: true });
  rename(folder, wordsFor(name));
}

/** As `npm install` would: the workspace is found by its name, and the lock file knows it. */
function linkWorkspace(home, name) {
  const scope = join(home, 'node_modules', '@broadside');
  mkdirSync(scope, { recursive: true });
  if (!existsSync(join(scope, name))) symlinkSync(`../../games/${name}`, join(scope, name));
  const lock = join(home, 'package-lock.json');
  const { packages, ...rest } = JSON.parse(readFileSync(lock, 'utf8'));
  const { version, license, dependencies } = JSON.parse(
    readFileSync(join(home, 'games', name, 'package.json'), 'utf8'),
  );
  const shelf = JSON.parse(readFileSync(join(home, 'packages', 'shelf', 'package.json'), 'utf8'));
  packages[`games/${name}`] = { name: `@broadside/${name}`, version, license, dependencies };
  packages[`node_modules/@broadside/${name}`] = { resolved: `games/${name}`, link: true };
  packages['packages/shelf'].dependencies = shelf.dependencies;
  const sorted = Object.fromEntries(Object.entries(packages).sort(([one], [other]) => (one < other ? -1 : 1)));
  writeFileSync(lock, `${JSON.stringify({ ...rest, packages: sorted }, undefined, 2)}\n`);
}

async function main([name = '']) {
  writeGame(join(root, 'games', name), name);
  await makeShelf(root);
  linkWorkspace(root, name);
  // Names of other lengths break lines elsewhere, and imports sort otherwise.
  spawnSync('npx', ['biome', 'check', '--write', `games/${name}`], { cwd: root, stdio: 'ignore' });
  console.log(`games/${name} is a game. Try it:

  npx vitest run games/${name}
  npm start                                  and choose it in the harbour
  npx broadside play ${name}

What to do next: docs/new-game.md`);
}

if (import.meta.url === pathToFileURL(process.argv[1]).href)
  await main(process.argv.slice(2)).catch((error) => {
    console.error(error.message);
    process.exit(1);
  });
