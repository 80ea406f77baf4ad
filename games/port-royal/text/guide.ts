/** A line for everything that can be played, as the host reads it. */
import { texts } from '@broadside/text';
import { guide as en } from './en/guide.ts';
import { guide as ru } from './ru/guide.ts';
import { guide as uk } from './uk/guide.ts';

export const portRoyalGuideText = texts({ en, ru, uk });
