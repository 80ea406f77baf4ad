/** A table as one guest is told about it. */
import type { Seat } from '@broadside/kernel';
import type { Guest, SeatInfo, TableInfo, TableLine } from '@broadside/wire';
import type { GuestRow, SeatRow, TableRow, TableState } from '../store/store.ts';

/** Who has the table open now. */
export interface Presence {
  here(guest: string): boolean;
  readonly watching: number;
}

export const NOBODY: Presence = { here: () => false, watching: 0 };

export const guestInfo = ({ id, name, patience }: GuestRow): Guest => ({ id, name, patience });

export function seatOf(row: TableRow, guest: string | undefined): Seat | null {
  if (guest === undefined) return null;
  const seat = row.seats.findIndex((one) => one.guest === guest);
  return seat < 0 ? null : seat;
}

/** Whoever has the link sees a table that has not begun; a match is seen from its seats, or if the table lets people watch. */
export const maySee = (row: TableRow, guest: string | undefined): boolean =>
  row.status === 'waiting' || row.settings.watchers || guest === row.host || seatOf(row, guest) !== null;

function seatInfo(seat: SeatRow, presence: Presence): SeatInfo {
  const { guest, name, bot } = seat;
  if (guest === null) return { kind: bot === null ? 'open' : 'bot', name: null, bot, here: bot !== null };
  return { kind: 'person', name, bot, here: presence.here(guest) };
}

export const infoOf = (row: TableRow, guest: string | undefined, presence: Presence): TableInfo => ({
  id: row.id,
  code: row.code,
  status: row.status,
  settings: row.settings,
  seats: row.seats.map((seat) => seatInfo(seat, presence)),
  you: seatOf(row, guest),
  host: guest === row.host,
  watching: presence.watching,
  next: row.next,
  created: row.created,
});

export const lineOf = (state: TableState, guest: string, presence: Presence): TableLine => ({
  table: infoOf(state.table, guest, presence),
  n: state.n,
  toAct: state.toAct.filter((seat) => seat >= 0),
  moved: state.moved,
});
