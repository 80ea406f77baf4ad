/** Section 9: sailing, passing, entering and exploring. */
import { only, type Reason, type Seat } from '@broadside/kernel';
import { EXPLORER } from '../cards/achievements.ts';
import { GARRISON } from '../cards/table.ts';
import { progress } from './achievements.ts';
import type { DeadReckoningAction } from './actions.ts';
import { piratesHere } from './attacks.ts';
import { takeTopCard } from './boxes.ts';
import { PASSES, SAILS } from './choices.ts';
import type { DeadReckoningOut, DeadReckoningStep } from './flow.ts';
import { NEIGHBOURS, rowOf, STEPS_BETWEEN } from './map.ts';
import { pending, reason } from './reasons.ts';
import { damageShip } from './sink.ts';
import { bitOf, type DeadReckoningState, HARBOUR, type Location, NOBODY, TILES } from './state.ts';
import { enteredTile, passedIsland } from './triggers.ts';

/** DR-BLDG-8, DR-BLDG-14: an opponent's working garrison. */
export function hasGarrison(state: DeadReckoningState, player: number, at: Location): boolean {
  if (at === HARBOUR) return false;
  const { controller, buildings } = state.sea[at];
  return controller !== NOBODY && controller !== player && (buildings & bitOf(GARRISON)) !== 0;
}

/** DR-MOVE-7, DR-MOVE-9: where a move may end. */
const canStop = (state: DeadReckoningState, at: Location): boolean =>
  at === HARBOUR || state.sea[at].explored || !state.turn.explored;

/** DR-TABLE-3: whether it matters which way a ship takes. */
function wayMatters(state: DeadReckoningState, seat: Seat): boolean {
  const { passRowFour, damageOnEntering } = state.turn;
  if (passRowFour > 0 || damageOnEntering > 0) return true;
  for (let at = 0; at < TILES; at++) if (hasGarrison(state, seat, at)) return true;
  return false;
}

/** DR-MOVE-10: with so many sails the ship could still stop somewhere else. */
function canGoOn(state: DeadReckoningState, from: Location, sails: number): boolean {
  for (let to = 0; to <= HARBOUR; to++)
    if (to !== from && STEPS_BETWEEN[from][to] <= sails && canStop(state, to)) return true;
  return false;
}

/** DR-DEC-18: every place in reach where the ship may stop; single steps where the way matters. */
export function addCourses(state: DeadReckoningState, seat: Seat, into: DeadReckoningAction[]): void {
  const { at, sails } = state.players[seat];
  if (sails === 0) return;
  const steps = STEPS_BETWEEN[at];
  for (let to = 0; to <= HARBOUR; to++) if (to !== at && steps[to] <= sails && canStop(state, to)) into.push(SAILS[to]);
  if (sails < 2 || !wayMatters(state, seat)) return;
  for (const to of NEIGHBOURS[at]) if (canGoOn(state, to, sails - 1)) into.push(PASSES[to]);
}

/** Garrisons on the way from here, this location not counted, by a shortest way that meets fewest. */
function fewestGarrisons(state: DeadReckoningState, player: number, from: Location, to: Location): number {
  if (from === to) return 0;
  let fewest = TILES;
  for (const next of NEIGHBOURS[from])
    if (STEPS_BETWEEN[next][to] < STEPS_BETWEEN[from][to]) {
      const met = (hasGarrison(state, player, next) ? 1 : 0) + fewestGarrisons(state, player, next, to);
      if (met < fewest) fewest = met;
    }
  return fewest;
}

/** The next location on a shortest way; of several the one that meets fewest garrisons, then the nearest to the harbour. */
function nextOn(state: DeadReckoningState, player: number, from: Location, to: Location): Location {
  let best = to;
  let fewest = TILES + 1;
  for (const next of NEIGHBOURS[from])
    if (STEPS_BETWEEN[next][to] < STEPS_BETWEEN[from][to]) {
      const met = (hasGarrison(state, player, next) ? 1 : 0) + fewestGarrisons(state, player, next, to);
      if (met < fewest) {
        fewest = met;
        best = next;
      }
    }
  return best;
}

/** DR-MOVE-11 to DR-MOVE-13: the ship comes to a location. False if it sank there. */
export function enter(state: DeadReckoningState, player: number, to: Location, out: DeadReckoningOut): boolean {
  const ship = state.players[player];
  ship.at = to;
  if (to === HARBOUR) return true;
  if (hasGarrison(state, player, to)) damageShip(state, player, 1, state.sea[to].controller, 'garrison', out);
  if (ship.at !== to) return false;
  enteredTile(state, player, to, out);
  return true;
}

/** DR-EXPL-1 to DR-EXPL-5. */
export function explore(state: DeadReckoningState, player: number, at: Location, out: DeadReckoningOut): void {
  const tile = state.sea[at];
  out.uncover();
  tile.explored = true;
  tile.card = takeTopCard(state, rowOf(at), out);
  state.turn.explored = true;
  out.events?.push({ type: 'explored', seat: player, tile: at, id: tile.id, card: tile.card });
  progress(state, player, EXPLORER, out);
}

/** One step of a move: costs a sail. False if the ship sank. */
function step(state: DeadReckoningState, seat: Seat, to: Location, out: DeadReckoningOut): boolean {
  state.players[seat].sails--;
  state.turn.moved = true;
  return enter(state, seat, to, out);
}

/** A whole move, or the rest of one, to where the ship stops. What is asked on the way lies above the battle. */
export function sail(state: DeadReckoningState, seat: Seat, to: Location, out: DeadReckoningOut): void {
  const ship = state.players[seat];
  const { flow } = state;
  const below = flow.length;
  const path: Location[] = [];
  const events = out.events?.length ?? 0;
  let afloat = true;
  while (afloat && ship.at !== to) {
    const next = nextOn(state, seat, ship.at, to);
    path.push(next);
    afloat = step(state, seat, next, out);
    if (afloat && next !== to) passedIsland(state, seat, next, out);
  }
  out.events?.splice(events, 0, { type: 'sailed', seat, path, stopped: true });
  if (!afloat || to === HARBOUR) return;
  if (!state.sea[to].explored) explore(state, seat, to, out);
  if (piratesHere(state, seat).length > 0) flow.splice(below, 0, { step: 'forced', seat });
}

/** DR-TABLE-3: one step of a move that goes on. */
export function pass(state: DeadReckoningState, seat: Seat, to: Location, out: DeadReckoningOut): boolean {
  out.events?.push({ type: 'sailed', seat, path: [to], stopped: false });
  const afloat = step(state, seat, to, out);
  if (afloat) passedIsland(state, seat, to, out);
  return afloat;
}

export function whyNotSail(state: DeadReckoningState, seat: Seat, to: Location): Reason {
  const { at, sails } = state.players[seat];
  if (!state.turn.raised) return reason('raise-first');
  if (!(to in NEIGHBOURS)) return reason('no-such-place');
  if (to === at) return reason('already-there');
  if (sails === 0 || STEPS_BETWEEN[at][to] > sails) return reason('too-far');
  return reason('already-explored');
}

export function whyNotPass(state: DeadReckoningState, seat: Seat, to: Location): Reason {
  const { at, sails } = state.players[seat];
  if (!state.turn.raised) return reason('raise-first');
  if (!NEIGHBOURS[at].includes(to)) return reason('no-such-place');
  if (sails === 0) return reason('too-far');
  return reason(wayMatters(state, seat) ? 'way-without-end' : 'way-is-open');
}

/** Between two steps of one move: the ship must go on. */
export const underway: DeadReckoningStep<'underway'> = {
  seats: (_state, frame) => only(frame.seat),
  legal(state, { seat }) {
    const actions: DeadReckoningAction[] = [];
    addCourses(state, seat, actions);
    return actions;
  },
  apply(state, { seat }, _seat, action, out) {
    if (action.type === 'pass') {
      if (!pass(state, seat, action.to, out)) leaveUnderway(state);
    } else if (action.type === 'sail') {
      leaveUnderway(state);
      sail(state, seat, action.to, out);
    }
  },
  whyNot(state, frame, seat, action) {
    if (action.type === 'sail') return whyNotSail(state, seat, action.to);
    return action.type === 'pass' ? whyNotPass(state, seat, action.to) : pending(frame.step);
  },
};

/** The frame may lie below something that was asked on the way. */
function leaveUnderway({ flow }: DeadReckoningState): void {
  const at = flow.findIndex(({ step }) => step === 'underway');
  if (at >= 0) flow.splice(at, 1);
}
