/** Section 15.3: the hand, its limit, and drawing. */
import type { Seat } from '@broadside/kernel';
import { type CardId, isIsland, islandOf } from '../cards/table.ts';
import type { DeadReckoningOut } from './flow.ts';
import type { DeadReckoningState } from './state.ts';

/** DR-DRAW-2, DR-DRAW-3. */
export const CARDS_DRAWN = 4;
const HAND_LIMIT = 6;

/** Hands are sorted, so that their order reveals nothing. */
export function takeIntoHand(hand: CardId[], card: CardId): void {
  let at = hand.length;
  hand.push(card);
  while (at > 0 && hand[at - 1] > card) {
    hand[at] = hand[at - 1];
    at--;
  }
  hand[at] = card;
}

/** DR-DRAW-3, DR-DRAW-4. */
export function handLimit(state: DeadReckoningState, player: number): number {
  let limit = HAND_LIMIT;
  for (const { id, controller } of state.sea) if (controller === player && isIsland(id)) limit += islandOf(id).hand;
  return limit;
}

/** DR-DRAW-5. */
export const cardsDue = (state: DeadReckoningState, seat: Seat, bonus: number): number =>
  Math.max(0, Math.min(CARDS_DRAWN + bonus, handLimit(state, seat) - state.players[seat].hand.length));

/** DR-DRAW-6. */
function reshuffle(state: DeadReckoningState, seat: Seat, out: DeadReckoningOut): void {
  const player = state.players[seat];
  out.events?.push({ type: 'reshuffled', seat, cards: player.discard.length });
  player.deck = player.discard;
  player.discard = [];
  out.chance.stream(`crew${seat + 1}`).shuffle(player.deck);
}

/** Draws as many cards as there are (DR-DRAW-7) and says which. */
export function drawCards(state: DeadReckoningState, seat: Seat, count: number, out: DeadReckoningOut): CardId[] {
  const player = state.players[seat];
  const drawn: CardId[] = [];
  while (drawn.length < count) {
    if (player.deck.length === 0 && player.discard.length > 0) reshuffle(state, seat, out);
    const card = player.deck.pop();
    if (card === undefined) break;
    takeIntoHand(player.hand, card);
    drawn.push(card);
  }
  if (drawn.length === 0) return drawn;
  out.uncover();
  out.events?.push({ type: 'drew', seat, cards: drawn.slice() });
  return drawn;
}
