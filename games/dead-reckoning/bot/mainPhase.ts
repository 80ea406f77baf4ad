/** The sailor's main phase: every action by what it brings; the obvious before the weighty, so that nothing is done twice. */
import type { Seat } from '@broadside/kernel';
import { CARGO_OF_A_MASTER_TRADER, MASTER_TRADER } from '../cards/achievements.ts';
import type { Deed } from '../cards/effects.ts';
import { MOST_SAILS } from '../cards/ship.ts';
import { buildingOf, type CardId } from '../cards/table.ts';
import { effectAt, PARTS, readingOf } from '../rules/abilities.ts';
import type { DeadReckoningAction } from '../rules/actions.ts';
import { canLoad } from '../rules/goods.ts';
import { STEPS_BETWEEN } from '../rules/map.ts';
import { aboard, shipSails } from '../rules/ship.ts';
import { CARGO, COIN, type DeadReckoningState, HARBOUR } from '../rules/state.ts';
import { buyGain, type Means, meansOf, merchantGain, placeGain, shipGain, stormGain } from './places.ts';
import type { Weights } from './weights.ts';
import { builderStep, has, influenceGain, timeLeft, upgradeStep } from './worth.ts';

/** What comes first among things that are all worth doing; what is left out of it is weighed. */
const FIRST = { claim: 900, play: 800, free: 700, load: 600, spend: 500, here: 400, raise: 300, sail: 200 } as const;
const NEVER = Number.NEGATIVE_INFINITY;

const savesForTrader = (state: DeadReckoningState, seat: Seat): boolean => {
  const player = state.players[seat];
  const cargo = player.dock + aboard(player, CARGO);
  return !has(player, MASTER_TRADER) && cargo >= CARGO_OF_A_MASTER_TRADER - 4 && timeLeft(state) > 0;
};

/** Whether a card has anything to give this turn. */
function isUseful(state: DeadReckoningState, seat: Seat, card: CardId): boolean {
  const crew = state.players[seat].crew[card];
  for (let part = 0; part < PARTS; part++) {
    const reading = readingOf(crew, card, part);
    if (reading.bonus.length > 0) return true;
    if (!state.turn.raised && (reading.sail > 0 || reading.choices.length > 0)) return true;
    for (const { effect } of reading.deeds) if (deedCalls(state, seat, effect)) return true;
  }
  return false;
}

function deedCalls(state: DeadReckoningState, seat: Seat, deed: Deed): boolean {
  const player = state.players[seat];
  switch (deed.do) {
    case 'influence':
      return player.at !== HARBOUR || player.sails > 0 || !state.turn.raised;
    case 'build':
      return (
        player.dock + aboard(player, CARGO) >= deed.prices[0] && state.sea.some(({ controller }) => controller === seat)
      );
    case 'upgrade':
      return player.dock + aboard(player, CARGO) >= (deed.price?.cargo ?? 0);
    case 'repair':
      return player.damage > 0;
    case 'bombard':
    case 'blackFlag':
    case 'damageOnEntering':
    case 'passRowFour':
      return false;
    default:
      return true;
  }
}

/** A card without a use is kept, two at most: more would be in the way of new ones (DR-DRAW-3). */
function playing(state: DeadReckoningState, seat: Seat, card: CardId): number {
  if (isUseful(state, seat, card)) return FIRST.play;
  const { hand } = state.players[seat];
  let idle = 0;
  for (const other of hand) if (!isUseful(state, seat, other)) idle++;
  return idle > 2 ? FIRST.play - 100 : NEVER;
}

function upgrading(
  state: DeadReckoningState,
  seat: Seat,
  deed: Extract<Deed, { do: 'upgrade' }>,
  weights: Weights,
): number {
  const worth =
    (deed.kind === 'basic' ? 1 : 2) +
    upgradeStep(state.players[seat], weights) +
    (deed.kind === 'basic' ? 1.2 : 2.4) * timeLeft(state);
  return worth * weights.upgrade - (deed.price?.cargo ?? 0) * weights.cargo - (deed.price?.coins ?? 0);
}

function using(
  state: DeadReckoningState,
  seat: Seat,
  card: CardId,
  ability: number,
  means: Means,
  weights: Weights,
): number {
  const player = state.players[seat];
  const deed = effectAt(player.crew[card], card, ability) as Deed | undefined;
  if (!deed) return NEVER;
  const saves = savesForTrader(state, seat);
  switch (deed.do) {
    case 'gain':
      // An alternative to something dearer waits until that is out of the question.
      return FIRST.free - (isAlternative(state, seat, card, ability) ? 350 : 0);
    case 'influence': {
      const gain = influenceGain(
        state,
        seat,
        player.at === HARBOUR ? 0 : player.at,
        player.at === HARBOUR ? 0 : means.influence,
        weights,
        deed.ignoreForts,
      );
      return gain > 0.3 || deed.adjacent > 0 ? FIRST.here + gain : NEVER;
    }
    case 'build': {
      const gain =
        (1 + builderStep(state, seat, weights) + timeLeft(state)) * weights.building - deed.prices[0] * weights.cargo;
      return gain > 0 && !saves ? FIRST.spend + gain : NEVER;
    }
    case 'upgrade': {
      const gain = upgrading(state, seat, deed, weights);
      return gain > 0 && !saves ? FIRST.spend + gain : NEVER;
    }
    case 'repair':
      return deed.price === null || (player.damage >= 2 && !saves) ? FIRST.free : NEVER;
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

/** The best voyage with so many sails; 0 if none is worth the trouble. */
export function bestVoyage(
  state: DeadReckoningState,
  seat: Seat,
  sails: number,
  means: Means,
  weights: Weights,
): number {
  const { at } = state.players[seat];
  let best = 0;
  for (let to = 0; to <= HARBOUR; to++) {
    const steps = STEPS_BETWEEN[at][to];
    if (to === at || steps > sails || (to !== HARBOUR && !state.sea[to].explored && state.turn.explored)) continue;
    best = Math.max(best, placeGain(state, seat, to, means, weights) - steps * weights.sail);
  }
  return best;
}

function raising(state: DeadReckoningState, seat: Seat, cards: readonly CardId[], weights: Weights): number {
  const sails = Math.min(MOST_SAILS, sailsWith(state, seat, cards));
  const gain = bestVoyage(state, seat, sails, meansOf(state, seat, cards), weights);
  return FIRST.raise + gain - 0.1 * cards.length;
}

function sailsWith(state: DeadReckoningState, seat: Seat, cards: readonly CardId[]): number {
  const player = state.players[seat];
  let sails = shipSails(player, canLoad(state, seat));
  for (const card of player.play)
    for (let part = 0; part < PARTS; part++) {
      const reading = readingOf(player.crew[card], card, part);
      sails += reading.sail;
      if (cards.includes(card))
        for (const { effect } of reading.choices) sails += 'n' in effect && typeof effect.n === 'number' ? effect.n : 0;
    }
  return sails;
}

function sailing(state: DeadReckoningState, seat: Seat, to: number, means: Means, weights: Weights): number {
  const { at } = state.players[seat];
  const gain = placeGain(state, seat, to, means, weights) - STEPS_BETWEEN[at][to] * weights.sail;
  return gain > 0.35 ? FIRST.sail + gain : NEVER;
}

/** What an action of the main phase is worth; below zero it is left. */
export function mainWorth(
  state: DeadReckoningState,
  seat: Seat,
  action: DeadReckoningAction,
  means: Means,
  weights: Weights,
): number {
  const player = state.players[seat];
  switch (action.type) {
    case 'claim':
      return FIRST.claim;
    case 'play':
      return playing(state, seat, action.card);
    case 'use':
      return using(state, seat, action.card, action.ability, means, weights);
    case 'load':
      return loading(state, seat, action);
    case 'unload':
      return unloading(state, seat, action);
    case 'buy':
    case 'trade': {
      const gain = buyGain(state, state.sea[player.at].card, weights);
      return gain > 0 && !savesForTrader(state, seat) ? FIRST.here + gain : NEVER;
    }
    case 'attack': {
      const gain = merchantGain(state, seat, state.sea[player.at].card, means, weights);
      return gain > 0.5 ? FIRST.here + 20 + gain : NEVER;
    }
    case 'storm': {
      const gain = stormGain(state, seat, player.at, buildingOf(action.card), means, weights);
      return gain > 0.3 ? FIRST.here + 30 + gain : NEVER;
    }
    case 'flag':
    case 'fight': {
      const gain = shipGain(state, seat, action.seat, means, weights);
      return gain > 1 ? FIRST.here + 10 + gain : NEVER;
    }
    case 'raise':
      return raising(state, seat, action.cards, weights);
    case 'sail':
      return sailing(state, seat, action.to, means, weights);
    case 'end':
      return 0;
    default:
      return NEVER;
  }
}
