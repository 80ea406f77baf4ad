/** A batch of influence that is still open (DR-INF-6). */
import { only } from '@broadside/kernel';
import { abilityActions } from './abilityActions.ts';
import type { DeadReckoningAction } from './actions.ts';
import { useAbility, whyNotUse } from './effects.ts';
import type { DeadReckoningOut, DeadReckoningStep } from './flow.ts';
import { pending } from './reasons.ts';
import { closeBatch } from './settleControl.ts';
import type { DeadReckoningState } from './state.ts';

const SETTLE: DeadReckoningAction = { type: 'settle' };

/** DR-TABLE-4, DR-DEC-29: another influence ability joins the batch, or the islands are settled. */
export const batch: DeadReckoningStep<'batch'> = {
  seats: (_state, frame) => only(frame.seat),
  legal: (state, frame) => [...abilityActions(state, frame.seat, 'influence'), SETTLE],
  apply(state, frame, _seat, action, out) {
    if (action.type === 'use') useAbility(state, frame.seat, action, out);
    else close(state, out);
  },
  resume(state, frame, out) {
    if (abilityActions(state, frame.seat, 'influence').length > 0) return false;
    close(state, out);
    return true;
  },
  whyNot(state, frame, seat, action) {
    return action.type === 'use' ? whyNotUse(state, seat, action) : pending(frame.step);
  },
};

function close(state: DeadReckoningState, out: DeadReckoningOut): void {
  state.flow.pop();
  closeBatch(state, out);
}
