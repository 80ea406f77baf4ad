/** The words of the drawing that the voice has not. */
import { type SayOf, texts } from '@broadside/text';
import { terminal as en } from './en/terminal.ts';
import { terminal as ru } from './ru/terminal.ts';
import type { newGameText } from './say.ts';
import { terminal as uk } from './uk/terminal.ts';

export const terminalText = texts({ en, ru, uk });

export type TerminalSay = SayOf<typeof terminalText.en & typeof newGameText.en>;
