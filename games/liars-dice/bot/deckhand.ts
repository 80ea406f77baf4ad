/** The deckhand: an honest beginner. Bids what lies under the own cup and hopes for a fair share of the rest. */
import type { Policy, Seat } from '@broadside/kernel';
import { type Claim, countIn, diceInPlay, onesAreWild, standingBid } from '../rules/bids.ts';
import { tableOf } from '../rules/cups.ts';
import type { LiarsDiceAction, LiarsDiceState } from '../rules/state.ts';

/** Dice that count for a face, as somebody guesses who takes averages for the truth. */
function guess(state: LiarsDiceState, seat: Seat, { face }: Claim): number {
  const wild = onesAreWild(state);
  const { cup, dice } = state.pirates[seat];
  const share = wild && face !== 1 ? 3 : 6;
  return countIn(cup, face, wild) + Math.round((diceInPlay(tableOf(state)) - dice) / share);
}

export const deckhand: Policy<LiarsDiceState, LiarsDiceAction> = (state, seat, actions, stream) => {
  const bids = actions.filter((action) => action.type === 'bid');
  const believed = bids.filter((bid) => bid.count <= guess(state, seat, bid));
  const standing = standingBid(state);
  if (standing && (believed.length === 0 || standing.count > guess(state, seat, standing)))
    return actions.find(({ type }) => type === 'liar') ?? actions[0];
  // A small step, more often than not.
  const from = believed.length > 0 ? believed.slice(0, 6) : bids;
  return from[stream.below(from.length)];
};
