/** What both databases share: how a row is read, and how an append is judged. */
import type { Entry, Seat } from '@broadside/kernel';
import type { Append, Appended, SeatRow, StoredMatch, TableRow, TableState, TableStatus } from './store.ts';

/** A table as either database answers it: the seats are one JSON array, the match's columns are null before it. */
export interface StateColumns {
  readonly id: string;
  readonly code: string | null;
  readonly host: string;
  readonly status: TableStatus;
  readonly settings: string;
  readonly next: string | null;
  readonly created: number;
  readonly seats: string;
  readonly n: number | null;
  readonly to_act: string | null;
  readonly moved: number | null;
}

export interface MatchColumns {
  readonly header: string;
  readonly seed: string;
  readonly snapshot: string;
}

export function stateOf(row: StateColumns): TableState {
  return {
    table: {
      id: row.id,
      code: row.code,
      host: row.host,
      status: row.status,
      settings: JSON.parse(row.settings) as TableRow['settings'],
      seats: JSON.parse(row.seats) as SeatRow[],
      next: row.next,
      created: row.created,
    },
    n: row.n ?? -1,
    toAct: row.to_act === null ? [] : (JSON.parse(row.to_act) as Seat[]),
    moved: row.moved ?? row.created,
  };
}

export const matchOf = ({ header, seed, snapshot }: MatchColumns, joined: string): StoredMatch => ({
  header: JSON.parse(header) as StoredMatch['header'],
  seed,
  snapshot: JSON.parse(snapshot) as StoredMatch['snapshot'],
  log: entriesOf(joined),
});

/** Entries as they were written, joined by commas: one reading of one text is quicker than thousands of small ones. */
export const entriesOf = (joined: string): Entry[] => JSON.parse(`[${joined}]`) as Entry[];

/**
 * Whether an entry goes into the log: `last` is the number of the match's last entry so far, `held` the entry that
 * holds this command already. Only the very next number is stored, so that a log has no gap.
 */
export function judge(item: Append, last: number | undefined, held: number | undefined): Appended {
  if (held !== undefined) return { stored: false, why: 'repeated', n: held };
  if (last === undefined || item.entry.n !== last + 1) return { stored: false, why: 'taken' };
  return { stored: true };
}

export const noTable = (id: string): Error => new Error(`there is no table ${JSON.stringify(id)}`);
export const noGuest = (id: string): Error => new Error(`there is no guest ${JSON.stringify(id)}`);
