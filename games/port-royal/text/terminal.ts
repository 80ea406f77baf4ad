/** The words of the drawing in a terminal that the voice has not. */
import { type SayOf, texts, textUnder } from '@broadside/text';
import { portRoyalText } from './catalogues.ts';
import { terminal as en } from './en/terminal.ts';
import { terminal as ru } from './ru/terminal.ts';
import type { VoiceWords } from './say.ts';
import { terminal as uk } from './uk/terminal.ts';

export const terminalText = texts({ en, ru, uk });

export const t = textUnder(terminalText, 'port-royal.terminal');

/** Words of the voice that the drawing uses as they are. */
export const voiced = textUnder(portRoyalText, 'port-royal');

/** Says what the voice says, and the words of the drawing. */
export type TerminalSay = SayOf<VoiceWords & typeof terminalText.en>;
