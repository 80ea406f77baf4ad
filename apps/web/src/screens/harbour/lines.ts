/** Matches in a list, whether they are played on a server or on this device. */
import type { TableInfo, TableLine } from '@broadside/wire';
import { listOf, seatName } from '../../names.ts';
import type { LocalLine } from '../../tables/local/api.ts';
import type { Say } from '../../text/say.ts';

export interface MatchLine {
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

function others({ table }: TableLine | LocalLine, reader: string, say: Say): string[] {
  const own = readerAt(table, reader);
  return table.seats.flatMap((seat, at) => (at === own || seat.kind === 'open' ? [] : [seatName(seat, at, say)]));
}

const statusOf = (status: TableLine['table']['status']): MatchLine['status'] =>
  status === 'waiting' || status === 'playing' ? status : 'over';

function lineOf(line: TableLine | LocalLine, reader: string, say: Say, onDevice: boolean): MatchLine {
  const { table, toAct } = line;
  const status = statusOf(table.status);
  const isReaders = (seat: number): boolean => (onDevice ? table.seats[seat]?.kind === 'person' : seat === table.you);
  const next = toAct[0];
  const seat = next === undefined ? undefined : table.seats[next];
  return {
    id: table.id,
    game: table.settings.game,
    href: `${onDevice ? '/local' : '/table'}/${table.id}`,
    others: others(line, onDevice ? reader : '', say),
    thinking: seat && next !== undefined ? seatName(seat, next, say) : undefined,
    yourTurn: status === 'playing' && toAct.some(isReaders),
    status,
    free: table.seats.filter(({ kind }) => kind === 'open').length,
    onDevice,
    solo: table.seats.length === 1,
    moved: line.moved,
  };
}

const rank = (line: MatchLine): number => (line.yourTurn ? 0 : line.status === 'over' ? 2 : 1);

/** The reader's own matches: those that wait for a move first, finished ones last, the freshest before the rest. */
export function matchLines(
  online: readonly TableLine[],
  local: readonly LocalLine[],
  reader: string,
  say: Say,
): MatchLine[] {
  const lines = [
    ...online.filter(({ table }) => table.status !== 'closed').map((line) => lineOf(line, reader, say, false)),
    ...local.map((line) => lineOf(line, reader, say, true)),
  ];
  return lines.sort((a, b) => rank(a) - rank(b) || b.moved - a.moved);
}

/** "Red Harbour with Ann and Bob". */
export function titleOf(line: MatchLine, say: Say): string {
  const game = say(`shelf.${line.game}.name`);
  if (line.others.length > 0) return say('web.mine.with', { game, names: listOf(line.others, say) });
  return say(line.solo ? 'web.mine.solo' : 'web.mine.alone', { game });
}
