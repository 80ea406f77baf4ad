/** The words of the drawing in a terminal; those of the game come with its voice. */
import { texts, textUnder } from '@broadside/text';
import { terminal as en } from './en/terminal.ts';
import { terminal as ru } from './ru/terminal.ts';
import { terminal as uk } from './uk/terminal.ts';

export const terminalText = texts({ en, ru, uk });

/** A sentence of the drawing by the rest of its key. */
export const t = textUnder(terminalText, 'seven-seas.terminal');
