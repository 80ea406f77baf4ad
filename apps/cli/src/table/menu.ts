/** A list of choices: in columns if there is room, with a key before each and a cursor on one. */
import type { Line } from '@broadside/text/terminal';
import { pen, widthOfText } from '@broadside/text/terminal';
import { chosen, quiet, strong } from './paint.ts';
import type { Key } from './terminal.ts';

/** Letters with a meaning of their own (undo, restart, log, cards, quit, help, save, go) are no labels. */
const LABELS = [...'123456789abdefijkmnoptvwxyz'];

const GAP = 2;
/** Cursor, label and the spaces around them. */
const LABEL_COLUMNS = 4;

export class Menu {
  readonly choices: readonly string[];
  cursor = 0;
  private perColumn = 1;

  constructor(choices: readonly string[]) {
    this.choices = choices;
  }

  /** The choice a key picks; undefined if it moved the cursor or means nothing. */
  press(key: Key): number | undefined {
    if (key === 'enter') return this.cursor;
    const labelled = LABELS.indexOf(key);
    if (labelled >= 0 && labelled < this.choices.length) return labelled;
    this.move(key);
    return undefined;
  }

  private move(key: Key): void {
    const last = this.choices.length - 1;
    const steps: Readonly<Record<Key, number>> = {
      up: this.cursor - 1,
      down: this.cursor + 1,
      left: this.cursor - this.perColumn,
      right: this.cursor + this.perColumn,
      home: 0,
      end: last,
    };
    const target = steps[key];
    if (target === undefined) return;
    // Up and down go round; sideways there is an edge.
    if (key === 'up' || key === 'down') this.cursor = (target + last + 1) % (last + 1);
    else if (target >= 0 && target <= last) this.cursor = target;
    else if (key === 'right') this.cursor = last;
  }

  /** At most `rows` lines; the list scrolls with the cursor if there are more. */
  lines(columns: number, rows: number): Line[] {
    const width = Math.max(...this.choices.map(widthOfText)) + LABEL_COLUMNS;
    const blocks = width > columns ? this.tall(columns) : this.grid(width, columns);
    const from = blocks.slice(0, this.cursor % this.perColumn).flat().length;
    const all = blocks.flat();
    const shown = Math.min(rows, all.length);
    // The whole choice under the cursor stays in sight.
    const until = from + (blocks[this.cursor % this.perColumn]?.length ?? 1);
    const top = Math.max(0, Math.min(Math.max(0, until - shown), from));
    const more = { above: top > 0, below: top + shown < all.length };
    return all.slice(top, top + shown).map((line, y) => withArrow(line, columns, y, shown, more));
  }

  /** Long choices stand below each other, each in as many lines as it needs. */
  private tall(columns: number): Line[][] {
    this.perColumn = this.choices.length;
    return this.choices.map((text, at) => {
      const lines = pen.wrap([`${this.mark(at)}${text}`], columns - 2, LABEL_COLUMNS);
      return at === this.cursor ? lines.map((line) => [chosen(plain(pen.pad(line, columns - 2)))]) : lines;
    });
  }

  /** Short choices stand in columns, one block for each row. */
  private grid(width: number, columns: number): Line[][] {
    const across = Math.max(1, Math.floor((columns + GAP) / (width + GAP)));
    this.perColumn = Math.ceil(this.choices.length / across);
    return Array.from({ length: this.perColumn }, (_, y) => [
      Array.from({ length: across }, (_, x) => this.cell(x * this.perColumn + y, width)).flatMap(
        (cell, x): Line => (x > 0 ? [' '.repeat(GAP), ...cell] : cell),
      ),
    ]);
  }

  private mark(at: number): string {
    return `${at === this.cursor ? '›' : ' '} ${LABELS[at] ?? ' '} `;
  }

  private cell(at: number, width: number): Line {
    const text = this.choices[at];
    if (text === undefined) return [];
    if (at === this.cursor) return [chosen(plain(pen.pad([`${this.mark(at)}${text}`], width)))];
    return pen.pad(['  ', strong(LABELS[at] ?? ' '), ` ${text}`], width);
  }
}

const plain = (line: Line): string => line.map((piece) => (typeof piece === 'string' ? piece : piece.text)).join('');

/** An arrow at the edge says that the list goes on. */
function withArrow(
  line: Line,
  columns: number,
  y: number,
  shown: number,
  more: { readonly above: boolean; readonly below: boolean },
): Line {
  const up = more.above && y === 0;
  const down = more.below && y === shown - 1;
  return up || down ? [...pen.pad(line, columns - 1), quiet(up && down ? '↕' : up ? '↑' : '↓')] : line;
}
