/** Recorded matches of frozen rules, for the tests of whoever plays, shows or verifies them. */
import { readdirSync, readFileSync } from 'node:fs';
import type { AnyMatch, MatchFile } from '@broadside/kernel';
import { loadMatchFile } from '@broadside/shelf';

export function frozenMatches(game: string, version: number): readonly MatchFile[] {
  const folder = new URL(`../../../games/${game}/editions/fixtures/${version}/`, import.meta.url);
  return readdirSync(folder).map((name) => JSON.parse(readFileSync(new URL(name, folder), 'utf8')));
}

/** The shortest match of two as the program of then had left it, some entries before its end. */
export async function leftBefore(game: string, version: number, missing: number): Promise<AnyMatch> {
  const [file] = frozenMatches(game, version)
    .filter(({ header, log }) => header.seats === 2 && !header.stack && log.length > missing)
    .toSorted((a, b) => a.log.length - b.log.length);
  if (!file) throw new Error(`no match of two was recorded under version ${version} of ${game}`);
  return (await loadMatchFile({ ...file, log: file.log.slice(0, -missing) })).match;
}
