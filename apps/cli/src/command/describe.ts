import type { AnyGame } from '@broadside/kernel';

/** What a host needs to know to set up a table of this game. */
export function describeGame(game: AnyGame): Record<string, unknown> {
  return { id: game.id, version: game.version, seats: game.seats, modules: game.modules, options: game.options };
}
