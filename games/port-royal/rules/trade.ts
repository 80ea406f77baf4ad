/** Section 8: trade and hire, one take-turn after another. */
import { type Out, only, type Seat, type Step, type Work } from '@broadside/kernel';
import type { CardId } from '../cards/table.ts';
import * as table from '../cards/table.ts';
import { DONE, hireOf, PASS, tradeOf } from './actions.ts';
import { enlist, tradersOf } from './area.ts';
import { coinsFor, gainCoins, handOverCoin, payCoins } from './deck.ts';
import { maybeTriggerEnd } from './ending.ts';
import { expansionsIn, letDo, sumOf } from './expansion.ts';
import { canClaimAny } from './expedition.ts';
import type { Place } from './extra.ts';
import { moveAll, removeCard } from './piles.ts';
import { whyNot } from './reasons.ts';
import type { Player, PortRoyalAction, PortRoyalEvent, State, TakingFrame, TradeAndHireFrame } from './state.ts';
import { finishTurn, leftOf, waitAt } from './turn.ts';
import { act, canAct, withActs } from './window.ts';

/** As local constants the columns are folded into compiled code; imported bindings are looked up each time. */
const { coinsOf, colourOf, costOf, isShip } = table;

type Hand = Out<PortRoyalEvent>;

/** PR-TRADE-1, PR-ARES-2: cards the active player may take, by ships of different colours in the harbour. */
export const ALLOWANCE: readonly number[] = [1, 1, 1, 1, 2, 3, 4];

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
export const compensationOf = (place: Place & Pick<State, 'active'>, seat: Seat): number =>
  seat === place.active || isFree(place) ? 0 : COMPENSATION;

const isFree = (place: Place): boolean => place.extra !== null && isFreeToday(place);

const isFreeToday = (place: Place): boolean =>
  expansionsIn(place).some((expansion) => expansion.freeOfCompensation?.(place));

/** PR-HIRE-2: never below 0 (PR-AMB-23). */
export const priceFor = ({ discount }: Pick<Player, 'discount'>, card: CardId): number =>
  Math.max(0, costOf[card] - discount);

/** What the area takes off every hire, and this turn besides. */
export const discountOf = (state: State, seat: Seat): number =>
  state.players[seat].discount + (state.extra === null ? 0 : discountToday(state, seat));

// What the expansions add stands in functions of its own: a closure inside would cost the base game, too.

const discountToday = (state: State, seat: Seat): number =>
  sumOf(state, (expansion) => expansion.discount?.(state, seat));

interface Crews extends Place {
  readonly players: readonly { readonly persons: readonly CardId[] }[];
}

/** PR-TRADE-8, PR-TRADE-9. */
export const incomeFor = (place: Crews, seat: Seat, card: CardId): number =>
  coinsOf[card] + bonusFor(place, seat, card);

/** What own persons and the expansions add to a ship's coins; also to a ship that is kept (PR-ITEM-3). */
export const bonusFor = (place: Crews, seat: Seat, card: CardId): number =>
  tradersOf(place.players[seat].persons, colourOf[card]) + (place.extra === null ? 0 : bonusToday(place, seat, card));

const bonusToday = (place: Crews, seat: Seat, card: CardId): number =>
  sumOf(place, (expansion) => expansion.income?.(place, place.players[seat].persons, seat, card));

/** PR-AMB-21: what a trade can really bring with so many cards left; the ship itself is discarded first (PR-AMB-7). */
export const payableIncome = (income: number, cardsLeft: number): number => Math.min(income, cardsLeft + 1);

/** PR-OTHER-4, PR-OTHER-6: a ship costs nothing, but the compensation must be payable, if only from its income. */
const canTrade = (state: State, seat: Seat, card: CardId): boolean =>
  state.players[seat].coins.length >= COMPENSATION || canCompensate(state, seat, incomeFor(state, seat, card));

/** Whether the compensation can be paid by somebody who gains so many coins first. */
export function canCompensate(state: State, seat: Seat, income: number): boolean {
  const missing = compensationOf(state, seat) - state.players[seat].coins.length;
  return missing <= 0 || payableIncome(income, state.deck.length + state.discard.length) >= missing;
}

/**
 * The highest printed cost this seat can pay now: its coins less what it owes (PR-OTHER-5), and its
 * discount (PR-HIRE-2, PR-HIRE-3). Below 0 not even a person for nothing can be hired (PR-AMB-24).
 */
function affordableCost(state: State, seat: Seat): number {
  const { coins, discount } = state.players[seat];
  const purse = coins.length - compensationOf(state, seat);
  if (purse < 0) return -1;
  return purse + discount + (state.extra === null ? 0 : discountToday(state, seat));
}

/** Start of a take-turn: the harbour is looked at once, before the first take (PR-ABIL-4, PR-AMB-27). */
function gainAtStart(state: State, seat: Seat, out: Hand): void {
  const player = state.players[seat];
  const { length } = state.harbour;
  if (length >= ADMIRAL_HARBOUR) gainCoins(state, seat, ADMIRAL_COINS * player.admirals, 'admiral', out);
  else if (length === 0 && (seat !== state.active || state.options.jesterWhenActive))
    gainCoins(state, seat, player.jesters, 'jester', out);
  if (state.extra !== null) for (const expansion of expansionsIn(state)) expansion.takeTurnBegan?.(state, seat, out);
}

function canTakeAny(state: State, seat: Seat): boolean {
  const { harbour } = state;
  const { length } = harbour;
  if (length === 0) return false;
  const cost = affordableCost(state, seat);
  for (let i = 0; i < length; i++) {
    const card = harbour[i];
    if (isShip[card] === 1 ? canTakeShip(state, seat, card) : costOf[card] <= cost) return true;
  }
  return false;
}

const canTakeShip = (state: State, seat: Seat, card: CardId): boolean =>
  canTrade(state, seat, card) || (state.extra !== null && waysToTake(state, seat, card) > 0);

/** Other ways than trading, which the expansions know. */
function waysToTake(state: State, seat: Seat, card: CardId): number {
  const actions: PortRoyalAction[] = [];
  for (const expansion of expansionsIn(state)) expansion.addTakes?.(state, seat, card, actions);
  return actions.length;
}

/** Whether the seat has anything to decide but to stop taking. */
function hasChoice(state: State, seat: Seat, left: number, sold: number): boolean {
  if (left > 0 && canTakeAny(state, seat)) return true;
  if (state.extra === null) return seat === state.active && canClaimAny(state);
  return canAct(state, { step: 'tradeAndHire', seat, left, taken: 0, sold }, seat);
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
    if (hasChoice(state, seat, left, 0)) {
      waitAt(state, { step: 'tradeAndHire', seat, left, taken: 0, sold: 0 });
      return;
    }
    out.events?.push({ type: 'takeTurnEnded', seat, taken: 0 });
    seat = leftOf(state, seat);
    cards = 1;
  } while (seat !== state.active);
  endPhaseTwo(state, out);
}

/** What the active player may take with so many colours in the harbour, before their governors. */
export const allowanceIn = (state: State, colours: number): number =>
  ALLOWANCE[colours] + (state.extra === null ? 0 : moreCards(state));

const moreCards = (state: State): number => sumOf(state, (expansion) => expansion.allowance?.(state));

/** Phase 2 begins; the colours are counted once (PR-TRADE-2). */
export function beginPhaseTwo(state: State, out: Hand): void {
  const colours = shipsIn(state.harbour);
  out.events?.push({ type: 'phaseTwoBegan', seat: state.active, colours });
  openTakeTurn(state, state.active, allowanceIn(state, colours), out);
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
function trade(state: State, frame: TradeAndHireFrame, card: CardId, out: Hand): void {
  const { seat } = frame;
  const income = incomeFor(state, seat, card);
  out.events?.push({ type: 'shipTraded', seat, card });
  if (state.extra === null || !keepShip(state, seat, card, income, out)) state.discard.push(card);
  gainCoins(state, seat, income, 'trade', out);
  if (state.extra !== null) afterTrade(state, frame, card, out);
}

/** What follows from a trade, whether or not its coins were gained (PR-AMB-54) and the ship kept (PR-ITEM-2). */
export function afterTrade(state: State, frame: TradeAndHireFrame, card: CardId, out: Hand, stowed = false): void {
  for (const expansion of expansionsIn(state)) expansion.traded?.(state, frame, card, out, stowed);
}

const keepShip = (state: State, seat: Seat, card: CardId, income: number, out: Hand): boolean =>
  letDo(state, (expansion) => expansion.keepShip?.(state, seat, card, income, out));

/** PR-HIRE-1: the price face up to the discard pile, the person to the area. */
function hire(state: State, seat: Seat, card: CardId, out: Hand): void {
  const price = Math.max(0, costOf[card] - discountOf(state, seat));
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

/** The question about a ship that was taken is answered (PR-AMB-48). */
export const taking: Work<State, PortRoyalEvent, TakingFrame> = {
  resume: (state, { seat }, out) => {
    state.flow.pop();
    compensate(state, seat, out);
  },
};

type Take = Extract<PortRoyalAction, { readonly type: 'trade' | 'hire' | 'waive' | 'stow' }>;

function take(state: State, frame: TradeAndHireFrame, action: Take, out: Hand): void {
  const depth = state.flow.length;
  removeCard(state.harbour, action.card);
  frame.left--;
  frame.taken++;
  if (action.type === 'trade') trade(state, frame, action.card, out);
  else if (action.type === 'hire') hire(state, frame.seat, action.card, out);
  else takeElse(state, frame, action, out);
  if (state.extra === null) compensate(state, frame.seat, out);
  else compensateInTime(state, frame.seat, depth, out);
}

/** A question about the ship is answered before the compensation is paid (PR-AMB-48). */
function compensateInTime(state: State, seat: Seat, depth: number, out: Hand): void {
  if (state.flow.length > depth) state.flow.splice(depth, 0, { step: 'taking', seat });
  else if (state.flow.length > 0) compensate(state, seat, out);
}

const takeElse = (state: State, frame: TradeAndHireFrame, action: Take, out: Hand): boolean =>
  letDo(state, (expansion) => expansion.take?.(state, frame, action, out));

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
    // No two ships share a colour (PR-INV-2): only persons can be identical.
    if (isShip[card] === 1) {
      if (canTrade(state, seat, card)) actions.push(tradeOf(card));
      if (state.extra !== null)
        for (const expansion of expansionsIn(state)) expansion.addTakes?.(state, seat, card, actions);
    } else if (costOf[card] <= cost && !liesBefore(harbour, i)) actions.push(hireOf(card));
  }
}

/** PR-DEC-40: a take-turn in which nothing is left to decide ends by itself. */
function closeIfDone(state: State, frame: TradeAndHireFrame, out: Hand): boolean {
  if (hasChoice(state, frame.seat, frame.left, frame.sold)) return false;
  closeTakeTurn(state, frame, out);
  return true;
}

export const tradeAndHire: Step<State, PortRoyalAction, PortRoyalEvent, TradeAndHireFrame> = {
  seats: (_state, frame) => only(frame.seat),
  legal: (state, frame, seat, takes = []) => {
    if (frame.left > 0) addTakes(state, seat, takes);
    const actions = canAct(state, frame, seat) ? withActs(state, frame, seat, takes) : takes;
    actions.push(seat === state.active ? DONE : PASS);
    return actions;
  },
  apply: (state, frame, seat, action, out) => {
    if (action.type === 'trade' || action.type === 'hire') take(state, frame, action, out);
    else if (action.type === 'pass' || action.type === 'done') {
      closeTakeTurn(state, frame, out);
      return;
    } else if (action.type === 'waive' || action.type === 'stow') take(state, frame, action, out);
    else act(state, frame, seat, action, out);
    if (state.extra === null) closeIfDone(state, frame, out);
  },
  resume: closeIfDone,
  whyNot,
};
