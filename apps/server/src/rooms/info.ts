/** A table as one guest may see it. */
import { hash } from 'node:crypto';
import type { Seat } from '@broadside/kernel';
import type { Guest, Person, SeatInfo, TableInfo, TableListItem } from '@broadside/wire';
import { withPatience } from '../protocolV1.ts';
import type { GuestRow, SeatRow, TableRow, TableState } from '../store/store.ts';

/** Who has the table open now. */
export interface Presence {
  here(guest: string): boolean;
  /** Everybody who is let in without a seat, by name. */
  readonly watchers: ReadonlyMap<string, string>;
}

export const NOBODY: Presence = { here: () => false, watchers: new Map() };

export const guestInfo = ({ id, name, patience: responseTimeout }: GuestRow): Guest =>
  withPatience({ id, name, responseTimeout });

export function seatOf(row: TableRow, guest: string | undefined): Seat | null {
  if (guest === undefined) return null;
  const seat = row.seats.findIndex((one) => one.guest === guest);
  return seat < 0 ? null : seat;
}

export const isRemoved = ({ bans }: TableRow, guest: string | undefined): boolean =>
  bans?.removed.includes(guest ?? '') === true;

export const isMuted = ({ bans }: TableRow, guest: string | undefined): boolean =>
  bans?.muted.includes(guest ?? '') === true;

/** Whoever plays here or is the host has a place of their own, however many watch. */
export const hasPlace = (row: TableRow, guest: string): boolean => guest === row.host || seatOf(row, guest) !== null;

/** Whoever has the link sees a table that has not begun; a match is seen from its seats, or if the table lets people watch. */
export const maySee = (row: TableRow, guest: string | undefined): boolean =>
  !isRemoved(row, guest) &&
  (row.status === 'waiting' || row.settings.watchers || guest === row.host || seatOf(row, guest) !== null);

/** What a guest is called by at one table, so that nobody can be followed from table to table. */
export const personId = (table: string, guest: string): string =>
  hash('sha256', `${table} ${guest}`, 'base64url').slice(0, 22);

/** Everybody but the host, those who sit first. */
function peopleOf(row: TableRow, presence: Presence): Person[] {
  const person = (guest: string, name: string, seat: Seat | null): Person => ({
    id: personId(row.id, guest),
    name,
    seat,
    here: presence.here(guest),
    muted: isMuted(row, guest),
  });
  const seated = row.seats.flatMap(({ guest, name }, seat) =>
    guest === null || guest === row.host ? [] : [person(guest, name ?? '', seat)],
  );
  const watchers = [...presence.watchers].filter(([guest]) => guest !== row.host);
  return [...seated, ...watchers.map(([guest, name]) => person(guest, name, null))];
}

function seatInfo(seat: SeatRow, presence: Presence): SeatInfo {
  const { guest, name, bot } = seat;
  if (guest === null) return { kind: bot === null ? 'open' : 'bot', name: null, bot, here: bot !== null };
  return { kind: 'person', name, bot, here: presence.here(guest) };
}

const outsideOf = (row: TableRow, guest: string | undefined, presence: Presence): TableInfo => ({
  id: row.id,
  code: row.code,
  status: row.status,
  settings: row.settings,
  seats: row.seats.map((seat) => seatInfo(seat, presence)),
  you: seatOf(row, guest),
  host: guest === row.host,
  watching: presence.watchers.size,
  next: row.next,
  created: row.created,
});

export const infoOf = (row: TableRow, guest: string | undefined, presence: Presence): TableInfo => ({
  ...outsideOf(row, guest, presence),
  ...(isMuted(row, guest) ? { muted: true } : {}),
  ...(guest === row.host ? { people: peopleOf(row, presence) } : {}),
});

export const listItemOf = (state: TableState, guest: string, presence: Presence): TableListItem => ({
  table: outsideOf(state.table, guest, presence),
  n: state.n,
  toAct: state.toAct.filter((seat) => seat >= 0),
  moved: state.moved,
});
