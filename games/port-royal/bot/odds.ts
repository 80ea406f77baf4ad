/** What the next card may be, as far as anybody at the table can know. */
import { CARDS, type CardId, colourOf, isShip } from '../cards/table.ts';
import { canSink, colourInHarbour } from '../rules/discover.ts';
import type { State } from '../rules/state.ts';

/** How many of each face the next card can be, and how many cards that is altogether. */
export interface Unseen {
  readonly counts: Uint8Array;
  readonly total: number;
}

/**
 * Deck and purses together: nobody can tell them apart. Only when the deck is empty is the next
 * card known to come from the discard pile.
 */
export function unseen(state: State): Unseen {
  const counts = new Uint8Array(CARDS.length);
  if (state.deck.length === 0) {
    for (const card of state.discard) counts[card]++;
    return { counts, total: state.discard.length };
  }
  let total = state.deck.length;
  for (let i = 0; i < state.deck.length; i++) counts[state.deck[i]]++;
  for (const { coins } of state.players) {
    total += coins.length;
    for (let i = 0; i < coins.length; i++) counts[coins[i]]++;
  }
  return { counts, total };
}

/** Would this card end the active player's turn? */
const busts = (state: State, card: CardId): boolean =>
  isShip[card] === 1 && colourInHarbour(state, card) && !canSink(state, state.active, card);

/** The exact chance that the next card busts the active player. */
export function bustOdds(state: State, { counts, total }: Unseen = unseen(state)): number {
  if (total === 0) return 0;
  let bad = 0;
  for (let card = 0; card < counts.length; card++) if (counts[card] > 0 && busts(state, card)) bad += counts[card];
  return bad / total;
}

/** Colours in the harbour as bits. */
export function coloursInHarbour(state: State): number {
  let bits = 0;
  for (const card of state.harbour) if (isShip[card] === 1) bits |= 1 << colourOf[card];
  return bits;
}
