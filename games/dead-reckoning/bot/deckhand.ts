/** The deckhand: a cheerful beginner. Plays every card, sails where the wind blows, and often forgets something. */
import type { Policy } from '@broadside/kernel';
import type { DeadReckoningAction } from '../rules/actions.ts';
import type { DeadReckoningState } from '../rules/state.ts';
import { bestBy } from './answers.ts';
import { worths } from './sailor.ts';
import { SAILOR, type Weights } from './weights.ts';

const CARELESS: Weights = { ...SAILOR, marker: 0, ability: 0.8, leastChance: 0.4, influence: 0.7, cargo: 0.2 };
/** One choice in so many is made without a thought. */
const WHIMS = 6;

const THOUGHTLESS: readonly DeadReckoningAction['type'][] = ['jettison', 'rearrange', 'unload'];

export const deckhand: Policy<DeadReckoningState, DeadReckoningAction> = (state, seat, actions, stream) => {
  if (actions.length === 1) return actions[0];
  if (stream.below(WHIMS) === 0) {
    const any = actions.filter(({ type }) => !THOUGHTLESS.includes(type));
    if (any.length > 0) return any[stream.below(any.length)];
  }
  return bestBy(actions, worths(state, seat, CARELESS));
};
