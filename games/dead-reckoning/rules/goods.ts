/** Section 6: loading, unloading, rearranging and throwing goods overboard. */
import type { Reason, Seat } from '@broadside/kernel';
import { CELLS } from '../cards/ship.ts';
import { isIsland } from '../cards/table.ts';
import type { DeadReckoningAction } from './actions.ts';
import { addJettisons, addLoads, addRearranges, addUnloads } from './choices.ts';
import { hostileFort, isBlocked } from './control.ts';
import type { DeadReckoningOut } from './flow.ts';
import { reportMoved, storeOf } from './goodsFlow.ts';
import { type ReasonCode, reason } from './reasons.ts';
import { addTo, inCell, loadOf, roomIn } from './ship.ts';
import { CARGO, COIN, type DeadReckoningState, type Good, HARBOUR, NOBODY } from './state.ts';

/** In the own main phase everything; before a battle is thrown no shore; in another's turn only the own holds. */
export type GoodsRight = 'main' | 'battle' | 'elsewhere';
export type GoodsAction = Extract<DeadReckoningAction, { readonly type: 'load' | 'unload' | 'rearrange' | 'jettison' }>;

/** DR-LOAD-1 to DR-LOAD-5; undefined where goods can be loaded. */
function noLoading(state: DeadReckoningState, seat: Seat): ReasonCode | undefined {
  const { at } = state.players[seat];
  if (at === HARBOUR) return undefined;
  const { id, controller } = state.sea[at];
  if (!isIsland(id)) return 'nowhere-to-load';
  if (controller !== seat) return 'not-controlled';
  return isBlocked(state, seat, at) ? 'blockade' : undefined;
}

/** DR-UNLOAD-2 to DR-UNLOAD-6; undefined where goods can be unloaded. */
function noUnloading(state: DeadReckoningState, seat: Seat): ReasonCode | undefined {
  const { at } = state.players[seat];
  if (at === HARBOUR) return undefined;
  if (!isIsland(state.sea[at].id)) return 'nowhere-to-unload';
  if (hostileFort(state, seat, at)) return 'fort-forbids';
  return isBlocked(state, seat, at) ? 'blockade' : undefined;
}

export const canLoad = (state: DeadReckoningState, seat: Seat): boolean => noLoading(state, seat) === undefined;
export const canUnload = (state: DeadReckoningState, seat: Seat): boolean => noUnloading(state, seat) === undefined;

/** What lies ready on the shore: on the dock and in the chest, or on the island. */
function ashore(state: DeadReckoningState, seat: Seat, good: Good): number {
  const player = state.players[seat];
  if (player.at === HARBOUR) return good === CARGO ? player.dock : player.chest;
  const tile = state.sea[player.at];
  return good === CARGO ? tile.cargo : tile.coins;
}

function addAshore(state: DeadReckoningState, seat: Seat, good: Good, count: number): void {
  const player = state.players[seat];
  if (player.at === HARBOUR) {
    if (good === CARGO) player.dock += count;
    else player.chest += count;
  } else if (good === CARGO) state.sea[player.at].cargo += count;
  else state.sea[player.at].coins += count;
}

function addLoading(state: DeadReckoningState, seat: Seat, into: DeadReckoningAction[]): void {
  const player = state.players[seat];
  const cargo = ashore(state, seat, CARGO);
  const coins = ashore(state, seat, COIN);
  if (cargo + coins === 0) return;
  for (let cell = 0; cell < CELLS; cell++) {
    const room = roomIn(player, cell);
    addLoads(CARGO, cell, Math.min(cargo, room), into);
    addLoads(COIN, cell, Math.min(coins, room), into);
  }
}

/** Everything that can be done with goods now, added to the list. */
export function addGoods(state: DeadReckoningState, seat: Seat, right: GoodsRight, into: DeadReckoningAction[]): void {
  const player = state.players[seat];
  if (right === 'main' && canLoad(state, seat)) addLoading(state, seat, into);
  const unloads = right === 'main' && canUnload(state, seat);
  for (let cell = 0; cell < CELLS; cell++) {
    const { cargo, coins } = player.cells[cell];
    if (cargo + coins === 0) continue;
    for (let to = 0; to < CELLS; to++) {
      if (to === cell) continue;
      const room = roomIn(player, to);
      addRearranges(CARGO, cell, to, Math.min(cargo, room), into);
      addRearranges(COIN, cell, to, Math.min(coins, room), into);
    }
    if (unloads) {
      addUnloads(CARGO, cell, cargo, into);
      addUnloads(COIN, cell, coins, into);
    }
    if (right === 'elsewhere') continue;
    addJettisons(CARGO, cell, cargo, into);
    addJettisons(COIN, cell, coins, into);
  }
}

export function goodsActions(state: DeadReckoningState, seat: Seat, right: GoodsRight): DeadReckoningAction[] {
  const actions: DeadReckoningAction[] = [];
  addGoods(state, seat, right, actions);
  return actions;
}

/** DR-REARR-1: whether any unit could go to another hold. */
export function canRearrange(state: DeadReckoningState, seat: Seat): boolean {
  const player = state.players[seat];
  for (let cell = 0; cell < CELLS; cell++)
    if (loadOf(player.cells[cell]) > 0)
      for (let to = 0; to < CELLS; to++) if (to !== cell && roomIn(player, to) > 0) return true;
  return false;
}

/** Reports goods that came aboard or left the ship. */
function reportGoods(
  state: DeadReckoningState,
  seat: Seat,
  { type, good, count }: Exclude<GoodsAction, { readonly type: 'rearrange' }>,
  out: DeadReckoningOut,
): void {
  const { at } = state.players[seat];
  const shore = at === HARBOUR ? storeOf(good) : 'island';
  const tile = at === HARBOUR ? NOBODY : at;
  if (type === 'load') reportMoved(out, seat, good, count, shore, 'ship', type, tile);
  else reportMoved(out, seat, good, count, 'ship', type === 'unload' ? shore : 'supply', type, tile);
}

export function applyGoods(state: DeadReckoningState, seat: Seat, action: GoodsAction, out: DeadReckoningOut): void {
  const { cells } = state.players[seat];
  const { good, cell, count } = action;
  if (action.type === 'rearrange') {
    addTo(cells[cell], good, -count);
    addTo(cells[action.to], good, count);
    out.events?.push({ type: 'rearranged', seat, good, cell, to: action.to, count });
    return;
  }
  addTo(cells[cell], good, action.type === 'load' ? count : -count);
  if (action.type !== 'jettison') addAshore(state, seat, good, action.type === 'load' ? -count : count);
  reportGoods(state, seat, action, out);
}

/** How much could be moved at most, or why nothing can. */
function mostOf(state: DeadReckoningState, seat: Seat, action: GoodsAction): number | ReasonCode {
  const player = state.players[seat];
  const { good, cell } = action;
  if (action.type === 'load') {
    const why = noLoading(state, seat);
    if (why) return why;
    const there = ashore(state, seat, good);
    if (there === 0) return 'no-such-goods';
    const room = roomIn(player, cell);
    return room === 0 ? 'no-room' : Math.min(there, room);
  }
  const here = inCell(player.cells[cell], good);
  if (here === 0) return 'no-such-goods';
  if (action.type === 'unload') return noUnloading(state, seat) ?? here;
  if (action.type === 'jettison') return here;
  const room = roomIn(player, action.to);
  return room === 0 ? 'no-room' : Math.min(here, room);
}

const isCell = (cell: number): boolean => Number.isInteger(cell) && cell >= 0 && cell < CELLS;

export function whyNotGoods(state: DeadReckoningState, seat: Seat, action: GoodsAction, right: GoodsRight): Reason {
  const { type, good, cell } = action;
  if (right === 'elsewhere' && type !== 'rearrange')
    return reason(type === 'jettison' ? 'only-in-answer' : 'not-your-turn');
  if (right === 'battle' && (type === 'load' || type === 'unload')) return reason('battle-first');
  if (!isCell(cell)) return reason('no-such-cell');
  if (type === 'rearrange' && (!isCell(action.to) || action.to === cell)) return reason('no-such-cell');
  if (good !== CARGO && good !== COIN) return reason('no-such-goods');
  const most = mostOf(state, seat, action);
  return typeof most === 'string' ? reason(most) : reason('one-or-all', { most });
}
