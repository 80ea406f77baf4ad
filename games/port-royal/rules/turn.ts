/** Section 5: from one active player to the next. */
import { type Out, only, type Seat, type Step } from '@broadside/kernel';
import { END_TURN } from './actions.ts';
import { canDraw } from './deck.ts';
import { endMatch, roundIsComplete } from './ending.ts';
import { canClaimAny, claim, withClaims } from './expedition.ts';
import { whyNot } from './reasons.ts';
import type { LastClaimsFrame, PortRoyalAction, PortRoyalEvent, PortRoyalFrame, State } from './state.ts';

type Hand = Out<PortRoyalEvent>;

/** The one frame that waits from now on. */
export function waitAt(state: State, frame: PortRoyalFrame): void {
  const { flow } = state;
  while (flow.length > 1) flow.pop();
  flow[0] = frame;
}

/** The player to the left. */
export const leftOf = (state: State, seat: Seat): Seat => (seat + 1 === state.players.length ? 0 : seat + 1);

/**
 * Opens phase 1. A player who can neither reveal a card nor claim anything has no decision at all
 * (PR-AMB-4, PR-DEC-40): false, and his turn is over.
 */
export function beginTurn(state: State, out: Hand): boolean {
  state.becalmed++;
  out.events?.push({ type: 'turnBegan', seat: state.active, turn: state.turn });
  waitAt(state, { step: 'discover', revealed: 0 });
  return canDraw(state) || canClaimAny(state);
}

/** The round of the end is complete, or nobody could reveal a card for a whole round (PR-TABLE-1). */
const isOver = (state: State): boolean => roundIsComplete(state) || state.becalmed >= state.players.length;

/** PR-TURN-5: the next player clockwise becomes active. */
function endTurn(state: State, out: Hand): void {
  do {
    if (isOver(state)) {
      endMatch(state, out);
      return;
    }
    state.active = leftOf(state, state.active);
    state.turn++;
  } while (!beginTurn(state, out));
}

/** PR-AMB-18, PR-EXPED-10: one last window, offered only if something can be claimed in it. */
export function finishTurn(state: State, after: LastClaimsFrame['after'], out: Hand): void {
  if (canClaimAny(state)) waitAt(state, { step: 'lastClaims', after });
  else endTurn(state, out);
}

/** The window after a bust or after everybody took. */
export const lastClaims: Step<State, PortRoyalAction, PortRoyalEvent, LastClaimsFrame> = {
  seats: (state) => only(state.active),
  legal: (state) => [...withClaims(state, []), END_TURN],
  apply: (state, frame, seat, action, out) => {
    if (action.type === 'claim') {
      claim(state, seat, action.card, action.persons, out);
      finishTurn(state, frame.after, out);
    } else endTurn(state, out);
  },
  whyNot,
};
