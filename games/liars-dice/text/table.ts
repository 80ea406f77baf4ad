/** The words of the table; those of the game come with its voice. */
import { type SayOf, texts, textUnder } from '@broadside/text';
import { table as en } from './en/table.ts';
import { table as ru } from './ru/table.ts';
import { table as uk } from './uk/table.ts';

export const tableText = texts({ en, ru, uk });

/** A sentence of the table: `t(props, 'bidBy', { name })`. */
export const t = textUnder(tableText, 'liars-dice.table');

export type TableSay = SayOf<typeof tableText.en>;
