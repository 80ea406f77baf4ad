import { apply, hashOf, LooseChance, legal, Out, Stream, TABLE, toAct } from '@broadside/kernel';
import { describe, expect, it } from 'vitest';
import { sailor } from '../bot/sailor.ts';
import { momentsOf } from '../bot/testing.ts';
import { sevenSeas } from '../rules/game.ts';
import type { SevenSeasAction, SevenSeasState } from '../rules/state.ts';
import { table } from '../tests/table.ts';
import { judgeKit } from './kit.ts';

/** What everybody sees after this action, with everything that is still to come laid anew. */
function seenAfter(state: SevenSeasState, action: SevenSeasAction, deal: string): string {
  const chance = new LooseChance(Stream.of(deal));
  const world = judgeKit.redeal?.(state, chance) ?? state;
  apply(sevenSeas, world, toAct(sevenSeas, state)[0], action, new Out(chance, false));
  return hashOf(world.pirates.map((_, seat) => sevenSeas.view(world, seat)));
}

describe('the judge of Pirates of the 7 Seas', () => {
  it.each([2, 4])('with %i players looks for chance only where a card may be turned over', (seats) => {
    let certain = 0;
    for (const state of momentsOf(seats, `chance ${seats}`)) {
      const [seat] = toAct(sevenSeas, state);
      if (seat === TABLE) continue;
      const action = sailor(state, seat, legal(sevenSeas, state, seat), Stream.of('asked'));
      if (judgeKit.byChance?.(state, seat, action) !== false) continue;
      certain++;
      expect(seenAfter(state, action, 'one')).toBe(seenAfter(state, action, 'another'));
    }
    expect(certain).toBeGreaterThan(100);
  });

  it('leaves hands, choices and the place of End of Adventures as they are when it lays the future anew', () => {
    for (const state of momentsOf(3, 'anew')) {
      const world = judgeKit.redeal?.(state, new LooseChance(Stream.of('anew'))) ?? state;
      expect(world.pirates).toEqual(state.pirates);
      const end = Math.max(...state.adventures);
      if (end === 30) expect(world.adventures.indexOf(end)).toBe(state.adventures.indexOf(end));
    }
  });

  it('S7-END-1: plays the three last rounds to their end, and one round before', () => {
    const clock = (round: number, endRound: number): number => {
      const { state } = table({ pirates: [{}, {}], round, endRound });
      return judgeKit.clock?.(state) ?? 0;
    };
    expect([7, 8].map((round) => clock(round, 0))).toEqual([7, 8]);
    expect([9, 10, 11, 12].map((round) => clock(round, 9))).toEqual([9, 10, 10, 10]);
  });
});
