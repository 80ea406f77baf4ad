/** The words of the terminal itself; games bring their own. */
import type { Catalogues } from '@broadside/text';
import { en } from './en.ts';
import { ru } from './ru.ts';
import { uk } from './uk.ts';

export type { CliKey } from './en.ts';
export const cliText: Catalogues = { en, ru, uk };
