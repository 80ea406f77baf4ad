/** Who stands together in a player's area, and what they are good for. */
import { CARDS, type CardId, colourOf } from '../../cards/table.ts';
import type { Expedition } from '../../cards/types.ts';
import type { PlayerView } from '../../rules/view.ts';
import { type Crew, metNeeds } from '../card/index.ts';

export interface Group {
  readonly card: CardId;
  readonly count: number;
}

/** Cards that are alike, once each with their number. The cards are numbered so that kinds stand together. */
export function groups(cards: readonly CardId[], keyOf: (card: CardId) => number | string = (card) => card): Group[] {
  const found = new Map<number | string, Group>();
  for (const card of cards.toSorted((a, b) => a - b)) {
    const key = keyOf(card);
    const known = found.get(key);
    found.set(key, { card: known?.card ?? card, count: (known?.count ?? 0) + 1 });
  }
  return [...found.values()];
}

/** Alike in what they do, whatever they cost. */
export const byAbility = (card: CardId): string => `${CARDS[card].kind} ${colourOf[card]}`;

/** What a player can discard for an expedition. */
export function crewOf({ persons }: PlayerView): Crew {
  const count = (kind: string): number => persons.filter((card) => CARDS[card].kind === kind).length;
  return {
    settler: count('settler'),
    captain: count('captain'),
    priest: count('priest'),
    any: count('jackOfAllTrades'),
  };
}

/** How many of an expedition's needs a player covers. */
export const metBy = (player: PlayerView, expedition: Expedition): number =>
  metNeeds(expedition, crewOf(player)).filter(({ met }) => met !== 'no').length;
