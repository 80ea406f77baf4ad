import { describe, expect, it } from 'vitest';
import { isPlayed, withMore } from './played.ts';

describe('the time at a table', () => {
  it('adds up over visits, each table for itself', () => {
    const once = withMore({}, 'a', 5000);
    expect(withMore(withMore(once, 'b', 4000), 'a', 3000)).toEqual({ a: 8000, b: 4000 });
  });

  it('does not grow while the device sleeps, or when its clock is put back', () => {
    expect(withMore({ a: 1000 }, 'a', 8 * 3_600_000)).toEqual({ a: 11_000 });
    expect(withMore({ a: 1000 }, 'a', -3_600_000)).toEqual({ a: 1000 });
  });

  it('is forgotten for the table that was left alone longest, when there are many', () => {
    let played = withMore({}, 'first', 1000);
    for (let at = 0; at < 49; at++) played = withMore(played, `table ${at}`, 1000);
    played = withMore(played, 'first', 1000);
    played = withMore(played, 'one too many', 1000);
    expect(Object.keys(played)).toHaveLength(50);
    expect(played).toMatchObject({ first: 2000, 'one too many': 1000 });
    expect(played).not.toHaveProperty('table 0');
  });

  it('is not read from what is no such record', () => {
    expect(['', null, { a: '5' }, { a: Number.NaN }].map(isPlayed)).toEqual([false, false, false, false]);
    expect(isPlayed({ a: 5 })).toBe(true);
  });
});
