/** What a seat asks to do, by the conditions of its table. */
import { type Order, obey as obeyRules } from '@broadside/host';
import type { AnyMatch, Entry } from '@broadside/kernel';
import { ApiError } from '../apiError.ts';
import type { TableRow } from '../store/store.ts';

/** Does what the order says, or throws and changes nothing. */
export function obey(match: AnyMatch, row: TableRow, order: Order): Entry {
  if (row.status === 'closed') throw new ApiError('closed', 'the host has closed this table');
  // Whoever was removed while their request waited has no seat any more.
  if (order.command !== null && order.guest !== undefined && row.seats[order.seat].guest !== order.guest)
    throw new ApiError('not-seated', 'you have no seat at this table');
  return obeyRules(match, order, row.settings.undo);
}
