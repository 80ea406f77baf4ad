/** The words of the drawing that the voice has not. */
import type { Catalogues } from '@broadside/text';
import { en } from './en.ts';
import { ru } from './ru.ts';
import { uk } from './uk.ts';

export const terminalText: Catalogues = { en, ru, uk };
