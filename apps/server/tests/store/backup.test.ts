/** A backup is taken while people play, restored elsewhere, and they go on; a broken one restores nothing. */
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type AnyMatch, loadMatch, type MatchFile, sameAction } from '@broadside/kernel';
import Database from 'better-sqlite3';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { backup, restore } from '../../src/store/backup/index.ts';
import { DATABASE_FILE, openStore, type StorePlace } from '../../src/store/open.ts';
import { SQLITE_MIGRATIONS } from '../../src/store/schema.ts';
import type { Store } from '../../src/store/store.ts';
import { OPENING, PLAIN } from '../games.ts';
import { type Client, freshFolder, keen, openServer, playOut, twoAtTable, Visitor } from '../kit.ts';
import { ServerProcess } from '../process.ts';
import { startPostgres, type Throwaway } from '../throwaway/postgres.mjs';
import { campaignRow } from './contract-campaign.ts';
import { begun, entry, guestRow, item, sits, tableRow } from './fixtures.ts';

const SLOW_DISK_MS = 60_000;

let postgres: Throwaway;
beforeAll(async () => {
  postgres = await startPostgres();
}, SLOW_DISK_MS);
afterAll(() => postgres?.stop(), SLOW_DISK_MS);

const inFile = async (): Promise<StorePlace> => ({ data: freshFolder() });
const inPostgres = async (): Promise<StorePlace> => ({ data: '/not/used', databaseUrl: await postgres.fresh() });
const newFile = (): string => join(freshFolder(), 'table.backup');

/** The same device at another server. */
function at(url: string, one: Visitor): Visitor {
  const moved = new Visitor({ url });
  moved.cookie = one.cookie;
  return moved;
}

/** A store with something of every kind. */
async function fill(store: Store): Promise<void> {
  await begun(store, 't', 'anna');
  await begun(store, 'u', 'Борис');
  await store.append([item('t', 1, { command: 'c1' }), item('u', 1), item('t', 2, { command: 'c2' })]);
  await store.addSession('hash', 'anna', 5);
  await store.addRecovery('token', 'anna', 9_999);
  await store.setResponseTimeout('anna', 7);
  await store.addGuest(guestRow('vera'));
  await store.openChapter(
    campaignRow('c', 'vera', 'w', { settled: true }),
    tableRow('w', 'vera', { seats: [{ ...sits('vera'), bot: 'sailor' }], next: 't' }),
  );
  for (const text of ['one', 'line\u2028separator', 'three'])
    await store.addSaid('t', { at: 3, seat: null, name: 'Олена', text }, 9);
}

const everything = async (store: Store): Promise<unknown> => ({
  guests: await Promise.all(['anna', 'Борис', 'vera'].map((id) => store.guest(id))),
  session: await store.guestOfSession('hash'),
  tables: await Promise.all(['t', 'u', 'w'].map((id) => store.table(id))),
  matches: await Promise.all(['t', 'u', 'w'].map((id) => store.match(id))),
  commands: await Promise.all(['c1', 'c2'].map((id) => store.command('t', id))),
  campaign: await store.campaign('c'),
  said: await store.said('t', 9),
});

describe.each([
  ['SQLite', 'SQLite', inFile, inFile],
  ['SQLite', 'PostgreSQL', inFile, inPostgres],
  ['PostgreSQL', 'SQLite', inPostgres, inFile],
  ['PostgreSQL', 'PostgreSQL', inPostgres, inPostgres],
])('a backup from %s into %s', (_from, _to, from, to) => {
  it('holds everything, and what was restored can be written on', async () => {
    const [source, place, path] = [await from(), await to(), newFile()];
    const store = await openStore(source);
    await fill(store);
    expect(await backup(source, path)).toMatchObject({ guests: 3, tables: 3, matches: 2, entries: 5, said: 3 });
    const wanted = await everything(store);
    await store.close();
    expect(statSync(path).mode & 0o777).toBe(0o600);
    await restore(place, path, false);
    const restored = await openStore(place);
    expect(await everything(restored)).toEqual(wanted);
    expect(await restored.takeRecovery('token', 1)).toBe('anna');
    expect(await restored.append([item('t', 3, { version: 2 }), item('u', 2)])).toEqual(
      [1, 2].map(() => ({ stored: true })),
    );
    expect(await restored.entries('t', 1)).toEqual([entry(2), entry(3)]);
    await restored.addSaid('t', { at: 4, seat: null, name: 'Олена', text: 'four' }, 9);
    expect(await restored.said('t', 2)).toMatchObject([{ text: 'three' }, { text: 'four' }]);
    await restored.close();
  });
});

describe('a backup', () => {
  it('names every kind of row there is, so that a new one cannot be forgotten', async () => {
    const place = await inFile();
    await (await openStore(place)).close();
    const db = new Database(join(place.data, DATABASE_FILE));
    const kinds = db.prepare("SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name").pluck().all();
    db.close();
    const known = ['campaigns', 'guests', 'matches', 'recoveries', 'said', 'seats', 'sessions', 'tables'];
    // Parts of a match, and what is only written to see whether anything can be.
    expect(kinds).toEqual([...known, 'entries', 'probe', 'snapshots', 'stands'].toSorted());
  });

  it('is not written over another file, and a folder that is not there is named', async () => {
    const [place, path] = [await inFile(), newFile()];
    await expect(backup(place, path)).rejects.toThrow(/^There is no database .*broadside\.db: name the folder/);
    writeFileSync(path, 'mine');
    await expect(backup(place, path)).rejects.toThrow(`${path} is there already`);
    expect(readFileSync(path, 'utf8')).toBe('mine');
    expect(readdirSync(dirname(path))).toEqual(['table.backup']);
    await (await openStore(place)).close();
    await expect(backup(place, join(path, 'inside'))).rejects.toThrow(/^The backup cannot be written/);
  });

  it('of a database of an older program waits until it is brought up to date', async () => {
    const [place, path] = [await inFile(), newFile()];
    const old = new Database(join(place.data, DATABASE_FILE));
    old.exec(SQLITE_MIGRATIONS[0]);
    old.pragma('user_version = 1');
    old.close();
    await expect(backup(place, path)).rejects.toThrow(/was written by an older Broadside/);
    expect(existsSync(path)).toBe(false);
  });

  it.each([
    ['cut short by a byte', (text: string) => text.slice(0, -2)],
    ['cut short after a line', (text: string) => text.slice(0, text.lastIndexOf('\n', text.length - 2) + 1)],
    ['without a row', (text: string) => text.replace(/\n\["sessions".*/, '')],
    ['without an entry', (text: string) => text.replace(/\n\["entries".*"n":1,.*/, '')],
    ['with another name in it', (text: string) => text.replace('Captain vera', 'Captain Vera')],
    ['with more behind its end', (text: string) => `${text}["guests",{}]\n`],
    ['that is something else', () => 'a shopping list'],
    ['that is empty', () => ''],
  ])('%s is refused, and nothing is touched', async (_, spoil) => {
    const [source, place, path] = [await inFile(), await inFile(), newFile()];
    const store = await openStore(source);
    await fill(store);
    await store.close();
    await backup(source, path);
    writeFileSync(path, spoil(readFileSync(path, 'utf8')));
    await expect(restore(place, path, true)).rejects.toThrow(/cut short or damaged|is not a backup/);
    expect(readdirSync(place.data)).toEqual([]);
  });

  it.each([
    ['SQLite', inFile],
    ['PostgreSQL', inPostgres],
  ])(
    'is restored into an empty store in %s, or in place of all that is there, and never under a server',
    async (_, make) => {
      const [source, place, path] = [await inFile(), await make(), newFile()];
      const store = await openStore(source);
      await fill(store);
      await backup(source, path);
      await store.close();
      const other = await openStore(place);
      await other.addGuest(guestRow('olha'));
      await expect(restore(place, path, true)).rejects.toThrow(/is in use by (another|a) Broadside server/);
      await other.close();
      await expect(restore(place, path, false)).rejects.toThrow(/is not empty, and nothing was restored/);
      const still = await openStore(place);
      expect([(await still.guest('olha'))?.id, await still.guest('anna')]).toEqual(['olha', undefined]);
      await still.close();
      await restore(place, path, true);
      const replaced = await openStore(place);
      expect([await replaced.guest('olha'), (await replaced.guest('anna'))?.id]).toEqual([undefined, 'anna']);
      await replaced.close();
    },
  );
});

/** Plays on to the end at another server, and checks the match. */
async function playOn(url: string, people: readonly Visitor[], id: string): Promise<void> {
  const lines: Client[] = [];
  for (const one of people) lines.push(await at(url, one).live(id));
  await playOut(lines, keen);
  const file = await at(url, people[0]).good<MatchFile>('GET', `/api/tables/${id}/file`);
  const match: AnyMatch = loadMatch(PLAIN.game, file);
  expect(match.outcome).toBeDefined();
}

describe('people whose server is backed up', () => {
  it('while they play find their match in a fresh folder as it was acknowledged, and play it to its end', async () => {
    const [data, fresh, path] = [freshFolder(), freshFolder(), newFile()];
    const server = await openServer({ data });
    const { anna, boris, id } = await twoAtTable(server);
    const [a, b] = [await anna.live(id), await boris.live(id)];
    let stop = false;
    // The table goes on while the backup is taken.
    const playing = (async () => {
      while (!stop && !a.update?.outcome) {
        for (const line of [a, b])
          await line.playAny((actions) => actions.find((action) => sameAction(action, OPENING)) ?? actions[0]);
        // What the other one did is heard only if somebody listens meanwhile.
        await new Promise((resolve) => setImmediate(resolve));
      }
    })();
    await a.seen(2);
    const acknowledged = a.update?.n ?? 0;
    await backup({ data }, path);
    stop = true;
    await playing;
    await server.close();
    await restore({ data: fresh }, path, false);
    const again = await openServer({ data: fresh });
    const back = await at(again.url, anna).live(id);
    expect(back.update?.n).toBeGreaterThanOrEqual(acknowledged);
    expect(back.update?.entries.slice(0, acknowledged + 1).map(({ hash }) => hash)).toEqual(
      a.received
        .flatMap((message) => (message.type === 'update' ? message.update.entries : []))
        .slice(0, acknowledged + 1)
        .map(({ hash }) => hash),
    );
    await playOn(again.url, [anna, boris], id);
  });

  it('after it was killed lose nothing, and go on in PostgreSQL', async () => {
    const [data, path] = [freshFolder(), newFile()];
    const server = new ServerProcess(['--port', '0', '--host', '127.0.0.1', '--data', data]);
    const { anna, boris, id } = await twoAtTable({ url: await server.open() });
    const a = await anna.live(id);
    await a.play(OPENING);
    await server.kill('SIGKILL');
    // The database file alone is not all of it: what was acknowledged is in the log beside it.
    const alone = join(freshFolder(), DATABASE_FILE);
    writeFileSync(alone, readFileSync(join(data, DATABASE_FILE)));
    const copy = new Database(alone);
    expect(copy.prepare("SELECT count(*) FROM sqlite_schema WHERE name = 'entries'").pluck().get()).toBe(0);
    copy.close();
    expect(await backup({ data }, path)).toMatchObject({ guests: 2, tables: 1, matches: 1, entries: 2 });
    const place = await inPostgres();
    await restore(place, path, false);
    const again = await openServer(place);
    await playOn(again.url, [anna, boris], id);
  });
});
