/**
 * Nothing outside games/ names a game: not its id, its title, an identifier made of it, nor a clause of its rulebook.
 * What must not be named is read from the manifests, so that a new game is kept out as well.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readManifests } from './games.mjs';
import { root } from './setup.mjs';

/** Where no game may be named; what is written for people to read (*.md) is free. */
const PLACES = [
  'apps',
  'packages',
  'scripts',
  'e2e',
  'bench',
  '.dependency-cruiser.cjs',
  'biome.json',
  'package.json',
  'tsconfig.base.json',
  'tsconfig.json',
  'tsconfig.tests.json',
  'tsconfig.web.json',
  'tsconfig.web.tests.json',
  'vitest.config.ts',
];

/** Made by `npm run shelf`, or by tools. */
const MADE = ['packages/shelf/package.json', 'packages/shelf/tsconfig.json'];
const MADE_FOLDERS = new Set(['dist', 'generated', 'node_modules', 'results']);
const SOURCE = /\.(?:[cm]?[jt]sx?|json|html|css|sh)$/;
/** What a compiler keeps for itself, and what npm does. */
const TOOLS_OWN = /\.tsbuildinfo$|package-lock\.json$/;

const escaped = (text) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');

/** `red-harbour`, `redHarbour`, `RED_HARBOUR`, `Red Harbour`; an id of one word only where it cannot be an English one. */
const idPattern = (id) =>
  id.includes('-') ? id.split('-').map(escaped).join('[-_ ]?') : `(?<=['"\`/])${escaped(id)}(?=['"\`/])`;

/** What names one of these games. */
export function namesOf(manifests) {
  const ids = manifests.map(({ id }) => idPattern(id));
  const titles = manifests.flatMap(({ words }) => Object.values(words).map(({ name }) => escaped(name)));
  const clauses = manifests.map(({ clauses: prefix }) => `\\b${escaped(prefix)}-[A-Z]`);
  // Clauses are written in capitals; everything else in any.
  return { any: new RegExp([...ids, ...titles].join('|'), 'iu'), clause: new RegExp(clauses.join('|'), 'u') };
}

const nameIn = (text, { any, clause }) => (any.exec(text) ?? clause.exec(text))?.[0];

/** Every file a person writes in these places. */
function* filesUnder(home, path) {
  const entries = SOURCE.test(path) ? undefined : readdirSync(join(home, path), { withFileTypes: true });
  if (!entries) yield path;
  for (const entry of entries ?? []) {
    const inner = `${path}/${entry.name}`;
    if (entry.isDirectory() && !MADE_FOLDERS.has(entry.name)) yield* filesUnder(home, inner);
    if (entry.isFile() && SOURCE.test(inner) && !TOOLS_OWN.test(inner)) yield inner;
  }
}

/** The first name in a file: in its path, else in a line. */
function nameInFile(home, path, names) {
  const inPath = nameIn(path, names);
  if (inPath) return { path, name: inPath };
  const lines = readFileSync(join(home, path), 'utf8').split('\n');
  const at = lines.findIndex((line) => nameIn(line, names));
  return at < 0 ? undefined : { path: `${path}:${at + 1}`, name: nameIn(lines[at], names) };
}

/** Every file outside games/ that names a game. */
export async function filesThatNameGames({ home = root, places = PLACES } = {}) {
  const names = namesOf(await readManifests(home));
  const files = places.flatMap((place) => [...filesUnder(home, place)]);
  const looked = files.filter((path) => !MADE.includes(path));
  return { looked: looked.length, found: looked.flatMap((path) => nameInFile(home, path, names) ?? []) };
}
