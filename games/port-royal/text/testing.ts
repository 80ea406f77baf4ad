/** What the tests of the voice share: speakers, and names that fit each language. */
import type { Seat } from '@broadside/kernel';
import { commonText, type Locale, type Say, speaker } from '@broadside/text';
import { cardNamed } from '../cards/table.ts';
import { portRoyalText } from './index.ts';

export const speak = (locale: Locale): Say => speaker(locale, commonText, portRoyalText);

const NAMES: Readonly<Record<Locale, readonly string[]>> = {
  en: ['Ann', 'Bob', 'Cleo', 'Dan', 'Eve'],
  ru: ['Анна', 'Борис', 'Вера', 'Глеб', 'Дарья'],
  uk: ['Ганна', 'Богдан', 'Віра', 'Гліб', 'Дарина'],
};

export const nameIn =
  (locale: Locale) =>
  (seat: Seat): string =>
    NAMES[locale][seat];

export function id(name: string): number {
  const found = cardNamed(name);
  if (found === undefined) throw new Error(`no card is called ${name}`);
  return found;
}
