/**
 * Why something is not allowed, from what an eye sees. The rules are asked about a match that the view does not
 * contradict: no refusal of this game depends on what is hidden from whoever asks, so the answer is the one the table
 * would give, and it is there at once.
 */
import { LooseChance, type Seat, Stream, whyNot } from '@broadside/kernel';
import type { Choice } from '@broadside/kit';
import type { Say } from '@broadside/text';
import { sevenSeas } from '../rules/game.ts';
import type { SevenSeasAction, SevenSeasState } from '../rules/state.ts';
import type { SevenSeasView } from '../rules/view.ts';
import { sevenSeasVoice } from '../text/index.ts';

const imagined = new WeakMap<SevenSeasView, SevenSeasState>();

function stateSeen(view: SevenSeasView): SevenSeasState {
  const known =
    imagined.get(view) ?? sevenSeas.imagine(view, view.eye, new LooseChance(Stream.of('a match like this one')));
  imagined.set(view, known);
  return known;
}

/** The sentence with the clause behind it, or nothing if the action is allowed. */
export function refusal(
  view: SevenSeasView,
  seat: Seat,
  action: SevenSeasAction,
  say: Say,
): Pick<Choice, 'reason' | 'clause'> {
  const reason = whyNot(sevenSeas, stateSeen(view), seat, action);
  return reason ? { reason: sevenSeasVoice.reason(reason, say), clause: reason.clause } : {};
}
