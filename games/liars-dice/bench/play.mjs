/** Matches of Liar's Dice, and what they are measured beside. */
import program from '@broadside/liars-dice';
import { captainKit } from '../dist/bot/index.js';

export const { game } = program;
export const kit = captainKit;
/** What the captain spends on one thought here. */
export const iterations = 200;

export const more = {
  guess: {
    title: 'worlds as the captain guesses them',
    make: ({ view, seat }, chance) => captainKit.imagine(view, seat, chance),
  },
};
