/** Entries into the SQLite file, one after the other; always inside a transaction. */
import type { Written } from './batch.ts';
import { turnedAway } from './rows.ts';
import type { Statements } from './sqlite-sql.ts';
import type { Appended } from './store.ts';

const STORED: Appended = { stored: true };
/** How many matches' numbers are remembered. */
const REMEMBERED = 20_000;

export class Appender {
  readonly #do: Statements;
  /** The numbers of matches in this file, which stay what they are. */
  readonly #numbers = new Map<string, number>();

  constructor(statements: Statements) {
    this.#do = statements;
  }

  /** Only the very next number is stored, so that a log has no gap. */
  append([id, n, entry, command, toAct, moved, snapshot, over, version]: Written): Appended {
    const match = this.numberOf(id);
    if (match === undefined) return turnedAway(undefined);
    const away = (): Appended => turnedAway(command === null ? undefined : this.#do.held.get({ match, command }));
    if (version !== null && this.#do.version.get(id) !== version) return away();
    const { changes, lastInsertRowid } = this.#do.addEntry.run(command, entry, match, n - 1);
    if (changes === 0) return away();
    this.#do.moveSpot.run(n, Number(lastInsertRowid), toAct, moved, match);
    if (snapshot !== null) this.#do.saveSnapshot.run(match, snapshot);
    if (over) this.#do.overTable.run(id);
    return STORED;
  }

  numberOf(id: string): number | undefined {
    const known = this.#numbers.get(id);
    if (known !== undefined) return known;
    const number = this.#do.number.get(id);
    if (this.#numbers.size >= REMEMBERED) this.#numbers.clear();
    if (number !== undefined) this.#numbers.set(id, number);
    return number;
  }

  /** A transaction was taken back, perhaps with the beginning of a match. */
  forget(): void {
    this.#numbers.clear();
  }
}
