import { misjudgedBadges } from '@broadside/kit/testing';
import { describe, expect, it } from 'vitest';
import { badges, results } from './rules.ts';
import { blank, cases } from './testing.ts';

describe('the badges of Port Royal', () => {
  it('are earned by what their words say, and not by what just misses it', () => {
    expect(misjudgedBadges(badges, cases, blank)).toEqual([]);
  });

  it('results of the base game, with expansions, and of the other games are not compared with each other', () => {
    const modes = [{}, { modules: ['gambler'] }, { play: 'setSail' }, { play: 'contractsCoop' }, { play: 'adventure' }];
    const expected = ['points', 'modules', 'setSail', 'contracts', 'adventure'];
    expect(modes.map((options) => results.modeOf(options, 3))).toEqual(expected);
  });
});
