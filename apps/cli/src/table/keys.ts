/** Asking for keys: the next one, or one within a while. */
import type { Key, Terminal } from './terminal.ts';

/** The input ended (the window was closed, a pipe ran dry): nobody is there any more. */
export class NobodyThere extends Error {
  constructor() {
    super('the input ended');
    this.name = 'NobodyThere';
  }
}

const QWERTY = 'qwertyuiop[]asdfghjkl;\'zxcvbnm,.`QWERTYUIOP{}ASDFGHJKL:"ZXCVBNM<>~';
const LAYOUTS = [
  'йцукенгшщзхъфывапролджэячсмитьбюёЙЦУКЕНГШЩЗХЪФЫВАПРОЛДЖЭЯЧСМИТЬБЮЁ',
  "йцукенгшщзхїфівапролджєячсмитьбю'ЙЦУКЕНГШЩЗХЇФІВАПРОЛДЖЄЯЧСМИТЬБЮ₴",
];

const LATIN: ReadonlyMap<Key, Key> = new Map(
  LAYOUTS.flatMap((layout) => [...layout].map((letter, at): [Key, Key] => [letter, QWERTY[at]])).filter(
    ([letter]) => letter > '\u0400',
  ),
);

/** The Latin letter on the same key of the keyboard: nobody should have to switch the layout to undo. */
export const latin = (key: Key): Key => LATIN.get(key) ?? key;

export class Keys {
  private readonly terminal: Terminal;
  /** A key that was asked for and has not come yet. */
  private pending: Promise<IteratorResult<Key>> | undefined;
  private arrived = false;

  constructor(terminal: Terminal) {
    this.terminal = terminal;
  }

  /** Waits for a key, however long it takes. */
  async next(): Promise<Key> {
    const { value, done } = await this.ask();
    this.pending = undefined;
    if (done) throw new NobodyThere();
    return latin(value);
  }

  /** Waits for a key, but not longer than this. */
  async within(ms: number): Promise<Key | undefined> {
    if (ms <= 0) return undefined;
    let timer: NodeJS.Timeout | undefined;
    const time = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, ms);
    });
    const key = await this.before(time);
    clearTimeout(timer);
    return key;
  }

  /** A key that comes before the work is done; undefined if the work is done first. */
  async before(work: Promise<unknown>): Promise<Key | undefined> {
    const done = work.then(() => undefined);
    const first = await Promise.race([done, this.ask()]);
    return first === undefined ? undefined : this.next();
  }

  /** Keys from before must not answer a question that was not asked yet. */
  forget(): void {
    if (this.arrived) this.pending = undefined;
    this.terminal.forgetKeys();
  }

  private ask(): Promise<IteratorResult<Key>> {
    if (!this.pending) {
      this.arrived = false;
      this.pending = this.terminal.keys.next();
      this.pending.then(
        ({ done }) => {
          // The end of the input is never forgotten.
          this.arrived = !done;
        },
        () => undefined,
      );
    }
    return this.pending;
  }
}
