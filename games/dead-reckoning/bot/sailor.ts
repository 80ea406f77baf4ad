/** The sailor: a good player who weighs every choice by what it is worth in the end. */
import type { Policy } from '@broadside/kernel';
import type { DeadReckoningAction } from '../rules/actions.ts';
import type { DeadReckoningState } from '../rules/state.ts';
import { answerWorth, bestBy } from './answers.ts';
import { mainWorth, outlookOf } from './mainPhase.ts';
import { SAILOR, type Weights } from './weights.ts';
import { withLead } from './worth.ts';

/** What an action seems worth to somebody with these weights. */
export function worths(state: DeadReckoningState, seat: number, own: Weights): (action: DeadReckoningAction) => number {
  const weights = withLead(state, seat, own);
  const frame = state.flow[state.flow.length - 1];
  if (frame.step !== 'main' || frame.seat !== seat) return (action) => answerWorth(state, seat, action, weights);
  const outlook = outlookOf(state, seat, weights);
  return (action) => mainWorth(outlook, action);
}

export const policyWith =
  (weights: Weights): Policy<DeadReckoningState, DeadReckoningAction> =>
  (state, seat, actions) =>
    actions.length === 1 ? actions[0] : bestBy(actions, worths(state, seat, weights));

export const sailor = policyWith(SAILOR);
