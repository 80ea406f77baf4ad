/**
 * A view in the middle of what one action did: the view before, changed by hand, fact by fact. Between two facts a card may
 * lie turned up at the harbour's edge, which no view of the rules knows.
 */

import type { CardId } from '../../cards/table.ts';
import type { PortRoyalFrame } from '../../rules/state.ts';
import type { View } from '../../rules/view.ts';

export interface Scene extends View {
  /** Turned up, and not yet part of anything; a Gambler turns up several (PR-GAMB-2). */
  readonly revealed?: readonly CardId[];
  /** This ship has just ruined the harbour: at its edge, or among the cards of a Gambler. */
  readonly wreckedBy?: CardId;
  /** The next card comes from the time deck (PR-COOP-5). */
  readonly dealt?: true;
}

/** Cards that wait in a frame for an answer or a payment. */
export function waitingIn(frame: PortRoyalFrame): readonly CardId[] {
  if (frame.step === 'gambling') return frame.waiting;
  return frame.step === 'repel' || frame.step === 'taxing' ? [frame.card] : [];
}

/** The cards at the harbour's edge: just turned up, a ship that waits for an answer, a tax that is being paid. */
export const cardsAtEdge = ({ revealed = [], flow }: Scene): readonly CardId[] => [
  ...revealed,
  ...flow.flatMap(waitingIn),
];

const sum = (numbers: readonly number[]): number => numbers.reduce((all, number) => all + number, 0);
const lengths = (rows: readonly (readonly unknown[])[] = []): number => sum(rows.map(({ length }) => length));

/** Cards in the places of the expansions. */
function cardsApart({ extra, flow }: Scene): number {
  const looked = sum(flow.map((frame) => (frame.step === 'lookout' ? frame.cards.length : 0)));
  if (extra === null) return looked;
  const { contracts, adventure, tucked } = extra;
  const decks = (contracts?.time ?? 0) + (contracts?.points ?? 0);
  return looked + decks + lengths(tucked) + lengths(contracts?.kept) + lengths(adventure?.items);
}

/** Every card and coin that lies anywhere: never changes during a match. */
export function cardsIn(scene: Scene): number {
  const inAreas = scene.players.map(({ coins, persons, expeditions }) => coins + persons.length + expeditions.length);
  const onTable = scene.deck + scene.discard + scene.harbour.length + scene.expeditions.length;
  return sum(inAreas) + onTable + cardsApart(scene) + cardsAtEdge(scene).length;
}
