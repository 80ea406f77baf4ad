import { describe, expect, it } from 'vitest';
import { faultsIn, faultsToReader } from './testing.ts';

it('a sentence that was not filled in, is careless or in another script is found among what is said', () => {
  const fine = ['Mara sails on.', 'Piet has 2 coins.'];
  const bad = ['{name} sails on.', 'Piet has undefined coins.', 'Two  spaces.', 'Gone..', ' Ahead.', 'Мара плывёт.'];
  expect(faultsIn([...fine, ...bad], 'en')).toEqual(bad);
  expect(faultsIn(['Мара плывёт.', 'Mara плывёт.'], 'ru')).toEqual(['Mara плывёт.']);
});

it('a sentence that begins otherwise than asked is found', () => {
  expect(faultsIn(['Sail on.', 'sail on.'], 'en', /^\p{Lu}/u)).toEqual(['sail on.']);
});

describe('a sentence that speaks to the reader as if of another is found', () => {
  it.each([
    [
      'en',
      ['You took 2 cards.', 'Mara beat you, 5 to 2.', 'Ships left: you 3 and Piet 1.', 'You pass.'],
      [
        'You was out.',
        'You takes it.',
        'Mara beat You.',
        'you won.',
        'The fort of you.',
        'You have it and was out.',
        'Ann (you) won.',
      ],
    ],
    [
      'ru',
      [
        'Вы не берёте карт.',
        'Вы ничего не теряете и уходите.',
        'На поле: вы 3 и Пит 1.',
        'Первый игрок — вы.',
        'Вы теперь корсар.',
      ],
      [
        'Вы берёт карту.',
        'Вы не избавляется.',
        'Вы топите его и забирает.',
        'Мара бьёт Вы.',
        'вы берёте.',
        'Вы корсар.',
        'Анна (вы) берёт.',
      ],
    ],
    [
      'uk',
      [
        'Ви не берете карт.',
        'Ви б’єтеся і забираєте.',
        'У кришці: ви 3 та Піт 1.',
        'Перший гравець — ви.',
        'Ви тепер корсар.',
      ],
      [
        'Ви бере карту.',
        'Ви не позбувається.',
        'Ви топите його і забирає.',
        'Ви топите і бере.',
        'Мара бʼє Ви.',
        'ви берете.',
        'Ганна (ви) бере.',
      ],
    ],
  ] as const)('%s', (locale, fine, bad) => {
    expect(faultsToReader([...fine, ...bad], locale)).toEqual(bad);
  });
});
