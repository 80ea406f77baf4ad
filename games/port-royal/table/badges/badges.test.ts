import { describe, expect, it } from 'vitest';
import { badges, results } from './rules.ts';
import { blank, cases } from './testing.ts';

describe('the badges of Port Royal', () => {
  it.each(Object.entries(cases))(
    '%s is earned by what its words say, and not by what just misses it',
    (id, { yes, no }) => {
      const earns = badges[id as keyof typeof badges];
      expect(yes.map(earns)).toEqual(yes.map(() => true));
      expect([...no, blank].map(earns)).toEqual([...no, blank].map(() => false));
      expect(Math.min(yes.length, no.length)).toBeGreaterThan(0);
    },
  );

  it('results of the base game, with expansions, and of the other games are not compared with each other', () => {
    const modes = [{}, { modules: ['gambler'] }, { play: 'setSail' }, { play: 'contractsCoop' }, { play: 'adventure' }];
    const expected = ['points', 'modules', 'setSail', 'contracts', 'adventure'];
    expect(modes.map((options) => results.modeOf(options, 3))).toEqual(expected);
  });
});
