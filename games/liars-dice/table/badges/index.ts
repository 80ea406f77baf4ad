/** The badges of Liar's Dice as they hang on a wall: fetched where they are shown, in the language that is read. */
import type { BadgeShelf, BadgeWords } from '@broadside/kit';
import { drawings } from './drawings.tsx';
import type { LiarsDiceBadge, LiarsDiceMode, LiarsDiceNext } from './rules.ts';

type Words = BadgeWords<'liars-dice', LiarsDiceBadge, LiarsDiceNext, LiarsDiceMode>;

/** The easiest first. */
const ORDER: Readonly<Record<LiarsDiceBadge, number>> = {
  bluff: 1,
  hunter: 2,
  honest: 3,
  ones: 4,
  exact: 5,
  overboard: 6,
  many: 7,
  lastDie: 8,
  regained: 9,
  crowd: 10,
  untouched: 11,
  threeInARow: 12,
};

const words: Readonly<Record<'en' | 'ru' | 'uk', () => Promise<Words>>> = {
  en: async () => (await import('../../text/en/badges.ts')).badges,
  ru: async () => (await import('../../text/ru/badges.ts')).badges,
  uk: async () => (await import('../../text/uk/badges.ts')).badges,
};

const shelf: BadgeShelf = {
  badges: (Object.keys(ORDER) as LiarsDiceBadge[])
    .toSorted((one, other) => ORDER[one] - ORDER[other])
    .map((id) => ({ id, motif: drawings[id][0], field: drawings[id][1] })),
  words,
};

export default shelf;
