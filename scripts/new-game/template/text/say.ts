/** All that the voice says, and the `say` that takes nothing else. */
import { type SayOf, texts } from '@broadside/text';
import { voice as en } from './en/voice.ts';
import { voice as ru } from './ru/voice.ts';
import { voice as uk } from './uk/voice.ts';

export const newGameText = texts({ en, ru, uk });

export type Say = SayOf<typeof newGameText.en>;
