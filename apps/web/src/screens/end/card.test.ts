import { barsOf } from '@broadside/kit';
import { describe, expect, it } from 'vitest';
import { cardOf, HEIGHT, type Result, type Stroke, WIDTH } from './card.ts';

const NAMES = ['Inés', 'Tomas', 'Ada', 'Bob', 'Eve', 'Ivy'];

const resultOf = (seats: number): Result => ({
  headline: 'Inés wins with a score of −2',
  facts: 'Red Harbour, 14 turns.',
  brand: 'Broadside',
  winner: 0,
  nameOf: (seat) => NAMES[seat],
  label: (key) => `the ${key}`,
  bars: barsOf(
    ['chests', 'marks'],
    Array.from({ length: seats }, (_, seat) => ({
      seat,
      rank: seat + 1,
      points: -2 - seat,
      sheet: { chests: 4, marks: -6 - seat },
    })),
  ),
});

const textsOf = (strokes: readonly Stroke[]): string[] =>
  strokes.flatMap((stroke) => (stroke.draw === 'text' ? [stroke.text] : []));

describe('the picture of a result', () => {
  it('says who won, names everybody with their points, and whose table it was', () => {
    expect(textsOf(cardOf(resultOf(2)))).toEqual([
      'Inés wins with a score of −2',
      'Red Harbour, 14 turns.',
      'Inés',
      '−2',
      'Tomas',
      '−3',
      'the chests',
      'the marks',
      'Broadside',
    ]);
  });

  it.each([1, 2, 4, 6])('keeps everything on the sheet for %d players', (seats) => {
    for (const stroke of cardOf(resultOf(seats))) {
      const numbers = Object.values(stroke).filter((value) => typeof value === 'number');
      expect(numbers.every(Number.isFinite)).toBe(true);
      if (stroke.draw === 'disc') continue;
      expect(stroke.x).toBeGreaterThanOrEqual(0);
      expect(stroke.x).toBeLessThanOrEqual(WIDTH);
      expect(stroke.y).toBeGreaterThanOrEqual(0);
      expect(stroke.y).toBeLessThan(HEIGHT);
      if (stroke.draw === 'box') expect(stroke.x + stroke.w).toBeLessThanOrEqual(WIDTH);
    }
  });

  it('marks what was taken away by hatching, not by colour alone, and says so', () => {
    expect(cardOf(resultOf(3)).filter(({ draw }) => draw === 'hatch')).toHaveLength(3 + 1);
  });
});
