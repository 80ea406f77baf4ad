import { begin, LooseChance, Out, playout, randomPolicy, resolveOptions, Stream } from '@broadside/kernel';
import { describe, expect, it } from 'vitest';
import { TO_END } from '../cards/achievements.ts';
import { markersOf } from '../rules/ending.ts';
import type { DeadReckoningEvent } from '../rules/events.ts';
import { deadReckoning } from '../rules/game.ts';
import { BY_LIMIT, BY_ORDERS, type DeadReckoningState } from '../rules/state.ts';
import { SETTINGS } from './settings.ts';

/** For each number of players; `npm run soak` asks for many more. */
const MATCHES = Number(process.env.BROADSIDE_MATCHES ?? 120);

function playOut(seats: number, seed: string): DeadReckoningState {
  const stream = Stream.of(seed);
  const out = new Out<DeadReckoningEvent>(new LooseChance(stream), false);
  const { options } = SETTINGS.filter((setting) => setting.seats === seats)[stream.below(2)];
  const state = begin(deadReckoning, resolveOptions(deadReckoning, seats, options), seats, out);
  playout(deadReckoning, state, randomPolicy, stream);
  return state;
}

/** What is wrong with the end of a match, if anything. */
function complaint(state: DeadReckoningState): string | undefined {
  const { endedBy, players, options, round, orders } = state;
  if (players.some(({ finished }) => !finished)) return 'DR-GAMEEND-2: somebody had no last turn';
  if (endedBy === BY_LIMIT) return round === options.roundLimit ? undefined : `DR-TABLE-9: ended in round ${round}`;
  if (endedBy === BY_ORDERS) return orders.length === 0 ? undefined : 'DR-SOLO-43: orders were left';
  if (markersOf(players[endedBy].achievements) < TO_END) return 'DR-GAMEEND-1: ended without four achievements';
  return deadReckoning.invariantViolation(state);
}

describe('matches played by chance', () => {
  for (const seats of [1, 2, 3, 4])
    it(`DR-GAMEEND-1, DR-GAMEEND-2, DR-GAMEEND-8: ${seats} players always come to a proper end`, () => {
      for (let at = 0; at < MATCHES; at++) {
        const seed = `${seats} players, match ${at}`;
        const state = playOut(seats, seed);
        expect(complaint(state), seed).toBeUndefined();
        expect(deadReckoning.outcome(state)?.ranking, seed).toHaveLength(seats);
      }
    }, 0);
});
