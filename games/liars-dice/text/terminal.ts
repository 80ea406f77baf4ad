/** The words of the drawing that the voice has not. */
import type { Catalogues } from '@broadside/text';
import { en } from './en/terminal.ts';
import { ru } from './ru/terminal.ts';
import { uk } from './uk/terminal.ts';

export const terminalText: Catalogues = { en, ru, uk };
