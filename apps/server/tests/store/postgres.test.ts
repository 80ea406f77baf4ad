import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStore } from '../../src/store/open.ts';
import { Pool } from '../../src/store/pool.ts';
import { LOCK_MATCHES } from '../../src/store/postgres-sql.ts';
import { POSTGRES_MIGRATIONS } from '../../src/store/schema.ts';
import type { Store } from '../../src/store/store.ts';
import { startPostgres, type Throwaway } from '../throwaway/postgres.mjs';
import { lay } from './cable.ts';
import { storeContract } from './contract.ts';
import { begun, checkOldRows, entry, item, OLD_ROWS } from './fixtures.ts';
import { storeProperty } from './property.ts';

const SLOW_DISK_MS = 60_000;

let postgres: Throwaway;
beforeAll(async () => {
  postgres = await startPostgres();
}, SLOW_DISK_MS);
afterAll(() => postgres?.stop(), SLOW_DISK_MS);

const open = (databaseUrl: string, complain?: (error: Error) => void): Promise<Store> =>
  openStore({ data: '/not/used', databaseUrl, ...(complain && { complain }) });

/** A plain connection beside the store. */
async function beside<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return work(client).finally(() => client.end());
}

/** The one database, emptied: much quicker than another database. */
async function empty(): Promise<string> {
  await beside(postgres.url, (client) => client.query('DROP SCHEMA public CASCADE; CREATE SCHEMA public'));
  return postgres.url;
}

const fresh = async (): Promise<() => Promise<Store>> => {
  const url = await empty();
  return () => open(url);
};

const cutOthers = (client: pg.Client) =>
  client.query(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
     WHERE datname = current_database() AND pid <> pg_backend_pid()`,
  );

storeContract('PostgreSQL', fresh);
storeProperty('PostgreSQL', fresh, 25);

describe('PostgreSQL', () => {
  it('is made ready once by nodes that start together', async () => {
    const url = await empty();
    const nodes = await Promise.all([1, 2, 3, 4].map(() => open(url)));
    await begun(nodes[0], 't');
    expect(await nodes[3].append([item('t', 1)])).toEqual([{ stored: true }]);
    await Promise.all(nodes.map((node) => node.close()));
  });

  it('may drop every idle connection: the store complains, lives and goes on', async () => {
    const url = await empty();
    let heard: (error: Error) => void = () => {};
    const complaint = new Promise<Error>((resolve) => {
      heard = resolve;
    });
    const store = await open(url, heard);
    await begun(store, 't');
    await beside(url, cutOthers);
    expect((await complaint).message).toContain('terminating connection');
    expect(await store.append([item('t', 1)])).toEqual([{ stored: true }]);
    await store.close();
  });

  it('may be cut off in mid-append: the append fails, nothing is stored, the next one works', async () => {
    const url = await empty();
    const cable = await lay(new URL(url));
    const store = await open(cable.url);
    await begun(store, 't');
    await beside(url, async (client) => {
      await client.query('BEGIN');
      await client.query('SELECT 1 FROM matches FOR UPDATE');
      const append = expect(store.append([item('t', 1)])).rejects.toThrow();
      await untilSomebodyWaits(client);
      cable.cut();
      await append;
      await client.query('ROLLBACK');
    });
    expect((await store.table('t'))?.n).toBe(0);
    expect(await store.append([item('t', 1)])).toEqual([{ stored: true }]);
    await store.close();
    await cable.remove();
  });

  it('of the version before rows were counted keeps its tables, chairs, guests and talk, and they go on', async () => {
    const url = await empty();
    const said = { at: 5, seat: 0, name: 'Anna', text: 'ahoy' };
    await beside(url, async (client) => {
      for (const migration of POSTGRES_MIGRATIONS.slice(0, 3)) await client.query(migration);
      await client.query(`CREATE TABLE schema_version (version integer NOT NULL); INSERT INTO schema_version VALUES (3);
        ${OLD_ROWS}; INSERT INTO matches VALUES ('t', '{}', 'seed', 0, '[0]', 1);
        INSERT INTO entries VALUES ('t', 0, NULL, '${JSON.stringify(entry(0))}'); INSERT INTO snapshots VALUES ('t', '{}');
        INSERT INTO said (table_id, line) VALUES ('t', '${JSON.stringify(said)}')`);
    });
    const began = Date.now() - 1000;
    const store = await open(url);
    await checkOldRows(store, said, began);
    await store.close();
  });

  it('does not wait for a node that was frozen in the middle of its work', async () => {
    const url = await empty();
    const store = await open(url);
    await begun(store, 't');
    const frozen = new Pool(url, () => {});
    let thawed = false;
    const holding = frozen.onOne(async (client) => {
      await client.query('BEGIN');
      await client.query(LOCK_MATCHES.text, [['t']]);
      await pause(4000);
      thawed = true;
    });
    await pause(100);
    expect(await store.append([item('t', 1)])).toEqual([{ stored: true }]);
    expect(thawed).toBe(false);
    await holding;
    await Promise.all([store.close(), frozen.close()]);
  });

  it('of a newer program is refused and left alone', async () => {
    const url = await empty();
    await (await open(url)).close();
    await beside(url, (client) => client.query('INSERT INTO schema_version VALUES (999)'));
    await expect(open(url)).rejects.toThrow(/was written by a newer Broadside/);
  });

  it('is named without its password when it cannot be used', async () => {
    const url = new URL(postgres.url);
    url.password = 'guessed';
    await expect(open(url.href)).rejects.toThrow(/^The database \w+ at [\w.:]+ does not let us in/);
    url.password = new URL(postgres.url).password;
    url.pathname = '/missing';
    await expect(open(url.href)).rejects.toThrow('The database missing at');
    await expect(open('postgres://somebody:secret@127.0.0.1:1/broadside')).rejects.toThrow(
      /^The database broadside at 127\.0\.0\.1:1 cannot be used \(.*ECONNREFUSED.*\): check that PostgreSQL runs there/,
    );
    await expect(open('mysql://somebody:secret@127.0.0.1/broadside')).rejects.toThrow(
      /^DATABASE_URL is not the address/,
    );
  });
});

async function untilSomebodyWaits(client: pg.Client): Promise<void> {
  for (;;) {
    const { rows } = await client.query("SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock'");
    if (rows.length > 0) return;
  }
}
