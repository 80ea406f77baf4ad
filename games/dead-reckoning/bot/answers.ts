/** The sailor's answers to everything but the main phase. */
import type { Seat } from '@broadside/kernel';
import { ZONES } from '../cards/board.ts';
import { buildingOf, type CardId, effectsOf, FORT, NO_CARD, OUTPOST, tokenOf, upgradeOf } from '../cards/table.ts';
import { countOn } from '../rules/abilities.ts';
import type { DeadReckoningAction } from '../rules/actions.ts';
import { cannonsOf } from '../rules/cannons.ts';
import { yieldOf } from '../rules/produce.ts';
import { islandAwards } from '../rules/scoring.ts';
import { CARGO, type DeadReckoningState, HARBOUR, NOBODY } from '../rules/state.ts';
import { levelWorth } from './crew.ts';
import { meansOf, shipGain } from './places.ts';
import { roomWorth } from './room.ts';
import type { Weights } from './weights.ts';
import { influenceGain, timeLeft } from './worth.ts';

type Actions = readonly DeadReckoningAction[];

/** The action with the highest worth; the earlier of equal ones. */
export function bestBy(actions: Actions, worth: (action: DeadReckoningAction) => number): DeadReckoningAction {
  let best = actions[0];
  let most = Number.NEGATIVE_INFINITY;
  for (const action of actions) {
    const value = worth(action);
    if (value > most) {
      most = value;
      best = action;
    }
  }
  return best;
}

const helmsWanted = (card: CardId): boolean =>
  effectsOf(card).some((group) =>
    group.some((effect) => 'n' in effect && typeof effect.n === 'object' && effect.n.x === 'helm'),
  );
const helmsOf = (card: CardId): number =>
  effectsOf(card).reduce(
    (sum, group) => sum + group.reduce((inner, effect) => inner + (effect.do === 'helm' ? effect.n : 0), 0),
    0,
  );

/** An advancement goes where its symbols are counted, and to cards that come up with other riches. */
function sleeveWorth(state: DeadReckoningState, seat: Seat, card: CardId, crew: CardId): number {
  const member = state.players[seat].crew[crew];
  const wanted =
    helmsWanted(card) ||
    effectsOf(card).some((group) => group.some(({ do: kind }) => kind === 'scorePerHelm' || kind === 'takeTop'));
  const helms = countOn(member, crew, 'helm');
  const calls = member.sleeves.some((sleeve) => sleeve !== NO_CARD && helmsWanted(sleeve));
  const free = member.sleeves.filter((sleeve) => sleeve === NO_CARD).length;
  return (wanted ? 2 * helms : 0) + (calls ? 2 * helmsOf(card) : 0) + 0.3 * member.level + 0.1 * free + 1;
}

function produceWorth(state: DeadReckoningState, seat: Seat, tile: number): number {
  const made = yieldOf(state, tile);
  const worth = made.coins + 0.5 * made.cargo;
  const { controller } = state.sea[tile];
  if (controller === seat) return worth;
  return controller === NOBODY ? 0.25 * worth : -worth;
}

function buildWorth(state: DeadReckoningState, seat: Seat, card: CardId, tile: number, weights: Weights): number {
  const building = buildingOf(card);
  const awards = islandAwards(state, tile);
  const contested = state.sea[tile].cubes.some((cubes, player) => player !== seat && cubes > 0) ? 1 : 0;
  if (building === OUTPOST) return weights.outpost * timeLeft(state) + 0.1 * awards[seat];
  return (building === FORT ? 0.9 : 0.8) + 0.2 * awards[seat] + 0.5 * contested;
}

function fitWorth(
  state: DeadReckoningState,
  seat: Seat,
  card: CardId,
  cell: number,
  { fitSail, fitCannon, fitHold }: Weights,
): number {
  const { sails, cannons, hold, kind } = upgradeOf(card);
  const { cells } = state.players[seat];
  const covered = cells[cell].tokens.length > 0 ? 1 : 0;
  const printed = cell === 0 ? 2.2 : cell === 3 ? 1.8 : 0;
  return (
    sails * fitSail +
    cannons * fitCannon +
    hold * fitHold +
    (hold === 0 ? 0.6 : 0) +
    (kind === 'advanced' ? 1 : 0) -
    printed -
    covered
  );
}

/** How good the battle board looks for a side. */
function boardWorth(state: DeadReckoningState, seat: Seat): number {
  const { battle } = state;
  if (!battle) return 0;
  let worth = 0;
  for (const { side, zone } of battle.cubes) {
    if (zone < 0) continue;
    const { kind, strength, cargo, coins, any } = ZONES[zone];
    const sign = side === seat ? 1 : -1;
    worth += sign * strength;
    if (kind === 'damage') worth += sign * 0.6;
    if (battle.kind !== 'building' && side === seat) worth += 0.35 * (coins + any + 0.5 * cargo);
    if (kind === 'explosion') worth += sign * 0.9;
  }
  return worth;
}

function shiftWorth(state: DeadReckoningState, seat: Seat, cube: number, zone: number): number {
  const { battle } = state;
  if (!battle) return 0;
  const before = battle.cubes[cube].zone;
  battle.cubes[cube].zone = zone;
  const worth = boardWorth(state, seat);
  battle.cubes[cube].zone = before;
  return worth;
}

function removeWorth(state: DeadReckoningState, cube: number): number {
  const zone = state.battle?.cubes[cube].zone ?? 0;
  const { strength, kind } = ZONES[zone];
  return -strength - (kind === 'damage' ? 0.6 : 0);
}

/** A black flag blockades an island and bars it to weaker ships; others may come for it. */
function modeWorth(state: DeadReckoningState, seat: Seat, { guard, pirate }: Weights): number {
  const { at } = state.players[seat];
  const isOwn = at !== HARBOUR && state.sea[at].controller === seat;
  return cannonsOf(state, seat) - (isOwn ? guard : pirate);
}

const TOKEN_WORTH: readonly number[] = [0.5, 0.9, 0.2, 0.6, 0.7, 0.8, 0.8, 0.9, 0.6];

/** Outside the main phase every answer has a worth of its own. */
export function answerWorth(
  state: DeadReckoningState,
  seat: Seat,
  action: DeadReckoningAction,
  weights: Weights,
): number {
  const player = state.players[seat];
  const frame = state.flow[state.flow.length - 1];
  if (frame.step === 'room') return roomWorth(state, seat, frame, action, weights);
  switch (action.type) {
    case 'keep':
      return tokenOf(action.card).reduce((sum, one) => sum + TOKEN_WORTH[one], 0);
    case 'level':
      return 1 + levelWorth(state, seat, action.card, weights);
    case 'sleeve':
      return sleeveWorth(state, seat, action.card, action.crew);
    case 'mode':
      return action.pirate === 1 ? modeWorth(state, seat, weights) : 0;
    case 'place':
      return 1 + influenceGain(state, seat, action.tile, 1, weights, true);
    case 'replace':
      return (
        1 +
        influenceGain(state, seat, action.tile, 1, weights, true) +
        (state.sea[action.tile].controller === action.seat ? 0.5 : 0)
      );
    case 'produce':
      return produceWorth(state, seat, action.tile);
    case 'build':
      return 1 + buildWorth(state, seat, action.card, action.tile, weights);
    case 'fit':
      return fitWorth(state, seat, action.card, action.cell, weights);
    case 'strip':
      return 0.5;
    case 'choose':
      return state.sea[action.tile].controller === seat ? 2 + islandAwards(state, action.tile)[seat] * 0.1 : 0;
    case 'split':
      // Prices from the dock; gains aboard where cards are bought.
      return frame.step === 'pay' ? action.dock : player.at === HARBOUR ? action.dock : -Math.abs(action.dock - 1);
    case 'jettison':
      return action.good === CARGO ? -1 : -3;
    case 'recall':
      return 0.5 - islandAwards(state, action.tile)[seat] * 0.1;
    case 'fight':
      return shipGain(state, seat, action.seat, meansOf(state, seat), weights);
    case 'sail':
      return 0;
    case 'fire':
      return 5 + action.count;
    case 'play':
      return 20;
    case 'use':
    case 'flag':
      return 10;
    case 'shift':
      return shiftWorth(state, seat, action.cube, action.zone);
    case 'remove':
      return removeWorth(state, action.cube);
    case 'lootAll':
      return 5;
    case 'done':
    case 'settle':
    case 'decline':
    case 'skip':
      return 0;
    default:
      return Number.NEGATIVE_INFINITY;
  }
}
