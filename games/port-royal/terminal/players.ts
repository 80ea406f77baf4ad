/** Every player's area: coins, points, sabres, persons grouped by what they are, expeditions. */

import type { Seat } from '@broadside/kernel';
import { flow, type Line, quiet, type Room, strong, tinted } from '@broadside/text/terminal';
import { CARDS, type CardId, pointsOf } from '../cards/table.ts';
import { SHIP_COLOURS } from '../cards/types.ts';
import { pointsToEnd, takerOf } from '../rules/facade.ts';
import type { View } from '../rules/view.ts';
import { t } from '../text/terminal.ts';
import { characterOf, keptShips } from './belongings.ts';

import { ACTIVE, COIN, CROWN, colourOfFace, flag, POINT, points, SABRE, shortName, TAKING } from './symbols.ts';

/** Abilities that matter every turn come first, those that wait for an expedition last. */
const ORDER = [
  'taibuki',
  'pirate',
  'sailor',
  'admiral',
  'jester',
  'governor',
  'mademoiselle',
  'viceAdmiral',
  'gunner',
  'gambler',
  'lookout',
  'innkeeper',
  'trader',
  'clerk',
  'merchant',
  'settler',
  'captain',
  'priest',
  'jackOfAllTrades',
  'passenger',
] as const;

function groupKey(card: CardId): number {
  const face = CARDS[card];
  const kind = (ORDER as readonly string[]).indexOf(face.kind);
  const colour = colourOfFace(face);
  return kind * 10 + (colour ? SHIP_COLOURS.indexOf(colour) + 1 : 0);
}

/** `Sailor ×2`, `≈Trader`: persons of one kind stand together. */
function groups(persons: readonly CardId[], room: Room): Line[] {
  const counts = new Map<number, { card: CardId; count: number }>();
  for (const card of persons) {
    const key = groupKey(card);
    counts.set(key, { card, count: (counts.get(key)?.count ?? 0) + 1 });
  }
  return [...counts.entries()]
    .sort(([one], [other]) => one - other)
    .map(([, { card, count }]) => {
      const colour = colourOfFace(CARDS[card]);
      const name = shortName(card, room.say) + (count > 1 ? `\u00a0×${count}` : '');
      return colour ? [flag(colour), `\u00a0${name}`] : [name];
    });
}

/** What lies in front of a player, item by item. */
function possessions(view: View, seat: Seat, room: Room): Line[] {
  const { persons, expeditions } = view.players[seat];
  const claimed = expeditions.map((card): Line => [`${t(room, 'claimed')}\u00a0`, points(pointsOf[card])]);
  const items = [
    ...characterOf(view, seat, room),
    ...groups(persons, room),
    ...claimed,
    ...keptShips(view, seat, room),
  ];
  return items.length > 0 ? items : [[quiet(t(room, 'nobody'))]];
}

function mark(view: View, seat: Seat): Line {
  if (view.outcome) return ['  '];
  if (seat === view.active) return [tinted('title', ACTIVE), ' '];
  return seat === takerOf(view) ? [tinted('title', TAKING), ' '] : ['  '];
}

const NAME_COLUMNS = { least: 4, most: 14 };

function nameColumns(view: View, room: Room): number {
  const widest = Math.max(...view.players.map((_, seat) => room.pen.width([room.nameOf(seat)])));
  return Math.min(NAME_COLUMNS.most, Math.max(NAME_COLUMNS.least, widest), Math.floor(room.columns / 5));
}

const right = (amount: number, columns: number): string => String(amount).padStart(columns);

/** Crowns, where there are any to gain. */
function crownColumn(view: View, seat: Seat): Line {
  const track = view.extra?.adventure?.crowns;
  return track ? [' ', tinted('gold', `${CROWN}${right(track[seat], 2)}`)] : [];
}

/** `▶ Anna   ● 5  ★ 7/12  †2  `: the figures everybody watches, in the same columns for all. */
function heading(view: View, seat: Seat, room: Room): Line {
  const player = view.players[seat];
  const goal = pointsToEnd(view);
  const name = room.pen.pad([room.nameOf(seat)], nameColumns(view, room));
  const plain = name.map((piece) => (typeof piece === 'string' ? piece : piece.text)).join('');
  return [
    ...mark(view, seat),
    seat === view.eye ? strong(plain) : plain,
    ' ',
    tinted('gold', `${COIN}${right(player.coins, 2)}`),
    ' ',
    strong(`${POINT}${right(player.points, 2)}`),
    ...(goal === undefined ? [] : [quiet(`/${goal}`)]),
    ' ',
    `${SABRE}${right(player.sabres, 2)}`,
    ...crownColumn(view, seat),
    '  ',
  ];
}

/** One line for each player, or as many as their persons need. */
export function playerLines(view: View, style: 'full' | 'row', room: Room): Line[] {
  return view.players.flatMap((_, seat) => {
    const lines = flow(possessions(view, seat, room), room, heading(view, seat, room), ', ');
    if (style === 'full' || lines.length === 1) return lines;
    const everything = possessions(view, seat, room).flatMap((item, at): Line => (at > 0 ? [', ', ...item] : item));
    return [room.pen.cut([...heading(view, seat, room), ...everything], room.columns)];
  });
}
