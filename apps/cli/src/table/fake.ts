/** A terminal for tests: somebody who reads the screen whenever the table waits for a key. */
import type { Key, Terminal } from './terminal.ts';

/** Looks at the screen and presses a key; undefined walks away (the input ends). */
export type Reader = (screen: readonly string[]) => Key | undefined;

export class FakeTerminal implements Terminal {
  columns: number;
  rows: number;
  readonly colour: boolean;
  /** Every screen that was shown. */
  readonly screens: (readonly string[])[] = [];
  /** What was written after the end. */
  written = '';
  closed = false;
  readonly keys: AsyncIterator<Key>;

  constructor(size: { readonly columns: number; readonly rows: number; readonly colour?: boolean }, reader: Reader) {
    this.columns = size.columns;
    this.rows = size.rows;
    this.colour = size.colour ?? false;
    this.keys = {
      next: async () => {
        const key = reader(this.screen);
        return key === undefined ? { value: undefined, done: true } : { value: key, done: false };
      },
    };
  }

  get screen(): readonly string[] {
    return this.screens[this.screens.length - 1] ?? [];
  }

  /** The screen as one text. */
  get text(): string {
    return this.screen.join('\n');
  }

  forgetKeys(): void {}

  show(lines: readonly string[]): void {
    this.screens.push(lines);
  }

  write(text: string): void {
    this.written += text;
  }

  close(): void {
    this.closed = true;
  }
}
