/** The shape of the tale: what is read from a story card, and which cards there are (PR-ADV-3 to 5). */

export interface StoryCard {
  readonly title: string;
  /** Paragraphs, read aloud. */
  readonly text: readonly string[];
  /** One line of flavour above the requirement on the back. The requirement itself comes from the card data. */
  readonly task?: string;
}

export interface TaskCard extends StoryCard {
  readonly task: string;
}

export interface ChapterCard extends StoryCard {
  /** What happened before, true on every path through the earlier chapters. */
  readonly before: readonly string[];
}

export const CHAPTER_IDS = ['chapter2', 'chapter3', 'chapter4', 'chapter5'] as const;
export const TASK_IDS = [
  ...(['10', '11', '12', '13', '14', '15', '16', '17'] as const),
  ...(['20', '21', '22', '23', '24', '25', '26', '27', '28'] as const),
  ...(['281', '282', '283', '284', '285', '286'] as const),
  ...(['30', '31', '32', '33', '34', '35', '36'] as const),
  ...(['40', '41', '42', '43', '44', '45', '46'] as const),
  ...(['50', '51', '52', '53', '54', '55', '56', '57'] as const),
] as const;
export const ENDING_IDS = ['61', '62', '63', '64', '65'] as const;

/** The 55 story cards; the cover opens chapter 1. */
export const STORY_IDS = ['cover', ...CHAPTER_IDS, ...TASK_IDS, ...ENDING_IDS] as const;
/** Read when a team fails a chapter and tries again (PR-ACOOP-4). */
export const LOST_IDS = ['lost1', 'lost2', 'lost3', 'lost4', 'lost5'] as const;

export type ChapterId = (typeof CHAPTER_IDS)[number];
export type TaskId = (typeof TASK_IDS)[number];
export type EndingId = (typeof ENDING_IDS)[number];
export type StoryId = (typeof STORY_IDS)[number];
export type LostChapter = (typeof LOST_IDS)[number];

export type Story = Readonly<
  Record<'cover' | EndingId | LostChapter, StoryCard> & Record<ChapterId, ChapterCard> & Record<TaskId, TaskCard>
>;

export const EVENT_IDS = [
  'goodWind',
  'alms',
  'duel',
  'toll',
  'busyQuay',
  'harbourGuard',
  'storm',
  'salvage',
  'marketDay',
  'highDemand',
  'idleHands',
  'openHarbour',
  'audience',
  'quietWaters',
  'endOfMonth',
  'endOfMonthAfter',
] as const;

export type EventId = (typeof EVENT_IDS)[number];

export interface EventWords {
  readonly title: string;
  /** One line of flavour; what the event does comes from the card data. */
  readonly line: string;
}

export type EventTales = Readonly<Record<EventId, EventWords>>;
