/** The words of the table; those of the game come with its voice. */
import type { Catalogues } from '@broadside/text';
import { en } from './en/table.ts';
import { ru } from './ru/table.ts';
import { uk } from './uk/table.ts';

export const tableText: Catalogues = { en, ru, uk };
