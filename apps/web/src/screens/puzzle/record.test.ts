import { describe, expect, it } from 'vitest';
import { dayOf, daysBefore, isPuzzleRecord, type PuzzleRecord, streakOf, withAnswer } from './record.ts';

const TODAY = new Date(2031, 2, 30, 9);
const EMPTY: PuzzleRecord = { tried: {}, days: {}, best: 0 };

const solvedFor = (days: number): PuzzleRecord =>
  Array.from({ length: days }, (_, at) => daysBefore(TODAY, days - at)).reduce(
    (record, day) => withAnswer(record, { puzzle: dayOf(day), action: 'draw', solved: true, day }),
    EMPTY,
  );

describe('what a device remembers of puzzles', () => {
  it('counts the days in a row, also before the puzzle of today is tried and over a change of the clock', () => {
    const record = solvedFor(4);
    expect(streakOf(record, TODAY)).toBe(4);
    const solved = withAnswer(record, { puzzle: 'x', action: 'draw', solved: true, day: TODAY });
    expect(streakOf(solved, TODAY)).toBe(5);
    expect(solved.best).toBe(5);
  });

  it('begins anew after a miss, and keeps the longest streak', () => {
    const missed = withAnswer(solvedFor(4), { puzzle: 'x', action: 'stop', solved: false, day: TODAY });
    expect(streakOf(missed, TODAY)).toBe(0);
    expect(missed.best).toBe(4);
  });

  it('keeps the first answer only', () => {
    const first = withAnswer(EMPTY, { puzzle: 'x', action: 'stop', solved: false, day: TODAY });
    const again = withAnswer(first, { puzzle: 'x', action: 'draw', solved: true, day: TODAY });
    expect(again).toEqual(first);
  });

  it('takes no answer to another puzzle for the one of the day', () => {
    const record = withAnswer(EMPTY, { puzzle: 'x', action: 'draw', solved: true });
    expect(streakOf(record, TODAY)).toBe(0);
    expect(record.tried).toEqual({ x: 'draw' });
  });

  it('trusts nothing that somebody else wrote', () => {
    expect(isPuzzleRecord(EMPTY)).toBe(true);
    for (const wrong of [null, [], { tried: {} }, { tried: { x: 1 }, days: {}, best: 0 }])
      expect(isPuzzleRecord(wrong)).toBe(false);
  });
});
