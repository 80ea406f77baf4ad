/** Which pieces of work a match consists of. */

import { BLUNDER, MISTAKE, SLIP } from './decision.ts';
import type { Passage } from './luck.ts';
import type { Grade, JudgedDecision } from './report.ts';
import type { Unit, UnitResult } from './unit.ts';

type Kind = Unit['kind'];
type Pass = Unit['pass'];

/** Imagined worlds of a piece, by what it is about and how deep it looks. */
const WORLDS: Readonly<Record<Kind, readonly [first: number, second: number]>> = {
  point: [48, 192],
  chance: [16, 64],
  decision: [96, 384],
};
/** Less would be no comparison. */
const LEAST_WORLDS = 2;
/** More points than that are not drawn. */
const MOST_POINTS = 240;
/** Luck that is looked at more closely, and uncertainty about it. */
const SWING = 0.04;
const UNSURE = 0.01;

export type UnitMaker = (kind: Kind, n: number, pass: Pass) => Unit;

/** Pieces as deep as usual, or so deep that a decision is first tried in so many worlds. */
export function unitMaker(decisionWorlds: number = WORLDS.decision[0]): UnitMaker {
  const share = decisionWorlds / WORLDS.decision[0];
  return (kind, n, pass) => {
    const worlds = Math.max(LEAST_WORLDS, Math.round(share * WORLDS[kind][pass - 1]));
    return { id: `${kind}-${n}-${pass}`, kind, n, pass, worlds };
  };
}

/** Coarse first, then what lies between: the graph has its shape at once. */
export function coarseFirst<T>(all: readonly T[]): T[] {
  const sorted: T[] = [];
  const taken = new Set<number>();
  const take = (at: number): void => {
    if (at >= 0 && at < all.length && !taken.has(at)) {
      taken.add(at);
      sorted.push(all[at]);
    }
  };
  take(0);
  take(all.length - 1);
  for (let step = 2 ** Math.ceil(Math.log2(Math.max(2, all.length))); step >= 1; step /= 2)
    for (let at = 0; at < all.length; at += step) take(at);
  return sorted;
}

/** The entries that the graph shows: all of a short match; of a long one those after which it is another's turn. */
export function pointsIn<S, A>(passages: readonly Passage<S, A>[]): number[] {
  const all = passages.map(({ n }) => n);
  if (all.length <= MOST_POINTS) return [0, ...all];
  const ends = passages.filter(({ seat }, at) => at === passages.length - 1 || seat !== passages[at + 1].seat);
  const every = Math.ceil(ends.length / MOST_POINTS);
  return [0, ...ends.filter((_, at) => at % every === 0 || at === ends.length - 1).map(({ n }) => n)];
}

const BORDERS: readonly number[] = [SLIP, MISTAKE, BLUNDER];
const BAD: readonly Grade[] = ['slip', 'mistake', 'blunder'];

/** Near a border of its grade, as far as is known. */
function isInDoubt({ loss: { value, error }, grade }: JudgedDecision): boolean {
  return BAD.includes(grade) || BORDERS.some((border) => value > 0 && Math.abs(value - border) < 2 * error);
}

/** Whether a piece deserves a second look. */
export function deserves(result: UnitResult): boolean {
  switch (result.kind) {
    case 'decision':
      return isInDoubt(result.decision);
    case 'chance':
      return result.chance.luck.some((luck, seat) => Math.abs(luck) > SWING || result.chance.error[seat] > UNSURE);
    case 'point':
      return false;
  }
}
