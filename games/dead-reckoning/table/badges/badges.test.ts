import { misjudgedBadges } from '@broadside/kit/testing';
import { describe, expect, it } from 'vitest';
import { badges, results } from './rules.ts';
import { blank, cases } from './testing.ts';

describe('the badges of Dead Reckoning', () => {
  it('are earned by what their words say, and not by what just misses it', () => {
    expect(misjudgedBadges(badges, cases, blank)).toEqual([]);
  });

  it('results at a table and alone against either rival are not compared with each other', () => {
    const modes = [results.modeOf({}, 3), results.modeOf({ rival: 'normal' }, 1), results.modeOf({ rival: 'hard' }, 1)];
    expect(modes).toEqual(['table', 'solo', 'hard']);
  });
});
