/** The sentences of Pirates of the 7 Seas that every screen needs, and whoever says them. */
import { type SayOf, texts } from '@broadside/text';
import { cards as cardsEn } from './en/cards.ts';
import { log as logEn } from './en/log.ts';
import { options as optionsEn } from './en/options.ts';
import { reasons as reasonsEn } from './en/reasons.ts';
import { verbs as verbsEn } from './en/verbs.ts';
import { cards as cardsRu } from './ru/cards.ts';
import { log as logRu } from './ru/log.ts';
import { options as optionsRu } from './ru/options.ts';
import { reasons as reasonsRu } from './ru/reasons.ts';
import { verbs as verbsRu } from './ru/verbs.ts';
import { cards as cardsUk } from './uk/cards.ts';
import { log as logUk } from './uk/log.ts';
import { options as optionsUk } from './uk/options.ts';
import { reasons as reasonsUk } from './uk/reasons.ts';
import { verbs as verbsUk } from './uk/verbs.ts';

export const sevenSeasText = texts({
  en: { ...cardsEn, ...logEn, ...verbsEn, ...reasonsEn, ...optionsEn },
  ru: { ...cardsRu, ...logRu, ...verbsRu, ...reasonsRu, ...optionsRu },
  uk: { ...cardsUk, ...logUk, ...verbsUk, ...reasonsUk, ...optionsUk },
});

export type Words = typeof sevenSeasText.en;
/** Says the sentences of the game, and no others. */
export type Say = SayOf<Words>;
