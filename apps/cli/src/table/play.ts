/** Playing: people choose with keys, bots are watched, until the match is over or everybody has left. */
import type { Answer } from '@broadside/host';
import { type Action, type Reason, type Seat, TABLE } from '@broadside/kernel';
import { type Line, tinted } from '@broadside/text/terminal';
import { HereThrower } from '@broadside/throw/physics';
import { farewell, finish } from './finish.ts';
import { frame, type Hint } from './frame.ts';
import { lastActOf, newsAfter } from './journal.ts';
import { NobodyThere } from './keys.ts';
import { Menu } from './menu.ts';
import { quiet, strong } from './paint.ts';
import { Table, type TableSetup } from './table.ts';
import type { Key } from './terminal.ts';
import { TerminalHost } from './terminalHost.ts';

const PLAY_HINTS: readonly Hint[] = [
  ['↑↓ Enter', 'choose'],
  ['u', 'undo'],
  ['?', 'help'],
  ['q', 'leave'],
  ['l', 'log'],
  ['c', 'cards'],
  ['r', 'restart'],
  ['L', 'language'],
];

const WATCH_HINTS: readonly Hint[] = [
  ['+ −', 'pace'],
  ['u', 'undo'],
  ['l', 'log'],
  ['?', 'help'],
  ['L', 'language'],
  ['q', 'leave'],
];

class Play {
  private readonly table: Table;
  private readonly host: TerminalHost;
  /** Bots hurry until a person is asked again. */
  private hurried = false;

  constructor(table: Table) {
    this.table = table;
    this.host = new TerminalHost(table.setup, new HereThrower(), () => (this.hurried ? 0 : table.pace.ms));
  }

  stop(): void {
    this.host.stop();
  }

  async run(): Promise<void> {
    const { table, host } = this;
    const { match } = table;
    if (table.setup.seats.length < match.header.seats) throw new Error('somebody has to sit at every seat');
    await host.begin();
    while (!table.left && !match.outcome) {
      const seat = match.toAct[0];
      if (seat === TABLE) await host.after(match.n);
      else if (table.isPerson(seat)) await this.askPerson(seat);
      else if (host.clock.waits) await this.pause(seat);
      else await this.waitFor(seat);
    }
    if (!table.left) await finish(table);
  }

  private show(prompt: Line, hints: readonly Hint[], since: number, menu?: Menu): void {
    const { match, screen, journal, viewer, view, notice } = this.table;
    const news = menu !== undefined && since > 0 && match.n > since;
    screen.show(
      frame(screen, {
        view,
        logTitle: screen.say(news ? 'cli.log.since' : 'cli.log.title'),
        log: (columns) => journal.strip(viewer, match.n, since, columns),
        prompt,
        ...(menu ? { choices: (columns: number, rows: number) => menu.lines(columns, rows) } : {}),
        notice,
        hints,
      }),
    );
  }

  // People

  private async askPerson(seat: Seat): Promise<void> {
    if (!(await this.handOver(seat))) return;
    const { match, screen } = this.table;
    await this.table.keep();
    this.hurried = false;
    screen.keys.forget();
    const actions: readonly Action[] = match.legal(seat);
    const since = newsAfter(match, seat);
    let cursor = 0;
    for (;;) {
      const menu = this.menuFor(seat, actions, cursor);
      this.show([strong(screen.say('cli.prompt.person', { name: screen.nameOf(seat) }))], PLAY_HINTS, since, menu);
      const key = await screen.keys.next();
      this.table.notice = undefined;
      const choice = menu.press(key);
      cursor = menu.cursor;
      if (choice !== undefined) {
        if (!(await this.isMeant(seat, actions[choice], since))) continue;
        this.explain(await this.host.request(seat, 'play', actions[choice]));
        return;
      }
      if (await this.takenBack(seat, key)) return;
      if (!(await this.table.handle(key)) && isLeaving(key)) await this.maybeLeave();
      if (this.table.left) return;
    }
  }

  /** A fatal choice is asked for twice; thinking again is the first answer. */
  private async isMeant(seat: Seat, action: Action, since: number): Promise<boolean> {
    const { match, screen } = this.table;
    if (!screen.entry.terminal.isFatal(action, match.view(seat))) return true;
    const menu = new Menu([screen.say('cli.meant.no'), screen.say('cli.meant.yes')]);
    for (;;) {
      this.show([tinted('alarm', screen.say('cli.meant.question'))], [], since, menu);
      const key = await screen.keys.next();
      const choice = menu.press(key);
      if (choice !== undefined) return choice === 1;
      if (isLeaving(key)) return false;
    }
  }

  /** In the language of the moment. */
  private menuFor(seat: Seat, actions: readonly Action[], cursor: number): Menu {
    const { match, screen } = this.table;
    const view = match.view(seat);
    const menu = new Menu(
      actions.map((action) => screen.entry.voice.action(action, view, seat, screen.tongue, screen.nameOf)),
    );
    menu.cursor = cursor;
    return menu;
  }

  /** Another person sits down: nothing of their view is shown before they say so. False if somebody left or took back. */
  private async handOver(seat: Seat): Promise<boolean> {
    const { table } = this;
    const { screen } = table;
    const before = table.person;
    if (before === undefined || before === seat) {
      table.person = seat;
      return true;
    }
    screen.keys.forget();
    for (;;) {
      const prompt = screen.say('cli.prompt.curtain', { name: screen.nameOf(seat) });
      this.show([strong(prompt)], WATCH_HINTS.slice(1), lastActOf(table.match, before));
      const key = await screen.keys.next();
      table.notice = undefined;
      if (await this.takenBack(before, key)) return false;
      if (isLeaving(key)) await this.maybeLeave();
      else if (!(await table.handle(key))) break;
      if (table.left) return false;
    }
    table.person = seat;
    return true;
  }

  /** Undo and restart; a refusal is explained and changes nothing. */
  private async takenBack(seat: Seat, key: Key): Promise<boolean> {
    if (key !== 'u' && key !== 'r') return false;
    return this.explain(await this.host.request(seat, key === 'u' ? 'undo' : 'restart'));
  }

  /** Whether it was done; if not, the table says why. */
  private explain(answer: Answer): boolean {
    if (answer.type === 'done') return true;
    const { screen } = this.table;
    const { reason, message } = answer.error;
    this.table.warn(reason ? screen.entry.voice.reason(reason as Reason, screen.tongue) : message);
    return false;
  }

  // Bots, and the table itself

  private watch(prompt: Line): void {
    const { match, viewer } = this.table;
    this.show(prompt, WATCH_HINTS, typeof viewer === 'number' ? lastActOf(match, viewer) : Math.max(0, match.n - 1));
  }

  private watchThinking(seat: Seat): void {
    const { screen } = this.table;
    this.watch([strong(screen.say('cli.prompt.thinking', { name: screen.nameOf(seat) }))]);
  }

  /** Time to follow what happens, and the last moment to take something back. */
  private async pause(seat: Seat): Promise<void> {
    const { table, host } = this;
    const { screen } = table;
    const playing = screen.say('cli.prompt.bot', { name: screen.nameOf(seat) });
    this.watch([strong(playing), quiet(`  ${screen.say('cli.prompt.hurry')}`)]);
    const key = await screen.keys.within(table.pace.ms * (screen.entry.pace ?? 1));
    if (key !== undefined) {
      table.notice = undefined;
      if (table.person !== undefined && (await this.takenBack(table.person, key))) return;
      if (isLeaving(key)) await this.maybeLeave();
      else if (!(await table.handle(key)) && key !== 'u' && key !== 'r') this.hurried = true;
      if (table.left || (!this.hurried && table.pace.ms > 0)) return;
    }
    host.clock.ring();
  }

  /** A bot that thinks elsewhere must not lock anybody in. */
  private async waitFor(seat: Seat): Promise<void> {
    const { table, host } = this;
    const { n } = table.match;
    this.watchThinking(seat);
    const moved = host.after(n);
    if (await isQuick(moved)) return;
    for (;;) {
      const key = await table.screen.keys.before(moved);
      if (key === undefined) return;
      if (isLeaving(key)) await this.maybeLeave();
      else await table.handle(key);
      if (table.left) return;
      this.watchThinking(seat);
    }
  }

  // Leaving

  /** A match with a file of its own is simply kept; otherwise the player is asked once. */
  private async maybeLeave(): Promise<void> {
    const { table } = this;
    const { screen } = table;
    if (table.setup.saveTo !== undefined) {
      table.left = true;
      return;
    }
    const answers = (['save', 'drop', 'stay'] as const).map((word) => screen.say(`cli.leave.${word}`));
    const menu = new Menu(answers);
    for (;;) {
      this.show([strong(screen.say('cli.leave.question'))], [['↑↓ Enter', 'choose']], table.match.n, menu);
      const key = await screen.keys.next();
      const choice = key === 's' ? 0 : key === 'q' || key === 'ctrl-c' ? 1 : key === 'escape' ? 2 : menu.press(key);
      if (choice === undefined) continue;
      table.left = choice === 1 || (choice === 0 && (await table.save()));
      return;
    }
  }
}

const isLeaving = (key: Key): boolean => key === 'q' || key === 'ctrl-c';

/** Done before anybody could press a key. */
const isQuick = (work: Promise<void>): Promise<boolean> =>
  Promise.race([work.then(() => true), new Promise<false>((resolve) => void setImmediate(() => resolve(false)))]);

/** Plays a match at the terminal until its end, or until the player leaves. */
export async function playAtTable(setup: TableSetup): Promise<void> {
  const table = new Table(setup);
  const play = new Play(table);
  try {
    await play.run();
  } catch (error) {
    if (!(error instanceof NobodyThere)) throw error;
  } finally {
    play.stop();
    setup.terminal.close();
    // Whatever happened: a match that has a file is in it.
    if (setup.saveTo !== undefined) await table.save();
  }
  for (const line of farewell(table)) setup.terminal.write(`${line}\n`);
}
