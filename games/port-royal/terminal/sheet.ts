/** The score sheet: ranking, and where every point came from. */
import type { Standing } from '@broadside/kernel';
import { flow, type Line, nameWidth, type Room, rankingTable, strong } from '@broadside/text/terminal';
import { CARDS, type CardId, pointsOf } from '../cards/table.ts';
import type { View } from '../rules/view.ts';
import { needs } from './middle.ts';
import { colourOfFace, flag, POINT, shortName } from './symbols.ts';

/** Points first, then where they came from and what broke ties, as the sheets have it; what nobody has is left out. */
const columnsOf = (ranking: readonly Standing[]): string[] => [
  'points',
  ...Object.keys(ranking[0].sheet).filter((row) => row === 'coins' || ranking.some(({ sheet }) => sheet[row] !== 0)),
];

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
  const lines = rankingTable(ranking, columnsOf(ranking), 'port-royal.sheet', room);
  const width = nameWidth(ranking, room);
  const details = ranking.flatMap(({ seat }) =>
    flow(shields(view, seat, room), room, ['    ', ...room.pen.pad([room.nameOf(seat)], width), '  '], ', '),
  );
  return lines.length + 1 + details.length <= room.rows ? [...lines, [], ...details] : lines;
}
