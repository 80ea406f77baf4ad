/** Connections to PostgreSQL: kept in a pool, repaired when they break, several statements on one trip. */
import pg from 'pg';
import { type Place, takePlace } from './postgres-site.ts';
import { migrationsAfter, POSTGRES_MIGRATIONS } from './schema.ts';
import { codeOf } from './trouble.ts';

export interface Statement {
  /** Prepared once on each connection under this name. */
  readonly name: string;
  readonly text: string;
}

/** A statement with its values: work for one trip. */
export type Task = readonly [statement: Statement, ...values: readonly unknown[]];

const CONNECTIONS = 10;
/** Whoever waits longer than this gets the error that the database cannot be reached. */
const CONNECT_MS = 3_000;
const ANSWER_MS = 10_000;
/** So long a node may hold what others wait for without doing anything: one that is frozen does not stop them. */
const HELD_MS = 1500;
/** Bringing a large database up to date takes its time. */
const MIGRATION_MS = 3_600_000;
/** The key of the lock under which the schema is changed; any number that no other program picks. */
const MIGRATION_LOCK = 729_400_917;
const INT8 = 20;
const DEADLOCK = '40P01';
const ATTEMPTS = 3;

/** How every connection is made. */
export const clientSettings = (url: string) => ({
  connectionString: url,
  connectionTimeoutMillis: CONNECT_MS,
  keepAlive: true,
  // Times are milliseconds and fit a number.
  types: {
    getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
      oid === INT8 ? Number : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
  },
});

export class Pool {
  readonly #pool: pg.Pool;
  #closing: Promise<void> | undefined;

  /** `complain` hears of connections that break while nobody uses them; the pool makes new ones by itself. */
  constructor(url: string, complain: (error: Error) => void, name = 'broadside') {
    this.#pool = new pg.Pool({
      ...clientSettings(url),
      application_name: name,
      max: CONNECTIONS,
      query_timeout: ANSWER_MS,
      idle_in_transaction_session_timeout: HELD_MS,
      // Statements go out without waiting for the answer to the one before.
      pipeline: true,
    });
    this.#pool.on('error', complain);
  }

  async rows<R extends pg.QueryResultRow>(statement: Statement, ...values: readonly unknown[]): Promise<R[]> {
    return (await this.#pool.query<R>({ ...statement, values: [...values] }).catch(lost)).rows;
  }

  /** All of it or nothing, in one trip: a COMMIT after a failed statement is a rollback. */
  async together(...tasks: readonly Task[]): Promise<void> {
    await this.onOne(async (client) => {
      await Promise.all([client.query('BEGIN'), ...tasks.map((task) => send(client, task)), client.query('COMMIT')]);
    });
  }

  /** A connection for work of several trips. If the work fails the connection is dropped, and its transaction with it. */
  async onOne<T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
    for (let attempt = 1; ; attempt++) {
      const client = await this.#pool.connect().catch(lost);
      // A connection that breaks in mid-work fails the statements under way; the event itself must not end the process.
      const broken = (): void => {};
      client.on('error', broken);
      try {
        const result = await work(client);
        client.off('error', broken);
        client.release();
        return result;
      } catch (error) {
        client.release(true);
        if (codeOf(error) !== DEADLOCK || attempt === ATTEMPTS) lost(error);
      }
    }
  }

  /** Brings the schema up to date; nodes that start together take turns. What the site is known by. */
  async migrate(where: string, place: Place): Promise<string> {
    return this.onOne(async (client) => {
      await client.query('BEGIN');
      await client.query(patiently('SELECT pg_advisory_xact_lock($1)', MIGRATION_LOCK));
      const version = await versionOf(client);
      const needed = migrationsAfter(version, POSTGRES_MIGRATIONS, where);
      if (version === 0) await client.query('CREATE TABLE schema_version (version integer NOT NULL)');
      for (const migration of needed) await client.query(patiently(migration));
      if (needed.length > 0) await client.query('INSERT INTO schema_version VALUES ($1)', [POSTGRES_MIGRATIONS.length]);
      const site = await takePlace(client, place, where);
      await client.query('COMMIT');
      return site;
    });
  }

  close(): Promise<void> {
    this.#closing ??= this.#pool.end();
    return this.#closing;
  }
}

const patiently = (text: string, ...values: readonly unknown[]) => ({
  text,
  values: [...values],
  query_timeout: MIGRATION_MS,
});

/** The driver's own complaints about lost connections have no code: they get one. */
function lost(error: unknown): never {
  if (error instanceof Error && codeOf(error) === '' && /connect|timeout/i.test(error.message))
    Object.assign(error, { code: 'UNREACHABLE' });
  throw error;
}

export function send<R extends pg.QueryResultRow>(
  client: pg.PoolClient,
  [statement, ...values]: Task,
): Promise<pg.QueryResult<R>> {
  return client.query<R>({ ...statement, values });
}

export async function versionOf(client: pg.ClientBase): Promise<number> {
  const known = await client.query<{ known: boolean }>("SELECT to_regclass('schema_version') IS NOT NULL AS known");
  if (!known.rows[0]?.known) return 0;
  const found = await client.query<{ version: number }>('SELECT max(version) AS version FROM schema_version');
  return found.rows[0]?.version ?? 0;
}
