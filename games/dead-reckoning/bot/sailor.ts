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

/** So many choices are worth a thought. */
const WORTH_A_THOUGHT = 4;

/** The best few by what they seem worth; none that the sailor would never do. */
export function shortlist(
  state: DeadReckoningState,
  seat: number,
  actions: readonly DeadReckoningAction[],
): readonly DeadReckoningAction[] {
  const worth = worths(state, seat, SAILOR);
  const rated = actions.map((action) => ({ action, worth: worth(action) }));
  const possible = rated.filter((one) => one.worth > Number.NEGATIVE_INFINITY);
  if (possible.length === 0) return actions.slice(0, 1);
  possible.sort((one, other) => other.worth - one.worth);
  return possible.slice(0, WORTH_A_THOUGHT).map(({ action }) => action);
}

/** What is done without a thought: cards are played, goods taken aboard, gains taken, the rest of an ability carried out. */
export function isObvious(state: DeadReckoningState, seat: number, actions: readonly DeadReckoningAction[]): boolean {
  const choice = actions.length === 1 ? actions[0] : bestBy(actions, worths(state, seat, SAILOR));
  switch (choice.type) {
    case 'play':
    case 'claim':
    case 'load':
    case 'unload':
    case 'fire':
    case 'lootAll':
    case 'split':
    case 'stow':
    case 'forgo':
      return true;
    case 'use':
      return state.flow[state.flow.length - 1].step === 'combat';
    default:
      return false;
  }
}
