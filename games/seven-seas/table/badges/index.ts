/** The badges of Pirates of the 7 Seas as they hang on a wall: fetched where they are shown, in the language that is read. */
import type { BadgeShelf, BadgeWords } from '@broadside/kit';
import { drawings } from './drawings.tsx';
import type { SevenSeasBadge, SevenSeasMode } from './rules.ts';

type Words = BadgeWords<'seven-seas', SevenSeasBadge, never, SevenSeasMode>;

/** The easiest first. */
const ORDER: Readonly<Record<SevenSeasBadge, number>> = {
  fourShips: 1,
  unscathed: 2,
  gifts: 3,
  rituals: 4,
  fleet: 5,
  bigSale: 6,
  clean: 7,
  lucky: 8,
  unsinkable: 9,
  corsair: 10,
  survivor: 11,
  hairsbreadth: 12,
};

const words: Readonly<Record<'en' | 'ru' | 'uk', () => Promise<Words>>> = {
  en: async () => (await import('../../text/en/badges.ts')).badges,
  ru: async () => (await import('../../text/ru/badges.ts')).badges,
  uk: async () => (await import('../../text/uk/badges.ts')).badges,
};

const shelf: BadgeShelf = {
  badges: (Object.keys(ORDER) as SevenSeasBadge[])
    .toSorted((one, other) => ORDER[one] - ORDER[other])
    .map((id) => ({ id, motif: drawings[id][0], field: drawings[id][1] })),
  words,
};

export default shelf;
