/** What the tests of the voice share: speakers, and names that fit each language. */
import { namesOf, speakerOf } from '@broadside/text/testing';
import { cardNamed } from '../cards/table.ts';
import { portRoyalText } from './index.ts';

export const speak = speakerOf(portRoyalText);

export const nameIn = namesOf({
  en: ['Ann', 'Bob', 'Cleo', 'Dan', 'Eve'],
  ru: ['Анна', 'Борис', 'Вера', 'Глеб', 'Дарья'],
  uk: ['Ганна', 'Богдан', 'Віра', 'Гліб', 'Дарина'],
});

export function id(name: string): number {
  const found = cardNamed(name);
  if (found === undefined) throw new Error(`no card is called ${name}`);
  return found;
}
