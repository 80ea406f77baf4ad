/** The nine achievements (DR-ACH): progress, conditions, and the markers, given the moment they are earned. */
import type { Seat } from '@broadside/kernel';
import {
  BUILDER,
  BUILDINGS_OF_A_BUILDER,
  CAPITALIST,
  CARGO_OF_A_MASTER_TRADER,
  COINS_OF_A_CAPITALIST,
  CUBES_OF_A_SETTLER,
  EXPLORER,
  FIRST_RATE,
  LEGEND,
  MASTER_TRADER,
  SEA_DOGS,
  SEA_DOGS_AT_LEVEL_4,
  SETTLER,
  TILES_OF_AN_EXPLORER,
  UPGRADES_OF_FIRST_RATE,
  WINS_OF_A_LEGEND,
} from '../cards/achievements.ts';
import type { Price } from '../cards/effects.ts';
import { BUILDINGS, COPIES_OF_BUILDING } from '../cards/table.ts';
import { spendCube } from './cubes.ts';
import type { DeadReckoningOut } from './flow.ts';
import { canPay, pay, reportMoved } from './goodsFlow.ts';
import type { ReasonCode } from './reasons.ts';
import { isRival, upgradesOf } from './rival/self.ts';
import { CARGO, type DeadReckoningState, NOBODY, type Player, TILES } from './state.ts';

/** DR-SOLO-39: three training marks stand for one crew card at level 4. */
const TRAINING_OF_SEA_DOGS = 9;

export const hasAchieved = (player: Player, achievement: number): boolean =>
  (player.achievements & (1 << achievement)) !== 0;

const tilesToExplore = (state: DeadReckoningState): number => TILES_OF_AN_EXPLORER[state.seats];

function progressIn(player: Player, achievement: number): number {
  switch (achievement) {
    case LEGEND:
      return player.legend;
    case SEA_DOGS:
      return player.seaDogs;
    case EXPLORER:
      return player.explorer;
    default:
      return 0;
  }
}

/** Progress cubes go back to the supply. */
function takeBack(player: Player, achievement: number): void {
  player.cubes += progressIn(player, achievement);
  if (achievement === LEGEND) player.legend = 0;
  else if (achievement === SEA_DOGS) player.seaDogs = 0;
  else if (achievement === EXPLORER) player.explorer = 0;
}

/** DR-ACH-1, DR-ACH-2: a marker, once for each player. */
export function achieve(state: DeadReckoningState, player: number, achievement: number, out: DeadReckoningOut): void {
  const owner = state.players[player];
  if (hasAchieved(owner, achievement)) return;
  takeBack(owner, achievement);
  owner.achievements |= 1 << achievement;
  out.events?.push({ type: 'achieved', seat: player, achievement });
}

function unexplored({ sea }: DeadReckoningState): number {
  let tiles = 0;
  for (let at = 0; at < TILES; at++) if (!sea[at].explored) tiles++;
  return tiles;
}

/** DR-ACH-16, DR-ACH-22: the number of tiles can certainly not be reached any more. */
const isHopeless = (state: DeadReckoningState, explored: number): boolean =>
  unexplored(state) + explored < tilesToExplore(state);

/** How far the player is with one more win, explored tile, or card at level 4. */
function reached(state: DeadReckoningState, player: number, achievement: number): boolean {
  const owner = state.players[player];
  if (achievement === LEGEND) return owner.legend + 1 >= WINS_OF_A_LEGEND;
  if (achievement === EXPLORER) return owner.explorer + 1 >= tilesToExplore(state);
  let sailors = 0;
  for (const { level } of owner.crew) if (level === 4) sailors++;
  return sailors >= SEA_DOGS_AT_LEVEL_4;
}

/** DR-ACH-5, DR-ACH-7, DR-ACH-15: one more battle won, card at level 4, or tile explored (and already face up). */
export function progress(state: DeadReckoningState, player: number, achievement: number, out: DeadReckoningOut): void {
  const owner = state.players[player];
  if (hasAchieved(owner, achievement)) return;
  if (reached(state, player, achievement)) achieve(state, player, achievement, out);
  else if (achievement !== EXPLORER || !isHopeless(state, owner.explorer + 1))
    spendCube(state, player, { tile: NOBODY, achievement }, out);
}

/** How many buildings a set of bits holds. */
const BITS = [0, 1, 1, 2, 1, 2, 2, 3];
const ALL_BUILDINGS = COPIES_OF_BUILDING * BUILDINGS.length;
const ALL_CUBES = 35;

/** DR-ACH-9. The sea is only looked through when enough buildings stand anywhere. */
function isBuilder({ sea, buildings }: DeadReckoningState, player: number): boolean {
  if (ALL_BUILDINGS - buildings[0] - buildings[1] - buildings[2] < BUILDINGS_OF_A_BUILDER) return false;
  let count = 0;
  for (let at = 0; at < TILES; at++) if (sea[at].controller === player) count += BITS[sea[at].buildings];
  return count >= BUILDINGS_OF_A_BUILDER;
}

/** DR-ACH-12. Likewise, when enough cubes have left the supply. */
function isSettler({ sea, players }: DeadReckoningState, player: number): boolean {
  if (ALL_CUBES - players[player].cubes < CUBES_OF_A_SETTLER) return false;
  let count = 0;
  for (let at = 0; at < TILES; at++) count += sea[at].permanent[player];
  return count >= CUBES_OF_A_SETTLER;
}

/** DR-SOLO-39, DR-SOLO-40: marks for level 4, and a store that is handed in by itself. */
function awardRival(state: DeadReckoningState, player: number, out: DeadReckoningOut): void {
  const rival = state.players[player];
  if (rival.training >= TRAINING_OF_SEA_DOGS) achieve(state, player, SEA_DOGS, out);
  if (rival.dock < CARGO_OF_A_MASTER_TRADER || hasAchieved(rival, MASTER_TRADER)) return;
  rival.dock -= CARGO_OF_A_MASTER_TRADER;
  reportMoved(out, player, CARGO, CARGO_OF_A_MASTER_TRADER, 'dock', 'supply', 'trader');
  achieve(state, player, MASTER_TRADER, out);
}

function awardTo(state: DeadReckoningState, player: number, out: DeadReckoningOut): void {
  const owner = state.players[player];
  if (!hasAchieved(owner, BUILDER) && isBuilder(state, player)) achieve(state, player, BUILDER, out);
  if (!hasAchieved(owner, CAPITALIST) && owner.chest >= COINS_OF_A_CAPITALIST) {
    // DR-ACH-11: the marker shows how much is in the chest.
    out.uncover();
    achieve(state, player, CAPITALIST, out);
  }
  if (!hasAchieved(owner, SETTLER) && isSettler(state, player)) achieve(state, player, SETTLER, out);
  if (!hasAchieved(owner, FIRST_RATE) && upgradesOf(owner) >= UPGRADES_OF_FIRST_RATE)
    achieve(state, player, FIRST_RATE, out);
  if (owner.explorer > 0 && isHopeless(state, owner.explorer)) {
    takeBack(owner, EXPLORER);
    out.events?.push({ type: 'progress', seat: player, achievement: EXPLORER, count: 0 });
  }
  if (isRival(state, player)) awardRival(state, player, out);
}

/** DR-ACH-21: after every atomic change; the active player first, then clockwise. */
export function award(state: DeadReckoningState, out: DeadReckoningOut): void {
  const { length } = state.players;
  for (let at = 0; at < length; at++) awardTo(state, (state.active + at) % length, out);
}

const TWELVE: Price = { cargo: CARGO_OF_A_MASTER_TRADER, coins: 0, from: 'dockOrShip' };

/** DR-ACH-17, DR-ACH-19, DR-DEC-27. */
export function whyNotClaim(state: DeadReckoningState, seat: Seat): ReasonCode | undefined {
  if (hasAchieved(state.players[seat], MASTER_TRADER)) return 'has-trader';
  return canPay(state, seat, TWELVE) ? undefined : 'not-enough-cargo';
}

/** DR-ACH-18: nothing is bought with it. */
export function claim(state: DeadReckoningState, seat: Seat, out: DeadReckoningOut): void {
  achieve(state, seat, MASTER_TRADER, out);
  pay(state, seat, TWELVE, out, 'trader');
}
