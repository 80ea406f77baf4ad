/** Backups of the PostgreSQL database and into it. */
import pg from 'pg';
import { clientSettings, Pool, versionOf } from '../pool.ts';
import type { Place } from '../postgres-site.ts';
import { migrationsAfter, POSTGRES_MIGRATIONS } from '../schema.ts';
import { shardOf } from '../shards.ts';
import { NoStore } from '../trouble.ts';
import { ENTRIES, type EntryRow, MATCHES, type MatchRow, newer, OWN_NUMBERS, PLAIN, type Row } from './format.ts';
import { notEmpty, older, type Target } from './target.ts';

const AT_ONCE = 500;
const COLUMNS = `
  SELECT column_name AS name FROM information_schema.columns
  WHERE table_schema = current_schema() AND table_name = $1 ORDER BY ordinal_position`;
const MATCH_ROWS = `
  SELECT m.id, m.header, m.seed, s.snapshot, m.n, m.to_act, m.moved
  FROM matches m JOIN snapshots s ON s.match = m.id ORDER BY m.id`;
const LOG = 'SELECT match, n, command, entry FROM entries WHERE match = $1 ORDER BY n';
const NAME = 'broadside backup';
/** A server that was ended just now may still be saying goodbye. */
const GOODBYE_MS = 2000;
const SERVERS = `
  SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'broadside' LIMIT 1`;

async function connected(url: string): Promise<pg.Client> {
  const client = new pg.Client({ ...clientSettings(url), application_name: NAME });
  // A connection that breaks fails the statement under way; the event itself must not end the process.
  client.on('error', () => {});
  await client.connect();
  return client;
}

async function columnsOf(client: pg.Client, kind: string): Promise<readonly string[]> {
  const { rows } = await client.query<{ name: string }>(COLUMNS, [kind]);
  return rows.map(({ name }) => name).filter((name) => name !== OWN_NUMBERS[kind]);
}

/** A few rows at a time, all of one moment. */
async function* fetched<R extends pg.QueryResultRow>(client: pg.Client, select: string): AsyncGenerator<R> {
  await client.query(`DECLARE rows NO SCROLL CURSOR FOR ${select}`);
  for (;;) {
    const { rows } = await client.query<R>(`FETCH ${AT_ONCE} FROM rows`);
    if (rows.length === 0) break;
    yield* rows;
  }
  await client.query('CLOSE rows');
}

/** A database of a site, and its address without the password. */
export interface Address {
  readonly url: string;
  readonly where: string;
}

/** Kept in the first of several databases; what is in another one beside them are copies. */
const OF_THE_FIRST: ReadonlySet<string> = new Set(['guests', 'sessions', 'recoveries']);

/**
 * Every row as it is at this moment; servers may go on writing. Of several databases each has its own moment, the first the
 * last one: whoever is named in another is known there.
 */
export async function* rowsOfDatabases(databases: readonly Address[]): AsyncGenerator<Row> {
  const clients: pg.Client[] = [];
  try {
    for (const { url, where } of databases.toReversed()) {
      const client = await connected(url);
      clients.unshift(client);
      await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
      if (migrationsAfter(await versionOf(client), POSTGRES_MIGRATIONS, where).length > 0) throw older(where);
    }
    for (const kind of PLAIN)
      for (const client of OF_THE_FIRST.has(kind) ? clients.slice(0, 1) : clients) yield* plainRows(client, kind);
    for (const client of clients) yield* matchRows(client);
  } finally {
    await Promise.all(clients.map((client) => client.end()));
  }
}

async function* plainRows(client: pg.Client, kind: string): AsyncGenerator<Row> {
  const columns = await columnsOf(client, kind);
  const order = OWN_NUMBERS[kind] ?? columns[0];
  const select = `SELECT ${columns.join(', ')} FROM ${kind} ORDER BY ${order}`;
  for await (const row of fetched<Row[1]>(client, select)) yield [kind, row];
}

async function* matchRows(client: pg.Client): AsyncGenerator<Row> {
  for await (const match of fetched<MatchRow>(client, MATCH_ROWS)) {
    yield [MATCHES, { ...match }];
    for (const entry of (await client.query<EntryRow>(LOG, [match.id])).rows) yield [ENTRIES, { ...entry }];
  }
}

/** A database as it is to be filled: all in one transaction, with no server at it. */
class DatabaseTarget {
  readonly #client: pg.Client;
  readonly #path: string;
  readonly #columns = new Map<string, readonly string[]>();

  /** What all databases of the site are known by. */
  readonly site: string;

  private constructor(client: pg.Client, path: string, site: string) {
    this.#client = client;
    this.#path = path;
    this.site = site;
  }

  static async open({ url, where }: Address, place: Place, path: string, force: boolean): Promise<DatabaseTarget> {
    const pool = new Pool(url, () => {}, NAME);
    const site = await pool.migrate(where, place).finally(() => pool.close());
    const target = new DatabaseTarget(await connected(url), path, site);
    try {
      await target.#begin(where, force);
      return target;
    } catch (error) {
      await target.#client.end();
      throw error;
    }
  }

  async #begin(where: string, force: boolean): Promise<void> {
    const client = this.#client;
    await client.query('BEGIN');
    await this.#untilAlone(where);
    const kinds = [...PLAIN, MATCHES, ENTRIES, 'snapshots'];
    await client.query(`LOCK TABLE ${kinds.join(', ')} IN ACCESS EXCLUSIVE MODE`);
    const any = await client.query('SELECT 1 FROM guests LIMIT 1');
    if (any.rows.length > 0 && !force) throw notEmpty(where);
    await client.query(`TRUNCATE ${kinds.join(', ')}`);
    for (const kind of [...PLAIN, MATCHES, ENTRIES]) this.#columns.set(kind, await columnsOf(client, kind));
  }

  async #untilAlone(where: string): Promise<void> {
    for (const until = Date.now() + GOODBYE_MS; ; ) {
      // Within a transaction the list would stay what it was when it was read first.
      await this.#client.query('SELECT pg_stat_clear_snapshot()');
      if ((await this.#client.query(SERVERS)).rows.length === 0) return;
      if (Date.now() > until) throw new NoStore(`${where} is in use by a Broadside server: end that one first.`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  async write(rows: readonly Row[]): Promise<void> {
    for (let from = 0; from < rows.length; ) {
      const [kind, first] = rows[from];
      const names = Object.keys(first).join();
      let to = from + 1;
      while (rows[to]?.[0] === kind && Object.keys(rows[to][1]).join() === names) to++;
      const columns = rows.slice(from, to).map((row) => row[1]);
      if (kind === MATCHES) await this.#addMatches(columns as unknown as readonly MatchRow[]);
      else await this.#add(kind, columns);
      from = to;
    }
  }

  async #addMatches(rows: readonly MatchRow[]): Promise<void> {
    await this.#add(
      MATCHES,
      rows.map(({ snapshot: _, ...row }) => row),
    );
    await this.#insert(
      'snapshots',
      ['match', 'snapshot'],
      rows.map(({ id, snapshot }) => ({ match: id, snapshot })),
    );
  }

  async #add(kind: string, rows: readonly object[]): Promise<void> {
    const names = Object.keys(rows[0]);
    const known = this.#columns.get(kind);
    if (!known || names.some((name) => !known.includes(name))) throw newer(this.#path);
    await this.#insert(kind, names, rows);
  }

  async #insert(kind: string, names: readonly string[], rows: readonly object[]): Promise<void> {
    const columns = names.join(', ');
    await this.#client.query(
      `INSERT INTO ${kind} (${columns}) SELECT ${columns} FROM json_populate_recordset(NULL::${kind}, $1::json)`,
      [JSON.stringify(rows)],
    );
  }

  async guests(ids: readonly string[]): Promise<readonly object[]> {
    return (await this.#client.query<{ id: string }>('SELECT * FROM guests WHERE id = ANY ($1)', [ids])).rows;
  }

  /** Of these people, who are named here, those who are not here yet. */
  async copy(ids: ReadonlySet<string>, from: DatabaseTarget): Promise<void> {
    const here = new Set((await this.guests([...ids])).map((row) => (row as { id: string }).id));
    const missing = await from.guests([...ids].filter((id) => !here.has(id)));
    if (missing.length > 0) await this.#add('guests', missing);
  }

  async keep(): Promise<void> {
    await this.#client.query('COMMIT');
    await this.#client.end();
  }

  async giveUp(): Promise<void> {
    await this.#client.end();
  }
}

/** The column that says in which database a row belongs; without one it belongs into the first. */
const KEYS: Readonly<Record<string, string>> = {
  tables: 'id',
  campaigns: 'id',
  seats: 'table_id',
  said: 'table_id',
  [MATCHES]: 'id',
  [ENTRIES]: 'match',
};
/** The columns in which people are named. */
const NAMING = ['host', 'guest', 'owner'];

/** All databases of a site. They are kept one after the other, the first at last. */
export class DatabasesTarget implements Target {
  readonly #all: readonly DatabaseTarget[];

  private constructor(all: readonly DatabaseTarget[]) {
    this.#all = all;
  }

  static async open(databases: readonly Address[], path: string, force: boolean): Promise<DatabasesTarget> {
    const all: DatabaseTarget[] = [];
    try {
      for (const [number, address] of databases.entries()) {
        const place = { number, count: databases.length, site: all[0]?.site };
        all.push(await DatabaseTarget.open(address, place, path, force));
      }
      return new DatabasesTarget(all);
    } catch (error) {
      await Promise.all(all.map((target) => target.giveUp()));
      throw error;
    }
  }

  /** The first one's rows first: whoever is named elsewhere is known then. */
  async write(rows: readonly Row[]): Promise<void> {
    const placed = rows.map((row) => ({ row, shard: this.#shardOf(row) }));
    for (const [shard, target] of this.#all.entries()) {
      const mine = placed.filter((one) => one.shard === shard).map(({ row }) => row);
      if (shard > 0) await target.copy(namedIn(mine), this.#all[0]);
      await target.write(mine);
    }
  }

  #shardOf([kind, columns]: Row): number {
    const shard = kind in KEYS ? shardOf(String(columns[KEYS[kind]])) : 0;
    if (shard < this.#all.length) return shard;
    throw new NoStore(
      `The backup has matches of database ${shard + 1}: list at least so many in DATABASE_URL; nothing was restored.`,
    );
  }

  async keep(): Promise<void> {
    for (const target of this.#all.toReversed()) await target.keep();
  }

  async giveUp(): Promise<void> {
    await Promise.all(this.#all.map((target) => target.giveUp()));
  }
}

const namedIn = (rows: readonly Row[]): ReadonlySet<string> =>
  new Set(rows.flatMap(([, columns]) => NAMING.map((name) => columns[name]).filter((id) => typeof id === 'string')));
