/** Matches in a list, whether they are played on a server or on this device. */
import type { TableInfo, TableListItem } from '@broadside/wire';
import { listOf, seatName } from '../../names.ts';
import type { LocalRow } from '../../tables/local/api.ts';
import type { Say } from '../../text/say.ts';

export interface MatchRow {
  readonly id: string;
  readonly game: string;
  readonly href: string;
  /** Everybody but whoever reads this. */
  readonly others: readonly string[];
  /** Who is thinking, if it is not the reader. */
  readonly thinking: string | undefined;
  readonly yourTurn: boolean;
  readonly status: 'waiting' | 'playing' | 'over';
  readonly free: number;
  readonly onDevice: boolean;
  /** There is one chair only. */
  readonly solo: boolean;
  readonly moved: number;
}

/** Several people share a device: then the reader is whoever has the reader's name. */
const readerAt = ({ you, seats }: TableInfo, reader: string): number =>
  you ?? (reader === '' ? -1 : seats.findIndex(({ name }) => name === reader));

function others({ table }: TableListItem | LocalRow, reader: string, say: Say): string[] {
  const own = readerAt(table, reader);
  return table.seats.flatMap((seat, at) => (at === own || seat.kind === 'open' ? [] : [seatName(seat, at, say)]));
}

const statusOf = (status: TableListItem['table']['status']): MatchRow['status'] =>
  status === 'waiting' || status === 'playing' ? status : 'over';

function rowOf(row: TableListItem | LocalRow, reader: string, say: Say, onDevice: boolean): MatchRow {
  const { table, toAct } = row;
  const status = statusOf(table.status);
  const isReaders = (seat: number): boolean => (onDevice ? table.seats[seat]?.kind === 'person' : seat === table.you);
  const next = toAct[0];
  const seat = next === undefined ? undefined : table.seats[next];
  return {
    id: table.id,
    game: table.settings.game,
    href: `${onDevice ? '/local' : '/table'}/${table.id}`,
    others: others(row, onDevice ? reader : '', say),
    thinking: seat && next !== undefined ? seatName(seat, next, say) : undefined,
    yourTurn: status === 'playing' && toAct.some(isReaders),
    status,
    free: table.seats.filter(({ kind }) => kind === 'open').length,
    onDevice,
    solo: table.seats.length === 1,
    moved: row.moved,
  };
}

const rank = (row: MatchRow): number => (row.yourTurn ? 0 : row.status === 'over' ? 2 : 1);

/** The reader's own matches: those that wait for a move first, finished ones last, the freshest before the rest. */
export function matchRows(
  online: readonly TableListItem[],
  local: readonly LocalRow[],
  reader: string,
  say: Say,
): MatchRow[] {
  const rows = [
    ...online.filter(({ table }) => table.status !== 'closed').map((row) => rowOf(row, reader, say, false)),
    ...local.map((row) => rowOf(row, reader, say, true)),
  ];
  return rows.sort((a, b) => rank(a) - rank(b) || b.moved - a.moved);
}

/** "Red Harbour with Ann and Bob". */
export function titleOf(row: MatchRow, say: Say): string {
  const game = say(`shelf.${row.game}.name`);
  if (row.others.length > 0) return say('web.mine.with', { game, names: listOf(row.others, say) });
  return say(row.solo ? 'web.mine.solo' : 'web.mine.alone', { game });
}
