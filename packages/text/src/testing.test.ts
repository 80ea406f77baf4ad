import { expect, it } from 'vitest';
import { faultsIn } from './testing.ts';

it('a sentence that was not filled in, is careless or in another script is found among what is said', () => {
  const fine = ['Mara sails on.', 'Piet has 2 coins.'];
  const bad = ['{name} sails on.', 'Piet has undefined coins.', 'Two  spaces.', 'Gone..', ' Ahead.', 'Мара плывёт.'];
  expect(faultsIn([...fine, ...bad], 'en')).toEqual(bad);
  expect(faultsIn(['Мара плывёт.', 'Mara плывёт.'], 'ru')).toEqual(['Mara плывёт.']);
});

it('a sentence that begins otherwise than asked is found', () => {
  expect(faultsIn(['Sail on.', 'sail on.'], 'en', /^\p{Lu}/u)).toEqual(['sail on.']);
});
