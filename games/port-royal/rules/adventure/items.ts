/** Ships that carry something: kept for it, spent on tasks and expeditions, sold to innkeepers (PR-ITEM, PR-INN). */
import type { Seat } from '@broadside/kernel';
import { type CardId, colourOf, innPriceOf, isAresFriend, isInnkeeper, itemOf } from '../../cards/table.ts';
import { countOf, tradersOf } from '../area.ts';
import { gainCoins } from '../deck.ts';
import type { Hand } from '../expansion.ts';
import type { Place } from '../extra.ts';
import { removeCard } from '../piles.ts';
import type { PortRoyalAction, PortRoyalFrame, State, TradeAndHireFrame } from '../state.ts';
import { afterTrade, canCompensate, shipsIn } from '../trade.ts';
import { isAres, isItemShip, isProvision } from './cargo.ts';
import { tradeCoinFor } from './characters.ts';
import { gainCrowns } from './crowns.ts';
import { adventureOf } from './own.ts';

/** PR-INN-1. */
const INN_SHIPS = 4;

/** PR-ARES-5, PR-AMB-73: a coin for every special person, whichever way an Ares ship is taken. */
export const aresCoins = (persons: readonly CardId[], card: CardId): number =>
  isAres(card) ? countOf(persons, isAresFriend) : 0;

/** PR-ITEM-3: what own persons and the character give for a ship that is kept. */
function stowBonus(state: State, seat: Seat, card: CardId): number {
  const { persons } = state.players[seat];
  return tradersOf(persons, colourOf[card]) + aresCoins(persons, card) + tradeCoinFor(state, seat, card);
}

/** PR-AMB-72: an item is no income. The ship does not come back to the deck, so it cannot become one of the coins. */
export function canStow(state: State, seat: Seat, card: CardId): boolean {
  const bonus = Math.min(stowBonus(state, seat, card), state.deck.length + state.discard.length);
  return isItemShip(card) && canCompensate(state, seat, bonus);
}

/** PR-ITEM-2: a ship is taken and kept; clerks and characters see it as a trade like any other. */
export function stow(state: State, frame: TradeAndHireFrame, card: CardId, out: Hand): void {
  const { seat } = frame;
  const bonus = stowBonus(state, seat, card);
  adventureOf(state).items[seat].push(card);
  out.events?.push({ type: 'shipStowed', seat, card });
  gainCoins(state, seat, bonus, 'trade', out);
  afterTrade(state, frame, card, out, true);
}

const once = (cards: readonly CardId[]): CardId[] => [...new Set(cards)];

/** PR-AEXP-1. */
export const supplies = ({ extra }: Place, seat: Seat, expedition: CardId): CardId[] =>
  once((extra?.adventure?.items[seat] ?? []).filter((ship) => itemOf[ship] === itemOf[expedition]));

/** The caller lays the ship onto the discard pile. */
export const spend = (state: State, seat: Seat, ship: CardId): void => removeCard(adventureOf(state).items[seat], ship);

/** PR-INN-1: a crown for every innkeeper at a harbour with four ships. */
export function gainAtInns(state: State, seat: Seat, out: Hand): void {
  if (shipsIn(state.harbour) < INN_SHIPS) return;
  gainCrowns(state, seat, countOf(state.players[seat].persons, isInnkeeper), 'innkeeper', out);
}

/** PR-AMB-81: what the innkeepers pay who have not bought in this take-turn, the best first. */
const pricesLeft = (state: State, frame: TradeAndHireFrame): number[] =>
  state.players[frame.seat].persons
    .filter((card) => isInnkeeper[card] === 1)
    .map((card) => innPriceOf[card])
    .sort((a, b) => b - a)
    .slice(frame.sold);

export const hasInnLeft = (state: State, frame: TradeAndHireFrame): boolean => pricesLeft(state, frame).length > 0;

/** What could be sold now, identical ships once (PR-DEC-W4). */
export function sellable(state: State, frame: PortRoyalFrame): CardId[] {
  if (frame.step !== 'tradeAndHire') return [];
  const ships = adventureOf(state).items[frame.seat].filter(isProvision);
  return ships.length > 0 && hasInnLeft(state, frame) ? once(ships) : [];
}

/** PR-INN-2: the ship first, then the printed price. */
export function sell(state: State, frame: TradeAndHireFrame, card: CardId, out: Hand): void {
  const { seat } = frame;
  const [price] = pricesLeft(state, frame);
  frame.sold++;
  spend(state, seat, card);
  state.discard.push(card);
  out.events?.push({ type: 'itemSold', seat, card });
  gainCoins(state, seat, price, 'innkeeper', out);
}

export const sellOf = (card: CardId): PortRoyalAction => ({ type: 'sell', card });
