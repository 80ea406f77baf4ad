/** The words of the table; those of the game come with its voice. */
import { texts, textUnder } from '@broadside/text';
import { table as en } from './en/table.ts';
import { table as ru } from './ru/table.ts';
import { table as uk } from './uk/table.ts';

export const tableText = texts({ en, ru, uk });

/** A sentence of the table: `t(props, 'hand')`. */
export const t = textUnder(tableText, 'new-game.table');
