/** Questions of the rules about a view whose answers nothing hidden changes: they are put to a state that fits the view. */
import { LooseChance, Stream } from '@broadside/kernel';
import type { State } from './state.ts';
import { ALLOWANCE, allowanceIn, shipsIn } from './trade.ts';
import { areaSeen, imagine, type View } from './view.ts';

const imagined = new WeakMap<View, State>();

/** One state that the view does not contradict; the same one as long as the view is the same. */
export function stateSeen(view: View): State {
  const known = imagined.get(view);
  if (known) return known;
  const state = imagine(view, view.eye, new LooseChance(Stream.of('seen')));
  imagined.set(view, state);
  return state;
}

/** Cards the active player could take with so many colours in the harbour if he stopped now (PR-TRADE-1, PR-GOV-1). */
export function allowanceSeen(view: View, colours = shipsIn(view.harbour)): number {
  const { governors } = areaSeen(view, view.active);
  const most = Math.min(colours, ALLOWANCE.length - 1);
  const stopping = view.extra !== null && view.flow[0]?.step === 'discover';
  return governors + (stopping ? allowanceIn(stateSeen(view), most) : ALLOWANCE[most]);
}
