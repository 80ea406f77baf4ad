/** The words of the table, of its cards and of the battle, in English. */
import { awards } from './awards.ts';
import { battle } from './battle.ts';
import { face } from './face.ts';
import { help } from './help.ts';
import { lines } from './lines.ts';
import { notes } from './notes.ts';
import { printed } from './printed.ts';
import { tableBase } from './tableBase.ts';

export const table = { ...face, ...battle, ...awards, ...printed, ...lines, ...tableBase, ...help, ...notes } as const;
