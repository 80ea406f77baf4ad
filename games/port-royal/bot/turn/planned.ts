/** What is not weighed, and what is. */
import type { Seat, Stream } from '@broadside/kernel';
import type { PortRoyalAction, State } from '../../rules/state.ts';
import { atOnce } from '../errands.ts';
import { isTogether } from '../net/nets.ts';
import { sailor } from '../sailor.ts';

/**
 * What comes before the first turn, and what the cards of the deck answer all at once, is left to the sailor: its worth
 * is not seen from one imagined world. What a team can finish now is finished.
 */
export function planned(
  state: State,
  seat: Seat,
  actions: readonly PortRoyalAction[],
  stream: Stream,
): PortRoyalAction | undefined {
  if (state.extra === null) return undefined;
  const { step } = state.flow[state.flow.length - 1];
  const due = isTogether(state.options) ? atOnce(state, seat, actions) : undefined;
  if (due) return due;
  const action = sailor(state, seat, actions, stream);
  return step === 'character' || step === 'setAside' || step === 'share' || VENTURES.has(action.type)
    ? action
    : undefined;
}

const VENTURES: ReadonlySet<PortRoyalAction['type']> = new Set(['gamble', 'look']);

/** What is weighed. */
export const choicesOf = (actions: readonly PortRoyalAction[]): readonly PortRoyalAction[] =>
  actions.filter(({ type }) => !VENTURES.has(type));
