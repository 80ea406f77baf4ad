/** The rulebooks, each language loaded once, when it is first read. */
import type { Locale, RulebookParts } from '@broadside/text';
import { use } from 'react';
import { webGame } from '../../gameUIs.ts';

const books = new Map<string, Promise<RulebookParts | undefined>>();

export function loadRulebook(game: string, locale: Locale): Promise<RulebookParts | undefined> {
  const key = `${game}/${locale}`;
  const known = books.get(key);
  if (known) return known;
  const loading =
    webGame(game)
      ?.rulebook[locale]()
      .then(({ default: book }) => book) ?? Promise.resolve(undefined);
  // A chunk that could not be fetched is asked for again next time.
  loading.catch(() => books.delete(key));
  books.set(key, loading);
  return loading;
}

/** Suspends until the book is here; undefined for a game that is not on the shelf. */
export const useRulebook = (game: string, locale: Locale): RulebookParts | undefined => use(loadRulebook(game, locale));
