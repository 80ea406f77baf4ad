import { expect, it } from 'vitest';
import { hasMessage, learnWords, speaker, texts, wordsLater } from './index.ts';

/** A catalogue as a browser has it: its languages are stand-ins until they are learned. */
const catalogue = (name: string) =>
  texts({ en: wordsLater(`${name}/en`), ru: wordsLater(`${name}/ru`), uk: wordsLater(`${name}/uk`) });

it('a language that is learned later is there at once, for whoever holds its catalogue', () => {
  const ship = catalogue('ship');
  learnWords('ship/en', { 'ship.hello': 'Ahoy, {name}!' });
  expect(speaker('en', ship)('ship.hello', { name: 'Ann' })).toBe('Ahoy, Ann!');
  expect(() => speaker('ru', ship)('ship.hello', { name: 'Анна' })).toThrow('no message for ship.hello in ru');
  learnWords('ship/ru', { 'ship.hello': 'Эй, {name}!' });
  expect(speaker('ru', ship)('ship.hello', { name: 'Анна' })).toBe('Эй, Анна!');
});

it('a message is known in whatever language has been learned', () => {
  const boat = catalogue('boat');
  expect(hasMessage(boat, 'boat.hello')).toBe(false);
  learnWords('boat/uk', { 'boat.hello': 'Агов!' });
  expect(hasMessage(boat, 'boat.hello')).toBe(true);
  expect(hasMessage(boat, 'constructor')).toBe(false);
});
