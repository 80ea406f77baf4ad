/** Is another card worth the risk? What stopping brings now, against what the next card may bring. */
import type { Seat } from '@broadside/kernel';
import { CARDS, type CardId, costOf, isExpedition, isShip, isTax, taxFrom } from '../cards/table.ts';
import { canSink, hasColour, strengthIn } from '../rules/discover.ts';
import { isFromPresentDeck } from '../rules/recall.ts';
import type { State } from '../rules/state.ts';
import { ADMIRAL_COINS, ADMIRAL_HARBOUR, ALLOWANCE, discountOf, shipsIn } from '../rules/trade.ts';
import { type Aim, aimsOf, bustWorth, cargoWorth, coloursWorth } from './aims.ts';
import { incomeWorth, progress, takeWorth, type Weights } from './worth.ts';

/** Coins the first of several takes may bring for the next. */
const ADVANCE = 2;
/** A little hope for a new expedition, in coins. */
const HOPE = 0.5;

/** How things stand for the active player before the next card. */
interface Outlook {
  readonly state: State;
  readonly seat: Seat;
  readonly weights: Weights;
  readonly done: number;
  readonly aims: readonly Aim[];
  readonly ships: number;
  /** Coins they could spend in this take-turn. */
  readonly purse: number;
  /** What the cards they could take are worth, the best first. */
  readonly worths: readonly number[];
  readonly stopping: number;
}

/** Cards they may take with this many colours in the harbour. */
const takes = ({ state, seat }: Outlook | { state: State; seat: Seat }, ships: number): number =>
  ALLOWANCE[Math.min(ships, ALLOWANCE.length - 1)] + state.players[seat].governors;

function outlookOf(state: State, seat: Seat, weights: Weights): Outlook {
  const { coins, governors } = state.players[seat];
  const ships = shipsIn(state.harbour);
  const done = progress(state);
  const aims = aimsOf(state, seat);
  const purse = coins.length + (ships >= 4 || governors > 0 ? ADVANCE : 0);
  const worths = state.harbour
    .map((card) => worthTo({ state, seat, purse, done, weights, aims }, card))
    .filter((worth) => worth > 0)
    .sort((a, b) => b - a);
  const stopping = sumOfBest(worths, takes({ state, seat }, ships)) + admiralsPay(state, seat, 0, weights);
  return { state, seat, weights, done, aims, ships, purse, worths, stopping };
}

type Buyer = Pick<Outlook, 'state' | 'seat' | 'purse' | 'done' | 'weights' | 'aims'>;

function worthTo({ state, seat, purse, done, weights, aims }: Buyer, card: CardId): number {
  if (isShip[card] === 0 && costOf[card] - discountOf(state, seat) > purse) return 0;
  const worth = takeWorth(state, seat, card, done, weights, aims);
  return isShip[card] === 1 && aims.length > 0 ? Math.max(worth, cargoWorth(aims, card)) : worth;
}

/** The admirals' coins when the harbour has grown by so many cards. */
function admiralsPay(state: State, seat: Seat, more: number, weights: Weights): number {
  if (state.harbour.length + more < ADMIRAL_HARBOUR) return 0;
  return incomeWorth(state, seat, ADMIRAL_COINS * state.players[seat].admirals, weights);
}

function sumOfBest(worths: readonly number[], count: number): number {
  let sum = 0;
  for (let i = 0; i < count && i < worths.length; i++) sum += worths[i];
  return sum;
}

/** The sum of the best `count`, after one more card joined. */
function sumWith(worths: readonly number[], count: number, worth: number): number {
  const weakest = worths.length < count ? 0 : worths[count - 1];
  return worth > weakest ? sumOfBest(worths, count - 1) + worth : sumOfBest(worths, count);
}

/** What stopping would bring after this card joined the harbour. */
function worthWith(outlook: Outlook, card: CardId): number {
  const { state, seat, ships, aims, weights, worths } = outlook;
  const now = ships + isShip[card];
  const prize = aims.length > 0 ? coloursWorth(aims, ships, now) : 0;
  return prize + sumWith(worths, takes(outlook, now), worthTo(outlook, card)) + admiralsPay(state, seat, 1, weights);
}

/** A second ship of a colour: sunk, or only the jesters console. */
function worthOfSecond({ state, seat, stopping, weights, aims }: Outlook, ship: CardId): number {
  if (canSink(strengthIn(state), ship)) return stopping;
  return incomeWorth(state, seat, state.players[seat].jesters, weights) + (aims.length > 0 ? bustWorth(aims) : 0);
}

function worthAfter(outlook: Outlook, card: CardId): number {
  const { state, seat, stopping } = outlook;
  if (isShip[card] === 1 && hasColour(state.harbour, card)) return worthOfSecond(outlook, card);
  if (isExpedition[card] === 1) return stopping + HOPE;
  if (isTax[card] === 0) return worthWith(outlook, card);
  const coins = state.players[seat].coins.length;
  // Half the coins are lost, but coins beyond the tax line are worth half at most.
  return coins >= taxFrom[card] ? stopping - coins / 4 : stopping;
}

/** How many of each face the next card can be, and how many cards that is altogether. */
export interface Unseen {
  readonly counts: Uint8Array;
  readonly total: number;
}

/**
 * The deck and the coins that came from it: nobody can distinguish them. Only when the deck is empty is the next
 * card known to come from the discard pile.
 */
export function unseen(state: State, seat: Seat): Unseen {
  const counts = new Uint8Array(CARDS.length);
  const known = state.extra?.adventure?.known;
  if (known && known.seat === seat) {
    counts[known.card] = 1;
    return { counts, total: 1 };
  }
  if (state.deck.length === 0) {
    for (const card of state.discard) counts[card]++;
    return { counts, total: state.discard.length };
  }
  let total = state.deck.length;
  for (let i = 0; i < state.deck.length; i++) counts[state.deck[i]]++;
  for (let owner = 0; owner < state.players.length; owner++) {
    const { coins } = state.players[owner];
    for (let i = 0; i < coins.length; i++)
      if (isFromPresentDeck(state.recall, owner, i)) {
        counts[coins[i]]++;
        total++;
      }
  }
  return { counts, total };
}

/** One card ahead, with exact odds. */
export function isWorthTheRisk(state: State, seat: Seat, weights: Weights): boolean {
  const outlook = outlookOf(state, seat, weights);
  const { counts, total } = unseen(state, seat);
  let expected = 0;
  for (let card = 0; card < CARDS.length; card++)
    if (counts[card] > 0) expected += counts[card] * worthAfter(outlook, card);
  return expected / total > outlook.stopping + weights.caution;
}

/** Of cards a lookout sees: how well off the active player would be with this one next. */
export function worthOfNext(state: State, seat: Seat, weights: Weights): (card: CardId) => number {
  const outlook = outlookOf(state, seat, weights);
  return (card) => worthAfter(outlook, card);
}
