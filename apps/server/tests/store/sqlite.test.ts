import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { afterAll, describe, expect, it } from 'vitest';
import { DATABASE_FILE, openStore } from '../../src/store/open.ts';
import { SQLITE_MIGRATIONS } from '../../src/store/schema.ts';
import type { Store } from '../../src/store/store.ts';
import { storeContract } from './contract.ts';
import { begun, checkOldRows, entry, guestRow, item, later, OLD_ROWS, tableRow } from './fixtures.ts';
import { storeProperty } from './property.ts';

const root = mkdtempSync(join(tmpdir(), 'broadside-sqlite-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

let made = 0;
const newFolder = (): string => join(root, `data-${made++}`, 'inside');
const fresh = async (): Promise<() => Promise<Store>> => {
  const data = newFolder();
  return () => openStore({ data, alone: false });
};

/** The same file kept by a thread of its own, as the built server keeps it. */
const THREAD = new URL('../../dist/store/thread.js', import.meta.url);
const OPEN = new URL('../../dist/store/open.js', import.meta.url).href;
const threaded = async (): Promise<() => Promise<Store>> => {
  const data = newFolder();
  return () => openStore({ data, thread: THREAD, alone: false });
};

storeContract('a SQLite file', fresh);
storeContract('a SQLite file kept by a thread', threaded);
storeProperty('a SQLite file', fresh, 60);

/** Another process that holds the file's lock for a while, and says so when it has it. */
const HOLD = `
  const db = require('better-sqlite3')(process.argv[1]);
  db.exec('BEGIN IMMEDIATE');
  console.log('held');
  setTimeout(() => db.exec('COMMIT'), 200);
`;

describe('the SQLite file', () => {
  it('is written through to the disk before an append is answered', async () => {
    const data = newFolder();
    const store = await openStore({ data });
    await begun(store, 't');
    await store.append([item('t', 1)]);
    // A second reader, while the first is still open: what it sees is in the files.
    const reader = new Database(join(data, DATABASE_FILE), { readonly: true });
    expect(reader.pragma('journal_mode', { simple: true })).toBe('wal');
    expect(reader.prepare('SELECT count(*) FROM entries').pluck().get()).toBe(2);
    reader.close();
    await store.close();
  });

  it('lies in a folder that nobody else can look into', async () => {
    const data = newFolder();
    await (await openStore({ data })).close();
    expect(statSync(data).mode & 0o777).toBe(0o700);
  });

  it('held by another process for a moment makes an append wait, not fail', async () => {
    const data = newFolder();
    const store = await openStore({ data });
    await begun(store, 't');
    const holder = spawn(process.execPath, ['-e', HOLD, join(data, DATABASE_FILE)], { cwd: import.meta.dirname });
    await once(holder.stdout, 'data');
    expect(await store.append([item('t', 1)])).toEqual([{ stored: true }]);
    expect((await once(holder, 'exit'))[0]).toBe(0);
    await store.close();
  });

  it('whose thread has ended fails every call instead of leaving it unanswered', async () => {
    const store = await openStore({ data: newFolder(), thread: THREAD });
    await store.close();
    await expect(store.ping()).rejects.toThrow('the thread of the database has ended');
  });

  it('of the first version keeps its logs, and they go on', async () => {
    const data = newFolder();
    mkdirSync(data, { recursive: true });
    const old = new Database(join(data, DATABASE_FILE));
    old.exec(SQLITE_MIGRATIONS[0]);
    old.pragma('user_version = 1');
    old.exec(`INSERT INTO guests VALUES ('anna', 'Anna', 1)`);
    for (const [number, id] of ['t', 'u'].entries()) {
      old.exec(`INSERT INTO tables VALUES ('${id}', NULL, 'anna', 'playing', 0, '{}', NULL, 1);
        INSERT INTO matches VALUES (${number}, '${id}', '{}', 'seed'); INSERT INTO stands VALUES (${number}, 2, '[0]', 1);
        INSERT INTO snapshots VALUES (${number}, '{}')`);
    }
    const add = old.prepare('INSERT INTO entries (match, n, command, entry) VALUES (?, ?, ?, ?)');
    for (const n of [0, 1, 2])
      for (const match of [0, 1]) add.run(match, n, `c${n}`, JSON.stringify(entry(n, `${match}`)));
    old.close();
    const store = await openStore({ data });
    for (const [number, id] of ['t', 'u'].entries()) {
      expect(await store.append([item(id, 3)])).toEqual([{ stored: true }]);
      expect(await store.entries(id, -1)).toEqual([...[0, 1, 2].map((n) => entry(n, `${number}`)), entry(3)]);
      expect(await store.command(id, 'c1')).toBe(1);
    }
    await store.close();
  });

  it('of the version before rows were counted keeps its tables, chairs, guests and talk, and they go on', async () => {
    const data = newFolder();
    mkdirSync(data, { recursive: true });
    const old = new Database(join(data, DATABASE_FILE));
    old.pragma('journal_mode = WAL');
    for (const migration of SQLITE_MIGRATIONS.slice(0, 4)) old.exec(migration);
    old.pragma('user_version = 4');
    const said = { at: 5, seat: 0, name: 'Anna', text: 'ahoy' };
    old.exec(`${OLD_ROWS}; INSERT INTO entries VALUES (1, NULL, 1, 0, NULL, '${JSON.stringify(entry(0))}');
      INSERT INTO matches VALUES (1, 't', '{}', 'seed'); INSERT INTO stands VALUES (1, 0, '[0]', 1, 1);
      INSERT INTO snapshots VALUES (1, '{}'); INSERT INTO said VALUES (1, 't', '${JSON.stringify(said)}')`);
    old.close();
    const began = Date.now() - 1000;
    const store = await openStore({ data });
    await checkOldRows(store, said, began);
    await store.close();
    const file = new Database(join(data, DATABASE_FILE), { readonly: true });
    expect(file.pragma('auto_vacuum', { simple: true })).toBe(2);
    file.close();
  });

  it('gives room back to the disk when much was cleared away', async () => {
    const data = newFolder();
    const store = await openStore({ data });
    await store.addGuest(guestRow('anna'));
    await store.addTable(tableRow('t', 'anna'));
    const line = { at: 1, seat: null, name: 'Anna', text: 'a long story '.repeat(2000) };
    await Promise.all(Array.from({ length: 60 }, () => store.addSaid('t', line, 99)));
    const free = (): number => {
      const file = new Database(join(data, DATABASE_FILE), { readonly: true });
      const pages = [file.pragma('page_count', { simple: true }), file.pragma('freelist_count', { simple: true })];
      file.close();
      expect(pages[1]).toBe(0);
      return pages[0] as number;
    };
    const before = free();
    while ((await store.clean(1000, { talk: 1 }, 20)) > 0);
    expect(free()).toBeLessThan(before / 4);
    await store.close();
  });

  it.each([undefined, THREAD])(
    'that has no room left refuses what is new, keeps what is there, and goes on',
    async (thread) => {
      const data = newFolder();
      const store = await openStore({ data, thread, pages: 120 });
      const playing = await begun(store, 't');
      const line = { at: 1, seat: null, name: 'Anna', text: 'a long story '.repeat(800) };
      let stored = 0;
      const full = { code: 'SQLITE_FULL' };
      await expect(
        (async () => {
          for (; ; stored++) await store.addSaid('t', line, 999);
        })(),
      ).rejects.toMatchObject(full);
      await expect(store.probe()).rejects.toMatchObject(full);
      const long = { ...item('t', 1), entry: { ...entry(1), events: [{ type: line.text.repeat(4) }] } };
      await expect(store.append([long, item('t', 2)])).rejects.toMatchObject(full);
      const chapter = tableRow('u', playing.host, { next: line.text.repeat(4) });
      await expect(store.openNext(later(playing, { next: 'u' }), chapter)).rejects.toMatchObject(full);
      expect(await store.table('t')).toMatchObject({ n: 0, table: playing });
      expect(await store.table('u')).toBeUndefined();
      expect(await store.said('t', 999)).toHaveLength(stored);
      while ((await store.clean(1000, { talk: 1 }, 20)) > 0);
      await store.probe();
      expect(await store.append([long, item('t', 2)])).toEqual([{ stored: true }, { stored: true }]);
      await store.close();
    },
  );

  it('is kept by one server at a time, whoever reads it meanwhile', async () => {
    const data = newFolder();
    const first = await openStore({ data, thread: THREAD });
    for (const thread of [undefined, THREAD])
      await expect(openStore({ data, thread })).rejects.toThrow(
        `The data folder ${data} is in use by another Broadside server: end that one, or choose another folder`,
      );
    const reader = new Database(join(data, DATABASE_FILE), { readonly: true });
    expect(reader.prepare('SELECT count(*) FROM guests').pluck().get()).toBe(0);
    reader.close();
    await first.close();
    await (await openStore({ data })).close();
  });

  it('is free again at once when the process that kept it is killed', async () => {
    const data = newFolder();
    const program = `import { openStore } from ${JSON.stringify(OPEN)};
      await openStore({ data: ${JSON.stringify(data)} }); console.log('open'); setInterval(() => {}, 1000);`;
    const keeper = spawn(process.execPath, ['--input-type=module', '-e', program], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await once(keeper.stdout, 'data');
    await expect(openStore({ data })).rejects.toThrow(/is in use by another Broadside server/);
    keeper.kill('SIGKILL');
    await once(keeper, 'exit');
    await (await openStore({ data })).close();
  });

  it('of a newer program is refused and left alone', async () => {
    const data = newFolder();
    mkdirSync(data, { recursive: true });
    const newer = new Database(join(data, DATABASE_FILE));
    newer.pragma('user_version = 999');
    newer.close();
    for (const thread of [undefined, THREAD])
      await expect(openStore({ data, thread })).rejects.toThrow(/broadside\.db was written by a newer Broadside/);
  });

  it('that is something else is named', async () => {
    const data = newFolder();
    mkdirSync(data, { recursive: true });
    writeFileSync(join(data, DATABASE_FILE), 'a shopping list, and a long one at that: '.repeat(100));
    for (const thread of [undefined, THREAD])
      await expect(openStore({ data, thread })).rejects.toThrow(/broadside\.db is not a sound SQLite database/);
  });

  it('cannot be made where a file stands in place of the folder', async () => {
    writeFileSync(join(root, 'occupied'), '');
    const data = join(root, 'occupied', 'data');
    await expect(openStore({ data })).rejects.toThrow(
      /data folder .*occupied.data cannot be made, a file is in its way/,
    );
  });

  it('cannot be made where a folder has its name', async () => {
    const data = newFolder();
    mkdirSync(join(data, DATABASE_FILE), { recursive: true });
    await expect(openStore({ data })).rejects.toThrow(/broadside\.db cannot be written: allow this user/);
  });
});
