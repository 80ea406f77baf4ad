import { misjudgedBadges } from '@broadside/kit/testing';
import { describe, expect, it } from 'vitest';
import { badges, results } from './rules.ts';
import { blank, cases } from './testing.ts';

describe('the badges of Liar’s Dice', () => {
  it('are earned by what their words say, and not by what just misses it', () => {
    expect(misjudgedBadges(badges, cases, blank)).toEqual([]);
  });

  it('results of the usual game, of Dudo and of other rules are not compared with each other', () => {
    const modes = [{}, { exact: 'regain', palifico: true }, { loss: 'difference' }];
    expect(modes.map((options) => results.modeOf(options, 3))).toEqual(['table', 'dudo', 'other']);
  });
});
