/** What lies open in words, and the rules in brief. */
import { type Line, type Room, strong } from '@broadside/text/terminal';
import { CREW } from '../cards/crew.ts';
import { CARD_INFO, type CardId, CREW_KINDS, NO_CARD } from '../cards/table.ts';
import type { DeadReckoningView } from '../rules/view.ts';
import { aboutCard, cardName } from '../text/cards.ts';
import { t } from '../text/terminal.ts';

const cardsOf = (...modules: readonly string[]): CardId[] =>
  CARD_INFO.flatMap(({ id, module }) => (modules.includes(module) ? [id] : []));

/** One card of each kind: copies do the same. */
const CREW_ONCE: readonly CardId[] = CREW.map((_, kind) => CREW_KINDS.indexOf(kind));

/** The islands in view, the cards on them, what is set aside and in sleeves, the order in force. */
function openCards({ sea, players, ordered, flow }: DeadReckoningView): CardId[] {
  const tiles = sea.flatMap(({ explored, id, card }) => (explored ? [id, card] : []));
  const owned = players.flatMap(({ aside, crew }) => [...aside, ...crew.flatMap(({ sleeves }) => sleeves)]);
  const order = flow.length > 0 ? ordered.slice(-1) : [];
  return [...new Set([...tiles, ...owned, ...order])].filter((card) => card !== NO_CARD);
}

export function abilities(view: DeadReckoningView, room: Room): Line[] {
  const { say } = room;
  const section = (key: 'crew' | 'open' | 'goals' | 'fittings', cards: readonly CardId[]): Line[] => [
    [{ text: t(room, key), tone: 'title' }],
    ...cards.flatMap((card) =>
      room.pen.wrap([strong(cardName(card, say)), `  ${aboutCard(card, say)}`], room.columns, 2),
    ),
    [],
  ];
  return [
    ...section('crew', CREW_ONCE),
    ...section('open', openCards(view)),
    ...section('goals', cardsOf('achievement')),
    ...section('fittings', cardsOf('building', 'upgrade')),
    [{ text: t(room, 'signs'), tone: 'title' }],
    ...room.pen.wrap([t(room, 'signList')], room.columns, 2),
  ];
}

const PARTS = ['turn', 'goods', 'sails', 'cards', 'islands', 'pirates', 'battle', 'level', 'end'] as const;

export const reminder = (_view: DeadReckoningView, room: Room): Line[] =>
  PARTS.flatMap((part) => room.pen.wrap([`· ${t(room, `reminder.${part}`)}`], room.columns, 2));
