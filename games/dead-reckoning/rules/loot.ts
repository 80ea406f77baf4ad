/** What cubes in loot zones bring, and where it goes (DR-BSHIP-12 to 15). */
import { only, type Seat } from '@broadside/kernel';
import { ZONES } from '../cards/board.ts';
import type { DeadReckoningAction } from './actions.ts';
import type { Battle, BattleCube } from './battleState.ts';
import { hostileFort, isOpenIsland } from './control.ts';
import type { DeadReckoningOut, DeadReckoningStep } from './flow.ts';
import { reportMoved } from './goodsFlow.ts';
import { pending, reason } from './reasons.ts';
import { rivalLoots } from './rival/purse.ts';
import { isRival } from './rival/self.ts';
import { roomOn, stow } from './ship.ts';
import { BLACK, CARGO, COIN, type DeadReckoningState, type FrameOf, type Good, HARBOUR } from './state.ts';
import { battleOf } from './tower.ts';

/** Where a unit goes: to the ship, to the island, back to the supply. */
const [SHIP, ISLAND, SUPPLY] = [0, 1, 2];
const GOODS: readonly Good[] = [COIN, CARGO];
const LOOT: readonly (readonly DeadReckoningAction[])[] = [CARGO, COIN].map((good) =>
  [SHIP, ISLAND, SUPPLY].map((to) => ({ type: 'loot', good, to })),
);
const LOOT_ALL: DeadReckoningAction = { type: 'lootAll' };

/** Cubes of one kind of zone leave the board, back to their owners (DR-COMBAT-10). */
export function clearZones(state: DeadReckoningState, kind: 'loot' | 'damage'): BattleCube[] {
  const battle = battleOf(state);
  const cleared = battle.cubes.filter(({ zone }) => ZONES[zone].kind === kind);
  if (cleared.length === 0) return cleared;
  battle.cubes = battle.cubes.filter(({ zone }) => ZONES[zone].kind !== kind);
  giveBack(state, cleared);
  return cleared;
}

export function giveBack(state: DeadReckoningState, cubes: readonly BattleCube[]): void {
  for (const { side } of cubes) if (side !== BLACK) state.players[side].cubes++;
}

function offer(state: DeadReckoningState, player: number, cubes: readonly BattleCube[], out: DeadReckoningOut): void {
  let cargo = 0;
  let coins = 0;
  let any = 0;
  for (const { side, zone } of cubes) {
    if (side !== player) continue;
    cargo += ZONES[zone].cargo;
    coins += ZONES[zone].coins;
    any += ZONES[zone].any;
  }
  if (cargo + coins + any === 0) return;
  out.events?.push({ type: 'looted', seat: player, cargo, coins, any });
  if (isRival(state, player)) rivalLoots(state, cargo, coins, any, out);
  else state.flow.push({ step: 'loot', seat: player, cargo, coins, any });
}

/** DR-BSHIP-23: the active player decides first and is put on top. DR-COMBAT-B5: there is no loot at a building. */
export function shareLoot(state: DeadReckoningState, out: DeadReckoningOut): void {
  const { kind, attacker, defender } = battleOf(state);
  const cubes = clearZones(state, 'loot');
  if (kind === 'building' || cubes.length === 0) return;
  if (kind === 'ship') offer(state, defender, cubes, out);
  offer(state, attacker, cubes, out);
}

/** DR-BSHIP-15: the island of the battle, unless somebody else's fort or garrison protects it. */
function hasIsland(state: DeadReckoningState, { at }: Battle, seat: Seat): boolean {
  return at !== HARBOUR && isOpenIsland(state.sea[at]) && !hostileFort(state, seat, at);
}

function canGo(state: DeadReckoningState, seat: Seat, to: number): boolean {
  if (to === SHIP) return roomOn(state.players[seat]) > 0;
  return to === SUPPLY || (to === ISLAND && hasIsland(state, battleOf(state), seat));
}

const waits = ({ cargo, coins, any }: FrameOf<'loot'>, good: Good): number => (good === CARGO ? cargo : coins) + any;

/** What is named on the zone first, then goods of free choice (DR-BSHIP-14). */
function use(frame: FrameOf<'loot'>, good: Good, count: number): void {
  const named = Math.min(count, good === CARGO ? frame.cargo : frame.coins);
  if (good === CARGO) frame.cargo -= named;
  else frame.coins -= named;
  frame.any -= count - named;
}

function put(
  state: DeadReckoningState,
  frame: FrameOf<'loot'>,
  good: Good,
  count: number,
  to: number,
  out: DeadReckoningOut,
): void {
  if (count === 0) return;
  const { at } = battleOf(state);
  use(frame, good, count);
  if (to === SHIP) stow(state.players[frame.seat], good, count);
  else if (to === ISLAND) {
    if (good === CARGO) state.sea[at].cargo += count;
    else state.sea[at].coins += count;
  }
  const place = to === SHIP ? 'ship' : to === ISLAND ? 'island' : 'supply';
  reportMoved(out, frame.seat, good, count, 'supply', place, to === SUPPLY ? 'forgone' : 'loot', at);
}

/** Section 25.9: holds first, coins before cargo, the rest to the own island, else to the supply. */
function putAll(state: DeadReckoningState, frame: FrameOf<'loot'>, out: DeadReckoningOut): void {
  const { seat } = frame;
  const { at } = battleOf(state);
  for (const good of GOODS)
    put(state, frame, good, Math.min(waits(frame, good), roomOn(state.players[seat])), SHIP, out);
  const rest = canGo(state, seat, ISLAND) && state.sea[at].controller === seat ? ISLAND : SUPPLY;
  for (const good of GOODS) put(state, frame, good, waits(frame, good), rest, out);
}

/** DR-DEC-71, DR-DEC-72. */
export const loot: DeadReckoningStep<'loot'> = {
  seats: (_state, frame) => only(frame.seat),
  legal(state, frame, seat) {
    const legal: DeadReckoningAction[] = [];
    for (const good of GOODS)
      if (waits(frame, good) > 0)
        for (const action of LOOT[good])
          if (action.type === 'loot' && canGo(state, seat, action.to)) legal.push(action);
    legal.push(LOOT_ALL);
    return legal;
  },
  apply(state, frame, _seat, action, out) {
    if (action.type === 'loot') put(state, frame, action.good, 1, action.to, out);
    else putAll(state, frame, out);
  },
  resume(state, frame, out) {
    const { seat, cargo, coins, any } = frame;
    if (cargo + coins + any > 0) {
      if (canGo(state, seat, SHIP) || canGo(state, seat, ISLAND)) return false;
      putAll(state, frame, out);
    }
    state.flow.pop();
    return true;
  },
  defaultAction: () => LOOT_ALL,
  whyNot(state, frame, seat, action) {
    if (action.type !== 'loot') return pending(frame.step);
    if (waits(frame, action.good) === 0) return reason('nothing-to-loot');
    if (action.to === SHIP) return reason('no-room');
    return reason(canGo(state, seat, SUPPLY) && action.to === ISLAND ? 'no-island-here' : 'nothing-to-loot');
  },
};
