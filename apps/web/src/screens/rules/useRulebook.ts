/** The rulebooks, each language loaded once, when it is first read. */
import { isLocale, type Locale, type RulebookParts } from '@broadside/text';
import { webGame } from '../../gameUIs.ts';
import { fetchedOnce } from '../../shell/fetched.ts';

const books = fetchedOnce<RulebookParts | undefined>(async (key) => {
  const [game, locale] = key.split('/');
  return isLocale(locale) ? (await webGame(game)?.rulebook[locale]())?.default : undefined;
});

const keyOf = (game: string, locale: Locale): string => `${game}/${locale}`;

export const loadRulebook = (game: string, locale: Locale) => books.load(keyOf(game, locale));

/** Suspends until the book is here; undefined for a game that is not on the shelf. */
export const useRulebook = (game: string, locale: Locale) => books.use(keyOf(game, locale));
