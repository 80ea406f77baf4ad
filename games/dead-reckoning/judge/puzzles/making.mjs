/** What `npm run puzzles` must know about Dead Reckoning. */
import { deckhand } from '../../dist/bot/deckhand.js';
import { sailor } from '../../dist/bot/sailor.js';

export const making = {
  want: 36,
  /** The strongest first. */
  habits: { sailor, deckhand },
  longest: 4000,
  player: () => ({ bot: 'captain', iterations: 60 }),
  settings: [
    { seats: 2, options: {} },
    { seats: 3, options: {} },
    { seats: 1, options: { rival: 'hard' } },
    { seats: 4, options: {} },
  ],
};
