/** A store in trouble: people get one clear sentence, nothing is half done, health says so, and it recovers by itself. */
import { openSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import type { WireError } from '@broadside/wire';
import Database from 'better-sqlite3';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DATABASE_FILE, openStore } from '../src/store/open.ts';
import type { Store } from '../src/store/store.ts';
import { OPENING } from './games.ts';
import { commandId, freshFolder, openServer, twoAtTable, Visitor, visitor } from './kit.ts';
import { lay } from './store/cable.ts';
import { startPostgres, type Throwaway } from './throwaway/postgres.mjs';

const SLOW_DISK_MS = 60_000;
const log = () => {
  const lines: string[] = [];
  return { lines, write: (line: string) => void lines.push(line) };
};

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Asks until the server is well again. */
async function untilWell(one: Visitor): Promise<void> {
  for (let tries = 0; (await one.call('GET', '/healthz')).status !== 200; tries++) {
    if (tries > 100) throw new Error('it did not recover');
    await pause(100);
  }
}

/** A real store on a disk that can be filled up. */
async function onSmallDisk() {
  const store = await openStore({ data: freshFolder() });
  const disk = { full: false };
  const noRoom = (): Promise<never> =>
    Promise.reject(Object.assign(new Error('database or disk is full'), { code: 'SQLITE_FULL' }));
  const small = new Proxy(store, {
    get: (real, name: keyof Store) => {
      const part = real[name];
      if (typeof part !== 'function') return part;
      return disk.full && WRITES.has(name) ? noRoom : (part as (...args: unknown[]) => unknown).bind(real);
    },
  });
  return { store: small, disk };
}

const WRITES: ReadonlySet<keyof Store> = new Set<keyof Store>([
  'addGuest',
  'addSession',
  'addTable',
  'saveTable',
  'touchTable',
  'beginMatch',
  'append',
  'addSaid',
  'probe',
]);

describe('a server whose disk is full', () => {
  it('says so to everybody and in its health, keeps what was there, and goes on when there is room', async () => {
    const { store, disk } = await onSmallDisk();
    const heard = log();
    const server = await openServer({ log: 'info' }, { store, log: heard });
    const { anna, boris, id } = await twoAtTable(server);
    const [a, b] = [await anna.live(id), await boris.live(id)];
    const { id: waiting } = await anna.open();
    expect(await anna.call('GET', '/healthz')).toMatchObject({ status: 200, body: { ok: true } });
    disk.full = true;

    const newcomer = await new Visitor(server).call<WireError>('GET', '/api/harbour');
    expect([newcomer.status, newcomer.body]).toEqual([
      503,
      {
        code: 'disk-full',
        message: "nothing was changed: the server's disk is full, and whoever runs it has to make room",
      },
    ]);
    expect(newcomer.headers.getSetCookie()).toEqual([]);
    const command = commandId();
    expect(await a.play(OPENING, 0, command)).toMatchObject({ type: 'refused', error: { code: 'disk-full' } });
    expect(await a.refusal({ type: 'chat', id: commandId(), text: 'ahoy' })).toMatchObject({ code: 'disk-full' });
    expect(await anna.bad('POST', '/api/tables', (await anna.info(id)).settings)).toBe('503 disk-full');
    expect([a.update?.n, b.update?.n]).toEqual([0, 0]);
    expect(await anna.bad('GET', '/healthz')).toBe('503 disk-full');
    // What is there can be read.
    expect((await anna.harbour()).mine.map(({ table }) => table.id).toSorted()).toEqual([id, waiting].toSorted());

    disk.full = false;
    await untilWell(anna);
    expect(await a.play(OPENING, 0, command)).toEqual({ type: 'done', id: command, n: 1 });
    await b.seen(1);
    expect((await new Visitor(server).call('GET', '/api/harbour')).status).toBe(200);
    const logged = heard.lines.filter((line) => /make room on the disk|can be read and written again/.test(line));
    expect(logged).toHaveLength(2);
  });
});

describe('a server whose database cannot be reached', () => {
  let postgres: Throwaway;
  beforeAll(async () => {
    postgres = await startPostgres();
  }, SLOW_DISK_MS);
  afterAll(() => postgres?.stop(), SLOW_DISK_MS);

  it('refuses everybody with one sentence, and goes on by itself when it is back', async () => {
    const cable = await lay(new URL(postgres.url));
    const heard = log();
    const server = await openServer({ databaseUrl: cable.url, log: 'info' }, { log: heard });
    const { anna, boris, id } = await twoAtTable(server);
    const [a, b] = [await anna.live(id), await boris.live(id)];
    await cable.remove();

    const sentence = 'nothing was changed: the server cannot reach its database now; try again in a moment';
    const newcomer = await new Visitor(server).call<WireError>('GET', '/api/harbour');
    expect([newcomer.status, newcomer.body]).toEqual([503, { code: 'no-store', message: sentence }]);
    for (const path of ['/api/harbour', `/api/tables/${id}`, '/healthz'])
      expect(await anna.bad('GET', path)).toBe('503 no-store');
    const command = commandId();
    expect(await a.play(OPENING, 0, command)).toMatchObject({ type: 'refused', error: { code: 'no-store' } });
    expect(await a.refusal({ type: 'chat', id: commandId(), text: 'ahoy' })).toMatchObject({ code: 'no-store' });
    await expect(boris.line(id).opened).rejects.toMatchObject({ status: 503, wire: { code: 'no-store' } });
    expect([a.update?.n, b.update?.n]).toEqual([0, 0]);

    await cable.layAgain();
    await untilWell(anna);
    expect(await a.play(OPENING, 0, command)).toEqual({ type: 'done', id: command, n: 1 });
    await b.seen(1);
    expect(heard.lines.filter((line) => line.includes('check that PostgreSQL runs there'))).not.toEqual([]);
    await server.close();
    await cable.remove();
  });
});

/** Spoils the page a table or an index of the file begins with. */
function spoil(data: string, name: string): void {
  const path = join(data, DATABASE_FILE);
  const db = new Database(path);
  const page = db.prepare('SELECT rootpage FROM sqlite_schema WHERE name = ?').pluck().get(name) as number;
  const size = db.pragma('page_size', { simple: true }) as number;
  db.pragma('wal_checkpoint(TRUNCATE)');
  db.close();
  writeSync(openSync(path, 'r+'), Buffer.alloc(size, 0xdb), 0, size, (page - 1) * size);
}

describe('a server whose database file is damaged', () => {
  it('does not start, and names the file and the remedy', async () => {
    const data = freshFolder();
    await (await openServer({ data })).close();
    spoil(data, 'tables_by_status');
    await expect(openServer({ data })).rejects.toThrow(
      `${join(data, DATABASE_FILE)} is not a sound SQLite database: move it away with its -wal file and restore a backup`,
    );
  });

  it('that comes upon it later says so to everybody, in its health and, with file and remedy, in its log', async () => {
    const data = freshFolder();
    const first = await openServer({ data });
    const anna = await visitor(first, 'Anna');
    await first.close();
    spoil(data, 'sessions');
    const heard = log();
    const server = await openServer({ data, log: 'error' }, { log: heard });
    const back = new Visitor(server);
    back.cookie = anna.cookie;
    expect(await back.bad('GET', '/api/harbour')).toBe('503 damaged-store');
    expect(await back.bad('GET', '/healthz')).toBe('503 damaged-store');
    const logged = heard.lines.filter((line) => line.includes('is not a sound SQLite database'));
    expect(logged).toHaveLength(1);
    expect(logged[0]).toContain(join(data, DATABASE_FILE));
  });
});
