/** What the captain's search needs to know about the game. */
import type { SearchKit } from '@broadside/bots';
import { legal, toAct } from '@broadside/kernel';
import type { DeadReckoningAction } from '../rules/actions.ts';
import { deadReckoning } from '../rules/game.ts';
import type { DeadReckoningState } from '../rules/state.ts';
import { evaluate } from './evaluate.ts';
import { sailor } from './sailor.ts';
import { shortlist } from './thought.ts';

export const captainKit: SearchKit<DeadReckoningState, DeadReckoningAction> = {
  policy: sailor,
  evaluate,
  // All that follows a choice is left to the policy, so nothing has to be distinguished.
  isFlat: true,
  mark: () => 0,
  // To the end of the turn: positions are compared when the next player begins.
  horizon: 1,
  isHabit: (state) => {
    const [seat] = toAct(deadReckoning, state);
    return seat >= 0 && shortlist(state, seat, legal<DeadReckoningAction>(deadReckoning, state, seat)).length === 1;
  },
  shortlist,
  doubt: () => 0.1,
  perMs: 16,
};
