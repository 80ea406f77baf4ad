/**
 * The store in one SQLite file: nothing to install, every acknowledged entry on the disk. Statements are synchronous
 * and short; whoever has many entries to write hands them over together and pays for one flush.
 */
import type { Entry } from '@broadside/kernel';
import type { Said } from '@broadside/wire';
import Database from 'better-sqlite3';
import { entriesOf, judge, type MatchColumns, matchOf, noGuest, noTable, type StateColumns, stateOf } from './rows.ts';
import { migrationsAfter, SQLITE_MIGRATIONS } from './schema.ts';
import type { Append, Appended, GuestRow, MatchStart, Store, StoredMatch, TableRow, TableState } from './store.ts';

/** How long a writer waits for another process that is writing to the same file. */
const PATIENCE_MS = 5_000;

const STATE = `
  SELECT t.id, t.code, t.host, t.status, t.settings, t.next, t.created, m.n, m.to_act, m.moved,
    (SELECT json_group_array(json_object('guest', s.guest, 'name', s.name, 'bot', s.bot) ORDER BY s.seat)
       FROM seats s WHERE s.table_id = t.id) AS seats
  FROM tables t LEFT JOIN matches m ON m.id = t.id`;

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
    migrate(db, file);
    return db;
  } catch (error) {
    db.close();
    throw error;
  }
}

function prepare(db: Db) {
  return {
    addGuest: db.prepare<GuestRow>('INSERT INTO guests (id, name, created) VALUES (@id, @name, @created)'),
    guest: db.prepare<[string], GuestRow>('SELECT id, name, created FROM guests WHERE id = ?'),
    renameGuest: db.prepare<[string, string]>('UPDATE guests SET name = ? WHERE id = ?'),
    renameSeats: db.prepare<[string, string]>(
      `UPDATE seats SET name = ? WHERE guest = ?
         AND table_id IN (SELECT id FROM tables WHERE status IN ('waiting', 'playing'))`,
    ),
    addSession: db.prepare<[string, string, number]>('INSERT INTO sessions (hash, guest, at) VALUES (?, ?, ?)'),
    guestOfSession: db.prepare<[string], GuestRow>(
      'SELECT g.id, g.name, g.created FROM sessions s JOIN guests g ON g.id = s.guest WHERE s.hash = ?',
    ),
    dropSession: db.prepare<[string]>('DELETE FROM sessions WHERE hash = ?'),
    addRecovery: db.prepare<[string, string, number]>('INSERT INTO recoveries (hash, guest, expires) VALUES (?, ?, ?)'),
    takeRecovery: db.prepare<[string], { guest: string; expires: number }>(
      'DELETE FROM recoveries WHERE hash = ? RETURNING guest, expires',
    ),
    dropRecoveries: db.prepare<[number]>('DELETE FROM recoveries WHERE expires <= ?'),

    addTable: db.prepare<[ReturnType<typeof columnsOf>]>(
      `INSERT INTO tables (id, code, host, status, listed, settings, next, created)
       VALUES (@id, @code, @host, @status, @listed, @settings, @next, @created) ON CONFLICT (code) DO NOTHING`,
    ),
    saveTable: db.prepare<[ReturnType<typeof columnsOf>]>(
      `UPDATE tables SET code = @code, host = @host, status = @status, listed = @listed, settings = @settings,
         next = @next, created = @created WHERE id = @id`,
    ),
    clearSeats: db.prepare<[string]>('DELETE FROM seats WHERE table_id = ?'),
    addSeats: db.prepare<[string, string]>(
      `INSERT INTO seats (table_id, seat, guest, name, bot)
       SELECT ?, key, value ->> 'guest', value ->> 'name', value ->> 'bot' FROM json_each(?)`,
    ),
    table: db.prepare<[string], StateColumns>(`${STATE} WHERE t.id = ?`),
    tableByCode: db.prepare<[string], StateColumns>(`${STATE} WHERE t.code = ?`),
    openTables: db.prepare<[number], StateColumns>(
      `${STATE} WHERE t.status = 'waiting' AND t.listed = 1 ORDER BY t.created DESC, t.id LIMIT ?`,
    ),
    tablesOf: db.prepare<[string, number], StateColumns>(
      `${STATE} WHERE t.id IN (SELECT table_id FROM seats WHERE guest = ?) AND t.status <> 'closed'
       ORDER BY coalesce(m.moved, t.created) DESC, t.id LIMIT ?`,
    ),
    playing: db.prepare<[], StateColumns>(`${STATE} WHERE t.status = 'playing' ORDER BY t.created, t.id`),
    overTable: db.prepare<[string]>("UPDATE tables SET status = 'over', code = NULL WHERE id = ?"),

    addMatch: db.prepare<[string, string, string, number, string, number]>(
      'INSERT INTO matches (id, header, seed, n, to_act, moved) VALUES (?, ?, ?, ?, ?, ?)',
    ),
    match: db.prepare<[string], MatchColumns>(
      'SELECT m.header, m.seed, s.snapshot FROM matches m JOIN snapshots s ON s.match = m.id WHERE m.id = ?',
    ),
    lastEntry: db.prepare<[string], number>('SELECT n FROM matches WHERE id = ?').pluck(),
    moveMatch: db.prepare<[number, string, number, string]>(
      'UPDATE matches SET n = ?, to_act = ?, moved = ? WHERE id = ?',
    ),
    addEntry: db.prepare<[string, number, string | null, string]>(
      'INSERT INTO entries (match, n, command, entry) VALUES (?, ?, ?, ?)',
    ),
    entries: db
      .prepare<[string, number], string>('SELECT entry FROM entries WHERE match = ? AND n > ? ORDER BY n')
      .pluck(),
    command: db.prepare<[string, string], number>('SELECT n FROM entries WHERE match = ? AND command = ?').pluck(),
    saveSnapshot: db.prepare<[string, string]>(
      'INSERT INTO snapshots (match, snapshot) VALUES (?, ?) ON CONFLICT (match) DO UPDATE SET snapshot = excluded.snapshot',
    ),

    addSaid: db.prepare<[string, string]>('INSERT INTO said (table_id, line) VALUES (?, ?)'),
    said: db
      .prepare<[string, number], string>('SELECT line FROM said WHERE table_id = ? ORDER BY number DESC LIMIT ?')
      .pluck(),
    ping: db.prepare<[], number>('SELECT count(*) FROM sqlite_schema').pluck(),
  };
}

const columnsOf = ({ seats: _, settings, ...row }: TableRow) => ({
  ...row,
  settings: JSON.stringify(settings),
  listed: settings.listed ? 1 : 0,
});

export class SqliteStore implements Store {
  readonly #db: Db;
  readonly #do: ReturnType<typeof prepare>;

  constructor(file: string) {
    this.#db = openFile(file);
    this.#do = prepare(this.#db);
  }

  async addGuest(guest: GuestRow): Promise<void> {
    this.#do.addGuest.run(guest);
  }

  async guest(id: string): Promise<GuestRow | undefined> {
    return this.#do.guest.get(id);
  }

  async renameGuest(id: string, name: string): Promise<void> {
    this.#together(() => {
      if (this.#do.renameGuest.run(name, id).changes === 0) throw noGuest(id);
      this.#do.renameSeats.run(name, id);
    });
  }

  async addSession(hash: string, guest: string, at: number): Promise<void> {
    this.#do.addSession.run(hash, guest, at);
  }

  async guestOfSession(hash: string): Promise<GuestRow | undefined> {
    return this.#do.guestOfSession.get(hash);
  }

  async dropSession(hash: string): Promise<void> {
    this.#do.dropSession.run(hash);
  }

  async addRecovery(hash: string, guest: string, expires: number): Promise<void> {
    this.#do.addRecovery.run(hash, guest, expires);
  }

  async takeRecovery(hash: string, now: number): Promise<string | undefined> {
    return this.#together(() => {
      const taken = this.#do.takeRecovery.get(hash);
      this.#do.dropRecoveries.run(now);
      return taken !== undefined && taken.expires > now ? taken.guest : undefined;
    });
  }

  async addTable(table: TableRow): Promise<boolean> {
    return this.#together(() => {
      if (this.#do.addTable.run(columnsOf(table)).changes === 0) return false;
      this.#do.addSeats.run(table.id, JSON.stringify(table.seats));
      return true;
    });
  }

  async saveTable(table: TableRow): Promise<void> {
    this.#together(() => this.#save(table));
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
    this.#together(() => {
      this.#save(table);
      this.#do.addMatch.run(table.id, JSON.stringify(header), seed, opening.n, JSON.stringify(toAct), moved);
      this.#do.addEntry.run(table.id, opening.n, null, JSON.stringify(opening));
      this.#do.saveSnapshot.run(table.id, JSON.stringify(snapshot));
    });
  }

  async append(items: readonly Append[]): Promise<readonly Appended[]> {
    return this.#together(() => items.map((item) => this.#appendOne(item)));
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
    return this.#do.command.get(match, id);
  }

  async addSaid(table: string, line: Said): Promise<void> {
    this.#do.addSaid.run(table, JSON.stringify(line));
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
    this.#db.close();
  }

  /** One transaction, which takes the lock at once: what it reads cannot change before it writes. */
  #together<T>(work: () => T): T {
    return this.#db.transaction(work).immediate();
  }

  #save(table: TableRow): void {
    if (this.#do.saveTable.run(columnsOf(table)).changes === 0) throw noTable(table.id);
    this.#do.clearSeats.run(table.id);
    this.#do.addSeats.run(table.id, JSON.stringify(table.seats));
  }

  #appendOne(item: Append): Appended {
    const { match, entry, command, toAct, moved, snapshot, over } = item;
    const held = command === null ? undefined : this.#do.command.get(match, command);
    const verdict = judge(item, this.#do.lastEntry.get(match), held);
    if (!verdict.stored) return verdict;
    this.#do.addEntry.run(match, entry.n, command, JSON.stringify(entry));
    this.#do.moveMatch.run(entry.n, JSON.stringify(toAct), moved, match);
    if (snapshot) this.#do.saveSnapshot.run(match, JSON.stringify(snapshot));
    if (over) this.#do.overTable.run(match);
    return verdict;
  }
}
