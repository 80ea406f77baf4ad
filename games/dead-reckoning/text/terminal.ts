/** The words of the drawing that the voice has not. */
import { texts, textUnder } from '@broadside/text';
import { terminal as en } from './en/terminal.ts';
import { terminal as ru } from './ru/terminal.ts';
import { terminal as uk } from './uk/terminal.ts';

export const terminalText = texts({ en, ru, uk });

export const t = textUnder(terminalText, 'dead-reckoning.terminal');
