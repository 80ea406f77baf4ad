/** The sailor's main phase: every action by what it brings, the obvious before the weighty. */
import type { Seat } from '@broadside/kernel';
import { CARGO_OF_A_MASTER_TRADER, MASTER_TRADER } from '../cards/achievements.ts';
import type { MainEffect } from '../cards/effects.ts';
import { buildingOf, type CardId } from '../cards/table.ts';
import { effectAt } from '../rules/abilities.ts';
import type { DeadReckoningAction } from '../rules/actions.ts';
import { aboard } from '../rules/ship.ts';
import { CARGO, COIN, type DeadReckoningState, HARBOUR } from '../rules/state.ts';
import { keptCards } from './crew.ts';
import { buyGain, type Means, meansOf, merchantGain, shipGain, stormGain } from './places.ts';
import { Chart, raising, reachOf } from './voyage.ts';
import type { Weights } from './weights.ts';
import { builderStep, has, influenceGain, timeLeft, upgradeStep } from './worth.ts';

/** What comes first among things that are all worth doing; what is left out of it is weighed. */
const FIRST = { claim: 900, play: 800, free: 700, load: 600, spend: 500, here: 400, raise: 300, sail: 200 } as const;
const NEVER = Number.NEGATIVE_INFINITY;

/** What is looked at once for all actions of a choice; what is expensive only when it is wanted. */
export interface Outlook {
  readonly state: DeadReckoningState;
  readonly seat: Seat;
  readonly weights: Weights;
  readonly means: Means;
  readonly chart: () => Chart;
  /** Cards that stay in hand. */
  readonly kept: () => readonly CardId[];
}

const once = <T>(make: () => T): (() => T) => {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
};

export function outlookOf(state: DeadReckoningState, seat: Seat, weights: Weights): Outlook {
  const means = meansOf(state, seat);
  const chart = once(() => new Chart(state, seat, means, weights));
  const prospect = (): number => chart().bestInfluence(state.players[seat].at, reachOf(state, seat));
  return {
    state,
    seat,
    weights,
    means,
    chart,
    kept: once(() => keptCards(state, seat, prospect(), weights)),
  };
}

const savesForTrader = ({ state, seat, weights }: Outlook): boolean => {
  const player = state.players[seat];
  const cargo = player.dock + aboard(player, CARGO);
  return !has(player, MASTER_TRADER) && cargo >= CARGO_OF_A_MASTER_TRADER - weights.save && timeLeft(state) > 0;
};

function upgrading(
  state: DeadReckoningState,
  seat: Seat,
  effect: Extract<MainEffect, { do: 'upgrade' }>,
  weights: Weights,
): number {
  const worth =
    (effect.kind === 'basic' ? 1 : 2) +
    upgradeStep(state.players[seat], weights) +
    (effect.kind === 'basic' ? 1.2 : 2.4) * timeLeft(state);
  return worth * weights.upgrade - (effect.price?.cargo ?? 0) * weights.cargo - (effect.price?.coins ?? 0);
}

/** Influence is used where it brings most: not here if a better island is in reach. */
function influencing(
  { state, seat, means, weights, chart }: Outlook,
  effect: Extract<MainEffect, { do: 'influence' }>,
): number {
  const { at } = state.players[seat];
  const gain = at === HARBOUR ? 0 : influenceGain(state, seat, at, means.influence, weights, effect.ignoreForts);
  if (effect.adjacent > 0) return FIRST.here + gain;
  if (gain <= 0.3 || gain < 0.9 * chart().bestInfluence(at, reachOf(state, seat))) return NEVER;
  return FIRST.here + gain;
}

function using(outlook: Outlook, card: CardId, ability: number): number {
  const { state, seat, weights } = outlook;
  const player = state.players[seat];
  const effect = effectAt(player.crew[card], card, ability) as MainEffect | undefined;
  if (!effect) return NEVER;
  const saves = savesForTrader(outlook);
  switch (effect.do) {
    case 'gain':
      // An alternative to something more expensive waits until that is out of the question.
      return FIRST.free - (isAlternative(state, seat, card, ability) ? 350 : 0);
    case 'influence':
      return influencing(outlook, effect);
    case 'build': {
      const gain =
        (1 + builderStep(state, seat, weights) + timeLeft(state)) * weights.building - effect.prices[0] * weights.cargo;
      return gain > 0 && !saves ? FIRST.spend + gain : NEVER;
    }
    case 'upgrade': {
      const gain = upgrading(state, seat, effect, weights);
      return gain > 0 && !saves ? FIRST.spend + gain : NEVER;
    }
    case 'repair':
      return effect.price === null || (player.damage >= 2 && !saves) ? FIRST.free : NEVER;
    case 'bombard':
    case 'copy':
    case 'passRowFour':
    case 'damageOnEntering':
      return FIRST.free - 50;
    default:
      return FIRST.free;
  }
}

/** Whether the ability stands beside others of which only one may be used. */
function isAlternative(state: DeadReckoningState, seat: Seat, card: CardId, ability: number): boolean {
  const crew = state.players[seat].crew[card];
  const group = ability & ~3;
  return effectAt(crew, card, group) !== undefined && effectAt(crew, card, group + 1) !== undefined;
}

/** All that is worth having comes aboard; coins never leave the chest. */
function loading(
  state: DeadReckoningState,
  seat: Seat,
  action: Extract<DeadReckoningAction, { type: 'load' }>,
): number {
  const player = state.players[seat];
  if (player.at === HARBOUR) {
    if (action.good === COIN || state.turn.moved) return NEVER;
    return aboard(player, CARGO) < 6 && timeLeft(state) > 0 ? FIRST.load + action.count : NEVER;
  }
  // The larger of the two counts on offer.
  return FIRST.load + (action.good === COIN ? 50 : 0) + action.count;
}

function unloading(
  state: DeadReckoningState,
  seat: Seat,
  action: Extract<DeadReckoningAction, { type: 'unload' }>,
): number {
  const player = state.players[seat];
  if (player.at !== HARBOUR || action.good !== COIN) return NEVER;
  const { coins } = player.cells[action.cell];
  return action.count === coins ? FIRST.claim : NEVER;
}

function sailing({ state, seat, chart }: Outlook, to: number): number {
  const { at, sails } = state.players[seat];
  const gain = chart().voyage(at, to, sails);
  return gain > 0.35 ? FIRST.sail + gain : NEVER;
}

/** What an action of the main phase is worth; below zero it is left. */
export function mainWorth(outlook: Outlook, action: DeadReckoningAction): number {
  const { state, seat, means, weights } = outlook;
  const player = state.players[seat];
  switch (action.type) {
    case 'claim':
      return FIRST.claim;
    case 'play':
      return outlook.kept().includes(action.card) ? NEVER : FIRST.play;
    case 'use':
      return using(outlook, action.card, action.ability);
    case 'load':
      return loading(state, seat, action);
    case 'unload':
      return unloading(state, seat, action);
    case 'buy':
    case 'trade': {
      const gain = buyGain(state, state.sea[player.at].card, weights);
      return gain > 0 && !savesForTrader(outlook) ? FIRST.here + gain : NEVER;
    }
    case 'attack': {
      const gain = merchantGain(state, seat, state.sea[player.at].card, means, weights);
      return gain > weights.attack ? FIRST.here + 20 + gain : NEVER;
    }
    case 'storm': {
      const gain = stormGain(state, seat, player.at, buildingOf(action.card), means, weights);
      return gain > weights.attack ? FIRST.here + 30 + gain : NEVER;
    }
    case 'flag':
    case 'fight': {
      const gain = shipGain(state, seat, action.seat, means, weights);
      return gain > weights.attack ? FIRST.here + 10 + gain : NEVER;
    }
    case 'raise':
      return FIRST.raise + raising(state, seat, action.cards, weights);
    case 'sail':
      return sailing(outlook, action.to);
    case 'end':
      return 0;
    default:
      return NEVER;
  }
}
