/** The shelf the games stand on: whatever folders there are under games/. */
import type { GameProgram } from '@broadside/manifest';
import { later } from './generated/later.ts';
import { programs } from './generated/programs.ts';

/** All games; in a browser those that have been fetched. */
export const shelf: readonly GameProgram[] = programs;

export const onShelf = (id: string): GameProgram | undefined => shelf.find(({ game }) => game.id === id);

/** The ids of all games, whether they have been fetched or not. */
export const gameIds: readonly string[] = Object.keys(later);

/** A game of the shelf, fetched where it is not there yet; undefined if there is no such game. */
export async function fetchGame(id: string): Promise<GameProgram | undefined> {
  if (!onShelf(id) && Object.hasOwn(later, id)) {
    const { default: program } = await later[id]();
    if (!onShelf(id)) programs.push(program);
  }
  return onShelf(id);
}
