/**
 * PR-HID-34: what a good memory knows of cards lying face down. When the discard pile becomes the deck (PR-DECK-2), its
 * cards have all been seen, so none of them is among the coins that were taken before; and what those are is known, too,
 * but for their order. It follows from the log alone, so a state's hash leaves it out.
 */
import type { Seat } from '@broadside/kernel';
import type { CardId } from '../cards/table.ts';
import { removeFirst } from './piles.ts';
import type { State } from './state.ts';

/** Decks are numbered from 0, the one of the set-up. */
export interface Recall {
  /** The number of the present deck. */
  deck: number;
  /** From which deck each coin came, by seat, the oldest first; those not listed came from the present one. */
  readonly coins: number[][];
}

export interface RecallView {
  /** Which cards of every earlier deck still lie face down, ascending. */
  readonly earlier: readonly (readonly CardId[])[];
  readonly coins: readonly (readonly number[])[];
}

/** From which deck a coin came, with so many listed. */
const originOf = (listed: readonly number[], coin: number, deck: number): number =>
  coin < listed.length ? listed[coin] : deck;

/** Whether a coin may be any card of the deck as it lies there now. */
export const isFromPresentDeck = (recall: Recall | null, seat: Seat, coin: number): boolean =>
  recall === null || originOf(recall.coins[seat], coin, recall.deck) === recall.deck;

/** From here on a coin of this purse that is not listed would come from another deck. */
function listAll(listed: number[], coins: number, deck: number): void {
  while (listed.length < coins) listed.push(deck);
}

/** By pushing, as in set-up. */
function nothing(seats: number): Recall {
  const coins: number[][] = [];
  for (let seat = 0; seat < seats; seat++) coins.push([]);
  return { deck: 0, coins };
}

/**
 * PR-DECK-2: before the discard pile becomes the deck. Where the pile is closed (PR-OPT-11), the table does not remember
 * for its players.
 */
export function rememberDeck(state: State): void {
  if (state.options.discardPile !== 'open') return;
  const { players } = state;
  state.recall ??= nothing(players.length);
  const { recall } = state;
  for (let seat = 0; seat < players.length; seat++)
    listAll(recall.coins[seat], players[seat].coins.length, recall.deck);
  recall.deck++;
}

/** The oldest coins are paid (PR-COIN-4). */
export function forgetPaid({ coins }: Recall, seat: Seat, paid: number): void {
  removeFirst(coins[seat], Math.min(paid, coins[seat].length));
}

/** The oldest coin changes hands, before it does (PR-COIN-5). */
export function followCoin(recall: Recall, from: Seat, to: Seat, coins: number): void {
  const listed = recall.coins[from];
  if (listed.length === 0) return;
  listAll(recall.coins[to], coins, recall.deck);
  recall.coins[to].push(listed[0]);
  listed.shift();
}

export function copyRecall({ deck, coins }: Recall): Recall {
  const copies = coins.slice();
  for (let seat = 0; seat < copies.length; seat++) copies[seat] = copies[seat].slice();
  return { deck, coins: copies };
}

/** How many coins of every seat and deck there are, by what the view lists. */
export const originsIn = ({ earlier, coins }: RecallView, purses: readonly number[]): readonly (readonly number[])[] =>
  purses.map((purse, seat) => Array.from({ length: purse }, (_, coin) => originOf(coins[seat], coin, earlier.length)));

const ascending = (one: CardId, other: CardId): number => one - other;

/** What follows from everything that lay open so far; told by what really lies there, which comes to the same. */
export function viewRecall({ deck, coins }: Recall, { players, extra }: State): RecallView {
  const earlier: CardId[][] = Array.from({ length: deck }, () => []);
  players.forEach((player, seat) => {
    for (const [coin, origin] of coins[seat].entries()) if (origin < deck) earlier[origin].push(player.coins[coin]);
  });
  // Time and points lie apart from the set-up on (PR-COOP-2).
  const { time, points } = extra?.contracts ?? {};
  earlier[0].push(...(time ?? []), ...(points ?? []));
  for (const cards of earlier) cards.sort(ascending);
  return { earlier, coins: coins.map((listed) => listed.slice()) };
}

/** As its viewer remembers it. */
export const imagineRecall = ({ earlier, coins }: RecallView): Recall =>
  copyRecall({ deck: earlier.length, coins: coins as number[][] });
