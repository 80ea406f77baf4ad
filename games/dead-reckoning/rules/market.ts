/** Section 11: buying advancements, and merchants to trade with or attack. */
import type { Reason, Seat } from '@broadside/kernel';
import { backOf, type CardId, isMerchant, NO_CARD, rowCard } from '../cards/table.ts';
import type { DeadReckoningAction } from './actions.ts';
import { ATTACK, BUY, TRADE } from './choices.ts';
import { beginBattle } from './declare.ts';
import type { DeadReckoningOut } from './flow.ts';
import { reportMoved } from './goodsFlow.ts';
import { reason } from './reasons.ts';
import { aboard, unstow } from './ship.ts';
import { CARGO, type DeadReckoningState, HARBOUR, NOBODY } from './state.ts';

/** DR-BUY-2: purchases and encounters together. */
const MOST_PURCHASES = 2;

/** The card in the slot of the tile where the ship lies. */
function cardHere(state: DeadReckoningState, seat: Seat): CardId {
  const { at } = state.players[seat];
  return at === HARBOUR ? NO_CARD : state.sea[at].card;
}

export function addMarket(state: DeadReckoningState, seat: Seat, into: DeadReckoningAction[]): void {
  const card = cardHere(state, seat);
  if (card === NO_CARD || state.turn.bought >= MOST_PURCHASES) return;
  const merchant = isMerchant(card);
  if (aboard(state.players[seat], CARGO) >= rowCard(card).price) into.push(merchant ? TRADE : BUY);
  if (merchant) into.push(ATTACK);
}

/** DR-BUY-3 to DR-BUY-7, DR-ENC-2: paid from the ship, set aside, the slot stays empty until the end phase. */
export function purchase(state: DeadReckoningState, seat: Seat, out: DeadReckoningOut): void {
  const player = state.players[seat];
  const tile = state.sea[player.at];
  const { card } = tile;
  const { price } = rowCard(card);
  unstow(player, CARGO, price);
  tile.card = NO_CARD;
  player.aside.push(card);
  state.turn.bought++;
  reportMoved(out, seat, CARGO, price, 'ship', 'supply', 'price');
  out.events?.push({ type: 'bought', seat, card, tile: player.at, price, trade: isMerchant(card) });
}

/** DR-ENC-4, DR-ENC-9: the card in the slot shows its back from now on. */
export function turnOver(state: DeadReckoningState, player: number, at: number, out: DeadReckoningOut): CardId {
  const tile = state.sea[at];
  const { card } = tile;
  const back = backOf(card);
  tile.card = back;
  out.uncover();
  out.events?.push({ type: 'turnedOver', seat: player, card, back, tile: at });
  return back;
}

/** DR-ENC-11: an attack counts as one of the two. */
export function attackMerchant(state: DeadReckoningState, seat: Seat, out: DeadReckoningOut): void {
  const { at } = state.players[seat];
  state.turn.bought++;
  const card = turnOver(state, seat, at, out);
  beginBattle(
    state,
    { kind: 'merchant', attacker: seat, defender: NOBODY, at, card, building: -1, cause: 'attack', bonus: 0 },
    out,
  );
}

export function whyNotMarket(state: DeadReckoningState, seat: Seat, type: 'buy' | 'trade' | 'attack'): Reason {
  const card = cardHere(state, seat);
  if (card === NO_CARD) return reason('nothing-to-buy');
  if (type === 'buy' && isMerchant(card)) return reason('not-an-advancement');
  if (type !== 'buy' && !isMerchant(card)) return reason('not-a-merchant');
  if (state.turn.bought >= MOST_PURCHASES) return reason('bought-twice');
  return reason('too-dear', { price: rowCard(card).price });
}
