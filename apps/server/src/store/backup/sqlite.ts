/** Backups of the SQLite file and into it. Whoever reads sees one moment, whatever is written meanwhile. */
import { existsSync } from 'node:fs';
import Database from 'better-sqlite3';
import { migrationsAfter, SQLITE_MIGRATIONS } from '../schema.ts';
import { openFile } from '../sqlite-file.ts';
import { takeLock } from '../sqlite-lock.ts';
import { NoStore } from '../trouble.ts';
import { ENTRIES, type EntryRow, MATCHES, type MatchRow, newer, OWN_NUMBERS, PLAIN, type Row } from './format.ts';
import { notEmpty, older, type Target } from './target.ts';

type Db = Database.Database;

const MATCH = `
  SELECT m.id, m.header, m.seed, s.snapshot, p.n, p.to_act, p.moved
  FROM matches m JOIN stands p ON p.match = m.number JOIN snapshots s ON s.match = m.number WHERE m.number = ?`;

const LOG = `
  WITH RECURSIVE log (n, command, entry, before) AS (
    SELECT e.n, e.command, e.entry, e.before FROM stands s JOIN entries e ON e.number = s.last WHERE s.match = ?
    UNION ALL
    SELECT e.n, e.command, e.entry, e.before FROM log JOIN entries e ON e.number = log.before)
  SELECT n, command, entry FROM log ORDER BY n`;

/** The one that refers to others goes first. */
const EMPTIED = ['entries', 'snapshots', 'stands', 'matches', ...[...PLAIN].reverse()];

function columnsOf(db: Db, kind: string): readonly string[] {
  const all = db.prepare<[string], string>('SELECT name FROM pragma_table_info(?)').pluck().all(kind);
  return all.filter((name) => name !== OWN_NUMBERS[kind]);
}

/** Every row as it is at this moment; a server may go on writing. */
export async function* rowsOfFile(file: string): AsyncGenerator<Row> {
  if (!existsSync(file))
    throw new NoStore(`There is no database ${file}: name the folder of yours with --data or BROADSIDE_DATA.`);
  const db = new Database(file, { readonly: true });
  try {
    db.exec('BEGIN');
    const version = db.pragma('user_version', { simple: true }) as number;
    if (migrationsAfter(version, SQLITE_MIGRATIONS, file).length > 0) throw older(file);
    for (const kind of PLAIN) {
      const order = OWN_NUMBERS[kind] ?? columnsOf(db, kind)[0];
      const all = db.prepare<[], Row[1]>(`SELECT ${columnsOf(db, kind).join(', ')} FROM ${kind} ORDER BY ${order}`);
      for (const row of all.iterate()) yield [kind, row];
    }
    const match = db.prepare<[number], MatchRow>(MATCH);
    const log = db.prepare<[number], Omit<EntryRow, 'match'>>(LOG);
    for (const number of db.prepare<[], number>('SELECT number FROM matches ORDER BY number').pluck().all()) {
      const row = match.get(number) as MatchRow;
      yield [MATCHES, { ...row }];
      for (const entry of log.all(number)) yield [ENTRIES, { match: row.id, ...entry }];
    }
  } finally {
    db.close();
  }
}

/** The file as it is to be filled: all in one transaction, with nobody else at it. */
export class FileTarget implements Target {
  readonly #db: Db;
  readonly #path: string;
  readonly #release: () => void;
  readonly #columns = new Map<string, readonly string[]>();
  readonly #prepared = new Map<string, Database.Statement>();
  /** The match whose entries are being written, and the number of its last one. */
  #match = 0;
  #last: number | null = null;

  constructor(file: string, path: string, force: boolean) {
    const lock = takeLock(file);
    this.#path = path;
    try {
      this.#db = openFile(file);
    } catch (error) {
      lock.release();
      throw error;
    }
    this.#release = () => {
      this.#db.close();
      lock.release();
    };
    try {
      this.#begin(file, force);
    } catch (error) {
      this.#release();
      throw error;
    }
  }

  #begin(file: string, force: boolean): void {
    this.#db.exec('BEGIN IMMEDIATE');
    const any = this.#db.prepare('SELECT 1 FROM guests LIMIT 1').get();
    if (any && !force) throw notEmpty(file);
    for (const kind of EMPTIED) this.#db.exec(`DELETE FROM ${kind}`);
    for (const kind of PLAIN) this.#columns.set(kind, columnsOf(this.#db, kind));
  }

  async write(rows: readonly Row[]): Promise<void> {
    for (const [kind, columns] of rows)
      if (kind === MATCHES) this.#addMatch(columns as unknown as MatchRow);
      else if (kind === ENTRIES) this.#addEntry(columns as unknown as EntryRow);
      else this.#addPlain(kind, columns);
  }

  #addPlain(kind: string, columns: Row[1]): void {
    const names = Object.keys(columns);
    const known = this.#columns.get(kind);
    if (!known || names.some((name) => !known.includes(name))) throw newer(this.#path);
    const values = names.map((name) => (typeof columns[name] === 'boolean' ? Number(columns[name]) : columns[name]));
    const places = names.map(() => '?').join(', ');
    this.#run(`INSERT INTO ${kind} (${names.join(', ')}) VALUES (${places})`, ...values);
  }

  #addMatch({ id, header, seed, snapshot, n, to_act, moved }: MatchRow): void {
    this.#match = this.#run('INSERT INTO matches (id, header, seed) VALUES (?, ?, ?)', id, header, seed);
    this.#last = null;
    this.#run('INSERT INTO snapshots (match, snapshot) VALUES (?, ?)', this.#match, snapshot);
    this.#run(
      'INSERT INTO stands (match, n, to_act, moved, last) VALUES (?, ?, ?, ?, 0)',
      this.#match,
      n,
      to_act,
      moved,
    );
  }

  #addEntry({ n, command, entry }: EntryRow): void {
    const add = 'INSERT INTO entries (before, match, n, command, entry) VALUES (?, ?, ?, ?, ?)';
    this.#last = this.#run(add, this.#last, this.#match, n, command, entry);
    this.#run('UPDATE stands SET last = ? WHERE match = ? AND n = ?', this.#last, this.#match, n);
  }

  /** The number of the row that was added. */
  #run(sql: string, ...values: readonly unknown[]): number {
    const statement = this.#prepared.get(sql) ?? this.#db.prepare(sql);
    this.#prepared.set(sql, statement);
    return Number(statement.run(...values).lastInsertRowid);
  }

  async keep(): Promise<void> {
    this.#db.exec('COMMIT');
    this.#release();
  }

  async giveUp(): Promise<void> {
    if (this.#db.inTransaction) this.#db.exec('ROLLBACK');
    this.#release();
  }
}
