/** What there is to gain at a location, with the cubes, cargo and cannons at hand. */
import { CAPITALIST, COINS_OF_A_CAPITALIST, LEGEND, SCOURGE, WINS_OF_A_LEGEND } from '../cards/achievements.ts';
import type { MainEffect } from '../cards/effects.ts';
import { SINKING_DAMAGE } from '../cards/ship.ts';
import {
  backOf,
  DEFENCE_CUBES,
  FORT,
  GARRISON,
  isIsland,
  isMerchant,
  merchantBack,
  NO_CARD,
  rowCard,
} from '../cards/table.ts';
import { abilityAt, amountOf, isUsed, PARTS, readingOf } from '../rules/abilities.ts';
import { cannonsLeft } from '../rules/cannons.ts';
import { hostileFort, isBlocked } from '../rules/control.ts';
import { oddsOf } from '../rules/odds.ts';
import { aboard, roomOn } from '../rules/ship.ts';
import { bitOf, CARGO, COIN, type DeadReckoningState, HARBOUR, type Location, NOBODY } from '../rules/state.ts';
import type { Weights } from './weights.ts';
import { achievementWorth, cardWorth, coinHome, exploreStep, influenceGain, step, timeLeft } from './worth.ts';

/** What a voyage is made with. */
export interface Means {
  readonly influence: number;
  readonly cannons: number;
  readonly rolls: number;
}

/** Influence, cannons and further throws of the cards in play and in hand that are not used up. */
export function meansOf(state: DeadReckoningState, seat: number, sailing: readonly number[] = []): Means {
  const { crew, play, hand } = state.players[seat];
  let influence = 0;
  let rolls = 0;
  let cannons = cannonsLeft(state, seat);
  const add = (card: number, inHand: boolean): void => {
    const member = crew[card];
    for (let part = 0; part < PARTS; part++) {
      const reading = readingOf(member, card, part);
      if (inHand) cannons += reading.cannon;
      const swap = sailing.includes(card) && reading.choices.length > 0;
      for (const { at, effect } of reading.effects)
        if (effect.do === 'influence' && !swap && !isUsed(member, abilityAt(part, 0, 0) + at))
          influence += amountOf(effect.n, member, card);
      for (const { at, effect } of reading.combats)
        if (effect.do === 'roll' && !isUsed(member, abilityAt(part, 0, 0) + at))
          rolls += amountOf(effect.n, member, card);
        else if (effect.do === 'strength' && !isUsed(member, abilityAt(part, 0, 0) + at)) rolls += 1;
    }
  };
  for (const card of play) add(card, false);
  for (const card of hand) add(card, true);
  return { influence, cannons, rolls };
}

const effectWorth = (effect: MainEffect): number => {
  switch (effect.do) {
    case 'gain':
      return (
        (typeof effect.coins === 'number' ? effect.coins * 0.85 : 1) +
        (typeof effect.cargo === 'number' ? effect.cargo * 0.45 : 1)
      );
    case 'levelBottom':
      return 1.5;
    case 'upgrade':
      return 3.5;
    case 'takeDamage':
      return -1.2 * effect.n;
    case 'lose':
      return -0.4 * effect.cargo;
    default:
      return 0.5;
  }
};

/** One more victory on the way to a Legend. */
export const legendStep = (state: DeadReckoningState, seat: number, weights: Weights): number =>
  step(state.players[seat], LEGEND, state.players[seat].legend, WINS_OF_A_LEGEND, weights);

/** What sinking would cost, by how near it is. */
export const damageFear = (damage: number): number => (damage >= 4 ? 5 : damage === 3 ? 2.2 : damage === 2 ? 1 : 0.5);

/** DR-ENC: what attacking the merchant on this tile may bring. */
export function merchantGain(
  state: DeadReckoningState,
  seat: number,
  card: number,
  means: Means,
  weights: Weights,
): number {
  const back = merchantBack(backOf(card));
  const { win, taken, loot } = oddsOf(means.cannons + means.rolls, back.cubes);
  if (win < weights.leastChance) return -1;
  const prize =
    back.win.reduce((sum, effect) => sum + effectWorth(effect), 0) +
    (back.kept === null ? 0 : cardWorth(state, backOf(card), weights));
  const loss = back.lose.reduce((sum, effect) => sum + effectWorth(effect), 0);
  const { damage } = state.players[seat];
  const fear = taken * damageFear(damage) * weights.fear;
  return (win * (prize + legendStep(state, seat, weights)) + (1 - win) * loss + loot * 0.7 - fear) * weights.rob;
}

/** DR-COMBAT-B: a hostile fort or garrison that bars an island. */
export function stormGain(
  state: DeadReckoningState,
  seat: number,
  at: number,
  building: 0 | 1 | 2,
  means: Means,
  weights: Weights,
): number {
  const { win, taken } = oddsOf(means.cannons + means.rolls, DEFENCE_CUBES[building]);
  if (win < weights.leastChance) return -1;
  const gain = 1 + 0.6 * influenceGain(state, seat, at, means.influence, weights, true);
  return (win * gain - (1 - win) - taken * damageFear(state.players[seat].damage) * weights.fear) * weights.storm;
}

/** Cubes an attacked ship is likely to have. */
export const defenceOf = (state: DeadReckoningState, other: number): number => {
  const { at, hand, finished } = state.players[other];
  const cards = cannonsLeft(state, other) + Math.min(3, Math.ceil(hand.length / 3));
  return cards + (at === HARBOUR ? 4 : 0) + (finished ? 2 : 0);
};

export function shipGain(
  state: DeadReckoningState,
  seat: number,
  other: number,
  means: Means,
  weights: Weights,
): number {
  const { win, taken, dealt, loot } = oddsOf(means.cannons + means.rolls, defenceOf(state, other));
  if (win < weights.leastChance) return -1;
  const rival = state.players[other];
  // DR-SINK-3, DR-SINK-6: five coins at least change hands.
  const prize = achievementWorth(state.players[seat], SCOURGE, weights) + Math.max(5, aboard(rival, COIN));
  const sinks = prize * Math.min(1, Math.max(0, rival.damage + win + dealt - SINKING_DAMAGE + 1));
  const fear = (taken + 1 - win) * damageFear(state.players[seat].damage) * weights.fear;
  return (win * (legendStep(state, seat, weights) + 0.5) + sinks + loot * 0.7 - fear) * weights.fight;
}

/** Cargo that could pay for a card at a place: what is aboard, and what could be loaded on the way. */
export function cargoFor(state: DeadReckoningState, seat: number): number {
  const player = state.players[seat];
  const here =
    player.at === HARBOUR ? player.dock : state.sea[player.at].controller === seat ? state.sea[player.at].cargo : 0;
  return aboard(player, CARGO) + Math.min(roomOn(player), here);
}

export function buyGain(state: DeadReckoningState, card: number, weights: Weights): number {
  return (cardWorth(state, card, weights) - rowCard(card).price * weights.cargo) * weights.buy;
}

function cardGain(state: DeadReckoningState, seat: number, at: number, means: Means, weights: Weights): number {
  const { card } = state.sea[at];
  if (card === NO_CARD || state.turn.bought >= 2) return 0;
  let best = 0;
  if (rowCard(card).price <= cargoFor(state, seat)) best = Math.max(best, buyGain(state, card, weights));
  if (isMerchant(card)) best = Math.max(best, merchantGain(state, seat, card, means, weights));
  return best;
}

/** What stopping somewhere may bring: by the influence at hand, which is used but once, and otherwise. */
export interface Stop {
  readonly influence: number;
  readonly other: number;
}

function unexploredStop(state: DeadReckoningState, seat: number, means: Means, weights: Weights): Stop {
  return {
    influence: weights.found * Math.min(3, means.influence) * timeLeft(state),
    other: (exploreStep(state, seat, weights) + 0.5 * timeLeft(state)) * weights.explore,
  };
}

/** Bringing coins home, taking cargo along, repairing the ship. */
function harbourGain(state: DeadReckoningState, seat: number, weights: Weights): number {
  const player = state.players[seat];
  const coins = aboard(player, COIN);
  const home = coins * (coinHome(player, weights) - weights.coinAboard);
  const missing = COINS_OF_A_CAPITALIST - player.chest;
  const close = coins >= missing && missing > 0 ? achievementWorth(player, CAPITALIST, weights) : 0;
  const cargo = Math.min(roomOn(player), player.dock, 6);
  const last = state.endedBy !== NOBODY ? coins * 0.1 : 0;
  return home + close + last + cargo * 0.28 * timeLeft(state) + (player.damage >= 3 ? 0.6 : 0);
}

const pirateFear = (state: DeadReckoningState, seat: number, at: Location, means: Means, weights: Weights): number => {
  let fear = 0;
  state.players.forEach((player, other) => {
    if (other !== seat && player.pirate && player.at === at)
      fear += Math.max(-1, shipGain(state, seat, other, means, weights));
  });
  return fear;
};

/** Goods that could be taken aboard on an own island. */
function fetchGain(state: DeadReckoningState, seat: number, at: number, weights: Weights): number {
  const tile = state.sea[at];
  if (tile.controller !== seat || isBlocked(state, seat, at)) return 0;
  const room = roomOn(state.players[seat]);
  const coins = Math.min(room, tile.coins);
  return coins * weights.fetch + Math.min(room - coins, tile.cargo) * weights.cargo;
}

export function stopAt(state: DeadReckoningState, seat: number, at: Location, means: Means, weights: Weights): Stop {
  if (at === HARBOUR) return { influence: 0, other: harbourGain(state, seat, weights) };
  const tile = state.sea[at];
  if (!tile.explored) return unexploredStop(state, seat, means, weights);
  let other = cardGain(state, seat, at, means, weights) + pirateFear(state, seat, at, means, weights);
  if (!isIsland(tile.id)) return { influence: 0, other };
  if (!hostileFort(state, seat, at))
    return {
      influence: influenceGain(state, seat, at, means.influence, weights),
      other: other + fetchGain(state, seat, at, weights),
    };
  for (const building of [GARRISON, FORT])
    if (tile.buildings & bitOf(building))
      other += Math.max(0, 0.7 * stormGain(state, seat, at, building, means, weights));
  return { influence: 0, other };
}
