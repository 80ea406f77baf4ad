/** Section 2: whoever is asked must raise or call. */
import { only, type Reason, type Seat, type Step } from '@broadside/kernel';
import { bidOf, bidsFor, type Claim, showOf, standingBid, whyNoBid } from './bids.ts';
import { partsOf, showDice, tableOf } from './cups.ts';
import { reason } from './reasons.ts';
import { callOut, nextIn } from './round.ts';
import type { LiarsDiceAction, LiarsDiceEvent, LiarsDiceFrame, LiarsDiceState } from './state.ts';

const LIAR: LiarsDiceAction = { type: 'liar' };
const EXACT: LiarsDiceAction = { type: 'exact' };

/** LD-SHOW-1, LD-SHOW-2: why nothing can be set aside with this bid; undefined if it can. */
function whyNoShow(state: LiarsDiceState, seat: Seat, claim: Claim): Reason | undefined {
  if (!state.options.show) return reason('show-is-off');
  const { hits, left } = partsOf(state, seat, claim);
  if (hits.length === 0) return reason('nothing-to-show', { face: claim.face });
  return left === 0 ? reason('nothing-to-throw') : undefined;
}

/** LD-ROUND-3, LD-EXACT-1. */
function whyNoCall(state: LiarsDiceState, type: 'liar' | 'exact'): Reason | undefined {
  if (type === 'exact' && state.options.exact === 'off') return reason('exact-is-off');
  return standingBid(state) ? undefined : reason('no-bid-yet');
}

/** The one reason against an action, if there is any: the list of legal actions is made of the same questions. */
function whyNot(state: LiarsDiceState, seat: Seat, action: LiarsDiceAction): Reason | undefined {
  switch (action.type) {
    case 'bid':
      return whyNoBid(tableOf(state), seat, action);
    case 'show':
      return whyNoBid(tableOf(state), seat, action) ?? whyNoShow(state, seat, action);
    case 'liar':
    case 'exact':
      return whyNoCall(state, action.type);
  }
}

export const turn: Step<LiarsDiceState, LiarsDiceAction, LiarsDiceEvent, LiarsDiceFrame> = {
  seats: (_state, frame) => only(frame.seat),
  legal(state, _frame, seat) {
    const claims = bidsFor(tableOf(state), seat);
    const actions = claims.map(bidOf);
    if (state.options.show)
      for (const claim of claims) if (whyNoShow(state, seat, claim) === undefined) actions.push(showOf(claim));
    for (const call of [LIAR, EXACT]) if (whyNot(state, seat, call) === undefined) actions.push(call);
    return actions;
  },
  apply(state, _frame, seat, action, out) {
    if (action.type === 'liar' || action.type === 'exact') return callOut(state, seat, action.type, out);
    const { count, face } = action;
    state.bids.push({ seat, count, face });
    out.events?.push({ type: 'bid', seat, count, face });
    if (action.type === 'show') showDice(state, seat, action, out);
    state.turns++;
    state.flow[state.flow.length - 1] = { step: 'turn', seat: nextIn(state, seat) };
  },
  whyNot(state, _frame, seat, action) {
    const why = whyNot(state, seat, action);
    if (why === undefined) throw new TypeError(`nothing is wrong with ${JSON.stringify(action)}`);
    return why;
  },
};
