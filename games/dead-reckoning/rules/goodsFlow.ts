/** Gaining and paying goods (DR-GAIN): where they go, where they come from, and who is asked about it (DR-TABLE-5). */
import { only } from '@broadside/kernel';
import type { Place, Price } from '../cards/effects.ts';
import type { DeadReckoningAction } from './actions.ts';
import { hostileFort, isOpenIsland } from './control.ts';
import type { DeadReckoningEvent, GoodsPlace } from './events.ts';
import type { DeadReckoningOut, DeadReckoningStep } from './flow.ts';
import { pending, type ReasonCode, reason } from './reasons.ts';
import { aboard, roomOn, stow, unstow } from './ship.ts';
import {
  CARGO,
  COIN,
  type DeadReckoningState,
  type FrameOf,
  type Good,
  HARBOUR,
  NOBODY,
  type Player,
  TILES,
} from './state.ts';

export type GoodsCause = Extract<DeadReckoningEvent, { type: 'moved' }>['cause'];

/** Reports goods that moved. */
export function reportMoved(
  out: DeadReckoningOut,
  seat: number,
  good: Good,
  count: number,
  from: GoodsPlace,
  to: GoodsPlace,
  cause: GoodsCause,
  tile = NOBODY,
): void {
  if (count === 0) return;
  const cargo = good === CARGO ? count : 0;
  out.events?.push({ type: 'moved', seat, cargo, coins: count - cargo, from, to, tile, cause });
}

/** DR-GAIN-2: cargo on the dock, coins in the chest, wherever the ship is. */
export const storeOf = (good: Good): 'dock' | 'chest' => (good === CARGO ? 'dock' : 'chest');
const stored = (player: Player, good: Good): number => player[storeOf(good)];

function toHarbour(
  state: DeadReckoningState,
  seat: number,
  good: Good,
  count: number,
  cause: GoodsCause,
  out: DeadReckoningOut,
): void {
  state.players[seat][storeOf(good)] += count;
  reportMoved(out, seat, good, count, 'supply', storeOf(good), cause);
}

/** DR-GAIN-3: to the holds; what does not fit together is the owner's to sort out (DR-GAIN-6). */
function bringAboard(
  state: DeadReckoningState,
  seat: number,
  cargo: number,
  coins: number,
  cause: GoodsCause,
  out: DeadReckoningOut,
): void {
  const player = state.players[seat];
  if (cargo + coins > roomOn(player)) {
    state.flow.push({ step: 'room', seat, cargo, coins, from: 'supply' });
    return;
  }
  stow(player, CARGO, cargo);
  stow(player, COIN, coins);
  reportMoved(out, seat, CARGO, cargo, 'supply', 'ship', cause);
  reportMoved(out, seat, COIN, coins, 'supply', 'ship', cause);
}

/** DR-GAIN-4; in the harbour, or with full holds, there is nothing to divide. */
function divideGain(state: DeadReckoningState, seat: number, good: Good, count: number, out: DeadReckoningOut): void {
  if (count === 0) return;
  const player = state.players[seat];
  if (player.at === HARBOUR || roomOn(player) === 0) toHarbour(state, seat, good, count, 'gain', out);
  else state.flow.push({ step: 'divide', seat, cargo: good === CARGO ? count : 0, coins: good === COIN ? count : 0 });
}

/** DR-GAIN-8: from the common supply to the place shown. */
export function gain(
  state: DeadReckoningState,
  player: number,
  cargo: number,
  coins: number,
  place: Place,
  out: DeadReckoningOut,
  cause: GoodsCause = 'gain',
): void {
  if (cargo + coins === 0) return;
  switch (place) {
    case 'dock':
      toHarbour(state, player, CARGO, cargo, cause, out);
      toHarbour(state, player, COIN, coins, cause, out);
      break;
    case 'ship':
      bringAboard(state, player, cargo, coins, cause, out);
      break;
    case 'dockOrShip':
      divideGain(state, player, COIN, coins, out);
      divideGain(state, player, CARGO, cargo, out);
      break;
    case 'anyIsland':
      state.flow.push({ step: 'grant', seat: player, cargo, coins });
  }
}

const within = (player: Player, good: Good, count: number, from: Price['from']): boolean =>
  count === 0 || count <= aboard(player, good) + (from === 'ship' ? 0 : stored(player, good));

export function canPay(state: DeadReckoningState, player: number, price: Price | null): boolean {
  if (price === null) return true;
  const owner = state.players[player];
  return within(owner, CARGO, price.cargo, price.from) && within(owner, COIN, price.coins, price.from);
}

type PayCause = FrameOf<'pay'>['cause'];

/** Takes so much out of the dock or chest and the rest off the ship. */
function takeGoods(
  state: DeadReckoningState,
  seat: number,
  good: Good,
  count: number,
  dock: number,
  cause: PayCause,
  out: DeadReckoningOut,
): void {
  const player = state.players[seat];
  player[storeOf(good)] -= dock;
  unstow(player, good, count - dock);
  reportMoved(out, seat, good, dock, storeOf(good), 'supply', cause);
  reportMoved(out, seat, good, count - dock, 'ship', 'supply', cause);
}

/** What may come from the dock or chest: at least, and at most. */
const leastFromDock = (player: Player, good: Good, count: number): number => Math.max(0, count - aboard(player, good));
const mostFromDock = (player: Player, good: Good, count: number): number => Math.min(count, stored(player, good));

function payPart(
  state: DeadReckoningState,
  seat: number,
  good: Good,
  count: number,
  cause: PayCause,
  out: DeadReckoningOut,
): void {
  if (count === 0) return;
  const player = state.players[seat];
  const most = mostFromDock(player, good, count);
  // What a chest cannot pay reveals how little is in it.
  if (good === COIN && most < count) out.uncover();
  if (player.at === HARBOUR || most === leastFromDock(player, good, count))
    takeGoods(state, seat, good, count, most, cause, out);
  else
    state.flow.push({ step: 'pay', seat, cargo: good === CARGO ? count : 0, coins: good === COIN ? count : 0, cause });
}

/** DR-ABIL-11, DR-GAIN-8: to the common supply. To be called last: it may leave a question on top. */
export function pay(
  state: DeadReckoningState,
  player: number,
  price: Price | null,
  out: DeadReckoningOut,
  cause: PayCause = 'price',
): void {
  if (price === null) return;
  if (price.from === 'ship') {
    takeGoods(state, player, CARGO, price.cargo, 0, cause, out);
    takeGoods(state, player, COIN, price.coins, 0, cause, out);
  } else {
    payPart(state, player, COIN, price.coins, cause, out);
    payPart(state, player, CARGO, price.cargo, cause, out);
  }
}

const SPLIT: readonly DeadReckoningAction[] = Array.from({ length: 32 }, (_, dock) => ({ type: 'split', dock }));

const goodIn = ({ cargo }: { readonly cargo: number }): Good => (cargo > 0 ? CARGO : COIN);
const countIn = ({ cargo, coins }: { readonly cargo: number; readonly coins: number }): number => cargo + coins;

/** DR-DEC-48, DR-TABLE-5: how much of the price comes from the dock or chest. */
export const payment: DeadReckoningStep<'pay'> = {
  seats: (_state, frame) => only(frame.seat),
  legal(state, frame) {
    const player = state.players[frame.seat];
    const good = goodIn(frame);
    const count = countIn(frame);
    return SPLIT.slice(leastFromDock(player, good, count), mostFromDock(player, good, count) + 1);
  },
  apply(state, frame, seat, action, out) {
    state.flow.pop();
    const dock = action.type === 'split' ? action.dock : 0;
    takeGoods(state, seat, goodIn(frame), countIn(frame), dock, frame.cause, out);
  },
  whyNot: (_state, frame, _seat, action) => (action.type === 'split' ? reason('wrong-split') : pending(frame.step)),
};

/** DR-DEC-46: how much of the gain goes to the dock or chest; the ship takes what fits. */
export const divide: DeadReckoningStep<'divide'> = {
  seats: (_state, frame) => only(frame.seat),
  legal(state, frame) {
    const count = countIn(frame);
    return SPLIT.slice(Math.max(0, count - roomOn(state.players[frame.seat])), count + 1);
  },
  apply(state, frame, seat, action, out) {
    state.flow.pop();
    const good = goodIn(frame);
    const count = countIn(frame);
    const dock = action.type === 'split' ? action.dock : count;
    toHarbour(state, seat, good, dock, 'gain', out);
    stow(state.players[seat], good, count - dock);
    reportMoved(out, seat, good, count - dock, 'supply', 'ship', 'gain');
  },
  resume(state, frame, out) {
    if (roomOn(state.players[frame.seat]) > 0) return false;
    state.flow.pop();
    toHarbour(state, frame.seat, goodIn(frame), countIn(frame), 'gain', out);
    return true;
  },
  whyNot: (_state, frame, _seat, action) => (action.type === 'split' ? reason('wrong-split') : pending(frame.step)),
};

/** DR-AMB-64: a fort forbids it, a blockade does not. */
function whyNotGrant(state: DeadReckoningState, seat: number, at: number): ReasonCode | undefined {
  const tile = state.sea[at];
  if (tile === undefined || !isOpenIsland(tile)) return 'not-an-island';
  return hostileFort(state, seat, at) ? 'fort-forbids' : undefined;
}

export function canGrant(state: DeadReckoningState, seat: number): boolean {
  for (let at = 0; at < TILES; at++) if (whyNotGrant(state, seat, at) === undefined) return true;
  return false;
}

const CHOOSE: readonly DeadReckoningAction[] = Array.from({ length: TILES }, (_, tile) => ({ type: 'choose', tile }));

const grants = (state: DeadReckoningState, seat: number): DeadReckoningAction[] =>
  CHOOSE.filter((_action, at) => whyNotGrant(state, seat, at) === undefined);

function putOnIsland(state: DeadReckoningState, frame: FrameOf<'grant'>, at: number, out: DeadReckoningOut): void {
  state.flow.pop();
  const { seat, cargo, coins } = frame;
  state.sea[at].cargo += cargo;
  state.sea[at].coins += coins;
  out.events?.push({ type: 'moved', seat, cargo, coins, from: 'supply', to: 'island', tile: at, cause: 'gain' });
}

/** DR-DEC-51: goods to any one island. */
export const grant: DeadReckoningStep<'grant'> = {
  seats: (_state, frame) => only(frame.seat),
  legal: (state, frame) => grants(state, frame.seat),
  apply(state, frame, _seat, action, out) {
    if (action.type === 'choose') putOnIsland(state, frame, action.tile, out);
  },
  resume(state, frame, out) {
    const [first, second] = grants(state, frame.seat);
    if (second !== undefined) return false;
    if (first?.type === 'choose') putOnIsland(state, frame, first.tile, out);
    else state.flow.pop();
    return true;
  },
  whyNot(state, frame, seat, action) {
    const code = action.type === 'choose' ? whyNotGrant(state, seat, action.tile) : undefined;
    return code ? reason(code) : pending(frame.step);
  },
};
