/** What play and its end have in common: the match on the screen, its log, its file, the keys that always work. */
import type { Bot } from '@broadside/bots';
import type { AnyMatch, Seat, Viewer } from '@broadside/kernel';
import type { GameProgram } from '@broadside/shelf';
import type { Locale } from '@broadside/text';
import type { Line } from '@broadside/text/terminal';
import { helpLines } from './help.ts';
import { Journal } from './journal.ts';
import { Pace } from './pace.ts';
import { read } from './pager.ts';
import { alarm, quiet } from './paint.ts';
import { fileNameFor, writeMatch } from './save.ts';
import { Screen } from './screen.ts';
import type { Key, Terminal } from './terminal.ts';

/** Somebody at this keyboard, or a bot. */
export type SeatKind = 'me' | Bot;

/** The commands a player can type after leaving, given the match's file. */
export interface Commands {
  resume(file: string): string;
  replay(file: string): string;
  verify(file: string): string;
}

export interface TableSetup {
  readonly entry: GameProgram;
  readonly match: AnyMatch;
  readonly locale: Locale;
  readonly seats: readonly SeatKind[];
  readonly names: readonly string[];
  /** How long a bot may think about one move. */
  readonly botMs?: number | undefined;
  /** The pause before a bot's move in milliseconds; 0 for none. */
  readonly pace?: number | undefined;
  readonly terminal: Terminal;
  /** Where the match is kept; without it the player is asked. */
  readonly saveTo?: string | undefined;
  /** The words that seat the same company again, for the resume command. */
  readonly company?: readonly string[] | undefined;
}

/** A word as a shell reads it. */
const quoted = (word: string): string => (/^[\w.,/-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`);

const commandsFor = (company: readonly string[] = []): Commands => ({
  resume: (file) => ['npx broadside play --load', file, ...company].map(quotedAfterFirst).join(' '),
  replay: (file) => `npx broadside replay ${quoted(file)}`,
  verify: (file) => `npx broadside verify ${quoted(file)}`,
});

const quotedAfterFirst = (word: string, at: number): string => (at === 0 ? word : quoted(word));

export class Table {
  readonly setup: TableSetup;
  readonly match: AnyMatch;
  readonly screen: Screen;
  readonly journal: Journal;
  readonly pace: Pace;
  readonly commands: Commands;
  notice: Line | undefined;
  /** The player has risen: nothing more is asked. */
  left = false;
  /** The file that holds the match as it is now. */
  savedAs: string | undefined;
  private unwritable = false;
  /** Who sat at the keyboard last. */
  person: Seat | undefined;

  constructor(setup: TableSetup) {
    this.setup = setup;
    this.match = setup.match;
    this.screen = new Screen(setup.entry, setup.terminal, setup.locale, setup.names);
    this.journal = new Journal(this.screen, setup.match);
    this.pace = new Pace(setup.pace);
    this.commands = commandsFor(setup.company);
  }

  isPerson(seat: Seat): boolean {
    return this.setup.seats[seat] === 'me';
  }

  /** Whose view of the table is shown: whoever sits at the keyboard. */
  get viewer(): Viewer {
    if (this.person !== undefined) return this.person;
    const first = this.setup.seats.indexOf('me');
    return first < 0 ? 'spectator' : first;
  }

  get view(): unknown {
    return this.match.view(this.viewer);
  }

  inform(text: string): void {
    this.notice = [quiet(text)];
  }

  warn(text: string): void {
    this.notice = [alarm(text)];
  }

  /** Keys that mean the same wherever the table is shown; false for all others. */
  async handle(key: Key): Promise<boolean> {
    const { screen } = this;
    switch (key) {
      case '?':
      case 'h':
        await read(screen, 'cli.help.title', (columns) => helpLines(screen, this.view, 'play', columns));
        return true;
      case 'l':
        await read(screen, 'cli.log.full', (columns) => this.journal.full(this.viewer, this.match.n, columns), 'end');
        return true;
      case 'c':
        await read(screen, 'cli.cards.title', (columns) =>
          screen.entry.terminal.abilities(this.view, screen.room(columns, screen.rows)),
        );
        return true;
      case 'L':
        screen.switchLanguage();
        this.inform(screen.say('cli.language'));
        return true;
      case '+':
      case '=':
      case '-':
        this.pace.change(key === '-' ? 1 : -1);
        this.inform(this.pace.inWords(screen));
        return true;
      case 'resize':
        return true;
      default:
        return false;
    }
  }

  /** Keeps the file of a match that has one up to date: a closed window costs nothing. */
  async keep(): Promise<void> {
    const { saveTo } = this.setup;
    if (saveTo === undefined || this.unwritable) return;
    try {
      await writeMatch(this.match, saveTo);
    } catch {
      // Reported once more, and loudly, when the player leaves.
      this.unwritable = true;
      await this.save();
    }
  }

  /** Writes the match; a failure is reported, not thrown, because the match itself is still here. */
  async save(): Promise<boolean> {
    const file = this.setup.saveTo ?? fileNameFor(this.match);
    try {
      await writeMatch(this.match, file);
      this.savedAs = file;
      this.inform(this.screen.say('cli.saved', { file }));
      return true;
    } catch (error) {
      this.warn(this.screen.say('cli.saveFailed', { file, error: String(error) }));
      return false;
    }
  }
}
