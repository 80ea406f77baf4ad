/** Matches in a list, whether they are played on a server or on this device. */
import type { Say } from '@broadside/text';
import type { TableLine } from '@broadside/wire';
import { listOf, seatName } from '../../names.ts';
import type { LocalLine } from '../../tables/local/api.ts';

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
  readonly moved: number;
}

function others({ table }: TableLine | LocalLine, say: Say, onDevice: boolean): string[] {
  return table.seats.flatMap((seat, at) => {
    const isReader = at === table.you;
    const isNobody = seat.kind === 'open';
    return isReader || isNobody ? [] : [onDevice && seat.name === '' ? '' : seatName(seat, at, say)];
  });
}

const statusOf = (status: TableLine['table']['status']): MatchLine['status'] =>
  status === 'waiting' || status === 'playing' ? status : 'over';

function lineOf(line: TableLine | LocalLine, say: Say, onDevice: boolean): MatchLine {
  const { table, toAct } = line;
  const status = statusOf(table.status);
  const isReaders = (seat: number): boolean => (onDevice ? table.seats[seat]?.kind === 'person' : seat === table.you);
  const next = toAct[0];
  const seat = next === undefined ? undefined : table.seats[next];
  return {
    id: table.id,
    game: table.settings.game,
    href: `${onDevice ? '/local' : '/table'}/${table.id}`,
    others: others(line, say, onDevice),
    thinking: seat && next !== undefined ? seatName(seat, next, say) : undefined,
    yourTurn: status === 'playing' && toAct.some(isReaders),
    status,
    free: table.seats.filter(({ kind }) => kind === 'open').length,
    onDevice,
    moved: line.moved,
  };
}

const rank = (line: MatchLine): number => (line.yourTurn ? 0 : line.status === 'over' ? 2 : 1);

/** The reader's own matches: those that wait for a move first, finished ones last, the freshest before the rest. */
export function matchLines(online: readonly TableLine[], local: readonly LocalLine[], say: Say): MatchLine[] {
  const lines = [
    ...online.filter(({ table }) => table.status !== 'closed').map((line) => lineOf(line, say, false)),
    ...local.map((line) => lineOf(line, say, true)),
  ];
  return lines.sort((a, b) => rank(a) - rank(b) || b.moved - a.moved);
}

/** "Port Royal with Ann and Bob". */
export function titleOf(line: MatchLine, say: Say): string {
  const game = say(`shelf.${line.game}.name`);
  return line.others.length > 0
    ? say('web.mine.with', { game, names: listOf(line.others, say) })
    : say('web.mine.alone', { game });
}
