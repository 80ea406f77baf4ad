/** What lies open in words, and the rules in brief. */
import { type Line, type Room, strong } from '@broadside/text/terminal';
import { CARD_INFO, type CardId } from '../cards/table.ts';
import type { SevenSeasView } from '../rules/view.ts';
import { aboutCard, cardName } from '../text/cards.ts';
import { t } from '../text/terminal.ts';

const cardsOf = (...modules: readonly string[]): CardId[] =>
  CARD_INFO.flatMap(({ id, module }) => (modules.includes(module) ? [id] : []));

function openCards({ pirates, eye: viewer, port, playedTop }: SevenSeasView): CardId[] {
  const hand = typeof viewer === 'number' ? (pirates[viewer].hand ?? []) : [];
  return [...new Set([...hand, port, ...(playedTop < 0 ? [] : [playedTop])])];
}

/** The own hand and what lies open first, then characters, curses and loot. */
export function abilities(view: SevenSeasView, room: Room): Line[] {
  const { say } = room;
  const open = openCards(view);
  const section = (key: 'here' | 'characters' | 'elsewhere', cards: readonly CardId[]): Line[] => [
    [{ text: t(room, key), tone: 'title' }],
    ...cards.flatMap((card) =>
      room.pen.wrap([strong(cardName(card, say)), `  ${aboutCard(card, say)}`], room.columns, 2),
    ),
    [],
  ];
  return [
    ...section('here', open),
    ...section('characters', cardsOf('character')),
    ...section(
      'elsewhere',
      cardsOf('curse', 'end', 'loot').filter((card) => !open.includes(card)),
    ),
    [{ text: t(room, 'signs'), tone: 'title' }],
    ...room.pen.wrap([t(room, 'signList')], room.columns, 2),
  ];
}

const PARTS = ['round', 'gift', 'raid', 'sale', 'guards', 'rituals', 'marks', 'end'] as const;

export const reminder = (_view: SevenSeasView, room: Room): Line[] =>
  PARTS.flatMap((part) => room.pen.wrap([`· ${t(room, `reminder.${part}`)}`], room.columns, 2));
