/** Real throws to look at, and what can be measured on them. */
import { Stream } from '@broadside/kernel';
import type { LidOrder, LidThrow, ThrowResult } from '@broadside/throw';
import { throwDice } from '@broadside/throw/physics';
import { fightOn, survivors } from '../rules/fights.ts';
import { BOX, EDGE, sidesOf } from '../rules/lid.ts';
import type { Lid } from '../rules/state.ts';

export const order = (dice: number, seed: string, change: Partial<LidOrder> = {}): LidOrder => ({
  device: 'lid',
  dice,
  edge: EDGE,
  box: BOX,
  seed,
  way: 0,
  force: 2,
  ...change,
});

/** Throws with every gesture in turn. */
export async function throwMany(count: number, dice: number, name: string, force?: number): Promise<LidThrow[]> {
  const throws: LidThrow[] = [];
  for (let at = 0; at < count; at++)
    throws.push(await throwDice(order(dice, `${name} ${at}`, { way: at % 8, force: force ?? 1 + (at % 3) })));
  return throws;
}

export interface Spot {
  readonly x: number;
  readonly y: number;
}

export const apart = (a: Spot, b: Spot): number => Math.hypot(a.x - b.x, a.y - b.y);

/** The mean distance of a die to its nearest neighbour. */
export function nearestNeighbour(spots: readonly Spot[]): number {
  const nearest = spots.map((spot) =>
    Math.min(...spots.filter((other) => other !== spot).map((other) => apart(spot, other))),
  );
  return mean(nearest);
}

export const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** Places of the rules' two models, in hundredths: evenly over the field, or bunched around its middle (45 mm). */
export function model(dice: number, clustered: boolean, stream: Stream): Spot[] {
  const even = (): number => 500 + stream.below(26_501);
  // The sum of twelve even numbers is as good as a bell.
  const bell = (): number => {
    let sum = -6;
    for (let at = 0; at < 12; at++) sum += stream.unit();
    return 13_750 + 4500 * sum;
  };
  const draw = clustered ? bell : even;
  const inside = (at: number): boolean => at >= 500 && at <= 27_000;
  const spots: Spot[] = [];
  while (spots.length < dice) {
    const spot = { x: draw(), y: draw() };
    if (inside(spot.x) && inside(spot.y) && spots.every((other) => apart(spot, other) > 1200)) spots.push(spot);
  }
  return spots;
}

/** Corners of a lying die, in hundredths. */
function corners({ x, y, yaw }: ThrowResult): Spot[] {
  const [cos, sin] = [Math.cos((yaw * Math.PI) / 180) * 500, Math.sin((yaw * Math.PI) / 180) * 500];
  return [
    { x: x + cos - sin, y: y + sin + cos },
    { x: x - cos - sin, y: y - sin + cos },
    { x: x - cos + sin, y: y - sin - cos },
    { x: x + cos + sin, y: y + sin - cos },
  ];
}

/** How deep two squares are in each other, in hundredths: by the best separating side of either. */
export function overlap(a: ThrowResult, b: ThrowResult): number {
  let least = Number.POSITIVE_INFINITY;
  for (const { yaw } of [a, b])
    for (const degrees of [yaw, yaw + 90]) {
      const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
      const along = (die: ThrowResult): number[] => corners(die).map(({ x, y }) => x * cos + y * sin);
      const [first, second] = [along(a), along(b)];
      const depth =
        Math.min(Math.max(...first), Math.max(...second)) - Math.max(Math.min(...first), Math.min(...second));
      least = Math.min(least, depth);
    }
  return least;
}

/** How far a die's corners reach over the field, in hundredths. */
export const overhang = (die: ThrowResult): number =>
  Math.max(...corners(die).flatMap(({ x, y }) => [-x, -y, x - 27_500, y - 27_500]));

/** The chi-square of counts against what was expected of each. */
export const surprise = (counts: readonly number[], expected: readonly number[]): number =>
  counts.reduce((sum, count, at) => sum + (count - expected[at]) ** 2 / expected[at], 0);

/** A raid on these places, with values and sides drawn anew: 1 if the caravan sank, and the share left. */
function raid(spots: readonly Spot[], red: number, stream: Stream): { won: number; left: number } {
  const places = spots.map((_, at) => at);
  stream.shuffle(places);
  const dice = places.flatMap((at) => [1 + stream.below(6), spots[at].x, spots[at].y, 0]);
  const sides = sidesOf(red, [spots.length - red]);
  const lid: Lid = { index: 1, card: 0, thrower: 0, sides, dice, fights: [], hits: [] };
  for (let tied = fightOn(lid); tied.length > 0; tied = fightOn(lid)) lid.fights.push(tied[0], tied[1]);
  const [reds, pirates] = survivors(lid, 1);
  return reds > 0 ? { won: 0, left: 0 } : { won: 1, left: pirates / (spots.length - red) };
}

/**
 * Percentages over many raids on the same geometries. Values are independent of places and dice are exchangeable
 * (S7-PHYS-14, 15), so each geometry can be fought over many times.
 */
export function raids(fields: readonly (readonly Spot[])[], red: number, each: number): { won: number; left: number } {
  const stream = Stream.of(`raids ${red}`);
  const fought = fields.flatMap((spots) => Array.from({ length: each }, () => raid(spots, red, stream)));
  return { won: 100 * mean(fought.map(({ won }) => won)), left: 100 * mean(fought.map(({ left }) => left)) };
}

/** The flat numbers of the fast model as spots. */
export const spotsOf = (dice: readonly number[]): Spot[] =>
  Array.from({ length: dice.length / 4 }, (_, die) => ({ x: dice[die * 4 + 1], y: dice[die * 4 + 2] }));
