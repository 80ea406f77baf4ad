/** What the next card can be, as far as it makes a difference. */
import type { Stream } from '@broadside/kernel';
import { CARDS, type CardId, coinsOf, colourOf, isShip } from '../../cards/table.ts';
import { canSink, hasColour, strengthIn } from '../../rules/discover.ts';
import type { State } from '../../rules/state.ts';
import { unseen } from '../outlook.ts';

export interface Face {
  /** One of the cards that would do the same. */
  readonly card: CardId;
  readonly chance: number;
}

/** Cards with equal numbers lead to the same position. */
export function effectOf(state: State, card: CardId): number {
  // Ships of the expansions are given, kept and tucked: each is one of a kind.
  if (isShip[card] === 0 || state.extra !== null) return card;
  const sinkable = canSink(strengthIn(state), card) ? 1 : 0;
  if (hasColour(state.harbour, card)) return CARDS.length + sinkable;
  return CARDS.length + 2 + sinkable + 2 * (coinsOf[card] + 16 * colourOf[card]);
}

/** Everything the next card can be, with how likely it is: exactly, from what nobody has seen. */
export function facesOf(state: State): Face[] {
  const { counts, total } = unseen(state, state.active);
  const faces = new Map<number, { card: CardId; chance: number }>();
  for (let card = 0; card < counts.length; card++) {
    if (counts[card] === 0) continue;
    const effect = effectOf(state, card);
    const known = faces.get(effect);
    if (known) known.chance += counts[card] / total;
    else faces.set(effect, { card, chance: counts[card] / total });
  }
  return [...faces.values()];
}

/** Some of the faces, drawn with their chances and each as likely as the next: what a hasty player thinks of. */
export function someFaces(state: State, most: number, stream: Stream): Face[] {
  const faces = facesOf(state);
  if (faces.length <= most) return faces;
  const drawn: Face[] = [];
  const from = stream.unit();
  let passed = 0;
  for (const face of faces) {
    // Evenly spread over the whole, so that the common faces are never missed.
    const before = Math.floor(passed * most + from);
    passed += face.chance;
    const times = Math.floor(passed * most + from) - before;
    if (times > 0) drawn.push({ card: face.card, chance: times / most });
  }
  return drawn;
}

/** Lets this card come next in an imagined world: it changes places with whatever lay there. */
export function bringToTop(state: State, card: CardId): void {
  const { deck } = state;
  if (deck.length === 0) {
    deck.push(...state.discard);
    state.discard.length = 0;
  }
  const top = deck.length - 1;
  const at = deck.lastIndexOf(card);
  if (at >= 0) {
    deck[at] = deck[top];
    deck[top] = card;
    return;
  }
  for (const { coins } of state.players) {
    const coin = coins.indexOf(card);
    if (coin < 0) continue;
    coins[coin] = deck[top];
    deck[top] = card;
    return;
  }
}
