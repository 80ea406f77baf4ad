/** How likely each seat is to win, judged at a glance. */
import type { Outcome, Seat } from '@broadside/kernel';
import { isTrader, needsOf, pointsOf, symbolOf } from '../cards/table.ts';
import { outcome, POINTS_TO_END } from '../rules/ending.ts';
import { canClaim } from '../rules/expedition.ts';
import type { Player, State } from '../rules/state.ts';
import { teamChance } from './prospects.ts';
import { progress } from './worth.ts';

/** What the judgement looks at, in the order of the weights. */
export const FEATURES = [
  'points',
  'pointsSquared',
  'coins',
  'coinsOverTax',
  'coinsLate',
  'sabres',
  'sabresLate',
  'mademoiselles',
  'mademoisellesLate',
  'admirals',
  'admiralsLate',
  'jesters',
  'jestersLate',
  'governors',
  'governorsLate',
  'traders',
  'tradersLate',
  'seekers',
  'seekersLate',
  'claimable',
  'wait',
  'waitLate',
  'ending',
] as const;

/** The most points an open expedition would bring this player right now, net of the persons given. */
function claimable(state: State, seat: Seat): number {
  let best = 0;
  for (const expedition of state.expeditions)
    if (canClaim(state, seat, state.players[seat], expedition))
      best = Math.max(best, pointsOf[expedition] - needsOf[expedition].length);
  return best;
}

function count(player: Player, column: Uint8Array): number {
  let total = 0;
  for (const card of player.persons) if (column[card] > 0) total++;
  return total;
}

export function featuresOf(state: State, seat: Seat, done: number): number[] {
  const player = state.players[seat];
  const seats = state.players.length;
  const points = player.points / POINTS_TO_END;
  const coins = player.coins.length;
  const power = Math.min(7, player.sabres) / 7;
  const wait = ((seat - state.active + seats) % seats) / seats;
  const late = (value: number): [number, number] => [value, value * done];
  return [
    points,
    points * points,
    Math.min(coins, 12) / 12,
    Math.max(0, coins - 11) / 12,
    (Math.min(coins, 12) / 12) * done,
    ...late(power),
    ...late(player.discount),
    ...late(player.admirals),
    ...late(player.jesters),
    ...late(player.governors),
    ...late(count(player, isTrader)),
    ...late(count(player, symbolOf)),
    claimable(state, seat),
    ...late(wait),
    // Once the end is triggered, who still has a turn has something to hope for.
    state.ending && (seat - state.first + seats) % seats >= (state.active - state.first + seats) % seats ? 1 : 0,
  ];
}

/** Fitted to the results of sailors' matches (see `fit.mjs`). */
const FITTED: Readonly<Record<(typeof FEATURES)[number], number>> = {
  points: 4.296,
  pointsSquared: 5.394,
  coins: 2.136,
  coinsOverTax: 0.01,
  coinsLate: 0.843,
  sabres: 2.73,
  sabresLate: -2.299,
  mademoiselles: 1.341,
  mademoisellesLate: -1.068,
  admirals: 1.585,
  admiralsLate: -1.491,
  jesters: 1.09,
  jestersLate: -1.018,
  governors: 2.54,
  governorsLate: -1.609,
  traders: 0.265,
  tradersLate: -0.28,
  seekers: 0.844,
  seekersLate: -0.149,
  claimable: 0.489,
  wait: -0.457,
  waitLate: -0.547,
  ending: 0.245,
};

const WEIGHTS: readonly number[] = FEATURES.map((name) => FITTED[name]);

function scores(state: State): number[] {
  const done = progress(state);
  return state.players.map((_, seat) => {
    const features = featuresOf(state, seat, done);
    let score = trophySteps(state, seat);
    for (let i = 0; i < features.length; i++) score += WEIGHTS[i] * features[i];
    return score;
  });
}

/** Without the trophy nobody wins an Adventure: what a step towards it is worth. */
const TROPHY_STEP = 0.7;

function trophySteps({ extra }: State, seat: Seat): number {
  return extra?.adventure ? TROPHY_STEP * Math.min(2, extra.adventure.unlocked[seat]) : 0;
}

/** Shares of the victory: certain at the end, otherwise in proportion to the exponential of the scores. */
export function evaluate(state: State): number[] {
  const result = outcome(state);
  if (result) return sharesOf(state, result);
  const judged = scores(state);
  const together = teamChance(state, judged.reduce((sum, score) => sum + score, 0) / judged.length);
  if (together !== undefined) return state.players.map(() => together);
  const powers = judged.map(Math.exp);
  const total = powers.reduce((sum, power) => sum + power, 0);
  return powers.map((power) => power / total);
}

/** A victory together is a whole one for everybody. */
function sharesOf(state: State, { winners, decidedBy }: Outcome): number[] {
  const share = decidedBy === 'together' ? 1 : 1 / winners.length;
  return state.players.map((_, seat) => (winners.includes(seat) ? share : 0));
}
