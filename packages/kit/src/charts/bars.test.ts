import type { Standing } from '@broadside/kernel';
import { describe, expect, it } from 'vitest';
import { barsOf, countedOf, stepsOf } from './bars.ts';

const standing = (seat: number, sheet: Standing['sheet']): Standing => ({
  seat,
  rank: seat + 1,
  points: Object.values(sheet).reduce((all, value) => all + value, 0),
  sheet,
});

const KEYS = ['chests', 'sale', 'never', 'marks'];

describe('a score sheet as bars', () => {
  const sheet = [standing(0, { chests: 30, sale: 10, marks: -6 }), standing(1, { chests: 20, sale: 0, marks: 0 })];

  it('puts one row after another, and what was lost over the end', () => {
    const { rows, zero, bars } = barsOf(KEYS, sheet);
    expect(rows).toEqual(['chests', 'sale', 'marks']);
    expect(zero).toBe(0);
    expect(bars[0].segments.map(({ from, length, loss }) => [from, length, loss])).toEqual([
      [0, 0.75, false],
      [0.75, 0.25, false],
      [0.85, 0.15, true],
    ]);
    expect(bars[1].segments).toHaveLength(1);
  });

  it('has room to the left of nothing for whoever ends below it', () => {
    const { zero, bars } = barsOf(KEYS, [standing(0, { chests: 2, marks: -3 }), standing(1, { chests: 0, marks: -6 })]);
    expect(zero).toBe(0.75);
    expect(bars[0].segments.at(-1)).toMatchObject({ from: 0.625, length: 0.375, loss: true });
    expect(bars[1].segments).toMatchObject([{ from: 0, length: 0.75 }]);
  });

  it('is finite where nobody has scored anything', () => {
    const { rows, zero, bars } = barsOf(KEYS, [standing(0, {}), standing(1, {})]);
    expect([rows, zero, bars.map(({ segments }) => segments)]).toEqual([[], 0, [[], []]]);
  });

  it('is counted from the last to the first, piece by piece', () => {
    const bars = barsOf(KEYS, sheet);
    expect(stepsOf(bars)).toBe(4);
    expect([0, 1, 2, 4, 9].map((counted) => countedOf(bars, counted))).toEqual([
      [0, 0],
      [0, 1],
      [1, 1],
      [3, 1],
      [3, 1],
    ]);
  });
});
