/**
 * The store in one SQLite file: nothing to install, every acknowledged entry on the disk. Statements are synchronous
 * and short; whoever has many entries to write hands them over together and pays for one flush.
 */
import type { Entry } from '@broadside/kernel';
import type { Said } from '@broadside/wire';
import Database from 'better-sqlite3';
import { entriesOf, isNext, matchOf, noGuest, noTable, stateOf, turnedAway } from './rows.ts';
import { migrationsAfter, SQLITE_MIGRATIONS } from './schema.ts';
import { columnsOf, prepare } from './sqlite-sql.ts';
import type { Append, Appended, GuestRow, MatchStart, Store, StoredMatch, TableRow, TableState } from './store.ts';

/** How long a writer waits for another process that is writing to the same file. */
const PATIENCE_MS = 5_000;

/** The pages of the write-ahead file after which it is worked into the database: seldom, because a writer waits for it. */
const CHECKPOINT_PAGES = 4_000;

type Db = Database.Database;

function migrate(db: Db, file: string): void {
  const version = (): number => db.pragma('user_version', { simple: true }) as number;
  if (migrationsAfter(version(), SQLITE_MIGRATIONS, file).length === 0) return;
  db.transaction(() => {
    // Asked again under the lock: another process may have done it meanwhile.
    for (const migration of migrationsAfter(version(), SQLITE_MIGRATIONS, file)) db.exec(migration);
    db.pragma(`user_version = ${SQLITE_MIGRATIONS.length}`);
  }).immediate();
}

function openFile(file: string): Db {
  const db = new Database(file, { timeout: PATIENCE_MS });
  try {
    db.pragma('journal_mode = WAL');
    db.pragma('synchronous = FULL');
    db.pragma('foreign_keys = ON');
    db.pragma(`wal_autocheckpoint = ${CHECKPOINT_PAGES}`);
    migrate(db, file);
    return db;
  } catch (error) {
    db.close();
    throw error;
  }
}

const STORED: Appended = { stored: true };

interface Waiting {
  readonly work: () => unknown;
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: unknown) => void;
}

export class SqliteStore implements Store {
  readonly #db: Db;
  readonly #do: ReturnType<typeof prepare>;
  #waiting: Waiting[] = [];

  constructor(file: string) {
    this.#db = openFile(file);
    this.#do = prepare(this.#db);
  }

  async addGuest(guest: GuestRow): Promise<void> {
    await this.#write(() => this.#do.addGuest.run(guest));
  }

  async guest(id: string): Promise<GuestRow | undefined> {
    return this.#do.guest.get(id);
  }

  async renameGuest(id: string, name: string): Promise<void> {
    await this.#write(() => {
      if (this.#do.renameGuest.run(name, id).changes === 0) throw noGuest(id);
      this.#do.renameSeats.run(name, id);
    });
  }

  async addSession(hash: string, guest: string, at: number): Promise<void> {
    await this.#write(() => this.#do.addSession.run(hash, guest, at));
  }

  async guestOfSession(hash: string): Promise<GuestRow | undefined> {
    return this.#do.guestOfSession.get(hash);
  }

  async dropSession(hash: string): Promise<void> {
    await this.#write(() => this.#do.dropSession.run(hash));
  }

  async addRecovery(hash: string, guest: string, expires: number): Promise<void> {
    await this.#write(() => this.#do.addRecovery.run(hash, guest, expires));
  }

  async takeRecovery(hash: string, now: number): Promise<string | undefined> {
    return this.#write(() => {
      const taken = this.#do.takeRecovery.get(hash);
      this.#do.dropRecoveries.run(now);
      return taken !== undefined && taken.expires > now ? taken.guest : undefined;
    });
  }

  async addTable(table: TableRow): Promise<boolean> {
    return this.#write(() => {
      if (this.#do.addTable.run(columnsOf(table)).changes === 0) return false;
      this.#do.addSeats.run(table.id, JSON.stringify(table.seats));
      return true;
    });
  }

  async saveTable(table: TableRow): Promise<void> {
    await this.#write(() => this.#save(table));
  }

  async table(id: string): Promise<TableState | undefined> {
    const row = this.#do.table.get(id);
    return row && stateOf(row);
  }

  async tableByCode(code: string): Promise<TableState | undefined> {
    const row = this.#do.tableByCode.get(code);
    return row && stateOf(row);
  }

  async openTables(limit: number): Promise<readonly TableState[]> {
    return this.#do.openTables.all(limit).map(stateOf);
  }

  async tablesOf(guest: string, limit: number): Promise<readonly TableState[]> {
    return this.#do.tablesOf.all(guest, limit).map(stateOf);
  }

  async playing(): Promise<readonly TableState[]> {
    return this.#do.playing.all().map(stateOf);
  }

  async beginMatch(table: TableRow, start: MatchStart): Promise<void> {
    const { header, seed, opening, snapshot, toAct, moved = table.created } = start;
    await this.#write(() => {
      this.#save(table);
      const match = this.#do.addMatch.get(table.id, JSON.stringify(header), seed) as number;
      this.#do.addSpot.run(match, opening.n, JSON.stringify(toAct), moved);
      this.#do.addEntry.run(match, opening.n, null, JSON.stringify(opening));
      this.#do.saveSnapshot.run(match, JSON.stringify(snapshot));
    });
  }

  async append(items: readonly Append[]): Promise<readonly Appended[]> {
    const written = this.#write(() => items.map((item) => this.#appendOne(item)));
    // Whoever appends has collected a batch already.
    this.#flush();
    return written;
  }

  async match(id: string): Promise<StoredMatch | undefined> {
    // The log is read after the snapshot: it can only have grown meanwhile.
    const row = this.#do.match.get(id);
    return row && matchOf(row, this.#do.entries.all(id, -1).join(','));
  }

  async entries(id: string, from: number): Promise<readonly Entry[]> {
    return entriesOf(this.#do.entries.all(id, from).join(','));
  }

  async command(match: string, id: string): Promise<number | undefined> {
    const spot = this.#do.spot.get(match);
    return spot && this.#do.held.get(spot.match, id);
  }

  async addSaid(table: string, line: Said): Promise<void> {
    await this.#write(() => this.#do.addSaid.run(table, JSON.stringify(line)));
  }

  async said(table: string, limit: number): Promise<readonly Said[]> {
    return this.#do.said
      .all(table, limit)
      .reverse()
      .map((line) => JSON.parse(line) as Said);
  }

  async ping(): Promise<void> {
    this.#do.ping.get();
  }

  async close(): Promise<void> {
    this.#flush();
    this.#db.close();
  }

  /**
   * Runs in a transaction together with whatever else is to be written in this turn of the event loop: one flush to
   * the disk for all of them. Each is carried out whole or not at all, whatever becomes of the others.
   */
  #write<T>(work: () => T): Promise<T> {
    return new Promise((resolve, reject) => {
      if (this.#waiting.push({ work, resolve: resolve as (value: unknown) => void, reject }) === 1)
        setImmediate(() => this.#flush());
    });
  }

  #flush(): void {
    const waiting = this.#waiting;
    this.#waiting = [];
    if (waiting.length === 0) return;
    try {
      // It takes the lock at once: what it reads cannot change before it writes.
      const settle = this.#db.transaction(() => waiting.map((item) => this.#attempt(item, waiting.length > 1)));
      for (const tell of settle.immediate()) tell();
    } catch (error) {
      for (const { reject } of waiting) reject(error);
    }
  }

  /** How to tell the outcome once it is on the disk. A failure among others takes back only its own part. */
  #attempt({ work, resolve, reject }: Waiting, among: boolean): () => void {
    if (!among) {
      const value = work();
      return () => resolve(value);
    }
    try {
      const value = this.#db.transaction(work)();
      return () => resolve(value);
    } catch (error) {
      if (!this.#db.inTransaction) throw error;
      return () => reject(error);
    }
  }

  #save(table: TableRow): void {
    if (this.#do.saveTable.run(columnsOf(table)).changes === 0) throw noTable(table.id);
    this.#do.clearSeats.run(table.id);
    this.#do.addSeats.run(table.id, JSON.stringify(table.seats));
  }

  #appendOne(item: Append): Appended {
    const spot = this.#do.spot.get(item.match);
    if (spot && isNext(item, spot.n)) {
      this.#enter(spot.match, item);
      return STORED;
    }
    return turnedAway(spot && item.command !== null ? this.#do.held.get(spot.match, item.command) : undefined);
  }

  #enter(match: number, { match: id, entry, command, toAct, moved, snapshot, over }: Append): void {
    this.#do.addEntry.run(match, entry.n, command, JSON.stringify(entry));
    this.#do.moveSpot.run(entry.n, JSON.stringify(toAct), moved, match);
    if (snapshot) this.#do.saveSnapshot.run(match, JSON.stringify(snapshot));
    if (over) this.#do.overTable.run(id);
  }
}
