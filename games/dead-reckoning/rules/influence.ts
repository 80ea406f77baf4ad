/** Influence (DR-INF): cubes on islands, in batches with one check of control after each. */
import { only, type Seat } from '@broadside/kernel';
import type { MainEffect } from '../cards/effects.ts';
import { influenceLeft } from './abilities.ts';
import type { DeadReckoningAction } from './actions.ts';
import { addCube, emptySlots, hostileFort, isBlocked, isOpenIsland, removeCube } from './control.ts';
import { canRecall, needCubes } from './cubes.ts';
import type { DeadReckoningOut, DeadReckoningStep } from './flow.ts';
import { NEIGHBOURS } from './map.ts';
import { pending, type ReasonCode, reason } from './reasons.ts';
import { type DeadReckoningState, type FrameOf, HARBOUR, NOBODY, TILES } from './state.ts';

type Influence = FrameOf<'influence'>;

/** DR-GAMEEND-6: what it costs to replace a cube of this player. */
const priceOf = (state: DeadReckoningState, owner: number): number => (state.players[owner].finished ? 2 : 1);

/** DR-INF-10, DR-INF-11: why no cube of the player may be put on this tile. */
function whyClosed(state: DeadReckoningState, seat: number, at: number, ignoreForts: boolean): ReasonCode | undefined {
  const tile = state.sea[at];
  if (tile === undefined || !isOpenIsland(tile)) return 'not-an-island';
  if (!ignoreForts && hostileFort(state, seat, at)) return 'fort-forbids';
  return isBlocked(state, seat, at) ? 'blockade' : undefined;
}

/** DR-INF-2, DR-INF-3: the cheapest cube that can be put there; 0 if there is none. */
function cheapest(state: DeadReckoningState, seat: number, at: number): number {
  const tile = state.sea[at];
  if (emptySlots(tile) > 0) return 1;
  let least = 0;
  for (let owner = 0; owner < tile.cubes.length; owner++) {
    if (owner === seat || tile.cubes[owner] === 0) continue;
    if (priceOf(state, owner) === 1) return 1;
    least = 2;
  }
  return least;
}

/** The island of the ship alone, and with its neighbours. */
const HERE: readonly (readonly number[])[] = NEIGHBOURS.map((_, at) => (at === HARBOUR ? [] : [at]));
const AROUND: readonly (readonly number[])[] = NEIGHBOURS.map((near, at) =>
  [at, ...near].filter((one) => one !== HARBOUR),
);

/** DR-INF-9, DR-ADV-R7: the island of the ship, and from there adjacent ones as far as the ability reaches. */
function reachOf({ sea }: DeadReckoningState, here: number, adjacent: number, adjacentTo: number): readonly number[] {
  if (adjacent === 0 || here === HARBOUR || !isOpenIsland(sea[here])) return HERE[here];
  return adjacentTo === NOBODY ? AROUND[here] : [...HERE[here], adjacentTo];
}

/** The least influence for which a cube can be put anywhere; 0 if nowhere. */
function leastPrice(state: DeadReckoningState, seat: number, tiles: readonly number[], ignoreForts: boolean): number {
  let least = 0;
  for (const at of tiles) {
    if (whyClosed(state, seat, at, ignoreForts) !== undefined) continue;
    const price = cheapest(state, seat, at);
    if (price === 1) return 1;
    if (price === 2) least = 2;
  }
  return least;
}

/** DR-ABIL-12, DR-AMB-18: at least one cube must find a place; a lone one may wait for its second (DR-GAMEEND-7). */
export function whyNoInfluence(
  state: DeadReckoningState,
  seat: number,
  { adjacent, ignoreForts }: Extract<MainEffect, { do: 'influence' }>,
  amount: number,
): ReasonCode | undefined {
  if (amount === 0) return 'too-few-symbols';
  const { at } = state.players[seat];
  const price = leastPrice(state, seat, reachOf(state, at, adjacent, NOBODY), ignoreForts);
  if (price > amount + carriedIn(state) && influenceLeft(state, seat) < price) return 'needs-two';
  if (price > 0) return state.players[seat].cubes > 0 || canRecall(state, seat) ? undefined : 'no-effect';
  return whyClosed(state, seat, at === HARBOUR ? NOBODY : at, ignoreForts) ?? 'no-cube-to-replace';
}

/** DR-INF-6, DR-INF-7: joins the open batch or opens one. */
export function beginInfluence(
  state: DeadReckoningState,
  seat: Seat,
  { adjacent, ignoreForts }: Extract<MainEffect, { do: 'influence' }>,
  amount: number,
): void {
  if (!state.batch) {
    state.batch = { tiles: [], controllers: [], carried: 0 };
    state.flow.push({ step: 'batch', seat });
  }
  state.flow.push({
    step: 'influence',
    seat,
    left: amount,
    adjacentLeft: adjacent,
    adjacentTo: NOBODY,
    ignoreForts,
  });
}

const PLACE: readonly DeadReckoningAction[] = Array.from({ length: TILES }, (_, tile) => ({ type: 'place', tile }));
const REPLACE: readonly (readonly DeadReckoningAction[])[] = Array.from({ length: TILES }, (_, tile) =>
  Array.from({ length: 4 }, (_, seat) => ({ type: 'replace', tile, seat })),
);

const carriedIn = ({ batch }: DeadReckoningState): number => batch?.carried ?? 0;

/** DR-DEC-40, DR-DEC-41, DR-DEC-54. */
function placements(state: DeadReckoningState, frame: Influence): DeadReckoningAction[] {
  const { seat, left, adjacentLeft, adjacentTo, ignoreForts } = frame;
  const actions: DeadReckoningAction[] = [];
  const most = left + carriedIn(state);
  for (const at of reachOf(state, state.players[seat].at, adjacentLeft, adjacentTo)) {
    if (whyClosed(state, seat, at, ignoreForts) !== undefined) continue;
    const tile = state.sea[at];
    if (emptySlots(tile) > 0) actions.push(PLACE[at]);
    else
      for (let owner = 0; owner < tile.cubes.length; owner++)
        if (owner !== seat && tile.cubes[owner] > 0 && priceOf(state, owner) <= most) actions.push(REPLACE[at][owner]);
  }
  return actions;
}

/** Influence that had to wait is used first (DR-GAMEEND-7). */
function spend(state: DeadReckoningState, frame: Influence, price: number): void {
  const { batch } = state;
  const carried = price === 2 && batch ? batch.carried : 0;
  if (batch) batch.carried -= carried;
  frame.left -= price - carried;
}

function put(state: DeadReckoningState, frame: Influence, at: number, owner: number, out: DeadReckoningOut): void {
  const { seat } = frame;
  spend(state, frame, owner === NOBODY ? 1 : priceOf(state, owner));
  if (at !== state.players[seat].at) {
    frame.adjacentLeft--;
    frame.adjacentTo = at;
  }
  if (owner !== NOBODY) removeCube(state, at, owner);
  addCube(state, at, seat);
  const ignoredFort = hostileFort(state, seat, at);
  out.events?.push({ type: 'influenced', seat, tile: at, replaced: owner, ignoredFort });
}

function carryOut(
  state: DeadReckoningState,
  frame: Influence,
  action: DeadReckoningAction,
  out: DeadReckoningOut,
): void {
  if (action.type === 'place') put(state, frame, action.tile, NOBODY, out);
  else if (action.type === 'replace') put(state, frame, action.tile, action.seat, out);
}

/** DR-INF-8: what has no place is lost; a lone influence may wait for a second one of the same batch. */
function finish(state: DeadReckoningState, frame: Influence): void {
  state.flow.pop();
  const { seat, left, adjacentLeft, adjacentTo, ignoreForts } = frame;
  const tiles = reachOf(state, state.players[seat].at, adjacentLeft, adjacentTo);
  if (left === 1 && state.batch && leastPrice(state, seat, tiles, ignoreForts) === 2) state.batch.carried = 1;
}

function whyNotPlace(state: DeadReckoningState, frame: Influence, at: number, replace: boolean): ReasonCode {
  const { seat, adjacentLeft, adjacentTo, ignoreForts } = frame;
  const here = state.players[seat].at;
  if (!reachOf(state, here, adjacentLeft, adjacentTo).includes(at))
    return adjacentTo !== NOBODY && AROUND[here].includes(at) ? 'too-many-adjacent' : 'ship-not-there';
  const closed = whyClosed(state, seat, at, ignoreForts);
  if (closed) return closed;
  const empty = emptySlots(state.sea[at]) > 0;
  if (!replace) return 'slots-full';
  return empty ? 'slots-empty' : 'no-cube-to-replace';
}

/** DR-INF-5: all of it before anything else; a single possibility needs no answer. */
export const influence: DeadReckoningStep<'influence'> = {
  seats: (_state, frame) => only(frame.seat),
  legal: placements,
  apply(state, frame, _seat, action, out) {
    carryOut(state, frame, action, out);
  },
  resume(state, frame, out) {
    const actions = frame.left > 0 ? placements(state, frame) : [];
    if (actions.length === 0) {
      finish(state, frame);
      return true;
    }
    if (state.players[frame.seat].cubes === 0) {
      if (!needCubes(state, frame.seat, 1, out)) frame.left = 0;
      return true;
    }
    if (actions.length > 1) return false;
    carryOut(state, frame, actions[0], out);
    return true;
  },
  whyNot(state, frame, _seat, action) {
    if (action.type !== 'place' && action.type !== 'replace') return pending(frame.step);
    const owner = action.type === 'replace' ? action.seat : NOBODY;
    const there = state.sea[action.tile]?.cubes[owner] ?? 0;
    const code = whyNotPlace(state, frame, action.tile, owner !== NOBODY);
    if (code !== 'no-cube-to-replace' || owner === frame.seat || there === 0) return reason(code);
    return reason('needs-two');
  },
};

/** DR-ADV-X.9: into the permanent area of an island the player controls. */
function whyNoPermanent(state: DeadReckoningState, seat: number, at: number): ReasonCode | undefined {
  const tile = state.sea[at];
  if (tile === undefined || !isOpenIsland(tile)) return 'not-an-island';
  if (tile.controller !== seat) return 'not-your-island';
  return isBlocked(state, seat, at) ? 'blockade' : undefined;
}

const permanents = (state: DeadReckoningState, seat: number): DeadReckoningAction[] =>
  PLACE.filter((_action, at) => whyNoPermanent(state, seat, at) === undefined);

export const canPlacePermanent = (state: DeadReckoningState, seat: number): boolean =>
  (state.players[seat].cubes > 0 || canRecall(state, seat)) && permanents(state, seat).length > 0;

function putPermanent(
  state: DeadReckoningState,
  frame: FrameOf<'permanent'>,
  action: DeadReckoningAction | undefined,
  out: DeadReckoningOut,
): void {
  if (action?.type !== 'place') return;
  const { seat } = frame;
  frame.left--;
  state.players[seat].cubes--;
  state.sea[action.tile].permanent[seat]++;
  out.events?.push({ type: 'permanent', seat, tile: action.tile });
}

/** DR-DEC-55. */
export const permanent: DeadReckoningStep<'permanent'> = {
  seats: (_state, frame) => only(frame.seat),
  legal: (state, frame) => permanents(state, frame.seat),
  apply(state, frame, _seat, action, out) {
    putPermanent(state, frame, action, out);
  },
  resume(state, frame, out) {
    const [first, second] = frame.left > 0 ? permanents(state, frame.seat) : [];
    if (first === undefined) state.flow.pop();
    else if (state.players[frame.seat].cubes === 0) {
      if (!needCubes(state, frame.seat, 1, out)) frame.left = 0;
    } else if (second !== undefined) return false;
    else putPermanent(state, frame, first, out);
    return true;
  },
  whyNot(state, frame, seat, action) {
    const code = action.type === 'place' ? whyNoPermanent(state, seat, action.tile) : undefined;
    return code ? reason(code) : pending(frame.step);
  },
};
