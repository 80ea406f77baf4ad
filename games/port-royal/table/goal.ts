/** What is played for, and how near it is. */
import type { Seat } from '@broadside/kernel';
import { CARDS } from '../cards/table.ts';
import { COLOURS, SHIP_COLOURS, type ShipColour } from '../cards/types.ts';
import { POINTS_TO_END } from '../rules/ending.ts';
import { expansionsIn, type Goal } from '../rules/expansion.ts';
import { stateSeen } from '../rules/seen.ts';
import { deckCards } from '../rules/setup.ts';
import type { View } from '../rules/view.ts';

const goalIn = (view: View): Goal | undefined => expansionsIn(view).find(({ goal }) => goal)?.goal;

/** Everybody wins or nobody. */
export const isTogether = (view: View): boolean => expansionsIn(view).some(({ together }) => together);

/** PR-END-1, PR-SAIL-14, PR-ACOMP-1; undefined where points end nothing. */
export const pointsToEnd = (view: View): number | undefined =>
  isTogether(view) ? undefined : (goalIn(view)?.points ?? POINTS_TO_END);

/** What a player lacks beside the points: an expedition (PR-ENDV-1), or what the expansion in play asks for. */
export function lacks(view: View, seat: Seat): 'expedition' | 'trophy' | undefined {
  const goal = goalIn(view);
  if (goal) return goal.mayWin && !goal.mayWin(stateSeen(view), seat) ? 'trophy' : undefined;
  return view.options.variantEnding && view.players[seat].expeditions.length === 0 ? 'expedition' : undefined;
}

/** The colours of ships in this game: the sixth comes with the Ares pirates (PR-ARES-1). */
export function coloursInPlay(view: View): readonly ShipColour[] {
  if (view.extra?.adventure == null) return COLOURS;
  const cards = deckCards(view.options, view.extra.adventure.begun);
  return cards.some(isAres) ? SHIP_COLOURS : COLOURS;
}

const isAres = (card: number): boolean => {
  const face = CARDS[card];
  return face.kind === 'ship' && face.colour === 'ares';
};
