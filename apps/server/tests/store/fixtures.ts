/** Rows for the tests of the stores: plausible in shape, small, and distinguished by their ids. */
import type { Said } from '@broadside/wire';
import { expect } from 'vitest';
import type { Append, GuestRow, MatchStart, SeatRow, Store, TableRow, TableState } from '../../src/store/store.ts';

export const guestRow = (id: string, created = 1_000): GuestRow => ({
  id,
  name: `Captain ${id}`,
  created,
  patience: 30,
  seen: created,
});

export const sits = (guest: string): SeatRow => ({ guest, name: `Captain ${guest}`, bot: null });
export const openSeat: SeatRow = { guest: null, name: null, bot: null };

export function tableRow(id: string, host: string, more: Partial<TableRow> = {}): TableRow {
  return {
    id,
    code: `C${id}`,
    host,
    status: 'waiting',
    settings: {
      game: 'some-game',
      options: { storms: true },
      seats: [{ kind: 'me' }, { kind: 'open' }],
      listed: true,
      watchers: true,
      undo: 'free',
      absence: null,
      shuffle: false,
      odds: false,
    },
    seats: [sits(host), openSeat],
    next: null,
    created: 2_000,
    version: 1,
    ...more,
  };
}

export const unlisted = (table: TableRow): TableRow => ({ ...table, settings: { ...table.settings, listed: false } });

export const entry = (n: number, note = 'sailed') => ({
  n,
  seat: n % 2,
  action: { type: 'sail' },
  events: [{ type: note, ship: 'Фрегат "Надія"' }],
  hash: `hash-${n}`,
});

export const start = (seed = 'a secret'): MatchStart => ({
  header: { game: 'some-game', rules: 1, seats: 2, options: { modules: [] }, commit: `sha256 of ${seed}` },
  seed,
  opening: { n: 0, events: [{ type: 'dealt' }], hash: 'hash-0' },
  snapshot: { n: 0, state: { flow: [{ step: 'voyage' }] }, chance: {} },
  toAct: [0],
});

export const item = (match: string, n: number, more: Partial<Append> = {}): Append => ({
  match,
  entry: entry(n),
  command: null,
  toAct: [n % 2],
  moved: 3_000 + n,
  ...more,
});

/** The row as it is written next. */
export const later = (table: TableRow, more: Partial<TableRow>): TableRow => ({
  ...table,
  ...more,
  version: table.version + 1,
});

/** A table whose match has begun, with its host as a guest. */
export async function begun(store: Store, id: string, host = `host-of-${id}`): Promise<TableRow> {
  await store.addGuest(guestRow(host));
  const table = tableRow(id, host);
  await store.addTable(table);
  const playing: TableRow = { ...table, status: 'playing', version: 2 };
  await store.beginMatch(playing, start());
  return playing;
}

const OLD_SETTINGS = JSON.stringify(tableRow('t', 'anna').settings);

/** Rows as the fourth version of the SQLite file and the third of PostgreSQL had them; the match of table t comes after. */
export const OLD_ROWS = `
  INSERT INTO guests VALUES ('anna', 'Anna', 1, 30), ('olha', 'Olha', 2, 60);
  INSERT INTO sessions VALUES ('hash', 'anna', 1);
  INSERT INTO tables (id, code, host, status, listed, settings, next, created) VALUES
    ('t', NULL, 'anna', 'playing', '0', '${OLD_SETTINGS}', NULL, 1), ('w', 'CODE', 'olha', 'waiting', '1', '${OLD_SETTINGS}', NULL, 1);
  INSERT INTO seats VALUES ('t', 0, 'anna', 'Anna', NULL), ('t', 1, NULL, NULL, 'sailor'),
    ('w', 0, 'olha', 'Olha', NULL), ('w', 1, NULL, NULL, NULL)`;

/** What was there before is there, may be written on, and has its time from now on. */
export async function checkOldRows(store: Store, said: Said, began: number): Promise<void> {
  const anna = await store.guestOfSession('hash');
  expect(anna).toMatchObject({ id: 'anna', name: 'Anna', patience: 30 });
  expect(anna?.seen).toBeGreaterThanOrEqual(began);
  const [played, waiting] = [await store.table('t'), await store.table('w')];
  expect(played).toMatchObject({ n: 0, table: { version: 1, seats: [{ guest: 'anna' }, { bot: 'sailor' }] } });
  expect(waiting?.table).toMatchObject({ code: 'CODE', status: 'waiting', version: 1 });
  expect(await store.said('t', 9)).toEqual([said]);
  expect(await store.append([item('t', 1, { version: 1 })])).toEqual([{ stored: true }]);
  const seats = [openSeat, { guest: 'anna', name: 'Anna', bot: null }];
  expect(await store.saveTable({ ...(waiting as TableState).table, seats, version: 2 })).toBe(true);
  // What people played stays; what nobody opens goes, but not before its time.
  const keep = { guests: 1000, waiting: 1000, closed: 1000, bots: 1000, talk: 1000 };
  await store.clean(began, keep, 99);
  expect((await store.table('w'))?.table.status).toBe('waiting');
  for (const later of [1e9, 2e9, 3e9]) await store.clean(Date.now() + later, keep, 99);
  expect(await store.table('w')).toBeUndefined();
  expect((await store.table('t'))?.n).toBe(1);
  expect([await store.guest('olha'), (await store.guest('anna'))?.id]).toEqual([undefined, 'anna']);
  expect(await store.said('t', 9)).toEqual([]);
}
