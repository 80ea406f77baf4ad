/** Where everything is shown: one terminal, one game, one language at a time. */

import type { GameProgram } from '@broadside/shelf';
import { commonText, LOCALES, type Locale, type NameOf, type Say, speaker } from '@broadside/text';
import type { Line, Room } from '@broadside/text/terminal';
import { harmless, pen } from '@broadside/text/terminal';
import { cliText, type TableSay } from '../text/table.ts';
import { Keys } from './keys.ts';
import { painted } from './paint.ts';
import type { Terminal } from './terminal.ts';

const NAME_COLUMNS = 16;

/** Everything that is said at the table of this game. */
const tongueOf = (entry: GameProgram, locale: Locale): Say =>
  speaker(locale, commonText, cliText, entry.voice.catalogues, entry.terminal.catalogues);

/** Names as they were given, made harmless; a seat without a name is called by its number. */
function namesFrom(names: readonly string[]): NameOf {
  const tame = names.map((name) => harmless(name, NAME_COLUMNS));
  return (seat) => tame[seat] || `${seat + 1}`;
}

/** A game in one language at a time. */
export class Speech {
  readonly entry: GameProgram;
  readonly nameOf: NameOf;
  locale: Locale;
  /** What the game's own words are said with. */
  tongue: Say;

  constructor(entry: GameProgram, locale: Locale, names: readonly string[]) {
    this.entry = entry;
    this.nameOf = namesFrom(names);
    this.locale = locale;
    this.tongue = tongueOf(entry, locale);
  }

  /** What the table around the game says. */
  get say(): TableSay {
    return this.tongue;
  }

  /** The next language of the table, at once. */
  switchLanguage(): void {
    this.locale = LOCALES[(LOCALES.indexOf(this.locale) + 1) % LOCALES.length];
    this.tongue = tongueOf(this.entry, this.locale);
  }

  room(columns: number, rows: number): Room {
    return { columns, rows, say: this.tongue, nameOf: this.nameOf, pen };
  }
}

export class Screen extends Speech {
  readonly terminal: Terminal;
  readonly keys: Keys;

  constructor(entry: GameProgram, terminal: Terminal, locale: Locale, names: readonly string[]) {
    super(entry, locale, names);
    this.terminal = terminal;
    this.keys = new Keys(terminal);
  }

  get columns(): number {
    return this.terminal.columns;
  }

  get rows(): number {
    return this.terminal.rows;
  }

  /** Whatever the lines are, they never leave the screen. */
  show(lines: readonly Line[]): void {
    const { columns, rows } = this;
    this.terminal.show(lines.slice(0, rows).map((line) => painted(pen.cut(line, columns), this.terminal.colour)));
  }
}
