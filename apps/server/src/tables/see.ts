import { ApiError } from '../apiError.ts';
import { isRemoved, maySee, seatOf } from '../rooms/info.ts';
import type { TableRow } from '../store/store.ts';

export function checkNotRemoved(row: TableRow, guest: string | undefined): void {
  if (isRemoved(row, guest)) throw new ApiError('removed', 'the host has removed you from this table');
}

/** Refuses whoever may not see this table. */
export function see(row: TableRow, guest: string | undefined): void {
  checkNotRemoved(row, guest);
  if (maySee(row, guest)) return;
  if (row.status === 'closed') throw new ApiError('closed', 'the host has closed this table');
  throw new ApiError('no-watchers', 'this table plays without people watching');
}

export function checkHost(row: TableRow, guest: string): void {
  if (row.host !== guest) throw new ApiError('not-host', 'only the host of the table may do this');
}

export function checkSeated(row: TableRow, guest: string): number {
  const seat = seatOf(row, guest);
  if (seat === null) throw new ApiError('not-seated', 'you have no seat at this table');
  return seat;
}

export function checkWaiting(row: TableRow): void {
  if (row.status === 'closed') throw new ApiError('closed', 'the host has closed this table');
  if (row.status !== 'waiting') throw new ApiError('already-started', 'the match has begun');
}
