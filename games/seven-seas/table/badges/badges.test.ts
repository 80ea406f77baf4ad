import { describe, expect, it } from 'vitest';
import { badges, results } from './rules.ts';
import { blank, cases } from './testing.ts';

describe('the badges of Pirates of the 7 Seas', () => {
  it.each(Object.entries(cases))(
    '%s is earned by what its words say, and not by what just misses it',
    (id, { yes, no }) => {
      const earns = badges[id as keyof typeof badges];
      expect(yes.map(earns)).toEqual(yes.map(() => true));
      expect([...no, blank].map(earns)).toEqual([...no, blank].map(() => false));
      expect(Math.min(yes.length, no.length)).toBeGreaterThan(0);
    },
  );

  it('there is one way to play, whose results can be compared', () => {
    expect(results.modeOf({ roundLimit: 20 }, 3)).toBe('table');
  });
});
