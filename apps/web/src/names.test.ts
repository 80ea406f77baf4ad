import { LOCALES, speaker } from '@broadside/text';
import { NAMELESS } from '@broadside/wire';
import { expect, it } from 'vitest';
import { seatName } from './names.ts';
import { webText } from './text/index.ts';

it('somebody without a name is called the same everywhere, in the language of whoever reads', () => {
  const names = LOCALES.map((locale) => seatName({ name: NAMELESS, bot: null }, 0, speaker(locale, webText)));
  expect(names).toEqual(['Guest', 'Гость', 'Гість']);
});

it('several without a name at one device are told apart by their number', () => {
  const names = LOCALES.map((locale) => seatName({ name: null, bot: null }, 1, speaker(locale, webText)));
  expect(names).toEqual(['Player 2', 'Игрок 2', 'Гравець 2']);
});
