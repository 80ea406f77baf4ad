import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { afterAll, describe, expect, it } from 'vitest';
import { DATABASE_FILE, openStore } from '../../src/store/open.ts';
import { SQLITE_MIGRATIONS } from '../../src/store/schema.ts';
import type { Store } from '../../src/store/store.ts';
import { storeContract } from './contract.ts';
import { begun, entry, item } from './fixtures.ts';
import { storeProperty } from './property.ts';

const root = mkdtempSync(join(tmpdir(), 'broadside-sqlite-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

let made = 0;
const newFolder = (): string => join(root, `data-${made++}`, 'inside');
const fresh = async (): Promise<() => Promise<Store>> => {
  const data = newFolder();
  return () => openStore({ data });
};

/** The same file kept by a thread of its own, as the built server keeps it. */
const THREAD = new URL('../../dist/store/thread.js', import.meta.url);
const threaded = async (): Promise<() => Promise<Store>> => {
  const data = newFolder();
  return () => openStore({ data, thread: THREAD });
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
