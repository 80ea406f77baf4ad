/** Words of results and badges, fetched with them: the first page does without. */
import { useSay as useAnySay } from '@broadside/kit';
import { type SayOf, texts } from '@broadside/text';
import type { FrameWords } from '../../text/say.ts';
import { en } from './en.ts';
import { ru } from './ru.ts';
import { uk } from './uk.ts';

export const resultsText = texts({ en, ru, uk });

export type ResultsSay = SayOf<FrameWords & typeof resultsText.en>;

/** Within a `SpeechProvider` that has these words. */
export const useResultsSay = (): ResultsSay => useAnySay();
