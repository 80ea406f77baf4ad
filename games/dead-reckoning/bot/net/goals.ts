/** How far achievements are: how many steps each still takes, and which are likely to be had with the next own turn. */
import type { Seat } from '@broadside/kernel';
import {
  BUILDINGS_OF_A_BUILDER,
  CARGO_OF_A_MASTER_TRADER,
  COINS_OF_A_CAPITALIST,
  CUBES_OF_A_SETTLER,
  TILES_OF_AN_EXPLORER,
  UPGRADES_OF_FIRST_RATE,
  WINS_OF_A_LEGEND,
} from '../../cards/achievements.ts';
import { STEPS_BETWEEN } from '../../rules/map.ts';
import { aboard, shipCannons } from '../../rules/ship.ts';
import { CARGO, COIN, type DeadReckoningState, HARBOUR } from '../../rules/state.ts';
import { missingDogs } from '../crew.ts';
import { reachOf } from '../voyage.ts';
import { bits, has } from '../worth.ts';
import { type MeansOfCards, meanOf } from './means.ts';

/** Cargo and coins that make up one step; ships are sunk by nobody in one step. */
const CARGO_A_STEP = 3;
const COINS_A_STEP = 4;
const FAR = 4;
/** The rival trains instead (DR-SOLO-39). */
const MARKS_OF_SEA_DOGS = 9;
const MARKS_A_STEP = 2;

/** In the order of the achievements; 0: achieved. */
export function stepsOf(state: DeadReckoningState, seat: Seat): number[] {
  const player = state.players[seat];
  let permanent = 0;
  let buildings = 0;
  for (const tile of state.sea) {
    permanent += tile.permanent[seat];
    if (tile.controller === seat) buildings += bits(tile.buildings);
  }
  const tokens = player.cells.reduce((sum, cell) => sum + cell.tokens.length, 0);
  const cargo = player.dock + aboard(player, CARGO);
  const coins = player.chest + 0.7 * aboard(player, COIN);
  const left = [
    WINS_OF_A_LEGEND - player.legend,
    player.crew.length === 0 ? (MARKS_OF_SEA_DOGS - player.training) / MARKS_A_STEP : missingDogs(player),
    FAR,
    BUILDINGS_OF_A_BUILDER - buildings,
    (COINS_OF_A_CAPITALIST - coins) / COINS_A_STEP,
    CUBES_OF_A_SETTLER - permanent,
    UPGRADES_OF_FIRST_RATE - tokens,
    TILES_OF_AN_EXPLORER[state.seats] - player.explorer,
    // Cargo that is there is only handed in.
    0.5 + Math.max(0, CARGO_OF_A_MASTER_TRADER - cargo) / CARGO_A_STEP,
  ];
  return left.map((steps, at) => (has(player, at) ? 0 : Math.max(0.5, steps)));
}

/** Cannons and throws that win most battles; cargo that pays for a building or an upgrade. */
const ENOUGH_CANNONS = 3;
const ENOUGH_CARGO = 3;

/** Whether a single step is missing, and the cards at hand are of the kind that brings it; by achievement. */
export function likelyNext(
  state: DeadReckoningState,
  seat: Seat,
  steps: readonly number[],
  hand: MeansOfCards,
): boolean[] {
  const player = state.players[seat];
  if (player.crew.length === 0) return steps.map((left) => left > 0 && left <= 1);
  const reach = reachOf(state, seat);
  const cargo = player.dock + aboard(player, CARGO) + meanOf(hand, 'cargo');
  const isNear = (at: number): boolean => STEPS_BETWEEN[player.at][at] <= reach;
  const home = isNear(HARBOUR) ? aboard(player, COIN) : 0;
  const fog = state.sea.some(({ explored }, at) => !explored && isNear(at));
  const can = [
    shipCannons(player) + meanOf(hand, 'cannon') + meanOf(hand, 'roll') >= ENOUGH_CANNONS,
    true,
    false,
    meanOf(hand, 'build') >= steps[3] && cargo >= ENOUGH_CARGO,
    player.chest + home + meanOf(hand, 'coins') >= COINS_OF_A_CAPITALIST,
    meanOf(hand, 'influence') + 2 * meanOf(hand, 'permanent') >= 2,
    meanOf(hand, 'upgrade') >= steps[6] && cargo >= ENOUGH_CARGO,
    fog,
    cargo >= CARGO_OF_A_MASTER_TRADER,
  ];
  const most = [1, 1, 0, 3, 9, 1, 3, 1, 9];
  return steps.map((left, at) => left > 0 && left <= most[at] && can[at]);
}
