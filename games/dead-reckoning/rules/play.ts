/** Section 7: playing a card. */
import type { Reason, Seat } from '@broadside/kernel';
import { type CardId, CREW_CARDS } from '../cards/table.ts';
import type { DeadReckoningOut } from './flow.ts';
import { reason } from './reasons.ts';
import type { DeadReckoningState } from './state.ts';

/** DR-PLAY-1: laid face up; a level that was secret is known now. */
export function playCard(state: DeadReckoningState, seat: Seat, card: CardId, out: DeadReckoningOut): void {
  const player = state.players[seat];
  const { hand, crew } = player;
  hand.splice(hand.indexOf(card), 1);
  player.play.push(card);
  crew[card].known = crew[card].level;
  out.events?.push({ type: 'played', seat, card, level: crew[card].level });
}

export const whyNotPlay = (card: CardId): Reason => reason(card < CREW_CARDS ? 'card-not-in-hand' : 'not-a-crew-card');
