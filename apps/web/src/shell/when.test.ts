import { describe, expect, it } from 'vitest';
import { ago, moment, partOfDay } from './when.ts';

describe('moments', () => {
  it('are given in the largest unit that fits, in the reader’s language', () => {
    const now = 1_000_000_000;
    expect(ago(now - 20_000, 'en', now)).toBe('now');
    expect(ago(now - 5 * 60_000, 'en', now)).toBe('5 min ago');
    expect(ago(now - 3 * 3_600_000, 'ru', now)).toBe('3 ч назад');
    expect(ago(now - 26 * 3_600_000, 'uk', now)).toBe('учора');
  });

  it('have British dates and a clock of 24 hours in English', () => {
    expect(moment(new Date(2024, 2, 9, 15, 5).getTime(), 'en')).toBe('9 Mar 2024, 15:05');
  });

  it('greet by the hour', () => {
    expect([3, 8, 14, 20, 23].map(partOfDay)).toEqual(['night', 'morning', 'day', 'evening', 'night']);
  });
});
