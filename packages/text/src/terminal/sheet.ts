/** The table of a score sheet: a line for each player in order of rank, a column for each figure. */
import type { Standing } from '@broadside/kernel';
import { type Line, quiet, type Room, strong } from './drawing.ts';
import { textOf } from './pen.ts';

/** A name takes a quarter of the line at most. */
export function nameWidth(ranking: readonly Standing[], room: Omit<Room, 'say'>): number {
  const widest = Math.max(...ranking.map(({ seat }) => room.pen.width([room.nameOf(seat)])));
  return Math.min(widest, Math.floor(room.columns / 4));
}

/** The widest captions give way where they do not fit beside each other. */
function fitted(captions: readonly string[], columns: number, room: Pick<Room, 'pen'>): number[] {
  const widths = captions.map((caption) => room.pen.width([caption]));
  const left = (): number => columns - widths.reduce((sum, width) => sum + width + 2, 0);
  while (left() < 0) widths[widths.indexOf(Math.max(...widths))]--;
  return widths;
}

const figureOf = (standing: Standing, column: string): number =>
  column === 'points' ? standing.points : (standing.sheet[column] ?? 0);

/** The captions are the messages `<captions>.<column>`; a column is `points` or a line of the players' sheets. */
export function rankingTable<Column extends string, Prefix extends string>(
  ranking: readonly Standing[],
  columns: readonly Column[],
  captionsFrom: Prefix,
  room: Room<(key: `${NoInfer<Prefix>}.${NoInfer<Column>}`) => string>,
): Line[] {
  const captions = columns.map((column) => room.say(`${captionsFrom}.${column}`));
  const width = nameWidth(ranking, room);
  const widths = fitted(captions, room.columns - width - 4, room);
  const head: Line = [
    ' '.repeat(width + 4),
    ...captions.flatMap((caption, at): Line => ['  ', ...room.pen.pad([quiet(caption)], widths[at])]),
  ];
  const rows = ranking.map((standing): Line => {
    const figures = columns.map((column, at) => `  ${String(figureOf(standing, column)).padStart(widths[at])}`);
    const row = [`${String(standing.rank).padStart(2)}. `, ...room.pen.pad([room.nameOf(standing.seat)], width)];
    const text = [...row.map(textOf), ...figures].join('');
    return [standing.rank === 1 ? strong(text) : text];
  });
  return [head, ...rows];
}
