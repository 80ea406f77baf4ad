/** Matches of Pirates of the 7 Seas, and what they are measured beside. */
import { sevenSeas } from '@broadside/seven-seas';
import { captainKit } from '../dist/bot/index.js';
import { makeDice, makeThrows, noteThrow } from './throws.mjs';

export const game = sevenSeas;
export const kit = captainKit;
/** What the captain spends on one thought here. */
export const iterations = 200;

export const alone = {
  note: noteThrow,
  parts: [
    { name: 'throws', title: 'their throws alone', share: true, make: makeThrows },
    { name: 'dice', title: 'their dice alone', make: makeDice },
  ],
};

export const beside = { game: 'port-royal', title: 'Port Royal' };

export const more = {
  guess: {
    title: 'worlds as the captain guesses them',
    make: ({ view, seat }, chance) => captainKit.imagine(view, seat, chance),
  },
};
