/** What is common to all forms of a word. */
import type { Locale } from '@broadside/text';
import { stemEnglish } from './english.ts';
import { stemRussian, stemUkrainian } from './slavic.ts';

const STEMMERS: Readonly<Record<Locale, (word: string) => string>> = {
  en: stemEnglish,
  ru: stemRussian,
  uk: stemUkrainian,
};

/** Of a folded word. Clauses and figures stand in every language as they are. */
export const stemOf = (word: string, locale: Locale): string =>
  /\d/.test(word) ? word : STEMMERS[/^[a-z']+$/.test(word) ? 'en' : locale](word);
