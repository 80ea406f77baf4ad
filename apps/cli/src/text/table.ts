/** The words of the terminal itself; games bring their own. */
import { type KeyUnder, type SayOf, texts } from '@broadside/text';
import { table as en } from './en/table.ts';
import { table as ru } from './ru/table.ts';
import { table as uk } from './uk/table.ts';

export const cliText = texts({ en, ru, uk });

export type TableSay = SayOf<typeof cliText.en>;
/** What a key does, in a word. */
export type HintWord = KeyUnder<typeof cliText.en, 'cli.hint'>;
