/** The story as the log of a campaign shows it: each language fetched once. */
import type { Locale } from '@broadside/text';
import { use } from 'react';
import { loadStory } from '../../story/index.ts';
import type { ChapterCard, Story, StoryCard } from '../../story/types.ts';

const stories = new Map<Locale, Promise<Story>>();

function storyIn(locale: Locale): Promise<Story> {
  const known = stories.get(locale);
  if (known) return known;
  const loading = loadStory(locale);
  // A chunk that could not be fetched is asked for again next time.
  loading.catch(() => stories.delete(locale));
  stories.set(locale, loading);
  return loading;
}

/** Suspends until the words are here. */
export const useStory = (locale: Locale): Story => use(storyIn(locale));

const cardOf = (story: Story, id: string): StoryCard | undefined => (story as Readonly<Record<string, StoryCard>>)[id];

/** PR-ADV-5: the book's cover opens chapter 1. */
export const chapterCard = (story: Story, chapter: number): StoryCard | ChapterCard | undefined =>
  cardOf(story, chapter === 1 ? 'cover' : `chapter${chapter}`);

export const pageOf = (story: Story, number: number): StoryCard | undefined => cardOf(story, String(number));

/** Read when a team has failed (PR-ACOOP-4). */
export const lostPage = (story: Story, chapter: number): StoryCard | undefined => cardOf(story, `lost${chapter}`);
