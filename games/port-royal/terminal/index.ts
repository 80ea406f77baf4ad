/** Port Royal in a terminal: from a view to lines of text. */

import type { Line, Room, TerminalTable, Weight } from '@broadside/text/terminal';
import { keepingBusts } from '../rules/facade.ts';
import type { PortRoyalEvent } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { terminalText, voiced } from '../text/terminal.ts';
import { adventureLines } from './adventure.ts';
import { contractLines } from './contracts.ts';
import { type CardStyle, harbourLines } from './harbour.ts';
import { abilities, reminder } from './help.ts';
import { expeditionLines, headline, status } from './middle.ts';
import { playerLines } from './players.ts';
import { scoreSheet } from './sheet.ts';

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
  const brief = style.areas === 'row';
  const parts = [
    [...status(view, room), ...harbourLines(view, style.cards, room)],
    [...expeditionLines(view, room), ...contractLines(view, brief, room), ...adventureLines(view, brief, room)],
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

/** Asides are what the table shows anyway, or what the sentence before them says already. */
const WEIGHTS: Readonly<Partial<Record<PortRoyalEvent['type'], Weight>>> = {
  turnBegan: 'chapter',
  bust: 'alarm',
  endTriggered: 'alarm',
  monthEnded: 'alarm',
  cardEnteredHarbour: 'aside',
  expeditionOpened: 'aside',
  phaseTwoBegan: 'aside',
  takeTurnBegan: 'aside',
  takeTurnEnded: 'aside',
  compensationPaid: 'aside',
  harbourCleared: 'aside',
  timePassed: 'aside',
  coinsPaid: 'aside',
  cardsShuffledIn: 'aside',
};

export const portRoyalTerminal: TerminalTable = {
  catalogues: terminalText,
  title: (say) => voiced({ say }, 'name'),
  headline: (view, room) => headline(view as View, room),
  draw: (view, room) => draw(view as View, room),
  abilities: (view, room) => abilities(view as View, room),
  reminder: (view, room) => reminder(view as View, room),
  weight: (event) => WEIGHTS[(event as PortRoyalEvent).type] ?? 'news',
  // PR-AMB-11: letting in a ship that busts is allowed, after a confirmation.
  isFatal: (action, view) => action.type === 'keep' && keepingBusts(view as View),
  scoreSheet: (view, room) => scoreSheet(view as View, room),
};
