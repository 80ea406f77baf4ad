/** How many sails would go up: asked of the rules about a match that the view does not contradict. */
import { LooseChance, type Seat, Stream } from '@broadside/kernel';
import type { CardId } from '../cards/table.ts';
import { deadReckoning, readingOf, sailsWith } from '../rules/facade.ts';
import type { DeadReckoningState } from '../rules/state.ts';
import type { CrewView, DeadReckoningView } from '../rules/view.ts';

const imagined = new WeakMap<DeadReckoningView, DeadReckoningState>();

function stateSeen(view: DeadReckoningView): DeadReckoningState {
  const known =
    imagined.get(view) ?? deadReckoning.imagine(view, view.eye, new LooseChance(Stream.of('a match like this one')));
  imagined.set(view, known);
  return known;
}

/** DR-SAIL-2 to DR-SAIL-9: with the sails of these alternatives. */
export const sailsToRaise = (view: DeadReckoningView, seat: Seat, cards: readonly CardId[]): number =>
  sailsWith(stateSeen(view), seat, cards);

const PARTS = [0, 1, 2, 3] as const;

/** What a card adds as soon as it lies on the table. */
export function marksOf(crew: CrewView, card: CardId): { readonly sails: number; readonly cannons: number } {
  const readings = PARTS.map((part) => readingOf(crew, card, part));
  return {
    sails: readings.reduce((sum, { sail }) => sum + sail, 0),
    cannons: readings.reduce((sum, { cannon }) => sum + cannon, 0),
  };
}
