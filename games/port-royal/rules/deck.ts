/** Sections 3: coins are cards, the deck is a closed economy. */
import type { Out, Seat } from '@broadside/kernel';
import type { CardId } from '../cards/table.ts';
import { removeFirst } from './piles.ts';
import { followCoin, forgetPaid, rememberDeck } from './recall.ts';
import type { Extra, Income, PortRoyalEvent, State } from './state.ts';

type Hand = Out<PortRoyalEvent>;

/** Whether a card could be taken from the deck, after a reshuffle if need be. */
export const canDraw = (state: State): boolean => state.deck.length > 0 || state.discard.length > 0;

/** The top card of the deck; -1 if deck and discard pile are both empty (PR-DECK-2, PR-AMB-2). */
export function drawCard(state: State, out: Hand): CardId {
  if (state.extra !== null) forgetTop(state.extra);
  const card = state.deck.pop();
  if (card !== undefined) return card;
  if (state.discard.length === 0) return -1;
  reshuffle(state, out);
  return state.deck.pop() as CardId;
}

/** PR-HID-13: the card a lookout put back no longer lies on top. */
function forgetTop({ adventure }: Extra): void {
  if (adventure !== null) adventure.known = null;
}

/** Harbour, open expeditions, areas and a tax in resolution are not part of it (PR-DECK-4). */
function reshuffle(state: State, out: Hand): void {
  rememberDeck(state);
  const { deck } = state;
  state.deck = state.discard;
  state.discard = deck;
  out.chance.stream('deck').shuffle(state.deck);
  out.events?.push({ type: 'deckReshuffled', cards: state.deck.length });
}

/** PR-COIN-2: cards from the deck, face down, unseen; what does not exist is forfeited (PR-DECK-5). */
export function gainCoins(state: State, seat: Seat, coins: number, by: Income, out: Hand): void {
  if (coins === 0) return;
  const purse = state.players[seat].coins;
  const before = purse.length;
  if (coins <= state.deck.length) drawAtOnce(state, coins, purse);
  else drawOneByOne(state, coins, purse, out);
  if (out.events) {
    const gained = purse.length - before;
    if (gained > 0) out.events.push({ type: 'coinsGained', seat, coins: gained, by });
    if (gained < coins) out.events.push({ type: 'coinsForfeited', seat, coins: coins - gained });
  }
}

/** The deck has them all. */
function drawAtOnce({ deck, extra }: State, coins: number, purse: CardId[]): void {
  if (extra !== null) forgetTop(extra);
  for (let gained = 0; gained < coins; gained++) purse.push(deck.pop() as CardId);
}

function drawOneByOne(state: State, coins: number, purse: CardId[], out: Hand): void {
  for (let gained = 0; gained < coins; gained++) {
    const card = drawCard(state, out);
    if (card < 0) return;
    purse.push(card);
  }
}

/** PR-COIN-4: the oldest coins go face up onto the discard pile, so their fronts become known. */
export function payCoins(state: State, seat: Seat, coins: number, out: Hand): void {
  if (coins === 0) return;
  const purse = state.players[seat].coins;
  for (let i = 0; i < coins; i++) state.discard.push(purse[i]);
  removeFirst(purse, coins);
  if (state.recall !== null) forgetPaid(state.recall, seat, coins);
  out.uncover();
}

/** The coins a payment of this size would use, for the event that reports it. */
export const coinsFor = (state: State, seat: Seat, coins: number): readonly CardId[] =>
  state.players[seat].coins.slice(0, coins);

/** PR-COIN-5: one coin changes hands face down; deck and discard pile do not notice. */
export function handOverCoin(state: State, from: Seat, to: Seat): void {
  const { coins } = state.players[from];
  if (state.recall !== null) followCoin(state.recall, from, to, state.players[to].coins.length);
  state.players[to].coins.push(coins.shift() as CardId);
}
