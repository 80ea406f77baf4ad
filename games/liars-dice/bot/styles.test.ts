import type { Policy } from '@broadside/kernel';
import { watchFirst } from '@broadside/kernel/testing';
import { describe, expect, it } from 'vitest';
import { standingBid } from '../rules/bids.ts';
import { liarsDice } from '../rules/game.ts';
import type { LiarsDiceAction, LiarsDiceState } from '../rules/state.ts';
import { sailor } from './sailor.ts';
import { STYLED_SAILORS } from './styles.ts';

const SEEDS = Array.from({ length: 60 }, (_, at) => `style ${at}`);

/** How somebody plays: the share of bids that are doubted, and by how many dice a bid is raised. */
function habitsOf(own: Policy<LiarsDiceState, LiarsDiceAction>) {
  let asked = 0;
  let doubts = 0;
  let bids = 0;
  let raised = 0;
  watchFirst(liarsDice, { own, others: sailor }, { seats: 3 }, SEEDS, (state, action) => {
    const standing = standingBid(state);
    if (standing) asked++;
    if (action.type === 'liar') doubts++;
    if (action.type !== 'bid') return;
    bids++;
    raised += action.count - (standing?.count ?? 1);
  });
  return { doubts: doubts / asked, raised: raised / bids };
}

describe('styles', () => {
  const usual = habitsOf(sailor);
  const careful = habitsOf(STYLED_SAILORS.careful);
  const greedy = habitsOf(STYLED_SAILORS.greedy);
  const fighter = habitsOf(STYLED_SAILORS.fighter);

  it('the fighter doubts more often than anybody else', () => {
    for (const other of [usual, careful, greedy]) expect(fighter.doubts).toBeGreaterThan(other.doubts);
  });

  it('the careful one raises by less than a sailor, the greedy one by more', () => {
    expect(careful.raised).toBeLessThan(usual.raised);
    expect(greedy.raised).toBeGreaterThan(usual.raised);
  });
});
