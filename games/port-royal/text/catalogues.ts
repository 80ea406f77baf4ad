/** The sentences of the voice: names, log, verbs, refusals, options. */
import { texts } from '@broadside/text';
import { voice as en } from './en/voice.ts';
import { voice as ru } from './ru/voice.ts';
import { voice as uk } from './uk/voice.ts';

export const portRoyalText = texts({ en, ru, uk });
