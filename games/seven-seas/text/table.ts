/** The words of the table, of its cards and of the lid; those of the game come with its voice. */
import { type SayOf, texts, textUnder } from '@broadside/text';
import { table as en } from './en/table.ts';
import { table as ru } from './ru/table.ts';
import type { Words } from './say.ts';
import { table as uk } from './uk/table.ts';

export const tableText = texts({ en, ru, uk });

/** Says what the game and its table have to say, and nothing else. */
export type TableSay = SayOf<Words & typeof tableText.en>;

/** A sentence of the table by the rest of its key. */
export const t = textUnder(tableText, 'seven-seas.table');
