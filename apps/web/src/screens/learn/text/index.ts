/** The words of the coach. They come with it, in all languages: they are few, and the first page does without. */
import { useSay } from '@broadside/kit';
import { type SayOf, texts } from '@broadside/text';
import { en } from './en.ts';
import { ru } from './ru.ts';
import { uk } from './uk.ts';

export const coachText = texts({ en, ru, uk });

export type CoachSay = SayOf<typeof coachText.en>;
export const useCoachSay = (): CoachSay => useSay();
