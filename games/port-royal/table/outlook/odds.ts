/** What the next card may be, as far as anybody at the table can know (kept in step with rules/odds.ts by its test). */

import { type CardId, colourOf, isExpedition, isShip, isTax, SKULL, sabresOf } from '../../cards/table.ts';
import { SHIP_COLOURS, type ShipColour } from '../../cards/types.ts';
import { canSink, cardsLeftInDeck, hasColour, nextCards, strengthIn } from '../../rules/facade.ts';
import type { View } from '../../rules/view.ts';

export const FATES = ['bust', 'repelled', 'newColour', 'person', 'tax', 'expedition'] as const;
export type Fate = (typeof FATES)[number];
export type Shares = Readonly<Record<Fate, number>>;

/** What turning up this card would mean for the active player. */
export function fateOf(view: View, card: CardId): Fate {
  if (isTax[card] === 1) return 'tax';
  if (isExpedition[card] === 1) return 'expedition';
  if (isShip[card] === 0) return 'person';
  if (!hasColour(view.harbour, card)) return 'newColour';
  return canSink(strengthIn(view), card) ? 'repelled' : 'bust';
}

/** How likely each fate is; undefined when no card can be revealed now. The shares add up to 1. */
export function nextCard(view: View): Shares | undefined {
  const cards = nextCards(view);
  if (cards.length === 0) return undefined;
  const shares: Record<Fate, number> = { bust: 0, repelled: 0, newColour: 0, person: 0, tax: 0, expedition: 0 };
  for (const { card, share } of cards) shares[fateOf(view, card)] += share;
  return shares;
}

export interface Strength {
  readonly sabres: number | 'skull';
  /** How many such ships the deck may hold. */
  readonly left: number;
  readonly sinkable: boolean;
}

/** The ships of every colour that the deck may hold by their strength, the weakest first, and which of them so many sabres sink. */
export function strengths(view: View, sabres: number): Readonly<Record<ShipColour, readonly Strength[]>> {
  const ships = cardsLeftInDeck(view).filter((card) => isShip[card] === 1);
  const of = (colour: ShipColour): Strength[] => {
    const own = ships
      .filter((card) => SHIP_COLOURS[colourOf[card]] === colour)
      .sort((a, b) => sabresOf[a] - sabresOf[b]);
    return [...new Set(own.map((card) => sabresOf[card]))].map((strength) => {
      const same = own.filter((card) => sabresOf[card] === strength);
      const sinkable = canSink({ sabres }, same[0]);
      return { sabres: strength === SKULL ? 'skull' : strength, left: same.length, sinkable };
    });
  };
  return {
    yellow: of('yellow'),
    blue: of('blue'),
    green: of('green'),
    red: of('red'),
    black: of('black'),
    ares: of('ares'),
  };
}
