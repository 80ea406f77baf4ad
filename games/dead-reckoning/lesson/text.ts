/** All that is said in lessons, checked as a whole; a browser fetches the one language that is read (`manifest.ts`). */
import { texts } from '@broadside/text';
import en from './en/index.ts';
import ru from './ru/index.ts';
import uk from './uk/index.ts';

export const lessonText = texts({ en, ru, uk });
export type LessonKey = keyof typeof lessonText.en;
