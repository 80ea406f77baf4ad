/** The 35 cubes of a player: the supply, and the shortage of it (DR-CUBE). */
import { only, type Seat } from '@broadside/kernel';
import { EXPLORER, LEGEND } from '../cards/achievements.ts';
import { islandOf } from '../cards/table.ts';
import type { DeadReckoningAction } from './actions.ts';
import { hostileFort, isOpenIsland, removeCube, strongest } from './control.ts';
import type { DeadReckoningOut, DeadReckoningStep } from './flow.ts';
import { IN_TILE_ORDER } from './map.ts';
import { pending, type ReasonCode, reason } from './reasons.ts';
import { isRival } from './rival/self.ts';
import { type DeadReckoningState, type FrameOf, NOBODY, TILES } from './state.ts';

/** What a cube is wanted for: the permanent area of a tile, progress in an achievement, or neither. */
export interface Due {
  readonly tile: number;
  readonly achievement: number;
}
const FOR_THE_SUPPLY: Due = { tile: NOBODY, achievement: NOBODY };

/** Takes cubes out of the personal supply, as many as there are (DR-CUBE-7). */
export function takeCubes(state: DeadReckoningState, player: number, count: number): number {
  const taken = Math.min(count, state.players[player].cubes);
  state.players[player].cubes -= taken;
  return taken;
}

/** DR-CUBE-2 to 6: why no own cube can be taken back from this tile. */
export function whyNotRecall(state: DeadReckoningState, player: number, at: number): ReasonCode | undefined {
  const tile = state.sea[at];
  if (tile === undefined || !isOpenIsland(tile) || tile.cubes[player] === 0) return 'no-cube-there';
  if (hostileFort(state, player, at)) return 'fort-forbids';
  const before = strongest(state, at);
  tile.cubes[player]--;
  const after = strongest(state, at);
  tile.cubes[player]++;
  return after === before ? undefined : 'control-would-change';
}

export function canRecall(state: DeadReckoningState, player: number): boolean {
  for (let at = 0; at < TILES; at++) if (whyNotRecall(state, player, at) === undefined) return true;
  return false;
}

function recallFrom(state: DeadReckoningState, player: number, at: number, out: DeadReckoningOut): void {
  removeCube(state, at, player);
  out.events?.push({ type: 'recalled', seat: player, tile: at });
}

/** DR-SOLO-35: the lowest first value, then tile order. */
function recallForRival(state: DeadReckoningState, player: number, count: number, out: DeadReckoningOut): void {
  while (state.players[player].cubes < count) {
    const [at] = IN_TILE_ORDER.filter((one) => whyNotRecall(state, player, one) === undefined).sort(
      (one, other) => islandOf(state.sea[one].id).values[0] - islandOf(state.sea[other].id).values[0],
    );
    if (at === undefined) return;
    recallFrom(state, player, at, out);
  }
}

/**
 * DR-CUBE-1: the player needs this many cubes in the supply. True: there are too few, some can be taken back, and the
 * owner is asked. False: there is nothing to ask; the caller does with what is there.
 */
export function needCubes(
  state: DeadReckoningState,
  player: number,
  count: number,
  out: DeadReckoningOut,
  due: Due = FOR_THE_SUPPLY,
): boolean {
  const missing = count - state.players[player].cubes;
  if (missing <= 0) return false;
  if (isRival(state, player)) {
    recallForRival(state, player, count, out);
    return false;
  }
  if (!canRecall(state, player)) return false;
  state.flow.push({ step: 'recall', seat: player, need: missing, ...due });
  return true;
}

/** Puts one cube from the supply where it is due. */
function put(state: DeadReckoningState, player: number, { tile, achievement }: Due): void {
  const owner = state.players[player];
  owner.cubes--;
  if (tile !== NOBODY) state.sea[tile].permanent[player]++;
  else if (achievement === LEGEND) owner.legend++;
  else if (achievement === EXPLORER) owner.explorer++;
  else owner.seaDogs++;
}

/** Reports a cube that came to its place; a permanent one only if it came after the control (`isLate`). */
function reportPlaced(
  state: DeadReckoningState,
  seat: number,
  { tile, achievement }: Due,
  isLate: boolean,
  out: DeadReckoningOut,
): void {
  const { legend, explorer, seaDogs } = state.players[seat];
  if (tile !== NOBODY) {
    if (isLate) out.events?.push({ type: 'permanent', seat, tile });
    return;
  }
  const count = achievement === LEGEND ? legend : achievement === EXPLORER ? explorer : seaDogs;
  out.events?.push({ type: 'progress', seat, achievement, count });
}

/** A cube that is due at once: put down, or asked for, or lost (DR-CUBE-7). */
export function spendCube(state: DeadReckoningState, player: number, due: Due, out: DeadReckoningOut): void {
  const isShort = state.players[player].cubes === 0;
  if (needCubes(state, player, 1, out, due) || state.players[player].cubes === 0) return;
  put(state, player, due);
  reportPlaced(state, player, due, isShort, out);
}

/** The cubes have been found: one that was wanted for a certain place goes there. */
function finish(state: DeadReckoningState, frame: FrameOf<'recall'>, out: DeadReckoningOut): void {
  state.flow.pop();
  const { seat, tile, achievement } = frame;
  if ((tile === NOBODY && achievement === NOBODY) || state.players[seat].cubes === 0) return;
  put(state, seat, frame);
  reportPlaced(state, seat, frame, true, out);
}

/** DR-CUBE-7: what was to be done with the missing cubes is forfeited. */
function forgo(state: DeadReckoningState): void {
  state.flow.pop();
  const below = state.flow[state.flow.length - 1];
  if (below?.step === 'influence' || below?.step === 'permanent') below.left = 0;
}

const RECALL: readonly DeadReckoningAction[] = Array.from({ length: TILES }, (_, tile) => ({ type: 'recall', tile }));
const DONE: DeadReckoningAction = { type: 'done' };

function recalls(state: DeadReckoningState, seat: Seat): DeadReckoningAction[] {
  return RECALL.filter((_action, at) => whyNotRecall(state, seat, at) === undefined);
}

/** DR-DEC-28, DR-DEC-93. */
export const recall: DeadReckoningStep<'recall'> = {
  seats: (_state, frame) => only(frame.seat),
  legal: (state, frame) => [...recalls(state, frame.seat), DONE],
  apply(state, frame, seat, action, out) {
    if (action.type !== 'recall') {
      forgo(state);
      return;
    }
    recallFrom(state, seat, action.tile, out);
    frame.need--;
  },
  resume(state, frame, out) {
    if (frame.need > 0 && canRecall(state, frame.seat)) return false;
    finish(state, frame, out);
    return true;
  },
  /** A slot cube that becomes a permanent one is no loss; anything else is left where it lies. */
  defaultAction(state, frame, seat) {
    return frame.tile === NOBODY ? DONE : (recalls(state, seat)[0] ?? DONE);
  },
  whyNot(state, frame, seat, action) {
    const code = action.type === 'recall' ? whyNotRecall(state, seat, action.tile) : undefined;
    return code ? reason(code) : pending(frame.step);
  },
};
