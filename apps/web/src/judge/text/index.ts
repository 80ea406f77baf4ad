/** The words of judged play, fetched with it: the first page does without. */
import { useSay as useAnySay } from '@broadside/kit';
import { type SayOf, texts } from '@broadside/text';
import type { FrameWords } from '../../text/say.ts';
import { en } from './en.ts';
import { ru } from './ru.ts';
import { uk } from './uk.ts';

export const judgeText = texts({ en, ru, uk });

export type JudgeSay = SayOf<FrameWords & typeof judgeText.en>;

/** Within a `SpeechProvider` that has these words. */
export const useJudgeSay = (): JudgeSay => useAnySay();
