/** One screen: headline, the game's own drawing, the log, the question with its answers, the keys. */
import type { Line, Span } from '@broadside/text/terminal';
import { pen } from '@broadside/text/terminal';
import type { HintWord } from '../text/table.ts';
import type { StripLines } from './journal.ts';
import { quiet, strong, title } from './paint.ts';
import type { Screen, Speech } from './screen.ts';

/** From here on the log stands beside the table instead of below it. */
const SIDE_FROM = 120;
const SIDE_COLUMNS = 42;

const LEAST = { columns: 50, rows: 16 };

export type Hint = readonly [key: string, word: HintWord];

export interface FrameContent {
  readonly view: unknown;
  readonly logTitle: string;
  /** The log's lines for a given width. */
  log(columns: number): StripLines;
  readonly prompt: Line;
  /** Answers to the prompt, in at most so many rows. */
  choices?(columns: number, rows: number): Line[];
  readonly notice?: Line | undefined;
  readonly hints: readonly Hint[];
}

/** Keys and what they do, as many as fit; the rest is in the help. */
export function hintLine(screen: Screen, hints: readonly Hint[]): Line {
  const line: (string | Span)[] = [];
  for (const [key, word] of hints) {
    const gap = line.length > 0 ? '  ' : ' ';
    const hint = [gap, strong(key), ' ', quiet(screen.say(`cli.hint.${word}`))];
    if (pen.width([...line, ...hint]) > screen.columns) break;
    line.push(...hint);
  }
  return line;
}

/** `── Log ───────────`. */
export function rule(text: string, columns: number): Line {
  const caption = text === '' ? '' : ` ${text} `;
  return pen.cut(
    [quiet('──'), strong(caption), quiet('─'.repeat(Math.max(0, columns - 2 - pen.width([caption]))))],
    columns,
  );
}

export const header = (speech: Speech, headline: Line): Line => [
  title(` ⚓ ${speech.entry.terminal.title(speech.tongue)} `),
  quiet('· '),
  ...headline,
];

const tail = (lines: readonly Line[], rows: number): Line[] => {
  const last = rows > 0 ? lines.slice(-rows) : [];
  return [...last, ...Array.from({ length: rows - last.length }, (): Line => [])];
};

/** The strip's caption also says how much of the news does not fit. */
function strip(screen: Screen, content: FrameContent, columns: number, rows: number): Line[] {
  const { old, fresh } = content.log(columns);
  const lines = [...old, ...fresh];
  const hidden = Math.max(0, fresh.length - rows);
  const more = hidden > 0 ? ` (${screen.say('cli.log.earlier', { count: hidden })})` : '';
  return [rule(content.logTitle + more, columns), ...tail(lines, rows)];
}

/** How much of the log is shown if the table asks for all the room it can get. */
const logRows = (rows: number): number => (rows >= 36 ? 7 : rows >= 28 ? 5 : 3);

interface Body {
  readonly lines: Line[];
  /** Whether the game could show everything. */
  readonly whole: boolean;
}

/** The game below its headline, the log in whatever rows are left, but never in fewer than one. */
function stacked(screen: Screen, content: FrameContent, rows: number): Body {
  const { columns } = screen;
  let drawing: Line[] = [];
  for (let least = logRows(screen.rows); least >= 1; least--) {
    drawing = screen.entry.terminal.draw(content.view, screen.room(columns, rows - least - 1));
    if (drawing.length <= rows - least - 1) break;
  }
  const shown = drawing.slice(0, rows - 2);
  const log = strip(screen, content, columns, rows - shown.length - 1);
  return { lines: [...shown, ...log], whole: shown.length === drawing.length };
}

/** The game on the left, the log on the right. */
function beside(screen: Screen, content: FrameContent, rows: number): Body {
  const columns = screen.columns - SIDE_COLUMNS - 3;
  const drawing = screen.entry.terminal.draw(content.view, screen.room(columns, rows));
  const log = strip(screen, content, SIDE_COLUMNS, rows - 1);
  const lines = Array.from(
    { length: rows },
    (_, y): Line => [...pen.pad(drawing[y] ?? [], columns), quiet(' │ '), ...(log[y] ?? [])],
  );
  return { lines, whole: drawing.length <= rows };
}

/** What stands below the table: notice, question, answers, keys. */
function bottomOf(screen: Screen, content: FrameContent, choices: number): Line[] {
  const { columns } = screen;
  return [
    ...(columns >= SIDE_FROM ? [rule('', columns)] : []),
    ...(content.notice ? pen.wrap(content.notice, columns, 2) : []),
    content.prompt,
    ...(content.choices?.(columns, choices) ?? []),
    hintLine(screen, content.hints),
  ];
}

const FEWEST_CHOICES = 3;

export function frame(screen: Screen, content: FrameContent): Line[] {
  const { columns, rows } = screen;
  if (columns < LEAST.columns || rows < LEAST.rows) return [[screen.say('cli.tooSmall', LEAST)]];
  const compose = (choices: number): Body => {
    const bottom = bottomOf(screen, content, choices);
    const middle = rows - 1 - bottom.length;
    const { lines, whole } = (columns >= SIDE_FROM ? beside : stacked)(screen, content, middle);
    return { lines: [...lines, ...bottom], whole };
  };
  // A crowded table is worth more than a long list: choices scroll, the table does not.
  const generous = compose(Math.max(FEWEST_CHOICES, Math.floor(rows / 4)));
  const { lines } = generous.whole ? generous : compose(FEWEST_CHOICES);
  return [header(screen, screen.entry.terminal.headline(content.view, screen.room(columns, 1))), ...lines];
}
