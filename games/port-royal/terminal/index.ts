/** Port Royal in a terminal: from a view to lines of text. */
import type { Say } from '@broadside/text';
import { type Line, type Room, strong, type TerminalTable, type Weight } from '@broadside/text/terminal';
import { CARDS, type CardId } from '../cards/table.ts';
import { keepingBusts } from '../rules/odds.ts';
import type { PortRoyalEvent } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { abilityOf, cardName } from '../text/cards.ts';
import { type CardStyle, harbourLines } from './harbour.ts';
import { expeditionLines, headline, status } from './middle.ts';
import { playerLines } from './players.ts';
import { scoreSheet } from './sheet.ts';
import { shortName } from './symbols.ts';
import { terminalText } from './text.ts';

const KEY = 'port-royal.terminal';

interface Style {
  readonly cards: CardStyle;
  readonly areas: 'full' | 'row';
  /** Empty lines between harbour, expeditions and areas. */
  readonly airy: boolean;
}

/** From generous to thrifty: the first one that fits is drawn. */
const STYLES: readonly Style[] = [
  { cards: 'tall', areas: 'full', airy: true },
  { cards: 'tall', areas: 'full', airy: false },
  { cards: 'flat', areas: 'full', airy: true },
  { cards: 'flat', areas: 'full', airy: false },
  { cards: 'flat', areas: 'row', airy: false },
  { cards: 'list', areas: 'full', airy: false },
  { cards: 'list', areas: 'row', airy: false },
  { cards: 'text', areas: 'row', airy: false },
];

function compose(view: View, style: Style, room: Room): Line[] {
  const parts = [
    [...status(view, room), ...harbourLines(view, style.cards, room)],
    expeditionLines(view, room),
    playerLines(view, style.areas, room),
  ].filter((part) => part.length > 0);
  return parts.flatMap((part, at) => (style.airy && at > 0 ? [[], ...part] : part));
}

function draw(view: View, room: Room): Line[] {
  let lines: Line[] = [];
  for (const style of STYLES) {
    lines = compose(view, style, room);
    if (lines.length <= room.rows) break;
  }
  return lines;
}

const kindName = (card: CardId, say: Say): string =>
  CARDS[card].kind === 'tax' ? cardName(card, say) : shortName(card, say);

/** One card for every kind of person and tax that exists. */
const EXAMPLES: readonly CardId[] = CARDS.flatMap((card, id) => {
  const first = CARDS.findIndex(({ kind }) => kind === card.kind) === id;
  return first && card.kind !== 'ship' && card.kind !== 'expedition' ? [id] : [];
});

/** The cards that lie open first, with their figures; then one of every other kind. */
function abilities(view: View, room: Room): Line[] {
  const { say } = room;
  const open = [...new Set([...view.harbour, ...view.expeditions])];
  const kinds = new Set(open.map((card) => CARDS[card].kind));
  const closed = EXAMPLES.filter((card) => !kinds.has(CARDS[card].kind));
  const about = (name: string, card: CardId): Line[] =>
    room.pen.wrap([strong(name), `  ${abilityOf(card, say)}`], room.columns, 2);
  const section = (key: string, lines: Line[]): Line[] =>
    lines.length === 0 ? [] : [[{ text: say(key), tone: 'title' }], ...lines, []];
  return [
    ...section(
      `${KEY}.inHarbour`,
      open.flatMap((card) => about(cardName(card, say), card)),
    ),
    ...section(
      `${KEY}.elsewhere`,
      closed.flatMap((card) => about(kindName(card, say), card)),
    ),
    [{ text: say(`${KEY}.signs`), tone: 'title' }],
    ...room.pen.wrap([say(`${KEY}.signList`)], room.columns, 2),
  ];
}

function reminder(view: View, room: Room): Line[] {
  const end = view.options.variantEnding ? 'endVariant' : 'end';
  return ['discover', 'trade', 'others', 'expeditions', end].flatMap((part) =>
    room.pen.wrap([`· ${room.say(`${KEY}.reminder.${part}`)}`], room.columns, 2),
  );
}

/** Asides are what the table shows anyway, or what the sentence before them says already. */
const WEIGHTS: Readonly<Partial<Record<PortRoyalEvent['type'], Weight>>> = {
  turnBegan: 'chapter',
  bust: 'alarm',
  endTriggered: 'alarm',
  cardEnteredHarbour: 'aside',
  expeditionOpened: 'aside',
  phaseTwoBegan: 'aside',
  takeTurnBegan: 'aside',
  takeTurnEnded: 'aside',
  compensationPaid: 'aside',
  harbourCleared: 'aside',
};

export const portRoyalTerminal: TerminalTable = {
  catalogues: terminalText,
  title: (say) => say('port-royal.name'),
  headline: (view, room) => headline(view as View, room),
  draw: (view, room) => draw(view as View, room),
  abilities: (view, room) => abilities(view as View, room),
  reminder: (view, room) => reminder(view as View, room),
  weight: (event) => WEIGHTS[(event as PortRoyalEvent).type] ?? 'news',
  // PR-AMB-11: letting in a ship that busts is allowed, after a confirmation.
  isFatal: (action, view) => action.type === 'keep' && keepingBusts(view as View),
  scoreSheet: (view, room) => scoreSheet(view as View, room),
};
