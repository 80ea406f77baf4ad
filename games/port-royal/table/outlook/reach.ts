/** What a seat can take from the harbour, and what it would cost or bring, by the sums of the rules. */

import type { Action, Seat } from '@broadside/kernel';
import { clockwiseAfter, seatAtBottom } from '@broadside/kit';
import { type CardId, colourOf, isMerchant, isPerson, isShip, pointsOf } from '../../cards/table.ts';
import {
  ADMIRAL_COINS,
  ADMIRAL_HARBOUR,
  agentsOf,
  areaSeen,
  bonusFor,
  CONTRACT_POINTS,
  compensationOf,
  completedBy,
  gunnerCoins,
  incomeFor,
  payableIncome,
  priceFor,
  takerOf,
  viceAdmiralCoins,
} from '../../rules/facade.ts';
import type { PortRoyalAction } from '../../rules/state.ts';
import type { View } from '../../rules/view.ts';

/** Those who watch have the active player's area at the bottom of the screen. */
export const bottomOf = (view: View): Seat => seatAtBottom(view, view.active);

/** The other seats, clockwise. */
export const rivalsOf = (view: View): Seat[] => clockwiseAfter(bottomOf(view), view.players.length);

/** Whether this seat's take-turn is still to come in this turn. */
export function willTake(view: View, seat: Seat): boolean {
  // Whatever is asked on top of it, phase 1 lies at the bottom of the flow.
  if (view.flow[0]?.step === 'discover') return true;
  const taker = takerOf(view);
  if (taker === undefined) return false;
  const { length } = view.players;
  const place = (of: Seat): number => (of - view.active + length) % length;
  return place(seat) > place(taker);
}

/** What the harbour brings a seat when it comes to take (PR-ADMIRAL-1, PR-VICE-1, PR-GUN-1). */
function coinsAtStart(view: View, seat: Seat): number {
  const { harbour } = view;
  const { persons } = view.players[seat];
  const admirals = harbour.length >= ADMIRAL_HARBOUR ? areaSeen(view, seat).admirals * ADMIRAL_COINS : 0;
  return admirals + viceAdmiralCoins(persons, harbour) + gunnerCoins(persons, harbour);
}

/** The coins a seat can spend when it comes to take: what the harbour brings is paid first. */
export function coinsToSpend(view: View, seat: Seat): number {
  const { coins } = view.players[seat];
  return willTake(view, seat) ? coins + Math.min(coinsAtStart(view, seat), view.deck + view.discard) : coins;
}

/** What trading with this ship would really bring. */
export const incomeOf = (view: View, seat: Seat, ship: CardId): number =>
  payableIncome(incomeFor(view, seat, ship), view.deck + view.discard);

/** PR-ITEM-3: coins for a ship that is kept as an item. */
export const stowGain = (view: View, seat: Seat, ship: CardId): number =>
  Math.min(bonusFor(view, seat, ship), view.deck + view.discard);

/** PR-SAIL-9: whether a merchant would keep this ship, for a point. */
export const isKept = (view: View, seat: Seat, ship: CardId): boolean =>
  view.extra !== null &&
  isShip[ship] === 1 &&
  incomeOf(view, seat, ship) > 0 &&
  agentsOf(view.players[seat].persons, isMerchant, colourOf[ship]) > 0;

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

/** "+3", "−2", "±0". */
export const signed = (coins: number): string => (coins === 0 ? '±0' : coins < 0 ? `−${-coins}` : `+${coins}`);

/** The different cards of the harbour, in the order of their berths. */
export const choicesInHarbour = (view: View): CardId[] => [...new Set(view.harbour)];

export const inReach = (view: View, seat: Seat): CardId[] =>
  choicesInHarbour(view).filter((card) => shortBy(view, seat, card) === 0);

/** Points a card of the harbour would bring. */
export const pointsFor = (view: View, seat: Seat, card: CardId): number =>
  isPerson[card] === 1 ? pointsOf[card] : isKept(view, seat, card) ? 1 : 0;

/** Points an action would bring at once. */
function gainBy(view: View, seat: Seat, action: PortRoyalAction): number {
  const contracts = view.extra?.contracts;
  if (action.type === 'claim')
    return pointsOf[action.card] - action.persons.reduce((sum, card) => sum + pointsOf[card], 0);
  if (action.type !== 'contract' || !contracts) return 0;
  const completed = completedBy(contracts, seat);
  return CONTRACT_POINTS[completed + 1] - CONTRACT_POINTS[completed];
}

/** Points that could be added at once: by what can be claimed or completed now, or by the best card in reach. */
export function possibleGain(view: View, seat: Seat, legal: readonly Action[]): number {
  const taken = view.outcome ? [] : inReach(view, seat).map((card) => pointsFor(view, seat, card));
  const done = (legal as readonly PortRoyalAction[]).map((action) => gainBy(view, seat, action));
  return Math.max(0, ...taken, ...done);
}
