/** What is played for, and how near it is. */

import type { Seat } from '@broadside/kernel';
import { isShip } from '../../cards/table.ts';
import { COLOURS, SHIP_COLOURS, type ShipColour } from '../../cards/types.ts';
import { deckCards, goalIn, isAres, stateSeen } from '../../rules/facade.ts';
import type { View } from '../../rules/view.ts';

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
  return cards.some((card) => isShip[card] === 1 && isAres(card)) ? SHIP_COLOURS : COLOURS;
}
