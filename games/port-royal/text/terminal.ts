/** The words of the drawing in a terminal that the voice has not. */
import { type SayOf, texts } from '@broadside/text';
import { terminal as en } from './en/terminal.ts';
import { terminal as ru } from './ru/terminal.ts';
import type { VoiceWords } from './say.ts';
import { terminal as uk } from './uk/terminal.ts';

export const terminalText = texts({ en, ru, uk });

/** Says what the voice says, and the words of the drawing. */
export type TerminalSay = SayOf<VoiceWords & typeof terminalText.en>;
