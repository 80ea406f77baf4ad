/** Lessons, each fetched when it is opened, with its words in the language that is read. */
import type { AnyLesson } from '@broadside/kernel';
import type { Catalogues, Locale } from '@broadside/text';
import { use } from 'react';
import { webGame } from '../../gameUIs.ts';

const cached = <T>(load: (key: string) => Promise<T>): ((key: string) => Promise<T>) => {
  const known = new Map<string, Promise<T>>();
  return (key) => {
    const loading = known.get(key) ?? load(key);
    known.set(key, loading);
    // What could not be fetched is asked for again next time.
    loading.catch(() => known.delete(key));
    return loading;
  };
};

const stepsOf = cached(async (game): Promise<readonly AnyLesson[]> => {
  const module = await webGame(game)?.lessons?.steps();
  return module?.default ?? [];
});

const wordsIn = (locale: Locale) =>
  cached(async (game): Promise<Catalogues> => {
    const module = await webGame(game)?.lessons?.words[locale]();
    return { en: {}, ru: {}, uk: {}, [locale]: module?.default ?? {} };
  });

const WORDS = { en: wordsIn('en'), ru: wordsIn('ru'), uk: wordsIn('uk') } as const;

/** Suspends until it is here; undefined for a lesson that is not there (any more). */
export const useLesson = (game: string, id: string): AnyLesson | undefined =>
  use(stepsOf(game)).find((lesson) => lesson.id === id);

export const useLessonWords = (game: string, locale: Locale): Catalogues => use(WORDS[locale](game));
