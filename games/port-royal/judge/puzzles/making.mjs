/** What `npm run puzzles` must know about Port Royal. */
import { deckhand } from '../../dist/bot/deckhand.js';
import { sailor } from '../../dist/bot/sailor.js';
import { fisherman, oarsman } from '../../dist/bot/thumb.js';

const ALL = ['gambler', 'setSail', 'contractCards'];

export const making = {
  want: 72,
  /** The strongest first. */
  habits: { sailor, fisherman, oarsman, deckhand },
  longest: 3000,
  /** With expansions a try takes longer. */
  player: ({ options }) => ({ bot: 'commodore', iterations: options.play || options.modules ? 150 : 3000 }),
  settings: [
    { seats: 2, options: {} },
    { seats: 3, options: {} },
    { seats: 4, options: {} },
    { seats: 2, options: { modules: ['gambler'] } },
    { seats: 3, options: {} },
    { seats: 2, options: { play: 'setSail' } },
    { seats: 3, options: { modules: ALL } },
    { seats: 2, options: { play: 'contracts' } },
    { seats: 5, options: {} },
    { seats: 2, options: { play: 'contractsCoop' } },
    { seats: 3, options: { modules: ['setSail'] } },
    { seats: 2, options: { play: 'adventureAfter' } },
  ],
};
