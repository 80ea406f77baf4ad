/** Something long to read: scrolls, and goes away at the press of a key. */
import type { Line } from '@broadside/text/terminal';
import { type Hint, header, hintLine } from './frame.ts';
import { strong } from './paint.ts';
import type { Screen } from './screen.ts';
import type { Key } from './terminal.ts';

const HINTS: readonly Hint[] = [
  ['↑↓ PgUp PgDn', 'scroll'],
  ['q', 'back'],
];

function scrolled(key: Key, top: number, page: number, last: number): number | undefined {
  switch (key) {
    case 'up':
      return top - 1;
    case 'down':
    case 'enter':
      return top + 1;
    case 'pageup':
      return top - page;
    case 'pagedown':
    case ' ':
      return top + page;
    case 'home':
      return 0;
    case 'end':
      return last;
    case 'resize':
      return top;
    default:
      return undefined;
  }
}

/** Shows lines made for the width of the screen; `from` says which end is read first. */
export async function read(
  screen: Screen,
  caption: 'cli.log.full' | 'cli.cards.title' | 'cli.help.title',
  lines: (columns: number) => readonly Line[],
  from: 'top' | 'end' = 'top',
): Promise<void> {
  let top = from === 'top' ? 0 : Number.POSITIVE_INFINITY;
  for (;;) {
    const text = lines(screen.columns);
    const page = Math.max(1, screen.rows - 3);
    const last = Math.max(0, text.length - page);
    top = Math.max(0, Math.min(top, last));
    const shown = text.slice(top, top + page);
    const blank = Array.from({ length: page - shown.length }, (): Line => []);
    screen.show([header(screen, [strong(screen.say(caption))]), [], ...shown, ...blank, hintLine(screen, HINTS)]);
    const key = await screen.keys.next();
    if (key === 'L') screen.switchLanguage();
    const next = key === 'L' ? top : scrolled(key, top, page, last);
    if (next === undefined) return;
    top = next;
  }
}
