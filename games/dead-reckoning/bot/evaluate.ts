/** How likely each seat is to win, judged at a glance: the score as it stands, and what promises more. */
import type { Seat } from '@broadside/kernel';
import { effectsOf, NO_CARD } from '../cards/table.ts';
import { outcome } from '../rules/ending.ts';
import { sheetOf, totalOf } from '../rules/scoring.ts';
import { aboard } from '../rules/ship.ts';
import { CARGO, type DeadReckoningState } from '../rules/state.ts';
import { damageFear } from './places.ts';
import { SAILOR } from './weights.ts';
import { bits, builderStep, cardWorth, exploreStep, settlerStep, timeLeft, upgradeStep } from './worth.ts';

/** Achievements not yet reached, by how near they are. */
function race(state: DeadReckoningState, seat: Seat): number {
  const player = state.players[seat];
  const steps =
    exploreStep(state, seat, SAILOR) +
    settlerStep(state, seat, SAILOR) +
    builderStep(state, seat, SAILOR) +
    upgradeStep(player, SAILOR) +
    player.legend * 1.2 +
    player.seaDogs * 1.5;
  return steps + Math.min(30, player.chest) * 0.1;
}

/** What the crew will still bring. */
function promise(state: DeadReckoningState, seat: Seat): number {
  const { crew, aside } = state.players[seat];
  let worth = 0;
  for (const { level, sleeves } of crew) {
    worth += 1.1 * (level - 1);
    for (const card of sleeves)
      if (card !== NO_CARD && effectsOf(card).length > 0) worth += 0.5 * cardWorth(state, card, SAILOR);
  }
  for (const card of aside) worth += 0.4 * cardWorth(state, card, SAILOR);
  return worth;
}

function scoreOf(state: DeadReckoningState, seat: Seat): number {
  const player = state.players[seat];
  const left = timeLeft(state);
  const goods = (player.dock + aboard(player, CARGO)) * 0.5 * left;
  return (
    totalOf(sheetOf(state, seat)) +
    goods +
    left * (race(state, seat) + promise(state, seat)) +
    bits(player.achievements) * 2 * left -
    player.damage * 0.3 * damageFear(player.damage)
  );
}

/** Points that make one seat twice as likely to win as another, late in a match and early. */
const NEAR = 4;
const FAR = 16;

/** Shares of the victory: certain at the end, otherwise in proportion to the exponential of the scores. */
export function evaluate(state: DeadReckoningState): number[] {
  const result = outcome(state);
  const seats = Array.from({ length: state.seats }, (_, seat) => seat);
  if (result) return seats.map((seat) => (result.winners.includes(seat) ? 1 / result.winners.length : 0));
  const scores = state.players.map((_, player) => scoreOf(state, player));
  const scale = NEAR + (FAR - NEAR) * timeLeft(state);
  const top = Math.max(...scores);
  const powers = scores.map((score) => Math.exp((score - top) / scale));
  const total = powers.reduce((sum, power) => sum + power, 0);
  return seats.map((seat) => powers[seat] / total);
}
