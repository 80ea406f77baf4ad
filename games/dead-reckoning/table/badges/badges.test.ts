import { describe, expect, it } from 'vitest';
import { badges, results } from './rules.ts';
import { blank, cases } from './testing.ts';

describe('the badges of Dead Reckoning', () => {
  it.each(Object.entries(cases))(
    '%s is earned by what its words say, and not by what just misses it',
    (id, { yes, no }) => {
      const earns = badges[id as keyof typeof badges];
      expect(yes.map(earns)).toEqual(yes.map(() => true));
      expect([...no, blank].map(earns)).toEqual([...no, blank].map(() => false));
      expect(Math.min(yes.length, no.length)).toBeGreaterThan(0);
    },
  );

  it('results at a table and alone against either rival are not compared with each other', () => {
    const modes = [results.modeOf({}, 3), results.modeOf({ rival: 'normal' }, 1), results.modeOf({ rival: 'hard' }, 1)];
    expect(modes).toEqual(['table', 'solo', 'hard']);
  });
});
