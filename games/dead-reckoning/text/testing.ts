/** What the tests of the voice share: speakers, and names that fit each language. */
import type { Seat } from '@broadside/kernel';
import { commonText, type Locale, type Say, speaker } from '@broadside/text';
import { deadReckoningText } from './index.ts';

export const speak = (locale: Locale): Say => speaker(locale, commonText, deadReckoningText);

const NAMES: Readonly<Record<Locale, readonly string[]>> = {
  en: ['Mara', 'Piet', 'Cleo', 'Dan'],
  ru: ['Мара', 'Пит', 'Вера', 'Глеб'],
  uk: ['Мара', 'Піт', 'Віра', 'Гліб'],
};

export const nameIn =
  (locale: Locale) =>
  (seat: Seat): string =>
    NAMES[locale][seat];
