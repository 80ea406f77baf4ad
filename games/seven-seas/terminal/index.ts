/** Pirates of the 7 Seas in a terminal: from a view to lines of text. */
import type { Line, Room, TerminalTable, Weight } from '@broadside/text/terminal';
import type { SevenSeasEvent } from '../rules/state.ts';
import type { SevenSeasView } from '../rules/view.ts';
import type { Say } from '../text/say.ts';
import { terminalText } from '../text/terminal.ts';
import { callLine, handLines, headline, openGoods, raidLine, status } from './board.ts';
import { abilities, reminder } from './help.ts';
import { type LidStyle, lidLines } from './lid.ts';
import { playerLines } from './players.ts';
import { scoreSheet } from './sheet.ts';

interface Style {
  readonly lid: LidStyle;
  readonly players: 'full' | 'row';
  /** Who was called stands with the players too. */
  readonly calls: boolean;
  /** Empty lines between the parts. */
  readonly airy: boolean;
}

/** From generous to thrifty: the first one that fits is drawn. */
const STYLES: readonly Style[] = [
  { lid: 'large', players: 'full', calls: true, airy: true },
  { lid: 'large', players: 'full', calls: true, airy: false },
  { lid: 'small', players: 'full', calls: true, airy: true },
  { lid: 'small', players: 'full', calls: true, airy: false },
  { lid: 'small', players: 'row', calls: true, airy: false },
  { lid: 'list', players: 'full', calls: true, airy: false },
  { lid: 'list', players: 'row', calls: true, airy: false },
  { lid: 'list', players: 'row', calls: false, airy: false },
  { lid: 'none', players: 'row', calls: false, airy: false },
];

function compose(view: SevenSeasView, { lid, players, calls, airy }: Style, room: Room): Line[] {
  const parts = [
    [...status(view, room), ...(calls ? callLine(view, room) : [])],
    playerLines(view, players, room),
    [...handLines(view, room), ...raidLine(view, room), ...openGoods(view, room)],
    lidLines(view, lid, room),
  ].filter((part) => part.length > 0);
  return parts.flatMap((part, at) => (airy && at > 0 ? [[], ...part] : part));
}

function draw(view: SevenSeasView, room: Room): Line[] {
  let lines: Line[] = [];
  for (const style of STYLES) {
    lines = compose(view, style, room);
    if (lines.length <= room.rows) break;
  }
  return lines;
}

/** Asides are what the table shows anyway, or what the sentence before them says already. */
const WEIGHTS: Readonly<Partial<Record<SevenSeasEvent['type'], Weight>>> = {
  roundBegan: 'chapter',
  endDrawn: 'alarm',
  hit: 'alarm',
  dealt: 'aside',
  chose: 'aside',
  cast: 'aside',
  fought: 'aside',
  guards: 'aside',
  kept: 'aside',
  yinYang: 'aside',
  returned: 'aside',
};

/** A mark for what was not done, and chests that are a gift, stand in the sentence before them. */
const isCovered = (event: SevenSeasEvent): boolean =>
  (event.type === 'marked' && (event.cause === 'declined' || event.cause === 'stayedHome')) ||
  (event.type === 'gained' && event.cause === 'gift');

const weightOf = (event: SevenSeasEvent): Weight => (isCovered(event) ? 'aside' : (WEIGHTS[event.type] ?? 'news'));

export const sevenSeasTerminal: TerminalTable = {
  catalogues: terminalText,
  title: (say: Say) => say('seven-seas.name'),
  headline: (view, room) => headline(view as SevenSeasView, room),
  draw: (view, room) => draw(view as SevenSeasView, room),
  abilities: (view, room) => abilities(view as SevenSeasView, room),
  reminder: (view, room) => reminder(view as SevenSeasView, room),
  weight: (event) => weightOf(event as SevenSeasEvent),
  // Nothing a player may do here ruins a turn at a stroke.
  isFatal: () => false,
  scoreSheet: (view, room) => scoreSheet(view as SevenSeasView, room),
};
