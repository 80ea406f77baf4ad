/** The words of the table, of its cards and of the battle; those of the game come with its voice. */
import { type KeyUnder, type SayOf, texts, textUnder } from '@broadside/text';
import { table as en } from './en/table.ts';
import { table as ru } from './ru/table.ts';
import type { Say } from './say.ts';
import { table as uk } from './uk/table.ts';

export const tableText = texts({ en, ru, uk });

/** Says what the table says: its own words and those of the game. */
export type TableSay = Say & SayOf<typeof tableText.en>;

/** Words of the board. */
export const t = textUnder(tableText, 'dead-reckoning.table');

/** Words of a battle on the screen. */
export const tBattle = textUnder(tableText, 'dead-reckoning.battle');
export type BattleKey = KeyUnder<typeof tableText.en, 'dead-reckoning.battle'>;
