import { levels } from '@broadside/shelf/levels';
import { shelfText } from '@broadside/shelf/web';
import { checkCatalogues, LOCALES, speaker } from '@broadside/text';
import { describe, expect, it } from 'vitest';
import { webText } from '../text/index.ts';
import { botWords } from './BotWords.tsx';
import { eloOf, stylesOf, withStyle } from './facts.ts';
import { levelsText } from './text/index.ts';

const [facts] = levels;

describe('the words of levels and styles', () => {
  it('have the same keys and parameters in three languages', () => {
    expect(checkCatalogues(levelsText)).toEqual([]);
  });

  it('call a bot by its level and its style, and an unknown one by its own name', () => {
    const says = LOCALES.map((locale) => speaker(locale, webText, shelfText, levelsText));
    expect(says.map((say) => botWords('sailor:careful', say))).toEqual([
      'Sailor · Careful',
      'Матрос · Осторожный',
      'Матрос · Обережний',
    ]);
    expect(says.map((say) => botWords('sailor', say))).toEqual(['Sailor', 'Матрос', 'Матрос']);
    expect(botWords('cmd:mine', says[0])).toBe('cmd:mine');
  });
});

describe('a style', () => {
  it('is offered for the levels that a game has in styles', () => {
    expect(stylesOf(facts.game, 'sailor')).toEqual(facts.styles);
    expect(stylesOf(facts.game, 'captain')).toEqual([]);
    expect(stylesOf('no game', 'sailor')).toEqual([]);
  });

  it('is put on and taken off again', () => {
    expect(withStyle('sailor', 'greedy')).toBe('sailor:greedy');
    expect(withStyle('sailor:greedy', 'careful')).toBe('sailor:careful');
    expect(withStyle('sailor:greedy', '')).toBe('sailor');
  });

  it('has the Elo that was measured for it, and none of its level', () => {
    expect(eloOf(facts.game, 'sailor')).toBe(facts.elo.sailor);
    expect(eloOf('no game', 'sailor')).toBeUndefined();
  });
});
