/** What both databases share: how a row is read, and how an append is judged. */
import type { Entry, Seat, StoredMatch } from '@broadside/kernel';
import type { Append, Appended, CampaignRow, SeatRow, TableRow, TableState, TableStatus } from './store.ts';

/** A table as either database answers it: the seats are one JSON array, the match's columns are null before it. */
export interface StateColumns {
  readonly id: string;
  readonly code: string | null;
  readonly host: string;
  readonly status: TableStatus;
  readonly settings: string;
  readonly next: string | null;
  readonly created: number;
  readonly version: number;
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

/** The column of the settings, which holds the bans as well. */
export const settingsText = ({ settings, bans }: TableRow): string => JSON.stringify({ ...settings, bans });

export function stateOf(row: StateColumns): TableState {
  const { bans, ...settings } = JSON.parse(row.settings) as TableRow['settings'] & Pick<TableRow, 'bans'>;
  return {
    table: {
      id: row.id,
      code: row.code,
      host: row.host,
      status: row.status,
      settings,
      seats: JSON.parse(row.seats) as SeatRow[],
      next: row.next,
      created: row.created,
      ...(bans ? { bans } : {}),
      version: row.version,
    },
    n: row.n ?? -1,
    toAct: row.to_act === null ? [] : (JSON.parse(row.to_act) as Seat[]),
    moved: row.moved ?? row.created,
  };
}

/** A campaign as either database answers it. */
export interface CampaignColumns extends Omit<CampaignRow, 'table' | 'settled' | 'stopped' | 'chronicle'> {
  readonly table_id: string;
  readonly settled: boolean | number;
  readonly stopped: boolean | number;
  readonly chronicle: string;
}

export const campaignOf = ({
  table_id,
  settled,
  stopped,
  chronicle: campaignState,
  ...row
}: CampaignColumns): CampaignRow => ({
  ...row,
  table: table_id,
  settled: settled === true || settled === 1,
  stopped: stopped === true || stopped === 1,
  chronicle: JSON.parse(campaignState) as CampaignRow['chronicle'],
});

export const matchOf = ({ header, seed, snapshot }: MatchColumns, joined: string): StoredMatch => ({
  header: JSON.parse(header) as StoredMatch['header'],
  seed,
  snapshot: JSON.parse(snapshot) as StoredMatch['snapshot'],
  log: entriesOf(joined),
});

/** Entries as they were written, joined by commas: one reading of one text is quicker than thousands of small ones. */
export const entriesOf = (joined: string): Entry[] => JSON.parse(`[${joined}]`) as Entry[];

/** Only the very next number is stored, so that a log has no gap; `last` is the number of the match's last entry. */
export const isNext = ({ entry }: Append, last: number | undefined): boolean => entry.n - 1 === last;

/** What became of an entry whose number was not the next: `held` is the entry that holds its command, if one does. */
export const turnedAway = (held: number | undefined): Appended =>
  held === undefined ? { stored: false, why: 'taken' } : { stored: false, why: 'repeated', n: held };

export const noGuest = (id: string): Error => new Error(`there is no guest ${JSON.stringify(id)}`);
