/** From meaning to colour: the few SGR codes of the table, readable on dark and on light backgrounds. */
import type { Line, Tone } from '@broadside/text/terminal';

const CODES: Readonly<Record<Tone, string>> = {
  strong: '1',
  quiet: '2',
  title: '1;36',
  gold: '33',
  good: '32',
  alarm: '1;31',
  chosen: '7',
  yellow: '33',
  blue: '94',
  green: '32',
  red: '31',
  // Neither black nor white can be read everywhere: the terminal's own ink can.
  black: '39',
  ares: '35',
  'flag-yellow': '30;43',
  'flag-blue': '97;44',
  'flag-green': '30;42',
  'flag-red': '97;41',
  'flag-black': '97;40',
  'flag-ares': '97;45',
};

/** A line as text for the terminal. */
export const painted = (line: Line, colour: boolean): string =>
  line
    .map((piece) => {
      if (typeof piece === 'string') return piece;
      return colour && piece.text !== '' ? `\u001b[${CODES[piece.tone]}m${piece.text}\u001b[0m` : piece.text;
    })
    .join('');

export const strong = (text: string) => ({ text, tone: 'strong' }) as const;
export const quiet = (text: string) => ({ text, tone: 'quiet' }) as const;
export const title = (text: string) => ({ text, tone: 'title' }) as const;
export const alarm = (text: string) => ({ text, tone: 'alarm' }) as const;
export const chosen = (text: string) => ({ text, tone: 'chosen' }) as const;
