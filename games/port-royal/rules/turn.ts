/** Section 5: from one active player to the next. */
import { type Out, only, type Seat, type Step, type Work } from '@broadside/kernel';
import { END_TURN } from './actions.ts';
import { canDraw } from './deck.ts';
import { endMatch, roundIsComplete } from './ending.ts';
import { expansionsIn, playedTogether } from './expansion.ts';
import { whyNot } from './reasons.ts';
import type {
  BustingFrame,
  DiscoverFrame,
  LastClaimsFrame,
  OpeningFrame,
  PortRoyalAction,
  PortRoyalEvent,
  PortRoyalFrame,
  State,
} from './state.ts';
import { act, canAct, withActs } from './window.ts';

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
 * (PR-AMB-4, PR-DEC-40): false, and their turn is over.
 */
export function beginTurn(state: State, out: Hand): boolean {
  state.becalmed++;
  out.events?.push({ type: 'turnBegan', seat: state.active, turn: state.turn });
  const frame: DiscoverFrame = { step: 'discover', revealed: 0, gamblers: 0, lookouts: 0 };
  waitAt(state, frame);
  if (state.extra === null) return canDraw(state) || canAct(state, frame, state.active);
  dawn(state, frame, out);
  return true;
}

/** PR-ADV-14, PR-COOP-5: what comes before everything else in a turn; the match may end with it. */
function dawn(state: State, frame: DiscoverFrame, out: Hand): void {
  for (const expansion of expansionsIn(state)) {
    if (state.flow.length === 0) return;
    expansion.dawn?.(state, frame, out);
  }
}

/** The round of the end is complete, or nobody could reveal a card for a whole round (PR-TABLE-1). */
const isOver = (state: State): boolean =>
  roundIsComplete(state) || (state.becalmed >= state.players.length && !playedTogether(state));

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

/** PR-AMB-18, PR-EXPED-10: one last window, offered only if something can be done in it. */
export function finishTurn(state: State, after: LastClaimsFrame['after'], out: Hand): void {
  const frame = after === 'bust' ? AFTER_BUST : AFTER_TAKING;
  if (canAct(state, frame, state.active)) waitAt(state, { step: 'lastClaims', after });
  else endTurn(state, out);
}

const AFTER_BUST: LastClaimsFrame = { step: 'lastClaims', after: 'bust' };
const AFTER_TAKING: LastClaimsFrame = { step: 'lastClaims', after: 'taking' };

/** The first turn begins as soon as the questions of the set-up are answered. */
export const opening: Work<State, PortRoyalEvent, OpeningFrame> = {
  resume: (state, _frame, out) => {
    beginTurn(state, out);
  },
};

/** What was offered for a bust is answered. */
export const busting: Work<State, PortRoyalEvent, BustingFrame> = {
  resume: (state, _frame, out) => finishTurn(state, 'bust', out),
};

/** The window after a bust or after everybody took. */
export const lastClaims: Step<State, PortRoyalAction, PortRoyalEvent, LastClaimsFrame> = {
  seats: (state) => only(state.active),
  legal: (state, frame, seat) => [...withActs(state, frame, seat, []), END_TURN],
  apply: (state, frame, seat, action, out) => {
    if (!act(state, frame, seat, action, out)) endTurn(state, out);
    else if (state.flow.length > 0) finishTurn(state, frame.after, out);
  },
  whyNot,
};
