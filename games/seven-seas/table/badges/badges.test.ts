import { misjudgedBadges } from '@broadside/kit/testing';
import { describe, expect, it } from 'vitest';
import { badges, results } from './rules.ts';
import { blank, cases } from './testing.ts';

describe('the badges of Pirates of the 7 Seas', () => {
  it('are earned by what their words say, and not by what just misses it', () => {
    expect(misjudgedBadges(badges, cases, blank)).toEqual([]);
  });

  it('there is one way to play, whose results can be compared', () => {
    expect(results.modeOf({ roundLimit: 20 }, 3)).toBe('table');
  });
});
