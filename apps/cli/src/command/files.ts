import { readFileSync } from 'node:fs';
import { type AnyMatch, BadInput, gameOfFile, loadMatch } from '@broadside/kernel';
import { onShelf, type ShelfGame } from '@broadside/shelf';

/** Reads a match file and plays it again; a damaged one is refused with the place of the damage. */
export function readMatch(path: string): { entry: ShelfGame; match: AnyMatch } {
  try {
    const file: unknown = JSON.parse(readFileSync(path, 'utf8'));
    const entry = onShelf(gameOfFile(file));
    if (!entry) throw new BadInput('bad-file', `header.game: there is no game ${JSON.stringify(gameOfFile(file))}`);
    return { entry, match: loadMatch(entry.game, file) };
  } catch (error) {
    throw new BadInput('bad-file', `${path}: ${(error as Error).message}`);
  }
}
