import { describe, expect, it } from 'vitest';
import { linkCards } from './cardLinks.ts';

const marked = (sentence: string, ...names: string[]): string =>
  linkCards(
    sentence,
    names.map((name, card) => ({ card, name })),
  )
    .parts.map(({ text, card }) => (card === undefined ? text : `[${card}:${text}]`))
    .join('');

describe('cards in the sentences of the log', () => {
  it('are found by their name without the figures', () => {
    expect(marked('Ada hired the Admiral for 7.', 'Admiral 7/2')).toBe('Ada hired the [0:Admiral] for 7.');
  });

  it('are found when the name has two words', () => {
    expect(marked('Ada traded the Yellow Pinnace (3 coins).', 'Yellow Pinnace (3 coins, 1 sabre)')).toBe(
      'Ada traded the [0:Yellow Pinnace] (3 coins).',
    );
  });

  it('are found when the language has bent the name', () => {
    expect(marked('Ада нанимает Капитана за 4.', 'Капитан 4/1')).toBe('Ада нанимает [0:Капитана] за 4.');
    expect(marked('Ада торгує з Жовтим пінасом.', 'Жовтий пінас')).toBe('Ада торгує з [0:Жовтим пінасом].');
  });

  it('are linked each on its own', () => {
    expect(marked('Discarded: Priest and Settler.', 'Settler 4/1', 'Priest 4/1')).toBe(
      'Discarded: [1:Priest] and [0:Settler].',
    );
  });

  it('do not take a word twice, and say which card is not named', () => {
    const { parts, unnamed } = linkCards('A Sailor and no more.', [
      { card: 1, name: 'Sailor' },
      { card: 2, name: 'Sailor' },
      { card: 3, name: 'Governor' },
    ]);
    expect(parts.filter(({ card }) => card !== undefined)).toEqual([{ text: 'Sailor', card: 1 }]);
    expect(unnamed.map(({ card }) => card)).toEqual([2, 3]);
  });

  it('leave other words alone', () => {
    expect(marked('Ann sails on.', 'Sailor 3/1')).toBe('Ann sails on.');
  });
});
