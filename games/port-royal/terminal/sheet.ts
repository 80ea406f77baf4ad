/** The score sheet: ranking, and where every point came from. */
import type { Standing } from '@broadside/kernel';
import { flow, type Line, quiet, type Room, strong } from '@broadside/text/terminal';
import { CARDS, type CardId, pointsOf } from '../cards/table.ts';
import type { View } from '../rules/view.ts';
import { needs } from './middle.ts';
import { colourOfFace, flag, POINT, shortName } from './symbols.ts';

/** Points first, then where they came from and what broke ties, as the sheets have it; what nobody has is left out. */
const columnsOf = (ranking: readonly Standing[]): string[] => [
  'points',
  ...Object.keys(ranking[0].sheet).filter((row) => row === 'coins' || ranking.some(({ sheet }) => sheet[row] !== 0)),
];

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

function table(ranking: readonly Standing[], room: Room): Line[] {
  const columns = columnsOf(ranking);
  const captions = columns.map((column) => room.say(`port-royal.sheet.${column}`));
  const width = nameWidth(ranking, room);
  const widths = fitted(captions, room.columns - width - 4, room);
  const head: Line = [
    ' '.repeat(width + 4),
    ...captions.flatMap((caption, at): Line => ['  ', ...room.pen.pad([quiet(caption)], widths[at])]),
  ];
  const rows = ranking.map((standing): Line => {
    const figures = columns.map((column, at) => `  ${String(figureOf(standing, column)).padStart(widths[at])}`);
    const row = [`${String(standing.rank).padStart(2)}. `, ...room.pen.pad([room.nameOf(standing.seat)], width)];
    const text = row.map((piece) => (typeof piece === 'string' ? piece : piece.text)).join('') + figures.join('');
    return [standing.rank === 1 ? strong(text) : text];
  });
  return [head, ...rows];
}

/** `Expedition ★4, Sailor ×2 ★2`: what gave points, the most first. */
function shields(view: View, seat: number, room: Room): Line[] {
  const { persons, expeditions } = view.players[seat];
  const groups = new Map<string, { card: CardId; count: number; points: number }>();
  for (const card of [...persons, ...expeditions]) {
    const face = CARDS[card];
    const key = face.kind === 'expedition' ? `${card}` : `${face.kind} ${'colour' in face ? face.colour : ''}`;
    const { count, points } = groups.get(key) ?? { count: 0, points: 0 };
    groups.set(key, { card, count: count + 1, points: points + pointsOf[card] });
  }
  return [...groups.values()]
    .filter(({ points }) => points > 0)
    .sort((one, other) => other.points - one.points)
    .map(({ card, count, points }) => shield(card, count, points, room));
}

function shield(card: CardId, count: number, points: number, room: Room): Line {
  const face = CARDS[card];
  const name = face.kind === 'expedition' ? needs(card, room) : shortName(card, room.say);
  const times = count > 1 ? `\u00a0×${count}` : '';
  const colour = colourOfFace(face);
  const pennant = colour ? [flag(colour), '\u00a0'] : [];
  return [...pennant, `${name}${times}\u00a0`, strong(`${POINT}${points}`)];
}

/** The table first; below it where everybody's points came from, as far as there is room. */
export function scoreSheet(view: View, room: Room): Line[] {
  if (!view.outcome) return [];
  const { ranking } = view.outcome;
  const lines = table(ranking, room);
  const width = nameWidth(ranking, room);
  const details = ranking.flatMap(({ seat }) =>
    flow(shields(view, seat, room), room, ['    ', ...room.pen.pad([room.nameOf(seat)], width), '  '], ', '),
  );
  return lines.length + 1 + details.length <= room.rows ? [...lines, [], ...details] : lines;
}
