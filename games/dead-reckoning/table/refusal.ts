/**
 * Why something is not allowed, from what an eye sees. The rules are asked about a match that the view does not
 * contradict: no refusal of this game depends on what is hidden from whoever asks, so the answer is the one the table
 * would give, and it is there at once.
 */
import { LooseChance, type Seat, Stream, whyNot } from '@broadside/kernel';
import type { Choice } from '@broadside/kit';
import type { Say } from '@broadside/text';
import type { DeadReckoningAction } from '../rules/actions.ts';
import { deadReckoning } from '../rules/game.ts';
import type { DeadReckoningState } from '../rules/state.ts';
import type { DeadReckoningView } from '../rules/view.ts';
import { deadReckoningVoice } from '../text/index.ts';

const imagined = new WeakMap<DeadReckoningView, DeadReckoningState>();

function stateSeen(view: DeadReckoningView): DeadReckoningState {
  const known =
    imagined.get(view) ?? deadReckoning.imagine(view, view.eye, new LooseChance(Stream.of('a match like this one')));
  imagined.set(view, known);
  return known;
}

/** The sentence with the clause behind it, or nothing if the action is allowed. */
export function refusal(
  view: DeadReckoningView,
  seat: Seat,
  action: DeadReckoningAction,
  say: Say,
): Pick<Choice, 'reason' | 'clause'> {
  const reason = whyNot(deadReckoning, stateSeen(view), seat, action);
  return reason ? { reason: deadReckoningVoice.reason(reason, say), clause: reason.clause } : {};
}
