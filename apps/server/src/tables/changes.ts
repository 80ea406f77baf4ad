/** What becomes of a table's row: decided by the row alone, so that it can be decided anew when another node was quicker. */
import { ApiError } from '../apiError.ts';
import { seatOf } from '../rooms/info.ts';
import type { GuestRow, SeatRow, TableRow } from '../store/store.ts';
import { EMPTY, sitting } from './chairs.ts';
import { checkHost, checkNotRemoved, checkSeated, checkWaiting } from './see.ts';
import { substituteBot } from './settings.ts';

/** Undefined: the row stays as it is. */
type Changed = TableRow | undefined;

const isFree = (seat: SeatRow | undefined): boolean => seat !== undefined && seat.guest === null && seat.bot === null;

export function satDown(row: TableRow, guest: GuestRow, wanted: number | undefined): Changed {
  const mine = seatOf(row, guest.id);
  if (mine !== null && (wanted === undefined || wanted === mine)) return undefined;
  checkNotRemoved(row, guest.id);
  checkWaiting(row);
  const seat = wanted ?? row.seats.findIndex(isFree);
  if (seat < 0) throw new ApiError('table-full', 'every chair is taken');
  if (!isFree(row.seats[seat])) throw new ApiError('seat-taken', 'this chair is taken');
  const seats = row.seats.map((one, at) => (at === seat ? sitting(guest) : at === mine ? EMPTY : one));
  return { ...row, seats };
}

/** Before the start the chair becomes free; later a bot plays on, and the person may come back. */
export function left(row: TableRow, guest: string): Changed {
  const mine = checkSeated(row, guest);
  const withMine = (seat: SeatRow): readonly SeatRow[] => row.seats.map((one, at) => (at === mine ? seat : one));
  switch (row.status) {
    case 'playing':
      return { ...row, seats: withMine({ ...row.seats[mine], bot: substituteBot(row.settings.game) }) };
    case 'waiting': {
      const seats = withMine(EMPTY);
      const heir = seats.find((seat) => seat.guest !== null)?.guest;
      if (row.host !== guest) return { ...row, seats };
      return heir ? { ...row, seats, host: heir } : shut({ ...row, seats });
    }
    case 'over':
    case 'closed':
      return undefined;
  }
}

export function closed(row: TableRow, guest: string): Changed {
  checkHost(row, guest);
  return row.status === 'closed' ? undefined : shut(row);
}

const shut = (row: TableRow): TableRow => ({ ...row, status: 'closed', code: null });
