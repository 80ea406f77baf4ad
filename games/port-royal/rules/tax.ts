/** Section 7, tax increase. */
import type { Out, Seat, Work } from '@broadside/kernel';
import { type CardId, taxBonus, taxesSabres, taxFrom, taxLeaves } from '../cards/table.ts';
import { coinsFor, gainCoins, payCoins } from './deck.ts';
import { expansionsIn } from './expansion.ts';
import { askFor } from './offer.ts';
import type { PortRoyalEvent, State, TaxingFrame } from './state.ts';

type Hand = Out<PortRoyalEvent>;

/** PR-TAX-1, PR-TAX-2: half, rounded down, face up to the discard pile; Set Sail! leaves 8 (PR-SAIL-4). */
function payTax(state: State, seat: Seat, card: CardId, out: Hand): boolean {
  const coins = state.players[seat].coins.length;
  if (coins < taxFrom[card]) return false;
  const lost = taxLeaves[card] === 0 ? coins >> 1 : coins - taxLeaves[card];
  out.events?.push({ type: 'taxPaid', seat, cards: coinsFor(state, seat, lost) });
  payCoins(state, seat, lost, out);
  return true;
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

/** Seats clockwise from the active player (PR-AMB-5). */
function payBonus(state: State, card: CardId, out: Hand): void {
  const { length } = state.players;
  const mostSabres = taxesSabres[card] === 1;
  const value = bestOf(state, mostSabres);
  const seats: Seat[] = [];
  for (let i = 0; i < length; i++) {
    const seat = (state.active + i) % length;
    if (ratingOf(state, seat, mostSabres) !== value) continue;
    gainCoins(state, seat, taxBonus[card], 'tax', out);
    seats.push(seat);
  }
  // The tax card itself is discarded last (PR-TAX-6, PR-AMB-6).
  state.discard.push(card);
  out.events?.push({ type: 'taxEnded', card, value, seats });
}

export function resolveTax(state: State, card: CardId, out: Hand): void {
  const { length } = state.players;
  const payers: Seat[] = [];
  for (let i = 0; i < length; i++) {
    const seat = (state.active + i) % length;
    if (payTax(state, seat, card, out) && state.extra !== null) payers.push(seat);
  }
  if (state.extra === null) payBonus(state, card, out);
  else {
    const frame: TaxingFrame = { step: 'taxing', card, payers };
    state.flow.push(frame);
    goOnTaxing(state, frame, out);
  }
}

/** PR-DEC-17: whoever paid is asked what they make of it; the bonus comes after all have answered (PR-AMB-56). */
function goOnTaxing(state: State, frame: TaxingFrame, out: Hand): void {
  while (frame.payers.length > 0) {
    const [seat] = frame.payers;
    frame.payers = frame.payers.slice(1);
    if (askFor(state, seat, { kind: 'tax' })) return;
  }
  state.flow.pop();
  payBonus(state, frame.card, out);
  for (const expansion of expansionsIn(state)) expansion.taxEnded?.(state, out);
}

export const taxing: Work<State, PortRoyalEvent, TaxingFrame> = { resume: goOnTaxing };
