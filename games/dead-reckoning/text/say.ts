/** What the words of the game are said with: only what is in its catalogues, and with all that it needs. */
import type { KeyUnder, SayOf } from '@broadside/text';
import type { deadReckoningText } from './index.ts';

type Messages = typeof deadReckoningText.en;

export type Say = SayOf<Messages>;

/** The rows of the score sheet that have a name. */
export type SheetKey = KeyUnder<Messages, 'dead-reckoning.sheet'>;

/** The rest of the keys of the log: `moved.gain` of `dead-reckoning.event.moved.gain`. */
export type EventKey = KeyUnder<Messages, 'dead-reckoning.event'>;
