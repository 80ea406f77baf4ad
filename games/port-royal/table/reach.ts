/** What a seat can take from the harbour, and what it would cost or bring, by the sums of the rules. */
import type { Action, Seat } from '@broadside/kernel';
import { type CardId, isPerson, isShip, pointsOf } from '../cards/table.ts';
import type { PortRoyalAction } from '../rules/state.ts';
import { ADMIRAL_COINS, ADMIRAL_HARBOUR, compensationOf, incomeFor, payableIncome, priceFor } from '../rules/trade.ts';
import { areaSeen, type View } from '../rules/view.ts';
import { takerOf } from '../terminal/purse.ts';
import { frameOf } from './scene.ts';

/** What the frame asks for: the seat whose area lies at the bottom of the screen. */
export const seatAtBottom = (view: View): Seat => (typeof view.eye === 'number' ? view.eye : view.active);

/** The other seats, clockwise. */
export function rivalsOf(view: View): Seat[] {
  const { length } = view.players;
  const bottom = seatAtBottom(view);
  return Array.from({ length: length - 1 }, (_, at) => (bottom + 1 + at) % length);
}

/** Whether this seat's take-turn is still to come in this turn. */
export function willTake(view: View, seat: Seat): boolean {
  const step = frameOf(view)?.step;
  if (step === 'discover' || step === 'repel') return true;
  const taker = takerOf(view);
  if (taker === undefined) return false;
  const { length } = view.players;
  const place = (of: Seat): number => (of - view.active + length) % length;
  return place(seat) > place(taker);
}

/** The coins a seat can spend when it comes to take: its admirals pay first (PR-ADMIRAL-1). */
export function coinsToSpend(view: View, seat: Seat): number {
  const { coins } = view.players[seat];
  if (view.harbour.length < ADMIRAL_HARBOUR || !willTake(view, seat)) return coins;
  return coins + Math.min(areaSeen(view, seat).admirals * ADMIRAL_COINS, view.deck + view.discard);
}

/** What trading with this ship would really bring. */
export const incomeOf = (view: View, seat: Seat, ship: CardId): number =>
  payableIncome(incomeFor(view.players[seat], ship), view.deck + view.discard);

export const priceOf = (view: View, seat: Seat, person: CardId): number => priceFor(areaSeen(view, seat), person);

/** How many coins are missing to take this card; 0 if none. */
export function shortBy(view: View, seat: Seat, card: CardId): number {
  const purse = coinsToSpend(view, seat) - compensationOf(view, seat);
  // A guest's coin may come out of what the ship brings (PR-OTHER-6); a person for nothing still takes it (PR-AMB-24).
  const owed = isShip[card] === 1 ? -incomeOf(view, seat, card) : priceOf(view, seat, card);
  return Math.max(0, owed - purse);
}

/** What taking this card does to the purse: more for a ship, less for a person, the guest's coin included. */
export const gainOf = (view: View, seat: Seat, card: CardId): number =>
  (isShip[card] === 1 ? incomeOf(view, seat, card) : -priceOf(view, seat, card)) - compensationOf(view, seat);

/** The different cards of the harbour, in the order of their berths. */
export const choicesInHarbour = (view: View): CardId[] => [...new Set(view.harbour)];

export const inReach = (view: View, seat: Seat): CardId[] =>
  choicesInHarbour(view).filter((card) => shortBy(view, seat, card) === 0);

/** Points that could be added at once: by the best claim that is open now, or by the best hire in reach. */
export function possibleGain(view: View, seat: Seat, legal: readonly Action[]): number {
  const hired = view.outcome ? [] : inReach(view, seat).map((card) => (isPerson[card] === 1 ? pointsOf[card] : 0));
  const claimed = (legal as readonly PortRoyalAction[]).map((action) =>
    action.type === 'claim' ? pointsOf[action.card] - action.persons.reduce((sum, card) => sum + pointsOf[card], 0) : 0,
  );
  return Math.max(0, ...hired, ...claimed);
}
