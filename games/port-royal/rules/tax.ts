/** Section 7, tax increase. */
import type { Out, Seat } from '@broadside/kernel';
import { type CardId, taxesSabres } from '../cards/table.ts';
import { coinsFor, gainCoins, payCoins } from './deck.ts';
import type { PortRoyalEvent, State } from './state.ts';

/** PR-TAX-1. */
export const TAX_FROM = 12;

/** PR-TAX-1, PR-TAX-2: half, rounded down, face up to the discard pile. */
function payTax(state: State, seat: Seat, out: Out<PortRoyalEvent>): void {
  const coins = state.players[seat].coins.length;
  if (coins < TAX_FROM) return;
  const lost = coins >> 1;
  out.events?.push({ type: 'taxPaid', seat, cards: coinsFor(state, seat, lost) });
  payCoins(state, seat, lost, out);
}

/** PR-TAX-3, PR-TAX-4: the most sabres or the fewest points; on a tie everybody who is tied, at 0 too. */
function bestOf(state: State, mostSabres: boolean): number {
  let best = ratingOf(state, 0, mostSabres);
  for (let seat = 1; seat < state.players.length; seat++) {
    const value = ratingOf(state, seat, mostSabres);
    if (mostSabres ? value > best : value < best) best = value;
  }
  return best;
}

const ratingOf = (state: State, seat: Seat, mostSabres: boolean): number =>
  mostSabres ? state.players[seat].sabres : state.players[seat].points;

/** Clockwise from the active player (PR-AMB-5); the tax card itself is discarded last (PR-TAX-6, PR-AMB-6). */
export function resolveTax(state: State, card: CardId, out: Out<PortRoyalEvent>): void {
  const { length } = state.players;
  for (let i = 0; i < length; i++) payTax(state, (state.active + i) % length, out);
  const mostSabres = taxesSabres[card] === 1;
  const value = bestOf(state, mostSabres);
  const seats: Seat[] = [];
  for (let i = 0; i < length; i++) {
    const seat = (state.active + i) % length;
    if (ratingOf(state, seat, mostSabres) !== value) continue;
    gainCoins(state, seat, 1, 'tax', out);
    seats.push(seat);
  }
  state.discard.push(card);
  out.events?.push({ type: 'taxEnded', card, value, seats });
}
