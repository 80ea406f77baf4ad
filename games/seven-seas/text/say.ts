/** The sentences of Pirates of the 7 Seas that every screen needs, and whoever says them. */
import { type SayOf, texts } from '@broadside/text';
import { voice as en } from './en/voice.ts';
import { voice as ru } from './ru/voice.ts';
import { voice as uk } from './uk/voice.ts';

export const sevenSeasText = texts({ en, ru, uk });

export type Words = typeof sevenSeasText.en;
/** Says the sentences of the game, and no others. */
export type Say = SayOf<Words>;
