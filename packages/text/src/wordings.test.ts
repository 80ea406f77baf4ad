import { describe, expect, it } from 'vitest';
import { type Catalogues, commonText, LOCALES, nameToReader, speaker, type Values } from './index.ts';

const said = (text: string, values: Values, locale: (typeof LOCALES)[number] = 'en'): string => {
  const catalogues: Catalogues = { en: { it: text }, ru: { it: text }, uk: { it: text } };
  return speaker(locale, catalogues)('it', values);
};

describe('a message with two wordings', () => {
  it('has the usual one for others and the second for the reader', () => {
    const text = '{name} [берёт|берёте] {cards} и [уходит|уходите].';
    expect(said(text, { name: 'Мара', cards: 'ром' }, 'ru')).toBe('Мара берёт ром и уходит.');
    expect(said(text, { name: 'Вы', cards: 'ром' }, 'ru')).toBe('Вы берёте ром и уходите.');
  });

  it('may leave the name out of either', () => {
    const text = 'Round {round}, [the turn of {name}|your turn].';
    expect(said(text, { name: 'Mara', round: 2 })).toBe('Round 2, the turn of Mara.');
    expect(said(text, { name: 'You', round: 2 })).toBe('Round 2, your turn.');
  });

  it('may hold plurals, and stand inside of one', () => {
    const cards = '{n, plural, one {# card} other {# cards}}';
    const inside = `{name} [has ${cards}|have ${cards}].`;
    expect(said(inside, { name: 'Mara', n: 1 })).toBe('Mara has 1 card.');
    expect(said(inside, { name: 'You', n: 2 })).toBe('You have 2 cards.');
    const around = '{n, plural, =0 {{name} [has|have] none} one {#} other {#}}';
    expect(said(around, { name: 'Mara', n: 0 })).toBe('Mara has none');
    expect(said(around, { name: 'You', n: 0 })).toBe('You have none');
  });

  it('can ask about somebody other than the one who acts', () => {
    const text = '{name} [attacks|attack] [{other}?the fort of {other}|your fort].';
    expect(said(text, { name: 'Mara', other: 'Piet' })).toBe('Mara attacks the fort of Piet.');
    expect(said(text, { name: 'Mara', other: 'You' })).toBe('Mara attacks your fort.');
    expect(said(text, { name: 'You', other: 'Piet' })).toBe('You attack the fort of Piet.');
  });

  it('needs all its values, whichever is said', () => {
    expect(() => said('[{name} wins|You win by {points}]', { name: 'Mara' })).toThrow('needs a value for points');
  });

  it('is known by both marks: other brackets are left alone', () => {
    for (const text of ['[1 3 5] your dice', 'a [b', 'a | b', 'b] a']) expect(said(text, { name: 'You' })).toBe(text);
    expect(said('{name}', { name: '[a|b]' })).toBe('[a|b]');
  });
});

it.each(LOCALES)('sentences call the reader, and nobody else, by the word for it (%s)', (locale) => {
  const nameOf = nameToReader((seat) => ['Mara', 'Piet'][seat], 1, speaker(locale, commonText));
  expect([nameOf(0), nameOf(1)]).toEqual(['Mara', { en: 'You', ru: 'Вы', uk: 'Ви' }[locale]]);
  expect(nameToReader((seat) => ['Mara'][seat], 'spectator', speaker(locale, commonText))(0)).toBe('Mara');
});
