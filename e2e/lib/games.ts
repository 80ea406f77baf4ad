/** The games that are there, in the order of the shelf, each as far as it brings a player to the browser tests. */
import { existsSync } from 'node:fs';
import { onShelf, shelf } from '@broadside/shelf';
import type { Player } from './player.ts';

const playerOf = (id: string): URL => new URL(`../../games/${id}/stories/player.ts`, import.meta.url);

async function load(id: string): Promise<Player> {
  const { player } = (await import(playerOf(id).href)) as { readonly player: Player };
  if (player.id !== id) throw new Error(`the player of ${id} says it plays ${player.id}`);
  return player;
}

const ids = shelf.map(({ game }) => game.id).filter((id) => existsSync(playerOf(id)));

export const GAMES: readonly Player[] = await Promise.all(ids.map(load));

/** Those whose rulebook lists cards. */
export const WITH_CARDS: readonly Player[] = GAMES.filter(({ id }) => (onShelf(id)?.game.cards.length ?? 0) > 0);

if (GAMES.length === 0) throw new Error('no game brings a player to the browser tests');

/** Where the frame is tested any game will do: the first on the shelf, unless another is asked for. */
export const ANY_GAME = GAMES.find(({ id }) => id === process.env.BROADSIDE_STORY_GAME) ?? GAMES[0];
