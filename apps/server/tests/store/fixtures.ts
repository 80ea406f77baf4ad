/** Rows for the tests of the stores: plausible in shape, small, and told apart by their ids. */
import type { Append, GuestRow, MatchStart, SeatRow, Store, TableRow } from '../../src/store/store.ts';

export const guestRow = (id: string, created = 1_000): GuestRow => ({
  id,
  name: `Captain ${id}`,
  created,
  patience: 30,
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
      game: 'port-royal',
      options: { contracts: true },
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
    ...more,
  };
}

export const unlisted = (table: TableRow): TableRow => ({ ...table, settings: { ...table.settings, listed: false } });

export const entry = (n: number, note = 'sailed') => ({
  n,
  seat: n % 2,
  action: { type: 'draw' },
  events: [{ type: note, ship: 'Фрегат "Надія"' }],
  hash: `hash-${n}`,
});

export const start = (seed = 'a secret'): MatchStart => ({
  header: { game: 'port-royal', rules: 1, seats: 2, options: { modules: [] }, commit: `sha256 of ${seed}` },
  seed,
  opening: { n: 0, events: [{ type: 'dealt' }], hash: 'hash-0' },
  snapshot: { n: 0, state: { flow: [{ step: 'discover' }] }, chance: {} },
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

/** A table whose match has begun, with its host as a guest. */
export async function begun(store: Store, id: string, host = `host-of-${id}`): Promise<TableRow> {
  await store.addGuest(guestRow(host));
  const table = tableRow(id, host);
  await store.addTable(table);
  const playing: TableRow = { ...table, status: 'playing' };
  await store.beginMatch(playing, start());
  return playing;
}
