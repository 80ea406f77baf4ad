/** The score sheet: ranking, and where every point came from (S7-END-7, S7-END-8). */
import type { Standing } from '@broadside/kernel';
import { type Line, quiet, type Room, strong } from '@broadside/text/terminal';
import { outcome } from '../rules/ending.ts';
import type { SevenSeasView } from '../rules/view.ts';

/** Black Marks stand there as the points they cost, so their number needs no column. */
const COLUMNS = ['points', 'chests', 'talismans', 'yinYang', 'marks', 'corsairs'] as const;

const figureOf = (standing: Standing, column: string): number =>
  column === 'points' ? standing.points : (standing.sheet[column] ?? 0);

function nameWidth(ranking: readonly Standing[], room: Room): number {
  const widest = Math.max(...ranking.map(({ seat }) => room.pen.width([room.nameOf(seat)])));
  return Math.min(widest, Math.floor(room.columns / 4));
}

/** The widest captions give way where they do not fit beside each other. */
function fitted(captions: readonly string[], columns: number, room: Room): number[] {
  const widths = captions.map((caption) => room.pen.width([caption]));
  const left = (): number => columns - widths.reduce((sum, width) => sum + width + 2, 0);
  while (left() < 0) widths[widths.indexOf(Math.max(...widths))]--;
  return widths;
}

export function scoreSheet(view: SevenSeasView, room: Room): Line[] {
  const result = outcome(view);
  if (!result) return [];
  const { ranking } = result;
  const captions = COLUMNS.map((column) => room.say(`seven-seas.sheet.${column}`));
  const width = nameWidth(ranking, room);
  const widths = fitted(captions, room.columns - width - 4, room);
  const head: Line = [
    ' '.repeat(width + 4),
    ...captions.flatMap((caption, at): Line => ['  ', ...room.pen.pad([quiet(caption)], widths[at])]),
  ];
  const rows = ranking.map((standing): Line => {
    const figures = COLUMNS.map((column, at) => `  ${String(figureOf(standing, column)).padStart(widths[at])}`);
    const row = [`${String(standing.rank).padStart(2)}. `, ...room.pen.pad([room.nameOf(standing.seat)], width)];
    const text = row.map((piece) => (typeof piece === 'string' ? piece : piece.text)).join('') + figures.join('');
    return [standing.rank === 1 ? strong(text) : text];
  });
  return [head, ...rows];
}
