/** Versions of the game that leak a secret: the leak test of the server must notice each of them. */
import type { AnyGame, Viewer } from '@broadside/kernel';
import type { BadGame } from '@broadside/kernel/conformance';
import type { DeadReckoningEvent } from '../rules/events.ts';
import { deadReckoning } from '../rules/game.ts';

const seen = (event: DeadReckoningEvent, viewer: Viewer): DeadReckoningEvent | undefined =>
  event.type === 'levelled' ? event : deadReckoning.seen(event, viewer);

export const leaks: Readonly<Record<string, () => BadGame>> = {
  'the choice of a card to raise, shown by its event': () => ({
    game: { ...deadReckoning, seen } as AnyGame,
    table: { seats: 2, options: { roundLimit: 12 } },
    entries: 120,
    moreThan: 2,
  }),
};
