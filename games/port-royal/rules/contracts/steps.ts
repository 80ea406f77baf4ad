/** What only the contracts of a cooperative game ask: time cards that become points (PR-DEC-3, PR-DEC-16). */
import { only, type Step } from '@broadside/kernel';
import { DECLINE } from '../actions.ts';
import { whyNot } from '../reasons.ts';
import type { PointsDeckFrame, PortRoyalAction, PortRoyalEvent, SetAsideFrame, State } from '../state.ts';
import { moveTime, timeOf } from './together.ts';

const MOVE_OR_NOT: readonly PortRoyalAction[] = [{ type: 'moveTime' }, DECLINE];

/** PR-AMB-64: the active player decides for all. */
export const pointsDeck: Step<State, PortRoyalAction, PortRoyalEvent, PointsDeckFrame> = {
  seats: (state) => only(state.active),
  legal: () => MOVE_OR_NOT,
  apply: (state, _frame, seat, action, out) => {
    state.flow.pop();
    if (action.type === 'moveTime') moveTime(state, seat, 1, out);
  },
  whyNot,
};

/** PR-AMB-65: none up to all but one; the first player decides for all (PR-AMB-89). */
export const setAside: Step<State, PortRoyalAction, PortRoyalEvent, SetAsideFrame> = {
  seats: (state) => only(state.active),
  legal: (state) => timeOf(state).map((_, count) => ({ type: 'setAside', count })),
  apply: (state, _frame, seat, action, out) => {
    state.flow.pop();
    if (action.type === 'setAside') moveTime(state, seat, action.count, out);
  },
  whyNot,
};
