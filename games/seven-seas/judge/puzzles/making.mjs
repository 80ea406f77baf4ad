/** What `npm run puzzles` must know about Pirates of the 7 Seas. */
import { deckhand } from '../../dist/bot/deckhand.js';
import { sailor } from '../../dist/bot/sailor.js';

export const making = {
  want: 36,
  /** The strongest first. */
  habits: { sailor, deckhand },
  longest: 2000,
  player: () => ({ bot: 'captain', iterations: 120 }),
  settings: [
    { seats: 2, options: {} },
    { seats: 3, options: {} },
    { seats: 4, options: {} },
    { seats: 2, options: { roundLimit: 20 } },
  ],
};
