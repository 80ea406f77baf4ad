/**
 * Why something is not allowed, from what an eye sees. The rules are asked about a match that the view does not contradict:
 * no refusal of this game depends on what is hidden, so the answer is the one the table would give, and it is there at once.
 */
import { type Action, LooseChance, type Seat, Stream, whyNot } from '@broadside/kernel';
import type { Say } from '@broadside/text';
import { portRoyal } from '../rules/game.ts';
import type { State } from '../rules/state.ts';
import { imagine, type View } from '../rules/view.ts';
import { portRoyalVoice } from '../text/index.ts';

const imagined = new WeakMap<View, State>();

function stateOf(view: View): State {
  const known = imagined.get(view);
  if (known) return known;
  const state = imagine(view, view.eye, new LooseChance(Stream.of('refusals')));
  imagined.set(view, state);
  return state;
}

/** The sentence, or undefined if the action is allowed. */
export function refusal(view: View, seat: Seat, action: Action, say: Say): string | undefined {
  const reason = whyNot(portRoyal, stateOf(view), seat, action);
  return reason && portRoyalVoice.reason(reason, say);
}
