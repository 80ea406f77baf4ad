/** The badges of Port Royal as they hang on a wall: fetched where they are shown, in the language that is read. */
import type { BadgeShelf, BadgeWords } from '@broadside/kit';
import { drawings } from './drawings.tsx';
import type { PortRoyalBadge, PortRoyalMode, PortRoyalNext } from './rules.ts';

type Words = BadgeWords<'port-royal', PortRoyalBadge, PortRoyalNext, PortRoyalMode>;

/** The easiest first. */
const ORDER: Readonly<Record<PortRoyalBadge, number>> = {
  threeTakes: 1,
  jester: 2,
  richTrade: 3,
  fiveColours: 4,
  fifteen: 5,
  gunboats: 6,
  expeditions: 7,
  admirals: 8,
  dryFeet: 9,
  noAdmiral: 10,
  coffers: 11,
  chapter: 12,
};

const words: Readonly<Record<'en' | 'ru' | 'uk', () => Promise<Words>>> = {
  en: async () => (await import('../../text/en/badges.ts')).badges,
  ru: async () => (await import('../../text/ru/badges.ts')).badges,
  uk: async () => (await import('../../text/uk/badges.ts')).badges,
};

const shelf: BadgeShelf = {
  badges: (Object.keys(ORDER) as PortRoyalBadge[])
    .toSorted((one, other) => ORDER[one] - ORDER[other])
    .map((id) => ({ id, motif: drawings[id][0], field: drawings[id][1] })),
  words,
};

export default shelf;
