/** The badges of Dead Reckoning as they hang on a wall: fetched where they are shown, in the language that is read. */
import type { BadgeShelf, BadgeWords } from '@broadside/kit';
import { drawings } from './drawings.tsx';
import type { DeadReckoningBadge, DeadReckoningMode, DeadReckoningNext } from './rules.ts';

type Words = BadgeWords<'dead-reckoning', DeadReckoningBadge, DeadReckoningNext, DeadReckoningMode>;

/** The easiest first. */
const ORDER: Readonly<Record<DeadReckoningBadge, number>> = {
  buildings: 1,
  islands: 2,
  fourAims: 3,
  scourge: 4,
  explorer: 5,
  battles: 6,
  sleeves: 7,
  upgrades: 8,
  hoard: 9,
  veterans: 10,
  rival: 11,
  peaceful: 12,
};

const words: Readonly<Record<'en' | 'ru' | 'uk', () => Promise<Words>>> = {
  en: async () => (await import('../../text/en/badges.ts')).badges,
  ru: async () => (await import('../../text/ru/badges.ts')).badges,
  uk: async () => (await import('../../text/uk/badges.ts')).badges,
};

const shelf: BadgeShelf = {
  badges: (Object.keys(ORDER) as DeadReckoningBadge[])
    .toSorted((one, other) => ORDER[one] - ORDER[other])
    .map((id) => ({ id, motif: drawings[id][0], field: drawings[id][1] })),
  words,
};

export default shelf;
