import { resolveOptions } from '@broadside/kernel';
import { checkCatalogues } from '@broadside/text';
import { describe, expect, it } from 'vitest';
import { portRoyal } from '../rules/game.ts';
import { PLAYS } from '../rules/state.ts';
import { portRoyalGuide } from './index.ts';

const options = (play: string, modules: readonly string[] = [], seats = 2) =>
  resolveOptions(portRoyal, seats, { play, modules });
const asked = (play: string, modules: readonly string[] = [], seats = 2): string[] =>
  Object.keys(portRoyal.options).filter((name) => portRoyalGuide.matters(name, options(play, modules, seats), seats));

describe('what a host is asked', () => {
  it('PR-OPT-1, PR-AMB-62: the variant ending is a choice only where points end the game', () => {
    expect(asked('points')).toContain('variantEnding');
    expect(asked('contracts')).toContain('variantEnding');
    for (const play of ['setSail', 'contractsCoop', 'adventure', 'adventureCoop', 'adventureAfter'])
      expect(asked(play)).not.toContain('variantEnding');
  });

  it('PR-OPT-2, PR-OPT-3: nobody is asked about jesters where no jester is in the deck', () => {
    expect(asked('points')).toEqual(expect.arrayContaining(['jesterOnOwnBust', 'jesterWhenActive']));
    expect(asked('setSail')).not.toContain('jesterOnOwnBust');
  });

  it('PR-OPT-7: the bust of a Gambler matters when it is in the deck', () => {
    expect(asked('points')).not.toContain('jesterOnGamblerBust');
    expect(asked('points', ['gambler'])).toContain('jesterOnGamblerBust');
  });

  it('PR-OPT-8, PR-OPT-9: characters, chapters and cards set aside belong to their own games', () => {
    expect(asked('points')).not.toEqual(expect.arrayContaining(['characters']));
    expect(asked('adventure')).toEqual(expect.arrayContaining(['characters', 'chapter']));
    expect(asked('adventure')).not.toContain('failures');
    expect(asked('adventureAfter')).not.toContain('chapter');
    expect(asked('contractsCoop')).toContain('setAside');
  });

  it('PR-OPT-10: somebody alone is the first player anyhow', () => {
    expect(asked('contractsCoop', [], 1)).not.toContain('firstPlayer');
  });

  it('PR-OPT-6: the persons and ships of the contracts come along with them', () => {
    expect(portRoyalGuide.comesAlong('contractCards', options('contracts'))).toBe('PR-MOD-7');
    expect(portRoyalGuide.comesAlong('contractCards', options('points'))).toBeUndefined();
    expect(portRoyalGuide.comesAlong('gambler', options('contracts'))).toBeUndefined();
  });

  it('has a line for everything that can be played, in three languages', () => {
    expect(checkCatalogues(portRoyalGuide.catalogues)).toEqual([]);
    for (const play of PLAYS)
      expect(portRoyalGuide.catalogues.en).toHaveProperty([`port-royal.guide.play.${play}`], expect.any(String));
  });
});
