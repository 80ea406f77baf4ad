/** Which crew cards rise, which are played and which are kept in hand. */
import type { Seat } from '@broadside/kernel';
import { SEA_DOGS, SEA_DOGS_AT_LEVEL_4 } from '../cards/achievements.ts';
import { CREW } from '../cards/crew.ts';
import type { MainEffect } from '../cards/effects.ts';
import { type CardId, crewKind, NO_CARD } from '../cards/table.ts';
import { amountOf, countOn, PARTS, readingOf } from '../rules/abilities.ts';
import { yieldOf } from '../rules/produce.ts';
import { aboard } from '../rules/ship.ts';
import { CARGO, type DeadReckoningState, type Player } from '../rules/state.ts';
import type { Weights } from './weights.ts';
import { achievementWorth, has, timeLeft } from './worth.ts';

const HIGHEST = 4;

/** Levels that are missing for Sea Dogs: only the three most experienced cards count. */
export function missingDogs({ crew }: Player): number {
  const levels = crew.map(({ level }) => level).sort((one, other) => other - one);
  let missing = 0;
  for (let at = 0; at < SEA_DOGS_AT_LEVEL_4; at++) missing += HIGHEST - levels[at];
  return missing;
}

/** One step nearer to Sea Dogs. */
function dogsStep(player: Player, card: CardId, weights: Weights): number {
  if (has(player, SEA_DOGS)) return 0;
  let before = 0;
  for (const { level } of player.crew) if (level > player.crew[card].level) before++;
  if (before >= SEA_DOGS_AT_LEVEL_4) return 0;
  return achievementWorth(player, SEA_DOGS, weights) / Math.max(1, missingDogs(player));
}

/** What the next level of a card is worth now. */
export function levelWorth(state: DeadReckoningState, seat: Seat, card: CardId, weights: Weights): number {
  const player = state.players[seat];
  const { level, sleeves } = player.crew[card];
  if (level >= HIGHEST) return 0;
  const base = weights.levels[CREW[crewKind(card)].name][level - 1];
  let fitted = 0;
  for (const sleeve of sleeves) if (sleeve !== NO_CARD) fitted++;
  return base * timeLeft(state) + dogsStep(player, card, weights) + 0.1 * fitted;
}

/** What production on the best islands would bring. */
function harvest(
  state: DeadReckoningState,
  seat: Seat,
  { islands, cargo, coins }: Extract<MainEffect, { do: 'produce' }>,
) {
  const yields: number[] = [];
  state.sea.forEach(({ controller }, at) => {
    if (controller !== seat) return;
    const made = yieldOf(state, at);
    yields.push(made.coins + (typeof coins === 'number' ? coins : 1) + 0.5 * (made.cargo + cargo));
  });
  yields.sort((one, other) => other - one);
  let worth = 0;
  for (let at = 0; at < Math.min(islands, yields.length); at++) worth += yields[at];
  return worth;
}

function effectNow(
  state: DeadReckoningState,
  seat: Seat,
  card: CardId,
  effect: MainEffect,
  prospect: number,
  weights: Weights,
): number {
  const player = state.players[seat];
  const cargo = player.dock + aboard(player, CARGO);
  switch (effect.do) {
    case 'gain':
      return (
        amountOf(effect.cargo, player.crew[card], card) * weights.cargo +
        amountOf(effect.coins, player.crew[card], card)
      );
    case 'influence':
      return Math.min(prospect, amountOf(effect.n, player.crew[card], card));
    case 'produce':
      return harvest(state, seat, effect);
    case 'build':
      return cargo >= effect.prices[0] && state.sea.some(({ controller }) => controller === seat) ? 2 : 0;
    case 'upgrade':
      return cargo >= (effect.price?.cargo ?? 0) ? 2 : 0;
    case 'repair':
      return player.damage > 0 ? 0.5 * player.damage : 0;
    case 'bombard':
    case 'blackFlag':
      return state.players.some(({ at }, other) => other !== seat && at === player.at) ? 0.3 : 0;
    case 'damageOnEntering':
    case 'passRowFour':
      return state.turn.moved ? 0 : 0.3;
    default:
      return 1;
  }
}

/**
 * What a card would bring if it were played now; its cannons can still be played in a battle. `prospect`: what
 * influence may bring in reach.
 */
function playWorth(state: DeadReckoningState, seat: Seat, card: CardId, prospect: number, weights: Weights): number {
  const crew = state.players[seat].crew[card];
  let worth = 0;
  for (let part = 0; part < PARTS; part++) {
    const reading = readingOf(crew, card, part);
    for (const amount of reading.bonus) worth += 0.8 * amountOf(amount, crew, card);
    if (!state.turn.raised) worth += 0.5 * reading.sail + 0.25 * reading.choices.length;
    for (const { effect } of reading.effects) worth += effectNow(state, seat, card, effect, prospect, weights);
  }
  return worth;
}

/** Cards that stay in hand without costing a new one (DR-DRAW-3). */
const KEPT = 2;
const IDLE = 0.05;

/** How much rather a card is kept than played: one that is about to rise, or has no use now. */
function keeping(
  state: DeadReckoningState,
  seat: Seat,
  card: CardId,
  rising: CardId,
  prospect: number,
  weights: Weights,
): number {
  const crew = state.players[seat].crew[card];
  const rises = card === rising ? weights.hold * levelWorth(state, seat, card, weights) : 0;
  const guards = 0.02 * countOn(crew, card, 'cannon');
  return rises + IDLE + guards - playWorth(state, seat, card, prospect, weights);
}

/** The cards that are not played this turn. */
export function keptCards(
  state: DeadReckoningState,
  seat: Seat,
  prospect: number,
  weights: Weights,
): readonly CardId[] {
  const { hand } = state.players[seat];
  let rising = NO_CARD;
  let most = 0;
  for (const card of hand) {
    const worth = levelWorth(state, seat, card, weights);
    if (worth > most) {
      most = worth;
      rising = card;
    }
  }
  return hand
    .map((card) => ({ card, rather: keeping(state, seat, card, rising, prospect, weights) }))
    .filter(({ rather }) => rather > 0)
    .sort((one, other) => other.rather - one.rather)
    .slice(0, KEPT)
    .map(({ card }) => card);
}
