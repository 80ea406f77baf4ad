/** Production (DR-PROD): what an island brings, and on which ones. */
import { only, type Seat } from '@broadside/kernel';
import type { Amount, MainEffect } from '../cards/effects.ts';
import { isIsland, islandOf, OUTPOST, seaOf } from '../cards/table.ts';
import type { DeadReckoningAction } from './actions.ts';
import { hostileFort } from './control.ts';
import type { DeadReckoningOut, DeadReckoningStep } from './flow.ts';
import { NEIGHBOURS, rowOf, tileTo } from './map.ts';
import { pending, type ReasonCode, reason } from './reasons.ts';
import { bitOf, type DeadReckoningState, type FrameOf, type Goods, HARBOUR, TILES } from './state.ts';

/** DR-PROD-6, DR-PROD-7: a coin for every arrow of an explored open sea that points here. */
function arrowsTo(state: DeadReckoningState, at: number): number {
  let arrows = 0;
  for (const next of NEIGHBOURS[at]) {
    if (next === HARBOUR) continue;
    const { explored, id } = state.sea[next];
    if (!explored || isIsland(id)) continue;
    for (const way of seaOf(id).arrows) if (tileTo(next, way) === at) arrows++;
  }
  return arrows;
}

/** DR-PROD-5 to 8: printed goods, arrows and an outpost. */
export function yieldOf(state: DeadReckoningState, at: number): Goods {
  const { id, buildings } = state.sea[at];
  const { cargo, coins } = islandOf(id);
  const outpost = (buildings & bitOf(OUTPOST)) === 0 ? 0 : 1;
  return { cargo: cargo + outpost, coins: coins + outpost + arrowsTo(state, at) };
}

/** The goods stay on the island (DR-PROD-11); `cargo` and `coins` are what the ability adds. */
export function produceOn(
  state: DeadReckoningState,
  player: number,
  at: number,
  cargo: number,
  coins: number,
  out: DeadReckoningOut,
): void {
  const made = yieldOf(state, at);
  made.cargo += cargo;
  made.coins += coins;
  state.sea[at].cargo += made.cargo;
  state.sea[at].coins += made.coins;
  out.events?.push({ type: 'produced', seat: player, tile: at, cargo: made.cargo, coins: made.coins });
}

/** DR-PROD-1 to 4, DR-PROD-10: neither control nor presence is needed. */
function whyNotProduce(
  state: DeadReckoningState,
  seat: number,
  at: number,
  rows: readonly number[],
): ReasonCode | undefined {
  const tile = state.sea[at];
  if (tile === undefined) return 'not-an-island';
  if (!tile.explored) return 'not-explored';
  if (!isIsland(tile.id)) return 'not-an-island';
  if (rows.length > 0 && !rows.includes(rowOf(at))) return 'wrong-row';
  return hostileFort(state, seat, at) ? 'fort-forbids' : undefined;
}

export function canProduce(state: DeadReckoningState, seat: number, rows: readonly number[]): boolean {
  for (let at = 0; at < TILES; at++) if (whyNotProduce(state, seat, at, rows) === undefined) return true;
  return false;
}

const PRODUCE: readonly DeadReckoningAction[] = Array.from({ length: TILES }, (_, tile) => ({ type: 'produce', tile }));
const DONE: DeadReckoningAction = { type: 'done' };

function choices(state: DeadReckoningState, { seat, rows, done }: FrameOf<'produce'>): DeadReckoningAction[] {
  const actions: DeadReckoningAction[] = [];
  for (let at = 0; at < TILES; at++)
    if (!done.includes(at) && whyNotProduce(state, seat, at, rows) === undefined) actions.push(PRODUCE[at]);
  return actions;
}

function produceNext(state: DeadReckoningState, frame: FrameOf<'produce'>, at: number, out: DeadReckoningOut): void {
  frame.left--;
  frame.done.push(at);
  produceOn(state, frame.seat, at, frame.cargo, frame.coins, out);
}

type Production = Extract<MainEffect, { do: 'produce' }>;

export function beginProduction(
  state: DeadReckoningState,
  seat: Seat,
  { islands, rows, cargo, coins }: Production,
  amount: (amount: Amount) => number,
): void {
  state.flow.push({ step: 'produce', seat, left: islands, rows, cargo, coins: amount(coins), done: [] });
}

/** DR-DEC-42, DR-PROD-9: up to so many different islands; the first one is no choice if there is only one. */
export const produce: DeadReckoningStep<'produce'> = {
  seats: (_state, frame) => only(frame.seat),
  legal(state, frame) {
    const actions = choices(state, frame);
    if (frame.done.length > 0) actions.push(DONE);
    return actions;
  },
  apply(state, frame, _seat, action, out) {
    if (action.type === 'produce') produceNext(state, frame, action.tile, out);
    else state.flow.pop();
  },
  resume(state, frame, out) {
    const [first, second] = frame.left > 0 ? choices(state, frame) : [];
    if (first?.type === 'produce') {
      if (second !== undefined || frame.done.length > 0) return false;
      produceNext(state, frame, first.tile, out);
    } else state.flow.pop();
    return true;
  },
  whyNot(state, frame, seat, action) {
    if (action.type === 'done') return reason('ability-first');
    if (action.type !== 'produce') return pending(frame.step);
    return reason(whyNotProduce(state, seat, action.tile, frame.rows) ?? 'produced-already');
  },
};
