/** The story at the table: fetched when it is needed, and which of its pages lie open by now. */

import { useLocale } from '@broadside/kit';
import type { Locale } from '@broadside/text';
import { useEffect, useState } from 'react';
import { endingOf, isTogether } from '../../rules/facade.ts';
import type { View } from '../../rules/view.ts';
import { loadEvents, loadStory } from '../../story/index.ts';
import type { ChapterCard, Story, StoryCard } from '../../story/types.ts';
import { chapterCard, lostPage, pageOf } from '../campaign/story.ts';

import { hasStory } from './props.ts';

export interface Fetched<T> {
  readonly value: T | undefined;
  readonly failed: boolean;
  readonly retry: () => void;
}

/** Nothing waits for it: until it is here, things are called by their numbers. */
function useFetched<T>(load: (locale: Locale) => Promise<T>): Fetched<T> {
  const locale = useLocale();
  const [got, setGot] = useState<{ readonly locale: Locale; readonly value: T | undefined }>();
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let here = true;
    const take = (value: T | undefined): void => {
      if (here) setGot({ locale, value });
    };
    load(locale).then(take, () => take(undefined));
    return () => {
      here = false;
    };
  }, [load, locale, tries]);
  const mine = got?.locale === locale ? got : undefined;
  return {
    value: mine?.value,
    failed: mine !== undefined && mine.value === undefined,
    retry: () => setTries(tries + 1),
  };
}

export const useStory = (): Fetched<Story> => useFetched(loadStory);
export const useEventTales = () => useFetched(loadEvents).value;

/** A page of the book: the card of the chapter, a story card, or how it was lost. */
export type PageId = 'chapter' | number | 'lost';

/** How the chapter ended; a team can lose it (PR-ACOOP-4), among rivals the tale goes on (PR-ACOMP-7). */
export function endPage(view: View): PageId | undefined {
  const { outcome, options } = view;
  if (!outcome || !hasStory(view)) return undefined;
  return isTogether(view) && outcome.winners.length === 0 ? 'lost' : endingOf(options.chapter);
}

/** What has been read so far, in order (PR-ADV-5, PR-ADV-12). */
export function pagesOf(view: View): readonly PageId[] {
  if (!hasStory(view)) return [];
  const end = endPage(view);
  return ['chapter', ...(view.extra?.adventure?.tasks ?? []), ...(end === undefined ? [] : [end])];
}

export function cardOn(story: Story, page: PageId, chapter: number): StoryCard | ChapterCard | undefined {
  if (page === 'chapter') return chapterCard(story, chapter);
  return page === 'lost' ? lostPage(story, chapter) : pageOf(story, page);
}
