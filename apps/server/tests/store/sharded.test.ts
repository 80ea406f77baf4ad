/** Several databases as one store: what belongs to a match is where its id says, and each may be away alone. */
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RunningServer } from '../../src/index.ts';
import { backup, restore } from '../../src/store/backup/index.ts';
import { addressOf, openStore } from '../../src/store/open.ts';
import type { ShardSettings } from '../../src/store/shard.ts';
import { ShardedStore } from '../../src/store/sharded.ts';
import { idIn, shardOf } from '../../src/store/shards.ts';
import type { Store, TableRow } from '../../src/store/store.ts';
import { OPENING } from '../games.ts';
import { freshFolder, openServer, Visitor, visitor } from '../kit.ts';
import { startPostgres, type Throwaway } from '../throwaway/postgres.mjs';
import { type Cable, lay } from './cable.ts';
import { storeContract } from './contract.ts';
import { campaignRow } from './contract-campaign.ts';

import { begun, entry, guestRow, item, start, tableRow } from './fixtures.ts';

const SLOW_DISK_MS = 60_000;

let postgres: Throwaway;
beforeAll(async () => {
  postgres = await startPostgres();
}, SLOW_DISK_MS);
afterAll(() => postgres?.stop(), SLOW_DISK_MS);

const listed = (...urls: readonly string[]): { data: string; databaseUrl: string } => ({
  data: '/not/used',
  databaseUrl: urls.join(', '),
});

const two = async (): Promise<[string, string]> => [await postgres.fresh(), await postgres.fresh()];

async function ask<R extends pg.QueryResultRow>(url: string, statement: string): Promise<R[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return (await client.query<R>(statement).finally(() => client.end())).rows;
}

/** A name as the server makes it. */
const named = (shard: number, letter: string): string => idIn(shard, letter.repeat(22));

describe('the id of a match', () => {
  it('names its database, and one of before belongs to the first', () => {
    expect(shardOf('a'.repeat(22))).toBe(0);
    for (const shard of [0, 1, 35, 36, 1295]) expect(shardOf(named(shard, 'x'))).toBe(shard);
    expect(named(3, 'x')).toMatch(/^[A-Za-z0-9_-]{1,40}$/);
  });
});

let cleared: [string, string] | undefined;
/** The same two databases each time, emptied. */
async function emptied(): Promise<[string, string]> {
  cleared ??= await two();
  for (const url of cleared) await ask(url, 'DROP SCHEMA public CASCADE; CREATE SCHEMA public');
  return cleared;
}

// All tables beside the people: whatever they have to do with each other goes from one database to the other. The whole
// contract is part of `npm run soak -- nodes`.
if (process.env.BROADSIDE_FAULTS)
  storeContract('a database beside that of the people', async () => {
    const databases = (await emptied()).map((url, number): ShardSettings => {
      const [complain, lost, back] = [() => {}, () => {}, () => {}];
      return { url, where: addressOf(url), number, count: 2, complain, lost, back };
    });
    return () => ShardedStore.open(databases, () => 1);
  });

/** People, a table and a match in each database, a campaign in the second. */
async function fill(store: Store): Promise<void> {
  await store.addGuest(guestRow('anna'), 'hash');
  for (const [shard, letter] of [
    [0, 'a'],
    [1, 'b'],
  ] as const) {
    const id = named(shard, letter);
    const table = tableRow(id, 'anna', { code: `CODE${letter}`, created: 2000 + shard });
    expect(await store.addTable(table)).toBe(true);
    expect(await store.beginMatch({ ...table, status: 'playing', version: 2 }, start())).toBe(true);
    expect(await store.append([item(id, 1, { command: 'c' })])).toEqual([{ stored: true }]);
    await store.addSaid(id, { at: 3, seat: 0, name: 'Anna', text: letter }, 9);
  }
  await store.addGuest(guestRow('olha'));
  const chapter = tableRow(named(1, 'k'), 'olha', { code: 'CODEk', created: 2005 });
  expect(await store.openChapter(campaignRow(named(1, 'c'), 'olha', chapter.id), chapter)).toBe('opened');
}

const everything = async (store: Store): Promise<unknown> => ({
  guests: await Promise.all(['anna', 'olha'].map((id) => store.guest(id))),
  session: await store.guestOfSession('hash'),
  tables: await Promise.all([named(0, 'a'), named(1, 'b'), named(1, 'k')].map((id) => store.table(id))),
  matches: await Promise.all([named(0, 'a'), named(1, 'b')].map((id) => store.match(id))),
  said: await Promise.all([named(0, 'a'), named(1, 'b')].map((id) => store.said(id, 9))),
  campaign: await store.campaign(named(1, 'c')),
});

const idsIn = async (url: string): Promise<string[]> =>
  (await ask<{ id: string }>(url, 'SELECT id FROM tables ORDER BY id')).map(({ id }) => id);

describe('a site on two databases', () => {
  it('keeps each table where its id says, and lists all of them', async () => {
    const [one, other] = await two();
    const store = await openStore(listed(one, other));
    await fill(store);
    expect(await idsIn(one)).toEqual([named(0, 'a')]);
    expect(await idsIn(other)).toEqual([named(1, 'b'), named(1, 'k')]);
    const ids = (states: readonly { table: TableRow }[]): string[] => states.map(({ table }) => table.id);
    expect(ids(await store.openTables(9))).toEqual([named(1, 'k')]);
    expect(ids(await store.tablesOf('anna', 9)).toSorted()).toEqual([named(0, 'a'), named(1, 'b')]);
    expect(ids(await store.playing())).toEqual([named(0, 'a'), named(1, 'b')]);
    expect(await store.inPlay('anna')).toBe(2);
    expect((await store.tableByCode('CODEb'))?.table.id).toBe(named(1, 'b'));
    expect(await store.addTable(tableRow(named(0, 'z'), 'anna', { code: 'CODEb' }))).toBe(false);
    expect(await store.standing([named(0, 'a'), named(1, 'b'), named(7, 'x')])).toHaveLength(2);
    expect(await store.table(named(7, 'x'))).toBeUndefined();
    await store.renameGuest('anna', 'Ганна');
    for (const id of [named(0, 'a'), named(1, 'b')]) expect((await store.table(id))?.table.seats[0].name).toBe('Ганна');
    await store.close();
  });

  it('is the site of one database with another one added: what was there stays and is found', async () => {
    const [one, other] = await two();
    const before = await openStore(listed(one));
    await begun(before, 't', 'anna');
    await before.close();
    const store = await openStore(listed(one, other));
    expect(await store.append([item('t', 1)])).toEqual([{ stored: true }]);
    expect(await store.addTable(tableRow(named(1, 'b'), 'anna', { code: 'CODEb' }))).toBe(true);
    await store.close();
  });

  it('forgets nobody who is named in the other database', async () => {
    const [one, other] = await two();
    const store = await openStore(listed(one, other));
    for (const id of ['anna', 'olha']) await store.addGuest(guestRow(id, 1000));
    await store.addTable(tableRow(named(1, 'b'), 'anna', { code: 'CODEb' }));
    await store.clean(1_000_000, { guests: 1 }, 100);
    expect(await store.guest('anna')).toBeDefined();
    expect(await store.guest('olha')).toBeUndefined();
    await store.close();
  });

  it('does not open with a list in another order, a shorter one, or one of another site', async () => {
    const [one, other] = await two();
    await (await openStore(listed(one, other))).close();
    await expect(openStore(listed(other, one))).rejects.toThrow(/was number 2: list the databases in their order/);
    await expect(openStore(listed(one))).rejects.toThrow(/is one of 2 databases, and DATABASE_URL lists 1/);
    const [third, fourth] = await two();
    await (await openStore(listed(third, fourth))).close();
    await expect(openStore(listed(one, fourth))).rejects.toThrow(/belongs to another site/);
    const alone = await postgres.fresh();
    const store = await openStore(listed(alone));
    await store.addGuest(guestRow('anna'));
    await store.close();
    await expect(openStore(listed(one, other, alone))).rejects.toThrow(/belongs to another site/);
    // As it was before databases knew their places.
    await ask(alone, 'DELETE FROM site');
    await expect(openStore(listed(one, other, alone))).rejects.toThrow(/holds a site of its own/);
  });

  it('is backed up whole, and restored into as many databases or into a file', async () => {
    const source = listed(...(await two()));
    const store = await openStore(source);
    await fill(store);
    const wanted = await everything(store);
    await store.close();
    const path = join(freshFolder(), 'table.backup');
    expect(await backup(source, path)).toMatchObject({ guests: 2, tables: 3, matches: 2, entries: 4, campaigns: 1 });
    for (const place of [listed(...(await two())), { data: freshFolder() }]) {
      await restore(place, path, false);
      const restored = await openStore(place);
      expect(await everything(restored)).toEqual(wanted);
      expect(await restored.append([item(named(1, 'b'), 2)])).toEqual([{ stored: true }]);
      expect(await restored.entries(named(1, 'b'), 0)).toEqual([entry(1), entry(2)]);
      await restored.close();
    }
    await expect(restore(listed(await postgres.fresh()), path, false)).rejects.toThrow(/list at least so many/);
  });
});

describe('a database that is away', () => {
  /** Two databases, the second at the end of a cable. */
  async function cabled(): Promise<{ place: ReturnType<typeof listed>; cable: Cable }> {
    const [one, other] = await two();
    const cable = await lay(new URL(other));
    return { place: listed(one, cable.url), cable };
  }

  /** Opens tables until there is one in each database. */
  async function inEach(anna: Visitor): Promise<[string, string]> {
    const found: string[] = [];
    while (!found[0] || !found[1]) {
      const { id } = await anna.open({ seats: [{ kind: 'me' }, { kind: 'bot', bot: 'random' }] });
      found[shardOf(id)] ??= id;
    }
    return [found[0], found[1]];
  }

  const health = async (server: RunningServer): Promise<unknown> =>
    (await new Visitor(server).call('GET', '/healthz')).body;

  it('stops its own tables, with a clear word, and no others; then all goes on by itself', async () => {
    const { place, cable } = await cabled();
    const server = await openServer(place);
    const anna = await visitor(server, 'Anna');
    const [here, there] = await inEach(anna);
    for (const id of [here, there]) await anna.start(id);
    const [a, b] = [await anna.live(here), await anna.live(there)];
    await cable.remove();
    expect(await b.play(OPENING)).toMatchObject({ type: 'refused', error: { code: 'no-store' } });
    expect(await a.play(OPENING)).toMatchObject({ type: 'done' });
    expect(await health(server)).toEqual({ ok: true, away: [2] });
    // Lists, new tables and names do without it.
    await anna.name('Hanna');
    for (let one = 0; one < 4; one++) expect(shardOf((await anna.open()).id)).toBe(0);
    expect((await anna.harbour()).mine.map(({ table }) => table.id)).toContain(here);
    const refused = await anna.call<{ code: string; message: string }>('GET', '/api/codes/ABCDEFGH');
    expect(refused).toMatchObject({ status: 503, body: { code: 'no-store' } });
    expect(refused.body.message).toMatch(/the database of this table/);
    await cable.layAgain();
    while (JSON.stringify(await health(server)) !== '{"ok":true}') await pause(50);
    expect(await b.play(OPENING)).toMatchObject({ type: 'done' });
  });

  it('does not keep a server from starting, and its tables go on when it is there', async () => {
    const { place, cable } = await cabled();
    const before = await openServer(place);
    const anna = await visitor(before, 'Anna');
    const [here, there] = await inEach(anna);
    for (const id of [here, there]) await anna.start(id);
    await before.close();
    await cable.remove();
    const server = await openServer(place);
    const again = new Visitor(server);
    again.cookie = anna.cookie;
    expect(await (await again.live(here)).play(OPENING)).toMatchObject({ type: 'done' });
    expect(await again.call('GET', `/api/tables/${there}`)).toMatchObject({ status: 503, body: { code: 'no-store' } });
    await cable.layAgain();
    while (JSON.stringify(await health(server)) !== '{"ok":true}') await pause(50);
    expect(await (await again.live(there)).play(OPENING)).toMatchObject({ type: 'done' });
  });
});
