/** Port Royal with all its expansions, in English. */
import { adventure } from './adventure.ts';
import { base } from './base.ts';
import { cards } from './cards.ts';
import { contracts } from './contracts.ts';
import { expansions } from './expansions.ts';
import { options } from './options.ts';
import { quests } from './quests.ts';
import { why } from './why.ts';

export const voice = {
  ...base,
  ...cards,
  ...options,
  ...expansions,
  ...contracts,
  ...adventure,
  ...quests,
  ...why,
} as const;
