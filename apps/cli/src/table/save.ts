/** Match files: written as a whole or not at all. */
import { rename, writeFile } from 'node:fs/promises';
import { type AnyMatch, saveMatch } from '@broadside/kernel';

/** A name for a match that was given none: the game, and the beginning of its seal. */
export const fileNameFor = (match: AnyMatch): string => `${match.header.game}-${match.header.commit.slice(0, 8)}.json`;

/** A crash while writing must not cost the older file. */
export async function writeMatch(match: AnyMatch, file: string): Promise<void> {
  const draft = `${file}.tmp`;
  await writeFile(draft, `${JSON.stringify(saveMatch(match))}\n`);
  await rename(draft, file);
}
