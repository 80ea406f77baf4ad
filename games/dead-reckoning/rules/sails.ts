/** Section 8: raising sails. */
import type { Reason, Seat } from '@broadside/kernel';
import { MOST_SAILS } from '../cards/ship.ts';
import { type CardId, CREW_CARDS } from '../cards/table.ts';
import { cardSails, choiceSails, useChoiceSails } from './abilities.ts';
import type { DeadReckoningAction } from './actions.ts';
import { raiseWith } from './choices.ts';
import type { DeadReckoningOut } from './flow.ts';
import { canLoad } from './goods.ts';
import { reason } from './reasons.ts';
import { shipSails } from './ship.ts';
import type { DeadReckoningState } from './state.ts';

/** DR-SAIL-2 to DR-SAIL-7: the ship, and the cards in play; where goods can be loaded, loaded cells count too. */
function sureSails(state: DeadReckoningState, seat: Seat): number {
  const player = state.players[seat];
  let sails = shipSails(player, canLoad(state, seat));
  for (const card of player.play) sails += cardSails(player.crew[card], card);
  return sails;
}

/** DR-SAIL-9: crew in play with a sail among alternatives that are not used up, a bit each. */
function choosers(state: DeadReckoningState, seat: Seat): number {
  const { play, crew } = state.players[seat];
  let bits = 0;
  for (const card of play) if (choiceSails(crew[card], card) > 0) bits |= 1 << card;
  return bits;
}

/** DR-DEC-17: with every set of these alternatives, as far as it brings any sail at all. */
export function addRaises(state: DeadReckoningState, seat: Seat, into: DeadReckoningAction[]): void {
  const { raised, moved } = state.turn;
  if (raised || moved) return;
  const all = choosers(state, seat);
  if (sureSails(state, seat) > 0) into.push(raiseWith(0));
  for (let bits = all; bits > 0; bits = (bits - 1) & all) into.push(raiseWith(bits));
}

/** How many sails go up with these alternatives. */
export function sailsWith(state: DeadReckoningState, seat: Seat, cards: readonly CardId[]): number {
  const { crew } = state.players[seat];
  let sails = sureSails(state, seat);
  for (const card of cards) sails += choiceSails(crew[card], card);
  return Math.min(MOST_SAILS, sails);
}

export function raise(state: DeadReckoningState, seat: Seat, cards: readonly CardId[], out: DeadReckoningOut): void {
  const player = state.players[seat];
  player.sails = sailsWith(state, seat, cards);
  for (const card of cards) useChoiceSails(player, card);
  state.turn.raised = true;
  out.events?.push({ type: 'raised', seat, sails: player.sails });
}

export function whyNotRaise(state: DeadReckoningState, seat: Seat, cards: readonly CardId[]): Reason {
  const { raised, moved } = state.turn;
  if (raised) return reason('already-raised');
  if (moved) return reason('already-moved');
  const bits = choosers(state, seat);
  let before = -1;
  for (const card of cards) {
    if (card >= CREW_CARDS || card === before || (bits & (1 << card)) === 0) return reason('no-such-alternative');
    before = card;
  }
  return reason('no-sails');
}
