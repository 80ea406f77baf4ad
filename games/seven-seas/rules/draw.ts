/** Drawing adventures, and the card that begins the end (S7-CARTO). */
import { BrokenLaw, type Seat } from '@broadside/kernel';
import { type CardId, END_OF_ADVENTURES } from '../cards/table.ts';
import type { SevenSeasOut } from './flow.ts';
import type { SevenSeasState } from './state.ts';

/** Hands are sorted, so that their order reveals nothing. */
export function takeIntoHand(hand: CardId[], card: CardId): void {
  let at = hand.length;
  while (at > 0 && hand[at - 1] > card) at--;
  hand.splice(at, 0, card);
}

/** S7-CARTO-4: End of Adventures is laid aside and replaced; a match that already ends by S7-TABLE-4 goes on so. */
function layAside(state: SevenSeasState, seat: Seat, out: SevenSeasOut): void {
  if (state.endRound === 0) state.endRound = state.round;
  out.events?.push({ type: 'endDrawn', seat, round: state.endRound });
}

/** S7-CARTO-1; to be called only while the deck lasts. */
export function drawAdventure(state: SevenSeasState, seat: Seat, out: SevenSeasOut): void {
  out.uncover();
  let card = state.adventures.pop();
  if (card === END_OF_ADVENTURES) {
    layAside(state, seat, out);
    card = state.adventures.pop();
    // Only a prescribed deck has nothing below it.
    if (card === undefined) return;
  }
  if (card === undefined) throw new BrokenLaw('S7-CARTO-2: drew from an empty deck');
  takeIntoHand(state.pirates[seat].hand, card);
  out.events?.push({ type: 'drew', seat, card });
}
