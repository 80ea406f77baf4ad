import type { Standing } from '@broadside/kernel';
import { describe, expect, it } from 'vitest';
import { comparisonOf } from './difference.ts';

const standing = (seat: number, rank: number, sheet: Standing['sheet']): Standing => ({ seat, rank, points: 0, sheet });
const KEYS = ['chests', 'sale', 'talismans', 'marks', 'same'];
const RANKING = [
  standing(2, 1, { chests: 34, sale: 6, talismans: 2, marks: -3, same: 4 }),
  standing(0, 2, { chests: 29, sale: 9, talismans: 3, marks: -6, same: 4 }),
  standing(1, 3, { chests: 1, same: 4 }),
];

describe('what made the difference', () => {
  it('is at most three rows, the largest first, between the viewer and the winner', () => {
    const comparison = comparisonOf(KEYS, RANKING, 0);
    expect(comparison?.theirs.seat).toBe(2);
    expect(comparison?.rows).toEqual([
      { key: 'chests', mine: 29, theirs: 34 },
      { key: 'sale', mine: 9, theirs: 6 },
      { key: 'marks', mine: -6, theirs: -3 },
    ]);
  });

  it('compares a winner with the second, and for a watcher the second with the winner', () => {
    expect(comparisonOf(KEYS, RANKING, 2)).toMatchObject({ mine: { seat: 2 }, theirs: { seat: 0 } });
    expect(comparisonOf(KEYS, RANKING, null)).toMatchObject({ mine: { seat: 0 }, theirs: { seat: 2 } });
  });

  it('is nothing where one plays alone or all have the same', () => {
    expect(comparisonOf(KEYS, RANKING.slice(0, 1), 2)).toBeUndefined();
    expect(comparisonOf(['same'], RANKING, 0)).toBeUndefined();
  });
});
