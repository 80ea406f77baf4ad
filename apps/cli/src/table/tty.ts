/** The terminal people sit at: raw keys, the alternate screen, and everything put back afterwards. */
import { emitKeypressEvents, type Key as NodeKey } from 'node:readline';
import type { ReadStream, WriteStream } from 'node:tty';
import type { Key, Terminal } from './terminal.ts';

const ESC = '\u001b[';
/** Alternate screen, no cursor, no wrapping (a glyph wider than we think must not break the frame). */
const ENTER = `${ESC}?1049h${ESC}?25l${ESC}?7l${ESC}2J`;
const LEAVE = `${ESC}0m${ESC}?7h${ESC}?25h${ESC}?1049l`;
/** Synchronized update: terminals that know it show the frame at once, others ignore it. */
const BEGIN_FRAME = `${ESC}?2026h${ESC}H`;
const END_FRAME = `${ESC}J${ESC}?2026l`;

const NAMED: Readonly<Record<string, Key>> = {
  return: 'enter',
  enter: 'enter',
  up: 'up',
  down: 'down',
  left: 'left',
  right: 'right',
  home: 'home',
  end: 'end',
  pageup: 'pageup',
  pagedown: 'pagedown',
  escape: 'escape',
  backspace: 'backspace',
  space: ' ',
};

/** Node's description of a key press in our words; undefined for keys that mean nothing here. */
export function keyOf(text: string | undefined, key: NodeKey | undefined): Key | undefined {
  if (key?.ctrl && key.name) return `ctrl-${key.name}`;
  const named = key?.name === undefined ? undefined : NAMED[key.name];
  if (named) return named;
  return text !== undefined && [...text].length === 1 && text >= ' ' ? text : undefined;
}

/** Keys wait in a row for whoever asks. */
class KeyRow implements AsyncIterator<Key> {
  private row: Key[] = [];
  private waiting: ((result: IteratorResult<Key>) => void) | undefined;
  private ended = false;

  push(key: Key): void {
    const { waiting } = this;
    this.waiting = undefined;
    if (waiting) waiting({ value: key, done: false });
    else this.row.push(key);
  }

  end(): void {
    this.ended = true;
    this.waiting?.({ value: undefined, done: true });
  }

  forget(): void {
    this.row = [];
  }

  next(): Promise<IteratorResult<Key>> {
    const value = this.row.shift();
    if (value !== undefined) return Promise.resolve({ value, done: false });
    if (this.ended) return Promise.resolve({ value: undefined, done: true });
    return new Promise((resolve) => {
      this.waiting = resolve;
    });
  }
}

/** NO_COLOR is a promise: any value but the empty one switches every colour off. */
const wantsColour = (): boolean => !process.env.NO_COLOR && process.env.TERM !== 'dumb';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

class Tty implements Terminal {
  readonly colour = wantsColour();
  readonly keys = new KeyRow();
  private open = true;
  private readonly input: ReadStream;
  private readonly output: WriteStream;

  constructor(input: ReadStream, output: WriteStream) {
    this.input = input;
    this.output = output;
    emitKeypressEvents(input);
    input.setRawMode(true);
    // A window that was closed answers with errors; for the table that is the same as nobody there.
    input.on('keypress', this.onKey).on('end', this.onEnd).on('error', this.onEnd);
    output.on('error', this.onEnd);
    input.resume();
    output.on('resize', this.onResize);
    output.write(ENTER);
    // The trace of a crash must land on the ordinary screen, so it is given back before it is printed.
    process.on('uncaughtExceptionMonitor', this.onExit).on('exit', this.onExit);
    for (const signal of SIGNALS) process.on(signal, this.onSignal);
  }

  get columns(): number {
    return this.output.columns ?? 80;
  }

  get rows(): number {
    return this.output.rows ?? 24;
  }

  forgetKeys(): void {
    this.keys.forget();
  }

  show(lines: readonly string[]): void {
    if (!this.open) return;
    const { rows } = this;
    // Each line is cleared before it is written: clearing after it would eat a full line's last column.
    const body = lines.slice(0, rows).map((line) => `${ESC}2K${line}`);
    this.output.write(`${BEGIN_FRAME}${body.join('\r\n')}${lines.length < rows ? `\r\n${END_FRAME}` : `${ESC}?2026l`}`);
  }

  write(text: string): void {
    this.output.write(text);
  }

  close(): void {
    if (!this.open) return;
    this.open = false;
    process.off('uncaughtExceptionMonitor', this.onExit).off('exit', this.onExit);
    for (const signal of SIGNALS) process.off(signal, this.onSignal);
    this.input.off('keypress', this.onKey).off('end', this.onEnd);
    this.output.off('resize', this.onResize);
    this.input.setRawMode(false);
    this.input.pause();
    this.output.write(LEAVE);
    this.keys.end();
  }

  private readonly onKey = (text: string | undefined, key: NodeKey | undefined): void => {
    const pressed = keyOf(text, key);
    if (pressed !== undefined) this.keys.push(pressed);
  };

  private readonly onEnd = (): void => this.keys.end();
  private readonly onResize = (): void => this.keys.push('resize');
  private readonly onExit = (): void => this.close();

  private readonly onSignal = (signal: NodeJS.Signals): void => {
    this.close();
    process.kill(process.pid, signal);
  };
}

/** Whether a person sits there: keys can be read and the screen be drawn. */
export const canOpenTerminal = (): boolean => process.stdin.isTTY === true && process.stdout.isTTY === true;

/** Takes over the terminal of this process until `close`. */
export const openTerminal = (): Terminal => new Tty(process.stdin, process.stdout);
