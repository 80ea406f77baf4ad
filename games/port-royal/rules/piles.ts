/** Moving cards between piles without leaving anything for the garbage collector: playouts do little else. */
import type { CardId } from '../cards/table.ts';

/** Takes out one card; the others close up in their order. */
export function removeCard(pile: CardId[], card: CardId): void {
  let at = 0;
  while (at < pile.length && pile[at] !== card) at++;
  if (at === pile.length) throw new RangeError(`card ${card} is not in the pile`);
  for (let i = at + 1; i < pile.length; i++) pile[i - 1] = pile[i];
  pile.pop();
}

// For lists that copies of a state share. Spread into a literal, the copy would be an array of another kind, and all that
// touches it would be compiled for both.

/** The cards and one more. */
export function withCard(cards: readonly CardId[], card: CardId): readonly CardId[] {
  const more = cards.slice();
  more.push(card);
  return more;
}

/** The cards without one of them, in their order. */
export function withoutCard(cards: readonly CardId[], card: CardId): readonly CardId[] {
  const rest = cards.slice();
  removeCard(rest, card);
  return rest;
}

/** Takes away the first cards; the others close up in their order. */
export function removeFirst(pile: CardId[], count: number): void {
  for (let i = count; i < pile.length; i++) pile[i - count] = pile[i];
  for (let i = 0; i < count; i++) pile.pop();
}

/** Lays a whole pile onto another, first card first. */
export function moveAll(from: CardId[], onto: CardId[]): void {
  for (let i = 0; i < from.length; i++) onto.push(from[i]);
  // Popping keeps the room the pile has; setting its length would give it back.
  while (from.length > 0) from.pop();
}
