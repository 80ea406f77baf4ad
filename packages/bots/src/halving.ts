/**
 * Sequential halving: all are tried in the same imagined worlds with the same luck, and the weaker half is dropped again and
 * again. Luck that is equal for all cancels out.
 */
import { Stream } from '@broadside/kernel';
import type { Sums } from './parts.ts';

/** One of several that are tried. */
export interface Arm {
  visits: number;
  value: number;
}

export const mean = ({ value, visits }: Arm): number => (visits === 0 ? 0 : value / visits);

export interface Trial<S, T extends Arm> {
  readonly tries: number;
  readonly stream: Stream;
  imagine(): S;
  /** Tries one in a world and counts it. */
  tryOne(arm: T, world: S, luck: Stream): void;
  /** Whether it makes no difference any more which of these is best. */
  isDecided?(left: readonly T[]): boolean;
}

export function halve<S, T extends Arm>(
  arms: readonly T[],
  { tries, stream, imagine, tryOne, isDecided }: Trial<S, T>,
): Sums {
  const rounds = Math.max(1, Math.ceil(Math.log2(arms.length)));
  let left = arms;
  let tried = 0;
  for (let round = 1; round <= rounds; round++) {
    do {
      const world = imagine();
      const luck = stream.words();
      for (const arm of left) tryOne(arm, world, new Stream(luck));
      stream.next();
      tried += left.length;
    } while (tried / tries < round / rounds);
    left = [...left].sort((a, b) => mean(b) - mean(a)).slice(0, Math.ceil(left.length / 2));
    if (isDecided?.(left)) break;
  }
  return { visits: arms.map(({ visits }) => visits), values: arms.map(({ value }) => value) };
}
