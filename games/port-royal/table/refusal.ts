/**
 * Why something is not allowed, from what an eye sees. The rules are asked about a match that the view does not contradict:
 * no refusal of this game depends on what is hidden, so the answer is the one the table would give, and it is there at once.
 */
import { type Action, type Seat, whyNot } from '@broadside/kernel';
import type { Choice } from '@broadside/kit';
import type { Say } from '@broadside/text';
import { portRoyal } from '../rules/game.ts';
import { stateSeen } from '../rules/seen.ts';
import type { View } from '../rules/view.ts';
import { portRoyalVoice } from '../text/index.ts';

/** The sentence with the clause behind it, or nothing if the action is allowed. */
export function refusal(view: View, seat: Seat, action: Action, say: Say): Pick<Choice, 'reason' | 'clause'> {
  const reason = whyNot(portRoyal, stateSeen(view), seat, action);
  return reason ? { reason: portRoyalVoice.reason(reason, say), clause: reason.clause } : {};
}
