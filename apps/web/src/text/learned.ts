/** The words of the screens in the language that is read; another one comes when it is chosen. */
import { currentSettings } from '@broadside/kit';
import { fetchWords } from '@broadside/shelf/web';
import type { Catalogue, Locale, Texts } from '@broadside/text';
import type { webText } from './index.ts';

const LANGUAGES = {
  en: async () => (await import('./en.ts')).en,
  ru: async () => (await import('./ru.ts')).ru,
  uk: async () => (await import('./uk.ts')).uk,
} as const satisfies Record<Locale, () => Promise<Catalogue>>;

const learned = new Map<Locale, Catalogue>();
/** Games that have spoken: another language is learned with their words. */
const games = new Set<string>();
const fetched = new Set<string>();

async function learnFrame(locale: Locale): Promise<void> {
  if (!learned.has(locale)) learned.set(locale, await LANGUAGES[locale]());
}

async function learnGame(game: string, locale: Locale): Promise<void> {
  await fetchWords(game, locale);
  fetched.add(`${game}/${locale}`);
}

/** To be awaited before a language is spoken. */
export async function learn(locale: Locale): Promise<void> {
  await Promise.all([learnFrame(locale), ...[...games].map((game) => learnGame(game, locale))]);
}

export const isLearned = (locale: Locale): boolean =>
  learned.has(locale) && [...games].every((game) => fetched.has(`${game}/${locale}`));

/** To be awaited before a game speaks: in the language that is chosen by then. */
export async function hearGame(game: string): Promise<void> {
  const { locale } = currentSettings();
  await Promise.all([learnFrame(locale), learnGame(game, locale)]);
  if (currentSettings().locale !== locale) return hearGame(game);
  games.add(game);
}

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
