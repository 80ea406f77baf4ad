/** What a player may do at any moment of their own turn: expeditions (PR-EXPED-3), and what the expansions add. */
import type { Seat } from '@broadside/kernel';
import { expansionsIn, type Hand } from './expansion.ts';
import { canClaimAny, claim, withClaims } from './expedition.ts';
import type { PortRoyalAction, PortRoyalFrame, State } from './state.ts';

export function canAct(state: State, frame: PortRoyalFrame, seat: Seat): boolean {
  if (seat === state.active && canClaimAny(state)) return true;
  return state.extra !== null && canActElse(state, frame, seat);
}

// In functions of their own: a closure inside would cost the base game, too.

const canActElse = (state: State, frame: PortRoyalFrame, seat: Seat): boolean =>
  expansionsIn(state).some((expansion) => expansion.canAct?.(state, frame, seat));

/** The actions, and everything else the seat may do now; the list is the caller's own. */
export function withActs(
  state: State,
  frame: PortRoyalFrame,
  seat: Seat,
  actions: readonly PortRoyalAction[],
): PortRoyalAction[] {
  const all = seat === state.active && canClaimAny(state) ? withClaims(state, actions) : actions.slice();
  if (state.extra !== null) for (const expansion of expansionsIn(state)) expansion.addActs?.(state, frame, seat, all);
  return all;
}

/** Does one of these; false if the action is something else. */
export function act(state: State, frame: PortRoyalFrame, seat: Seat, action: PortRoyalAction, out: Hand): boolean {
  if (action.type === 'claim') {
    claim(state, seat, action.card, action.persons, out);
    return true;
  }
  return state.extra !== null && actElse(state, frame, seat, action, out);
}

const actElse = (state: State, frame: PortRoyalFrame, seat: Seat, action: PortRoyalAction, out: Hand): boolean =>
  expansionsIn(state).some((expansion) => expansion.act?.(state, frame, seat, action, out));
