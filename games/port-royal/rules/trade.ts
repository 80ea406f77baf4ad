/** Section 8: trade and hire, one take-turn after another. */
import { type Out, only, type Seat, type Step } from '@broadside/kernel';
import type { CardId } from '../cards/table.ts';
import * as table from '../cards/table.ts';
import { DONE, hireOf, PASS, tradeOf } from './actions.ts';
import { enlist, tradersOf } from './area.ts';
import { coinsFor, gainCoins, handOverCoin, payCoins } from './deck.ts';
import { maybeTriggerEnd } from './ending.ts';
import { canClaimAny, claim, withClaims } from './expedition.ts';
import { moveAll, removeCard } from './piles.ts';
import { whyNot } from './reasons.ts';
import type { Player, PortRoyalAction, PortRoyalEvent, State, TradeAndHireFrame } from './state.ts';
import { finishTurn, leftOf, waitAt } from './turn.ts';

/** As local constants the columns are folded into compiled code; imported bindings are looked up each time. */
const { coinsOf, colourOf, costOf, isShip } = table;

type Hand = Out<PortRoyalEvent>;

/** PR-TRADE-1: cards the active player may take, by ships of different colours in the harbour. */
export const ALLOWANCE: readonly number[] = [1, 1, 1, 1, 2, 3];

/** PR-OTHER-3: what every other player pays the active player per card. */
export const COMPENSATION = 1;

/** PR-ADMIRAL-1. */
export const ADMIRAL_HARBOUR = 5;
export const ADMIRAL_COINS = 2;

/** No two ships share a colour, so ships are colours (PR-INV-2). */
export function shipsIn(harbour: readonly CardId[]): number {
  let ships = 0;
  for (let i = 0; i < harbour.length; i++) ships += isShip[harbour[i]];
  return ships;
}

// These also serve whoever has only a view: they ask for no more than they need.

/** What taking costs this seat on top of the price. */
export const compensationOf = ({ active }: Pick<State, 'active'>, seat: Seat): number =>
  seat === active ? 0 : COMPENSATION;

/** PR-HIRE-2: never below 0 (PR-AMB-23). */
export const priceFor = ({ discount }: Pick<Player, 'discount'>, card: CardId): number =>
  Math.max(0, costOf[card] - discount);

/** PR-TRADE-8, PR-TRADE-9. */
export const incomeFor = ({ persons }: { readonly persons: readonly CardId[] }, card: CardId): number =>
  coinsOf[card] + tradersOf(persons, colourOf[card]);

/** PR-AMB-21: what a trade can really bring with so many cards left; the ship itself is discarded first (PR-AMB-7). */
export const payableIncome = (income: number, cardsLeft: number): number => Math.min(income, cardsLeft + 1);

/** PR-OTHER-4, PR-OTHER-6: a ship costs nothing, but the compensation must be payable, if only from its income. */
function canTrade(state: State, seat: Seat, card: CardId): boolean {
  const missing = compensationOf(state, seat) - state.players[seat].coins.length;
  if (missing <= 0) return true;
  const income = incomeFor(state.players[seat], card);
  return payableIncome(income, state.deck.length + state.discard.length) >= missing;
}

/**
 * The highest printed cost this seat can pay now: its coins less what it owes (PR-OTHER-5), and its
 * discount (PR-HIRE-2, PR-HIRE-3). Below 0 not even a person for nothing can be hired (PR-AMB-24).
 */
function affordableCost(state: State, seat: Seat): number {
  const player = state.players[seat];
  const purse = player.coins.length - compensationOf(state, seat);
  return purse < 0 ? -1 : purse + player.discount;
}

/** Start of a take-turn: the harbour is looked at once, before the first take (PR-ABIL-4, PR-AMB-27). */
function gainAtStart(state: State, seat: Seat, out: Hand): void {
  const player = state.players[seat];
  const { length } = state.harbour;
  if (length >= ADMIRAL_HARBOUR) gainCoins(state, seat, ADMIRAL_COINS * player.admirals, 'admiral', out);
  else if (length === 0 && (seat !== state.active || state.options.jesterWhenActive))
    gainCoins(state, seat, player.jesters, 'jester', out);
}

function canTakeAny(state: State, seat: Seat): boolean {
  const { harbour } = state;
  if (harbour.length === 0) return false;
  const cost = affordableCost(state, seat);
  for (let i = 0; i < harbour.length; i++) {
    const card = harbour[i];
    if (isShip[card] === 1 ? canTrade(state, seat, card) : costOf[card] <= cost) return true;
  }
  return false;
}

/** Whether the seat has anything to decide but to stop taking. */
function hasChoice(state: State, seat: Seat, left: number): boolean {
  return (left > 0 && canTakeAny(state, seat)) || (seat === state.active && canClaimAny(state));
}

/** Waits for this seat or for the next that has anything to decide (PR-DEC-40); after the last the turn ends. */
function openTakeTurn(state: State, from: Seat, allowance: number, out: Hand): void {
  let seat = from;
  let cards = allowance;
  do {
    gainAtStart(state, seat, out);
    // PR-GOV-1; a governor hired later in this take-turn does not count (PR-GOV-3).
    const left = cards + state.players[seat].governors;
    out.events?.push({ type: 'takeTurnBegan', seat, left });
    if (hasChoice(state, seat, left)) {
      waitAt(state, { step: 'tradeAndHire', seat, left, taken: 0 });
      return;
    }
    out.events?.push({ type: 'takeTurnEnded', seat, taken: 0 });
    seat = leftOf(state, seat);
    cards = 1;
  } while (seat !== state.active);
  endPhaseTwo(state, out);
}

/** Phase 2 begins; the colours are counted once (PR-TRADE-2). */
export function beginPhaseTwo(state: State, out: Hand): void {
  const colours = shipsIn(state.harbour);
  out.events?.push({ type: 'phaseTwoBegan', seat: state.active, colours });
  openTakeTurn(state, state.active, ALLOWANCE[colours], out);
}

/** Ends a take-turn; everybody takes once, clockwise (PR-OTHER-1, PR-OTHER-10). */
function closeTakeTurn(state: State, frame: TradeAndHireFrame, out: Hand): void {
  out.events?.push({ type: 'takeTurnEnded', seat: frame.seat, taken: frame.taken });
  const next = leftOf(state, frame.seat);
  if (next === state.active) endPhaseTwo(state, out);
  else openTakeTurn(state, next, 1, out);
}

function endPhaseTwo(state: State, out: Hand): void {
  clearHarbour(state, out);
  finishTurn(state, 'taking', out);
}

function clearHarbour(state: State, out: Hand): void {
  const { harbour } = state;
  if (harbour.length === 0) return;
  out.events?.push({ type: 'harbourCleared', cards: harbour.slice() });
  moveAll(harbour, state.discard);
}

/** PR-TRADE-8: ship to the discard pile, coins from the deck; then the compensation (PR-CONF-7). */
function trade(state: State, seat: Seat, card: CardId, out: Hand): void {
  const income = incomeFor(state.players[seat], card);
  state.discard.push(card);
  out.events?.push({ type: 'shipTraded', seat, card });
  gainCoins(state, seat, income, 'trade', out);
}

/** PR-HIRE-1: the price face up to the discard pile, the person to the area. */
function hire(state: State, seat: Seat, card: CardId, out: Hand): void {
  const price = priceFor(state.players[seat], card);
  out.events?.push({ type: 'personHired', seat, card, cards: coinsFor(state, seat, price) });
  payCoins(state, seat, price, out);
  enlist(state.players[seat], card);
  maybeTriggerEnd(state, seat, out);
}

function compensate(state: State, seat: Seat, out: Hand): void {
  if (compensationOf(state, seat) === 0) return;
  handOverCoin(state, seat, state.active);
  out.events?.push({ type: 'compensationPaid', seat, to: state.active });
}

function take(state: State, frame: TradeAndHireFrame, card: CardId, out: Hand): void {
  removeCard(state.harbour, card);
  if (isShip[card] === 1) trade(state, frame.seat, card, out);
  else hire(state, frame.seat, card, out);
  compensate(state, frame.seat, out);
  frame.left--;
  frame.taken++;
}

/** Whether an identical card lies further to the front. */
function liesBefore(pile: readonly CardId[], at: number): boolean {
  const card = pile[at];
  for (let i = 0; i < at; i++) if (pile[i] === card) return true;
  return false;
}

/** Every card of the harbour this seat can pay for; identical cards are one choice. */
function addTakes(state: State, seat: Seat, actions: PortRoyalAction[]): void {
  const { harbour } = state;
  const cost = affordableCost(state, seat);
  for (let i = 0; i < harbour.length; i++) {
    const card = harbour[i];
    if (liesBefore(harbour, i)) continue;
    if (isShip[card] === 1) {
      if (canTrade(state, seat, card)) actions.push(tradeOf(card));
    } else if (costOf[card] <= cost) actions.push(hireOf(card));
  }
}

export const tradeAndHire: Step<State, PortRoyalAction, PortRoyalEvent, TradeAndHireFrame> = {
  seats: (_state, frame) => only(frame.seat),
  legal: (state, frame, seat) => {
    const takes: PortRoyalAction[] = [];
    if (frame.left > 0) addTakes(state, seat, takes);
    const actions = seat === state.active && canClaimAny(state) ? withClaims(state, takes) : takes;
    actions.push(seat === state.active ? DONE : PASS);
    return actions;
  },
  apply: (state, frame, seat, action, out) => {
    switch (action.type) {
      case 'trade':
      case 'hire':
        take(state, frame, action.card, out);
        break;
      case 'claim':
        claim(state, seat, action.card, action.persons, out);
        break;
      default:
        closeTakeTurn(state, frame, out);
        return;
    }
    if (!hasChoice(state, seat, frame.left)) closeTakeTurn(state, frame, out);
  },
  whyNot,
};
