/** Words of levels and styles, fetched where a bot is chosen: the first page does without. */
import { useSay as useAnySay } from '@broadside/kit';
import { type SayOf, texts } from '@broadside/text';
import type { FrameWords } from '../../text/say.ts';
import { en } from './en.ts';
import { ru } from './ru.ts';
import { uk } from './uk.ts';

export const levelsText = texts({ en, ru, uk });

export type LevelsSay = SayOf<FrameWords & typeof levelsText.en>;

/** Within a `SpeechProvider` that has these words. */
export const useLevelsSay = (): LevelsSay => useAnySay();
