import { divided, type Matter, merged, type Sums } from '@broadside/bots';
import { type Action, Stream, type Words } from '@broadside/kernel';
import { describe, expect, it } from 'vitest';

const START: Words = [1, 2, 3, 4];
const luckBy = (number: number): Words => Stream.of(`luck ${number}`).words();
const choice = (type: string): Action => ({ type }) as Action;

const matter = (wanted: Matter['wanted'], ...types: string[]): Matter => ({
  choices: types.map(choice),
  parts: 2,
  tries: 1000,
  wanted,
});

/** Of each choice how often it was tried, and what it was worth on average. */
const sums = (...found: readonly (readonly [number, number])[]): Sums => ({
  visits: found.map(([visits]) => visits),
  values: found.map(([visits, value]) => visits * value),
});

const best = (usual: number[] = [], doubt = 0) => ({ kind: 'best', usual, doubt }) as const;

describe('what all parts of a thought found together', () => {
  it('decides: neither the first part nor the last', () => {
    const asked = matter(best(), 'stop', 'draw');
    const found = [sums([100, 0.5], [100, 0.6]), sums([100, 0.5], [100, 0.45])];
    expect(merged(asked, found, START)).toEqual(choice('draw'));
    expect(merged(asked, found.slice(1), START)).toEqual(choice('stop'));
  });

  it('leaves the usual choice only for one that is clearly better by the tries of all', () => {
    const found = [sums([100, 0.5], [100, 0.52]), sums([100, 0.5], [100, 0.52])];
    expect(merged(matter(best([0], 0.1), 'stop', 'draw'), found, START)).toEqual(choice('draw'));
    expect(merged(matter(best([0], 0.1), 'stop', 'draw'), found.slice(1), START)).toEqual(choice('draw'));
    expect(merged(matter(best([0], 0.25), 'stop', 'draw'), found.slice(1), START)).toEqual(choice('stop'));
    expect(merged(matter(best([0], 0.25), 'stop', 'draw'), found, START)).toEqual(choice('draw'));
  });

  it('is drawn from the mix of all, without what is a slip in all of them together', () => {
    const asked = matter({ kind: 'mix', slip: 0.1 }, 'native', 'captain', 'shaman');
    const found = [sums([300, 0], [100, 0], [100, 0]), sums([440, 0], [60, 0], [0, 0])];
    const drawn = Array.from({ length: 400 }, (_, luck) => merged(asked, found, luckBy(luck)).type);
    const share = (type: string): number => drawn.filter((one) => one === type).length / drawn.length;
    expect(share('native')).toBeCloseTo(0.74, 1);
    expect(share('captain')).toBeCloseTo(0.16, 1);
    expect(share('shaman')).toBeCloseTo(0.1, 1);
    const rarer = [found[0], sums([460, 0], [40, 0], [0, 0]), sums([450, 0], [50, 0], [0, 0])];
    const without = Array.from({ length: 200 }, (_, luck) => merged(asked, rarer, luckBy(luck)).type);
    expect(new Set(without)).toEqual(new Set(['native', 'captain']));
  });
});

it('a small budget is not divided, and a large one into the same tries', () => {
  expect(divided(300)).toEqual({ parts: 1, tries: 300 });
  for (const tries of [1, 999, 1600, 20_000, 1_000_000]) {
    const { parts, tries: each } = divided(tries);
    expect(parts * each).toBe(tries);
    expect(Number.isInteger(parts)).toBe(true);
  }
  expect(divided(20_000).parts).toBe(divided(1_000_000).parts);
});
