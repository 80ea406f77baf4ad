import type { Catalogues } from '@broadside/text';
import { en } from './en.ts';
import { ru } from './ru.ts';
import { uk } from './uk.ts';

/** What the commands say that are not a table. */
export const commandText: Catalogues = { en, ru, uk };
