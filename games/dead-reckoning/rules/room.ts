/** DR-GAIN-6: goods for the ship that do not fit. The owner makes room, or lets them go (DR-DEC-47, DR-DEC-57). */
import { only, type Seat } from '@broadside/kernel';
import { CELLS } from '../cards/ship.ts';
import type { DeadReckoningAction } from './actions.ts';
import { addJettisons, addUnloads } from './choices.ts';
import type { DeadReckoningOut, DeadReckoningStep } from './flow.ts';
import { applyGoods, canUnload, whyNotGoods } from './goods.ts';
import { reportMoved, storeOf } from './goodsFlow.ts';
import { pending, reason } from './reasons.ts';
import { isLaden, roomOn, stow } from './ship.ts';
import { CARGO, COIN, type DeadReckoningState, type FrameOf, type Good, HARBOUR } from './state.ts';

type Room = FrameOf<'room'>;
const GOODS: readonly Good[] = [COIN, CARGO];

const waiting = (frame: Room, good: Good): number => (good === CARGO ? frame.cargo : frame.coins);

function leave(frame: Room, good: Good, count: number): void {
  if (good === CARGO) frame.cargo -= count;
  else frame.coins -= count;
}

/** As many as fit come aboard. Goods out of a covered hold have never left the ship: nothing is reported of them. */
function take(state: DeadReckoningState, frame: Room, good: Good, count: number, out: DeadReckoningOut): void {
  const stowed = stow(state.players[frame.seat], good, count);
  leave(frame, good, stowed);
  if (frame.from === 'supply') reportMoved(out, frame.seat, good, stowed, 'supply', 'ship', 'gain');
}

function letGo(frame: Room, good: Good, out: DeadReckoningOut): void {
  const count = waiting(frame, good);
  leave(frame, good, count);
  reportMoved(out, frame.seat, good, count, frame.from, 'supply', frame.from === 'ship' ? 'jettison' : 'forgone');
}

/** DR-GAIN-7: the goods that wait are unloaded themselves, where unloading is allowed. */
function putAshore(state: DeadReckoningState, frame: Room, good: Good, out: DeadReckoningOut): void {
  const { seat, from } = frame;
  const player = state.players[seat];
  const count = waiting(frame, good);
  leave(frame, good, count);
  if (player.at === HARBOUR) {
    player[storeOf(good)] += count;
    reportMoved(out, seat, good, count, from, storeOf(good), 'unload');
    return;
  }
  state.sea[player.at][good === CARGO ? 'cargo' : 'coins'] += count;
  reportMoved(out, seat, good, count, from, 'island', 'unload', player.at);
}

/** In `unload`: no cell of the ship, but what waits. */
export const WAITING = CELLS;

const STOW: readonly DeadReckoningAction[] = [
  { type: 'stow', good: CARGO },
  { type: 'stow', good: COIN },
];
const FORGO: readonly DeadReckoningAction[] = [
  { type: 'forgo', good: CARGO },
  { type: 'forgo', good: COIN },
];

/** DR-MOVE-6: a ship that only passes an island puts nothing ashore. */
const isUnderway = ({ flow }: DeadReckoningState): boolean => flow.some(({ step }) => step === 'underway');

/** DR-GAIN-7: cubes have been thrown, and nobody has won yet. */
const isUndecided = ({ battle }: DeadReckoningState): boolean => battle !== null && !battle.decided;

/** DR-ENC-5, DR-AMB-71: what a victory brings comes after the battle, and may go ashore like any other gain. */
const mayUnload = (state: DeadReckoningState, seat: Seat): boolean =>
  canUnload(state, seat) && !isUnderway(state) && !isUndecided(state);

/** What would make room aboard: overboard at any time (DR-JETT-4), ashore where that is allowed. */
function addMakingRoom(state: DeadReckoningState, frame: Room, actions: DeadReckoningAction[]): void {
  const { seat } = frame;
  const unloads = mayUnload(state, seat);
  state.players[seat].cells.forEach(({ cargo, coins }, cell) => {
    for (const good of GOODS) {
      const count = good === CARGO ? cargo : coins;
      addJettisons(good, cell, count, actions);
      if (unloads) addUnloads(good, cell, count, actions);
    }
  });
  if (!unloads) return;
  for (const good of GOODS) {
    const count = waiting(frame, good);
    if (count > 0) actions.push({ type: 'unload', good, cell: WAITING, count });
  }
}

function choices(state: DeadReckoningState, frame: Room): DeadReckoningAction[] {
  const actions: DeadReckoningAction[] = [];
  const hasRoom = roomOn(state.players[frame.seat]) > 0;
  for (const good of GOODS) {
    if (waiting(frame, good) === 0) continue;
    if (hasRoom) actions.push(STOW[good]);
    actions.push(FORGO[good]);
  }
  addMakingRoom(state, frame, actions);
  return actions;
}

/** Nothing can be cleared away, and nothing put ashore. */
const isHopeless = (state: DeadReckoningState, { seat }: Room): boolean => {
  const player = state.players[seat];
  return roomOn(player) === 0 && !mayUnload(state, seat) && !isLaden(player);
};

/** What needs no choice: everything fits, or only one kind is there to fill what room there is. */
function fill(state: DeadReckoningState, frame: Room, out: DeadReckoningOut): void {
  const room = roomOn(state.players[frame.seat]);
  const { cargo, coins } = frame;
  if (room === 0 || (cargo > 0 && coins > 0 && cargo + coins > room)) return;
  take(state, frame, COIN, coins, out);
  take(state, frame, CARGO, cargo, out);
}

const whyNotStow = (state: DeadReckoningState, frame: Room, good: Good): 'no-room' | 'nothing-waiting' =>
  waiting(frame, good) > 0 && roomOn(state.players[frame.seat]) === 0 ? 'no-room' : 'nothing-waiting';

export const room: DeadReckoningStep<'room'> = {
  seats: (_state, frame) => only(frame.seat),
  legal: choices,
  apply(state, frame, seat: Seat, action, out) {
    switch (action.type) {
      case 'stow':
        take(state, frame, action.good, 1, out);
        break;
      case 'forgo':
        letGo(frame, action.good, out);
        break;
      case 'unload':
      case 'jettison':
        if (action.cell === WAITING) putAshore(state, frame, action.good, out);
        else applyGoods(state, seat, action, out);
        break;
      default:
    }
  },
  resume(state, frame, out) {
    fill(state, frame, out);
    if (isHopeless(state, frame)) for (const good of GOODS) letGo(frame, good, out);
    if (frame.cargo + frame.coins > 0) return false;
    state.flow.pop();
    return true;
  },
  /** Section 25.9: coins before cargo, as far as they fit. */
  defaultAction(state, frame) {
    const good = frame.coins > 0 ? COIN : CARGO;
    return (roomOn(state.players[frame.seat]) > 0 ? STOW : FORGO)[good];
  },
  whyNot(state, frame, seat, action) {
    switch (action.type) {
      case 'stow':
        return reason(whyNotStow(state, frame, action.good));
      case 'forgo':
        return reason('nothing-waiting');
      case 'unload':
      case 'jettison':
        if (action.type === 'unload' && isUndecided(state)) return reason('not-in-battle');
        if (action.type === 'unload' && isUnderway(state)) return pending('underway');
        return action.cell === WAITING ? reason('nothing-waiting') : whyNotGoods(state, seat, action, 'main');
      default:
        return pending(frame.step);
    }
  },
};
