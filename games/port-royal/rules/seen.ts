/** Questions of the rules about a view whose answers nothing hidden changes: they are put to a state that fits the view. */
import { LooseChance, type Seat, Stream } from '@broadside/kernel';
import type { CardId } from '../cards/table.ts';
import { POINTS_TO_END } from './ending.ts';
import { expansionsIn, type Goal } from './expansion.ts';
import { canClaim } from './expedition.ts';
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

/** Cards the active player could take with so many colours in the harbour by stopping now (PR-TRADE-1, PR-GOV-1). */
export function allowanceSeen(view: View, colours = shipsIn(view.harbour)): number {
  const { governors } = areaSeen(view, view.active);
  const most = Math.min(colours, ALLOWANCE.length - 1);
  const stopping = view.extra !== null && view.flow[0]?.step === 'discover';
  return governors + (stopping ? allowanceIn(stateSeen(view), most) : ALLOWANCE[most]);
}

/** Who takes cards right now; undefined outside phase 2. */
export function takerOf(view: View): Seat | undefined {
  const frame = view.flow[view.flow.length - 1];
  return frame?.step === 'tradeAndHire' ? frame.seat : undefined;
}

/** Who could claim an expedition with what lies in their area. */
export const claimers = (view: View, expedition: CardId): Seat[] =>
  view.players.flatMap((_, seat) => (canClaim(view, seat, areaSeen(view, seat), expedition) ? [seat] : []));

/** What an expansion in play is played for. */
export const goalIn = (view: View): Goal | undefined => expansionsIn(view).find(({ goal }) => goal)?.goal;

/** Everybody wins or nobody. */
export const isTogether = (view: View): boolean => expansionsIn(view).some(({ together }) => together);

/** PR-END-1, PR-SAIL-14, PR-ACOMP-1; undefined where points end nothing. */
export const pointsToEnd = (view: View): number | undefined =>
  isTogether(view) ? undefined : (goalIn(view)?.points ?? POINTS_TO_END);
