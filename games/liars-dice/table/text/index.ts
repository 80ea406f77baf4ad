/** The words of the table; those of the game come with its voice. */
import type { Catalogues } from '@broadside/text';
import { en } from './en.ts';
import { ru } from './ru.ts';
import { uk } from './uk.ts';

export const tableText: Catalogues = { en, ru, uk };
