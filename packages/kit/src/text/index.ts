/** The words of the components; screens and games bring their own. */
import { type SayOf, texts } from '@broadside/text';
import { components as en } from './en/components.ts';
import { components as ru } from './ru/components.ts';
import { components as uk } from './uk/components.ts';

export const kitText = texts({ en, ru, uk });

/** Says what the components say, and nothing else. */
export type KitSay = SayOf<typeof kitText.en>;
