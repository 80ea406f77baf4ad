/** The words of puzzles. They come with them, in all languages: they are few, and the first page does without. */
import { useSay } from '@broadside/kit';
import { type SayOf, texts } from '@broadside/text';
import { en } from './en.ts';
import { ru } from './ru.ts';
import { uk } from './uk.ts';

export const puzzleText = texts({ en, ru, uk });

export type PuzzleSay = SayOf<typeof puzzleText.en>;
export const usePuzzleSay = (): PuzzleSay => useSay();
