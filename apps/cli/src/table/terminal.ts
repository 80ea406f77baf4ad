/** What the table needs of a terminal, so that tests can sit at it as well as people. */

/**
 * One key: the letter that was typed (`a`, `L`, `7`), or a name of several letters (`up`, `enter`,
 * `pagedown`, `ctrl-c`). `resize` is no key, but it wakes whoever waits for one.
 */
export type Key = string;

export interface Terminal {
  readonly columns: number;
  readonly rows: number;
  /** Whether colours may be used. */
  readonly colour: boolean;
  /** Keys in the order they are pressed; ends when the input ends. */
  readonly keys: AsyncIterator<Key>;
  /** Drops the keys that were pressed before now and that nobody asked for yet. */
  forgetKeys(): void;
  /** Shows these lines as the whole screen. */
  show(lines: readonly string[]): void;
  /** Plain text on the ordinary screen; only after `close`. */
  write(text: string): void;
  /** Gives the ordinary screen back. Safe to call twice. */
  close(): void;
}
