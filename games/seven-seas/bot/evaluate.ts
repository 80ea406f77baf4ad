/** How likely each seat is to win, judged at a glance. */
import type { Seat } from '@broadside/kernel';
import { outcome, pointsOf } from '../rules/ending.ts';
import { goodsOf } from '../rules/ships.ts';
import type { SevenSeasState } from '../rules/state.ts';
import { type Outlook, outlookOf } from './outlook.ts';
import { SAILOR } from './weights.ts';
import { countBits, fleetWorth, goodsWorth, ownHandWorth, ritualsWorth } from './worth.ts';

/** What the judgement looks at, in the order of the weights; each once more for how late it is. */
const LOOKED_AT = ['points', 'goods', 'fleet', 'rituals', 'hand', 'yinYang', 'load', 'lying', 'corsair'] as const;
type Name = (typeof LOOKED_AT)[number];
export const FEATURES: readonly (Name | `${Name}Late`)[] = LOOKED_AT.flatMap((name) => [name, `${name}Late` as const]);

/** Rounds before the end in which a match is in its last part. */
const LATE = 12;
const lateness = ({ left }: Outlook): number => 1 - Math.min(1, left / LATE);

/** A token counts for the raids still to come. */
function corsairs({ state, raids }: Outlook, seat: Seat): number {
  let tokens = 0;
  for (const holder of state.corsairs) if (holder === seat) tokens++;
  return tokens * raids;
}

export function featuresOf(outlook: Outlook, seat: Seat): number[] {
  const pirate = outlook.state.pirates[seat];
  const late = lateness(outlook);
  const looked = [
    pointsOf(pirate) / 10,
    goodsWorth(pirate.goods, outlook) / 10,
    fleetWorth(pirate, outlook) / 10,
    ritualsWorth(pirate, outlook) / 10,
    ownHandWorth(pirate.hand, outlook) / 10,
    pirate.yinYang / 10,
    goodsOf(pirate) / 10,
    countBits(pirate.played) / 10,
    corsairs(outlook, seat) / 10,
  ];
  return looked.flatMap((value) => [value, value * late]);
}

/** Fitted to the results of sailors' matches (see `fit.mjs`). */
const FITTED: Readonly<Record<Name | `${Name}Late`, number>> = {
  points: 1.104,
  pointsLate: 2.711,
  goods: 1.255,
  goodsLate: 1.596,
  fleet: 0.769,
  fleetLate: 2.333,
  rituals: 0.984,
  ritualsLate: 1.75,
  hand: 1.141,
  handLate: 0.223,
  yinYang: 0.764,
  yinYangLate: -0.642,
  load: -0.752,
  loadLate: 3.17,
  lying: -0.56,
  lyingLate: 0.972,
  corsair: -1.385,
  corsairLate: -0.338,
};

const WEIGHTS: readonly number[] = FEATURES.map((name) => FITTED[name]);

/** What the shares are reckoned from: more is better, differences count. */
export function scoreOf(outlook: Outlook, seat: Seat): number {
  const features = featuresOf(outlook, seat);
  let score = 0;
  for (let at = 0; at < features.length; at++) score += WEIGHTS[at] * features[at];
  return score;
}

/** Shares of the victory: certain at the end, otherwise in proportion to the exponential of the scores. */
export function evaluate(state: SevenSeasState): number[] {
  const result = outcome(state);
  if (result) return state.pirates.map((_, seat) => (result.winners.includes(seat) ? 1 / result.winners.length : 0));
  const outlook = outlookOf(state, SAILOR);
  const scores = state.pirates.map((_, seat) => scoreOf(outlook, seat));
  const top = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - top));
  const total = powers.reduce((sum, power) => sum + power, 0);
  return powers.map((power) => power / total);
}
