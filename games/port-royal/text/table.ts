/** The words of the table and of its cards; those of the game come with its voice. */
import { type SayOf, texts } from '@broadside/text';
import { table as en } from './en/table.ts';
import { table as ru } from './ru/table.ts';
import type { VoiceWords } from './say.ts';
import { table as uk } from './uk/table.ts';

export const tableText = texts({ en, ru, uk });

/** Says what the voice says, and the words of the table. */
export type TableSay = SayOf<VoiceWords & typeof tableText.en>;
