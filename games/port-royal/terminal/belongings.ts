/** What the expansions lay in front of a player beside persons and expeditions. */
import type { Seat } from '@broadside/kernel';
import { type Line, quiet, type Room, strong } from '@broadside/text/terminal';
import { CARDS, type CardId } from '../cards/table.ts';
import type { Item, ShipColour } from '../cards/types.ts';
import { TASK_MARKERS } from '../rules/facade.ts';
import type { View } from '../rules/view.ts';
import { characterName } from '../text/adventure.ts';
import { t } from '../text/terminal.ts';
import { flag, glued, MOVED, points, WAITING } from './symbols.ts';

/** PR-TASK-6: the second one hides the trophy. */
const TROPHY = 2;

/** `Jean Blackbeard ▪▪▫▫ trophy`: the ability is quiet until it is unlocked. */
export function characterOf(view: View, seat: Seat, room: Room): Line[] {
  const adventure = view.extra?.adventure;
  if (!adventure || adventure.characters[seat] < 0) return [];
  const moved = adventure.unlocked[seat];
  const name = glued(characterName(adventure.characters[seat], room.say));
  const trophy = moved >= TROPHY ? [`\u00a0${t(room, 'trophy')}`] : [];
  const markers = `\u00a0${MOVED.repeat(moved)}${WAITING.repeat(TASK_MARKERS - moved)}`;
  return [[moved > 0 ? strong(name) : quiet(name), markers, ...trophy]];
}

const coloursOf = (ships: readonly CardId[]): ShipColour[] =>
  ships.flatMap((ship) => {
    const face = CARDS[ship];
    return face.kind === 'ship' ? [face.colour] : [];
  });

/** Several ships in one word: `with merchants ≈≈♥`. */
const fleet = (ships: readonly CardId[], word: 'tucked' | 'den', room: Room): Line => [
  `${glued(t(room, word))}\u00a0`,
  ...coloursOf(ships).map(flag),
];

function itemOf(ship: CardId): Item | undefined {
  const face = CARDS[ship];
  return face.kind === 'ship' ? face.item : undefined;
}

/** `♦ herbs`: a ship that is kept for what it carries. */
function cargo(ship: CardId, room: Room): Line {
  const item = itemOf(ship);
  return [...coloursOf([ship]).map(flag), item ? `\u00a0${t(room, `item.${item}`)}` : ''];
}

/** Ships under merchants, in the Pirate Den, and kept as items. */
export function keptShips({ extra }: View, seat: Seat, room: Room): Line[] {
  const tucked = extra?.tucked[seat] ?? [];
  const captives = extra?.contracts?.kept[seat] ?? [];
  const items = extra?.adventure?.items[seat] ?? [];
  return [
    ...(tucked.length > 0 ? [[...fleet(tucked, 'tucked', room), '\u00a0', points(tucked.length)]] : []),
    ...(captives.length > 0 ? [fleet(captives, 'den', room)] : []),
    ...items.map((ship) => cargo(ship, room)),
  ];
}
