/** Dead Reckoning in a terminal: from a view to lines of text. */
import type { Line, Room, TerminalTable, Weight } from '@broadside/text/terminal';
import type { DeadReckoningEvent, EventType } from '../rules/events.ts';
import type { DeadReckoningView } from '../rules/view.ts';
import { terminalText } from '../text/terminal.ts';
import { gameName, namedWithRival } from '../text/words.ts';
import { type BattleStyle, battleLines } from './battle.ts';
import { achievementLines, headline, openGoods, status } from './board.ts';
import { abilities, reminder } from './help.ts';
import { cardLines, type PlayerStyle, playerLines } from './players.ts';
import { cardHere, type SeaStyle, seaLines } from './sea.ts';
import { scoreSheet } from './sheet.ts';

interface Style {
  readonly sea: SeaStyle;
  readonly players: PlayerStyle;
  readonly battle: BattleStyle;
  readonly achievements: boolean;
  /** Empty lines between the parts. */
  readonly airy: boolean;
}

/** From generous to thrifty: the first one that fits is drawn. */
const STYLES: readonly Style[] = [
  { sea: 'large', players: 'full', battle: 'board', achievements: true, airy: true },
  { sea: 'large', players: 'full', battle: 'board', achievements: true, airy: false },
  { sea: 'small', players: 'full', battle: 'board', achievements: true, airy: false },
  { sea: 'small', players: 'ships', battle: 'board', achievements: true, airy: false },
  { sea: 'small', players: 'ships', battle: 'list', achievements: true, airy: false },
  { sea: 'small', players: 'row', battle: 'list', achievements: true, airy: false },
  { sea: 'list', players: 'ships', battle: 'list', achievements: true, airy: false },
  { sea: 'list', players: 'row', battle: 'list', achievements: true, airy: false },
  { sea: 'list', players: 'row', battle: 'list', achievements: false, airy: false },
  { sea: 'list', players: 'row', battle: 'none', achievements: false, airy: false },
];

function compose(view: DeadReckoningView, style: Style, room: Room): Line[] {
  const parts = [
    [...status(view, room), ...(style.achievements ? achievementLines(view, room) : [])],
    seaLines(view, style.sea, room),
    playerLines(view, style.players, room),
    [...cardLines(view, room), ...cardHere(view, room), ...openGoods(view, room)],
    battleLines(view, style.battle, room),
  ].filter((part) => part.length > 0);
  return parts.flatMap((part, at) => (style.airy && at > 0 ? [[], ...part] : part));
}

function draw(view: DeadReckoningView, room: Room): Line[] {
  let lines: Line[] = [];
  for (const style of STYLES) {
    lines = compose(view, style, room);
    if (lines.length <= room.rows) break;
  }
  return lines;
}

/** The rival of the solo game has no seat, and so no name at the table. */
const seated = (view: DeadReckoningView, room: Room): Room => ({
  ...room,
  nameOf: namedWithRival(view.seats, room.say, room.nameOf),
});

/** Asides are what the table shows anyway, or what the sentence before them says already. */
const WEIGHTS: Readonly<Partial<Record<EventType, Weight>>> = {
  turnBegan: 'chapter',
  sunk: 'alarm',
  endTriggered: 'alarm',
  controlLost: 'alarm',
  razed: 'alarm',
  offered: 'aside',
  drew: 'aside',
  reshuffled: 'aside',
  rearranged: 'aside',
  played: 'aside',
  influenced: 'aside',
  recalled: 'aside',
  armed: 'aside',
  rethrown: 'aside',
  passed: 'aside',
  progress: 'aside',
  refilled: 'aside',
  cleaned: 'aside',
};

/** Goods that an ability or a purchase moved stand in the sentence before. */
const isCovered = (event: DeadReckoningEvent): boolean =>
  event.type === 'moved' && (event.cause === 'price' || event.cause === 'gain');

const weightOf = (event: DeadReckoningEvent): Weight => (isCovered(event) ? 'aside' : (WEIGHTS[event.type] ?? 'news'));

export const deadReckoningTerminal: TerminalTable = {
  catalogues: terminalText,
  title: gameName,
  headline: (view, room) => headline(view as DeadReckoningView, seated(view as DeadReckoningView, room)),
  draw: (view, room) => draw(view as DeadReckoningView, seated(view as DeadReckoningView, room)),
  abilities: (view, room) => abilities(view as DeadReckoningView, room),
  reminder: (view, room) => reminder(view as DeadReckoningView, room),
  weight: (event) => weightOf(event as DeadReckoningEvent),
  // Nothing a player may do here ruins a turn at a stroke.
  isFatal: () => false,
  scoreSheet: (view, room) => scoreSheet(view as DeadReckoningView, room),
};
