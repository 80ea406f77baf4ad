/** The tale of The Adventure Begins. Languages are loaded when asked for, so that the first page does not carry them. */
import type { EventTales, Story } from './types.ts';

export * from './types.ts';

type StoryLocale = 'en' | 'ru' | 'uk';

const STORIES: Readonly<Record<StoryLocale, () => Promise<{ readonly story: Story }>>> = {
  en: () => import('./en/index.ts'),
  ru: () => import('./ru/index.ts'),
  uk: () => import('./uk/index.ts'),
};

const EVENTS: Readonly<Record<StoryLocale, () => Promise<{ readonly events: EventTales }>>> = {
  en: () => import('./en/events.ts'),
  ru: () => import('./ru/events.ts'),
  uk: () => import('./uk/events.ts'),
};

export const loadStory = async (locale: StoryLocale): Promise<Story> => (await STORIES[locale]()).story;

export const loadEvents = async (locale: StoryLocale): Promise<EventTales> => (await EVENTS[locale]()).events;
