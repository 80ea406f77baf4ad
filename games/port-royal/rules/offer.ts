/** Now or never: what contracts and tasks make of an event, offered together (PR-DEC-41). */
import { only, type Seat, type Step } from '@broadside/kernel';
import { DECLINE } from './actions.ts';
import { expansionsIn, type Hand, type Moment } from './expansion.ts';
import { whyNot } from './reasons.ts';
import type { OfferFrame, PortRoyalAction, PortRoyalEvent, State } from './state.ts';
import { beginPhaseTwo } from './trade.ts';
import { act } from './window.ts';

/** Pushes the question, if there is anything to offer. */
export function askFor(state: State, seat: Seat, moment: Moment): boolean {
  if (state.extra === null) return false;
  const frame: OfferFrame = { step: 'offer', seat, contracts: [], tasks: [] };
  for (const expansion of expansionsIn(state)) expansion.offer?.(state, seat, moment, frame);
  if (frame.contracts.length + frame.tasks.length === 0) return false;
  state.flow.push(frame);
  return true;
}

/** What of the offer can still be taken, for want of markers or coins: expansions list it like their other acts. */
function takeable(state: State, frame: OfferFrame): PortRoyalAction[] {
  const actions: PortRoyalAction[] = [];
  for (const expansion of expansionsIn(state)) expansion.addActs?.(state, frame, frame.seat, actions);
  return actions;
}

/** What was answered is no longer offered. */
function strike(frame: OfferFrame, action: PortRoyalAction): void {
  if (action.type === 'contract') frame.contracts = frame.contracts.filter((one) => one !== action.contract);
  if (action.type === 'task') frame.tasks = frame.tasks.filter((one) => one !== action.task);
}

/** All is answered. What was completed may have ended phase 1 (PR-TASK-19, PR-TASK-20). */
function close(state: State, { stops }: OfferFrame, out: Hand): void {
  state.flow.pop();
  if (stops) beginPhaseTwo(state, out);
}

export const offer: Step<State, PortRoyalAction, PortRoyalEvent, OfferFrame> = {
  seats: (_state, frame) => only(frame.seat),
  legal: (state, frame) => [...takeable(state, frame), DECLINE],
  apply: (state, frame, seat, action, out) => {
    if (action.type === 'decline') {
      close(state, frame, out);
      return;
    }
    strike(frame, action);
    act(state, frame, seat, action, out);
    // Completing may have ended the match.
    if (state.flow[state.flow.length - 1] === frame && takeable(state, frame).length === 0) close(state, frame, out);
  },
  whyNot,
};
