import { begin, LooseChance, Out, playout, randomPolicy, resolveOptions, Stream } from '@broadside/kernel';
import { describe, expect, it } from 'vitest';
import { END_OF_ADVENTURES } from '../cards/table.ts';
import { sevenSeas } from '../rules/game.ts';
import type { SevenSeasEvent, SevenSeasState } from '../rules/state.ts';
import { SETTINGS } from './settings.ts';

/** For each number of players; `npm run soak` asks for many more. */
const MATCHES = Number(process.env.BROADSIDE_MATCHES ?? 800);

function playOut(seats: number, seed: string): SevenSeasState {
  const stream = Stream.of(seed);
  const out = new Out<SevenSeasEvent>(new LooseChance(stream), false);
  const { options } = SETTINGS.filter((setting) => setting.seats === seats)[stream.below(2)];
  const state = begin(sevenSeas, resolveOptions(sevenSeas, seats, options), seats, out);
  playout(sevenSeas, state, randomPolicy, stream);
  return state;
}

/** What is wrong with the end of a match, if anything. */
function complaint(state: SevenSeasState): string | undefined {
  const { endRound, round, adventures, pirates } = state;
  if (round !== endRound + 3) return `S7-END-1: the end began in round ${endRound}, but round ${round} was the last`;
  if (adventures.includes(END_OF_ADVENTURES) && state.options.roundLimit === 0)
    return 'S7-END-1: ended without End of Adventures';
  if (pirates.some(({ goods }) => goods.some((count) => count > 0))) return 'S7-END-4: goods were left unsold';
  return sevenSeas.invariantViolation(state);
}

describe('matches played by chance', () => {
  for (const seats of [2, 3, 4])
    it(`S7-END-1, S7-END-4, S7-END-8: ${seats} players always come to a proper end`, () => {
      for (let at = 0; at < MATCHES; at++) {
        const seed = `${seats} players, match ${at}`;
        const state = playOut(seats, seed);
        expect(complaint(state), seed).toBeUndefined();
        expect(sevenSeas.outcome(state)?.winners.length, seed).toBeGreaterThan(0);
      }
    }, 0);
});
