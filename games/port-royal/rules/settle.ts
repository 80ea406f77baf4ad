/** After every answer: carry on the work that waited for it, and end what has nothing left to decide. */
import type { Step } from '@broadside/kernel';
import { stopIfForced } from './discover.ts';
import type { Hand } from './expansion.ts';
import { carryOn } from './flow.ts';
import { JOBS } from './jobs.ts';
import type { PortRoyalAction, PortRoyalEvent, QuestionFrame, State } from './state.ts';
import { closeIfDone } from './trade.ts';

/** Only the games of the expansions leave anything to settle. */
export function settle(state: State, out: Hand): void {
  if (state.extra === null) return;
  for (;;) {
    carryOn(JOBS, state, out);
    const frame = state.flow[state.flow.length - 1];
    if (frame?.step === 'tradeAndHire') closeIfDone(state, frame, out);
    else if (frame?.step === 'discover') stopIfForced(state, out);
    if (state.flow[state.flow.length - 1] === frame) return;
  }
}

export const settled = <F extends QuestionFrame>(
  step: Step<State, PortRoyalAction, PortRoyalEvent, F>,
): Step<State, PortRoyalAction, PortRoyalEvent, F> => ({
  ...step,
  apply: (state, frame, seat, action, out) => {
    step.apply(state, frame, seat, action, out);
    settle(state, out);
  },
});
