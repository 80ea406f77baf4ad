/** Section 15.4: crew cards rise a level. Which one it was stays secret until it is played (DR-HID-4). */
import { only, type Reason, type Seat } from '@broadside/kernel';
import { SEA_DOGS } from '../cards/achievements.ts';
import { type CardId, CREW_CARDS } from '../cards/table.ts';
import { progress } from './achievements.ts';
import type { DeadReckoningAction } from './actions.ts';
import { DECLINE, LEVELS } from './choices.ts';
import { alter } from './crew.ts';
import type { DeadReckoningOut, DeadReckoningStep } from './flow.ts';
import { pending, reason } from './reasons.ts';
import type { DeadReckoningState, Player } from './state.ts';

export const HIGHEST_LEVEL = 4;

export const canRise = (player: Player, card: CardId): boolean => player.crew[card].level < HIGHEST_LEVEL;

const whereIs = ({ hand, play }: Player, card: CardId): 'hand' | 'play' | 'deck' => {
  if (hand.includes(card)) return 'hand';
  return play.includes(card) ? 'play' : 'deck';
};

/** DR-LEVEL-5, DR-LEVEL-8, DR-LEVEL-10: one card rises one level, wherever it lies. */
export function levelUp(state: DeadReckoningState, seat: Seat, card: CardId, out: DeadReckoningOut): void {
  const player = state.players[seat];
  const level = player.crew[card].level + 1;
  const where = whereIs(player, card);
  alter(player, card, where === 'play' ? { level, known: level } : { level });
  out.events?.push({ type: 'levelled', seat, card, level, where });
  if (level < HIGHEST_LEVEL) return;
  out.uncover();
  progress(state, seat, SEA_DOGS, out);
}

/** DR-ABIL-18, DR-ABIL-19: the lowest card of the draw pile that can rise; the pile keeps its order. */
export function levelBottom(state: DeadReckoningState, seat: Seat, out: DeadReckoningOut): void {
  const player = state.players[seat];
  for (const card of player.deck)
    if (canRise(player, card)) {
      out.uncover();
      levelUp(state, seat, card, out);
      return;
    }
}

/** DR-LEVEL-1: the cards in hand that can rise. */
export function addLevels(state: DeadReckoningState, seat: Seat, into: DeadReckoningAction[]): void {
  const player = state.players[seat];
  for (const card of player.hand) if (canRise(player, card)) into.push(LEVELS[card]);
}

function canLevel(player: Player): boolean {
  for (const card of player.hand) if (canRise(player, card)) return true;
  return false;
}

/** The level-up between turns, in another's turn or directly before the own one (DR-LEVEL-2, DR-LEVEL-3). */
export function levelInHand(state: DeadReckoningState, seat: Seat, card: CardId, out: DeadReckoningOut): void {
  state.players[seat].levelDue = 'no';
  levelUp(state, seat, card, out);
}

export function whyNotLevel(state: DeadReckoningState, seat: Seat, card: CardId): Reason {
  const player = state.players[seat];
  if (player.levelDue === 'no') return reason('no-level-due');
  if (card >= CREW_CARDS || !player.hand.includes(card)) return reason('not-in-hand');
  return reason('highest-level');
}

export const levelUpStep: DeadReckoningStep<'levelUp'> = {
  seats: (_state, frame) => only(frame.seat),
  legal(state, { seat }) {
    const actions: DeadReckoningAction[] = [];
    addLevels(state, seat, actions);
    if (state.players[seat].levelDue === 'may' || actions.length === 0) actions.push(DECLINE);
    return actions;
  },
  apply(state, _frame, seat, action, out) {
    state.flow.pop();
    if (action.type === 'level') levelInHand(state, seat, action.card, out);
    else {
      state.players[seat].levelDue = 'no';
      out.events?.push({ type: 'declined', seat });
    }
  },
  /** DR-LEVEL-4: with no card that could rise it lapses; whether it does reveals something about the hand. */
  resume(state, { seat }, out) {
    out.uncover();
    if (canLevel(state.players[seat])) return false;
    state.players[seat].levelDue = 'no';
    state.flow.pop();
    return true;
  },
  whyNot(state, frame, seat, action) {
    if (action.type === 'level') return whyNotLevel(state, seat, action.card);
    return action.type === 'decline' ? reason('level-compulsory') : pending(frame.step);
  },
};
