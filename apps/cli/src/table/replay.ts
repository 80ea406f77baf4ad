/** Looking at a recorded match, move by move, and printing a single position of it. */
import { MatchReplay } from '@broadside/host';
import type { AnyMatch, Viewer } from '@broadside/kernel';
import type { GameProgram } from '@broadside/shelf';
import type { Locale } from '@broadside/text';
import type { Line } from '@broadside/text/terminal';
import { pen } from '@broadside/text/terminal';
import { frame, type Hint, header, rule } from './frame.ts';
import { helpLines } from './help.ts';
import { Journal } from './journal.ts';
import { NobodyThere } from './keys.ts';
import { read } from './pager.ts';
import { painted, quiet, strong } from './paint.ts';
import { Screen, Speech } from './screen.ts';
import type { Key, Terminal } from './terminal.ts';

export interface ReplaySetup {
  readonly entry: GameProgram;
  readonly match: AnyMatch;
  readonly locale: Locale;
  readonly names: readonly string[];
  /** Whose view is shown. */
  readonly viewer: Viewer;
  /** The entry to begin at; the set-up is 0. */
  readonly at?: number | undefined;
}

const HINTS: readonly Hint[] = [
  ['← →', 'step'],
  ['PgUp PgDn', 'turn'],
  ['?', 'help'],
  ['q', 'leave'],
  ['l', 'log'],
  ['Home End', 'ends'],
  ['12 g', 'jump'],
  ['c', 'cards'],
  ['L', 'language'],
];

class Replay {
  private readonly setup: ReplaySetup;
  private readonly screen: Screen;
  private readonly journal: Journal;
  private readonly replay: MatchReplay;
  private at: number;
  /** Digits typed so far, waiting for `g`. */
  private typed = '';

  constructor(setup: ReplaySetup, terminal: Terminal) {
    this.setup = setup;
    this.screen = new Screen(setup.entry, terminal, setup.locale, setup.names);
    this.journal = new Journal(this.screen, setup.match);
    this.replay = new MatchReplay(setup.match);
    this.at = this.replay.clamp(setup.at ?? 0);
  }

  async run(): Promise<void> {
    for (;;) {
      this.show();
      const key = await this.screen.keys.next();
      if (key === 'q' || key === 'ctrl-c' || (key === 'escape' && this.typed === '')) return;
      if (!(await this.readOn(key))) this.go(key);
    }
  }

  private show(): void {
    const { screen, journal, replay, at, typed } = this;
    const { viewer } = this.setup;
    const { say } = screen;
    const place = say('cli.replay.at', { n: at, last: replay.last, turn: replay.turn(at) });
    screen.show(
      frame(screen, {
        view: replay.view(at, viewer),
        logTitle: say('cli.log.title'),
        log: (columns) => journal.strip(viewer, at, at - 1, columns),
        prompt: typed === '' ? [strong(place)] : [strong(place), quiet(`   ${say('cli.replay.typed', { typed })}`)],
        hints: HINTS,
      }),
    );
  }

  /** Things to read beside the position. */
  private async readOn(key: Key): Promise<boolean> {
    const { screen, journal, at } = this;
    const { viewer } = this.setup;
    const view = this.replay.view(at, viewer);
    if (key === 'l') await read(screen, 'cli.log.full', (columns) => journal.full(viewer, at, columns), 'end');
    else if (key === 'c')
      await read(screen, 'cli.cards.title', (columns) =>
        screen.entry.terminal.abilities(view, screen.room(columns, screen.rows)),
      );
    else if (key === '?' || key === 'h')
      await read(screen, 'cli.help.title', (columns) => helpLines(screen, view, 'replay', columns));
    else if (key === 'L') screen.switchLanguage();
    else return false;
    return true;
  }

  private go(key: Key): void {
    if (/^\d$/.test(key)) {
      this.typed = `${this.typed}${key}`.slice(0, 6);
      return;
    }
    this.at = this.replay.clamp(this.target(key));
    this.typed = key === 'backspace' ? this.typed.slice(0, -1) : key === 'resize' ? this.typed : '';
  }

  private target(key: Key): number {
    const { at, replay } = this;
    switch (key) {
      case 'right':
      case 'down':
      case ' ':
        return at + 1;
      case 'left':
      case 'up':
        return at - 1;
      case 'pagedown':
        return replay.turnFrom(at, 1);
      case 'pageup':
        return replay.turnFrom(at, -1);
      case 'home':
        return 0;
      case 'end':
        return replay.last;
      case 'g':
        return this.typed === '' ? at : Number(this.typed);
      default:
        return at;
    }
  }
}

/** Steps through a match, finished or not, until the reader leaves. */
export async function replayAtTable(setup: ReplaySetup & { readonly terminal: Terminal }): Promise<void> {
  const { terminal } = setup;
  try {
    await new Replay(setup, terminal).run();
  } catch (error) {
    if (!(error instanceof NobodyThere)) throw error;
  } finally {
    terminal.close();
  }
}

export interface PrintSetup extends ReplaySetup {
  readonly columns?: number | undefined;
  readonly colour?: boolean | undefined;
}

/** One position as plain text, in as many lines as it needs: for pipes, files and mail. */
export function printPosition(setup: PrintSetup): string {
  const columns = setup.columns ?? 80;
  const { entry, match, locale, names, viewer } = setup;
  const speech = new Speech(entry, locale, names);
  const room = speech.room(columns, Number.POSITIVE_INFINITY);
  const replay = new MatchReplay(match);
  const at = replay.clamp(setup.at ?? replay.last);
  const view = replay.view(at, viewer);
  const { say } = speech;
  const { old, fresh } = new Journal(speech, match).strip(viewer, at, at - 1, columns);
  const lines: Line[] = [
    header(speech, entry.terminal.headline(view, room)),
    [say('cli.replay.at', { n: at, last: replay.last, turn: replay.turn(at) })],
    [],
    ...entry.terminal.draw(view, room),
    rule(say('cli.log.title'), columns),
    ...[...old.slice(-3), ...fresh],
    ...entry.terminal.scoreSheet(view, room),
  ];
  return lines.map((line) => painted(pen.cut(line, columns), setup.colour ?? false).trimEnd()).join('\n');
}
