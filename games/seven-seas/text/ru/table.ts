/** The words of the table, of its cards and of the lid, in Russian. */
import { awards } from './awards.ts';
import { choosing } from './choosing.ts';
import { faces } from './faces.ts';
import { help } from './help.ts';
import { lid } from './lid.ts';
import { notes } from './notes.ts';
import { steps } from './steps.ts';
import { tableBase } from './tableBase.ts';

export const table = { ...faces, ...lid, ...steps, ...awards, ...choosing, ...tableBase, ...help, ...notes } as const;
