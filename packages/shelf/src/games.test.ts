import { describe, expect, it } from 'vitest';
import { fetchGame, gameIds, onShelf, shelf } from './games.ts';

describe('a game of the shelf', () => {
  it('is known by its id before it is fetched, and is the same afterwards', async () => {
    expect(gameIds).toEqual(shelf.map(({ game }) => game.id));
    for (const id of gameIds) expect(await fetchGame(id)).toBe(onShelf(id));
  });

  it('that is not there is no game, whatever it is called', async () => {
    for (const id of ['chess', '', 'constructor', '__proto__']) expect(await fetchGame(id)).toBeUndefined();
  });
});
