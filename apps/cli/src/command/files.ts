import { readFileSync } from 'node:fs';
import { BadInput } from '@broadside/kernel';
import { loadMatchFile, type Opened } from '@broadside/shelf';

/** Reads a match file and plays it again under its own rules; a damaged one is refused with the place of the damage. */
export async function readMatch(path: string): Promise<Opened> {
  try {
    return await loadMatchFile(JSON.parse(readFileSync(path, 'utf8')));
  } catch (error) {
    throw new BadInput('bad-file', `${path}: ${(error as Error).message}`);
  }
}
