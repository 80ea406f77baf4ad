/** The words of the screens in the language that is read; another one comes when it is chosen. */
import type { Catalogue, Locale, Texts } from '@broadside/text';
import type { webText } from './index.ts';

const LANGUAGES = {
  en: async () => (await import('./en.ts')).en,
  ru: async () => (await import('./ru.ts')).ru,
  uk: async () => (await import('./uk.ts')).uk,
} as const satisfies Record<Locale, () => Promise<Catalogue>>;

const learned = new Map<Locale, Catalogue>();

/** To be awaited before a language is spoken. */
export async function learn(locale: Locale): Promise<void> {
  if (!learned.has(locale)) learned.set(locale, await LANGUAGES[locale]());
}

export const isLearned = (locale: Locale): boolean => learned.has(locale);

/** Whether there are words for this, in a language that has been learned. */
export const hasWords = (key: string): boolean => [...learned.values()].some((words) => Object.hasOwn(words, key));

const wordsIn = (locale: Locale) => (learned.get(locale) ?? {}) as typeof webText.en;

/** What is checked as a whole at build time (index.ts), as far as it has been learned. */
export const learnedText: Texts<typeof webText.en> = {
  get en() {
    return wordsIn('en');
  },
  get ru() {
    return wordsIn('ru');
  },
  get uk() {
    return wordsIn('uk');
  },
};
