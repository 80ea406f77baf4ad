/** Section 7: playing a card. */
import type { Reason, Seat } from '@broadside/kernel';
import { type CardId, CREW_CARDS } from '../cards/table.ts';
import { alter } from './crew.ts';
import type { DeadReckoningOut } from './flow.ts';
import { reason } from './reasons.ts';
import type { DeadReckoningState } from './state.ts';

/** DR-PLAY-1: laid face up; a level that was secret is known now. */
export function playCard(state: DeadReckoningState, seat: Seat, card: CardId, out: DeadReckoningOut): void {
  const player = state.players[seat];
  const { hand } = player;
  const { level } = player.crew[card];
  hand.splice(hand.indexOf(card), 1);
  player.play.push(card);
  alter(player, card, { known: level });
  out.events?.push({ type: 'played', seat, card, level });
}

export const whyNotPlay = (card: CardId): Reason => reason(card < CREW_CARDS ? 'card-not-in-hand' : 'not-a-crew-card');
