/** The rules of a game with all their mutants, file by file. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { instrument } from './instrument.mjs';

const below = (folder, ending) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ending))
    .map((name) => join(folder, name))
    .sort();

/** Instrumented text by path, and the mutants of all files; the same sources always give the same numbers. */
export function catalogueOf(root, game) {
  const sources = new Map();
  const mutants = [];
  for (const path of below(join(root, 'games', game, 'rules'), '.ts')) {
    const file = relative(root, path).split(sep).join('/');
    const made = instrument(readFileSync(path, 'utf8'), file, mutants.length + 1);
    sources.set(path, made.code);
    mutants.push(...made.mutants);
  }
  return { sources, mutants };
}

/**
 * Not asked: invariants that are tried by luck (what they find once they may miss the next time), long series of real
 * dice, and the game in an app: these ask little of the rules.
 */
const NOT_ASKED = /(conformance|physics|tower)\.test\.ts$|[\\/]tests[\\/](cli|web)[\\/]/;

export const testsOf = (root, game) =>
  below(join(root, 'games', game, 'tests'), '.test.ts').filter((path) => !NOT_ASKED.test(path));
