/** Every player in a table of figures everybody watches, and below each the ship and the crew. */
import { flow, type Line, quiet, type Room, strong, tinted } from '@broadside/text/terminal';
import { CREW } from '../cards/crew.ts';
import { PRINTED_CELLS, SINKING_DAMAGE } from '../cards/ship.ts';
import { CREW_KINDS, fittingOf, NO_CARD } from '../cards/table.ts';
import type { DeadReckoningView, PlayerView } from '../rules/view.ts';
import { advancementName, cardName } from '../text/cards.ts';
import { cellName } from '../text/places.ts';
import { t } from '../text/terminal.ts';
import { askedOf } from './board.ts';
import { ACTING, badge, FIRST_PLAYER, glued, goodsSigns } from './symbols.ts';

const bits = (set: number): number => [...set.toString(2)].filter((bit) => bit === '1').length;

type Caption = 'chest' | 'dock' | 'damage' | 'cannons' | 'hand' | 'deck' | 'cubes' | 'medals';

/** The figures in their order, with the words of their captions. */
const COLUMNS: readonly (readonly [caption: Caption, figure: (player: PlayerView) => string])[] = [
  ['chest', ({ chest }) => (chest < 0 ? '?' : `${chest}`)],
  ['dock', ({ dock }) => `${dock}`],
  ['damage', ({ damage }) => `${damage}/${SINKING_DAMAGE}`],
  ['cannons', ({ cannons, cannonsLeft }) => `${cannonsLeft}/${cannons}`],
  ['hand', ({ handSize, handLimit }) => `${handSize}/${handLimit}`],
  ['deck', ({ deckSize }) => `${deckSize}`],
  ['cubes', ({ cubes }) => `${cubes}`],
  ['medals', ({ achievements }) => `${bits(achievements)}`],
];

const NAME_COLUMNS = { least: 4, most: 16 };
/** Mark, badge and star before the name. */
const LEAD = 5;
const INDENT = '     ';

function nameColumns(view: DeadReckoningView, room: Room): number {
  const widest = Math.max(...view.players.map((_, player) => room.pen.width([room.nameOf(player)])));
  return Math.min(NAME_COLUMNS.most, Math.max(NAME_COLUMNS.least, widest), Math.floor(room.columns / 5));
}

const captionsOf = (room: Room): string[] => COLUMNS.map(([caption]) => t(room, `column.${caption}`));

function header(view: DeadReckoningView, room: Room): Line {
  const captions = captionsOf(room).map((caption) => `  ${caption}`);
  return [quiet(' '.repeat(LEAD + nameColumns(view, room)) + captions.join(''))];
}

/** `▶ ■★ Mara     16     3 …`. */
function figures(view: DeadReckoningView, player: number, room: Room): Line {
  const widths = captionsOf(room).map((caption) => room.pen.width([caption]));
  const name = room.pen.pad([room.nameOf(player)], nameColumns(view, room));
  const plain = name.map((piece) => (typeof piece === 'string' ? piece : piece.text)).join('');
  return [
    askedOf(view).includes(player) ? tinted('title', `${ACTING} `) : '  ',
    badge(player),
    view.first === player ? tinted('gold', FIRST_PLAYER) : ' ',
    ' ',
    player === view.eye ? strong(plain) : plain,
    ...COLUMNS.map(([, figure], at) => `  ${figure(view.players[player]).padStart(widths[at])}`),
  ];
}

/** `A ↑1 2□ 1○/4`: what a cell gives, and what its hold carries. */
function cellItem({ cells }: PlayerView, cell: number, room: Room): Line {
  const { tokens, cargo, coins } = cells[cell];
  const token = tokens.at(-1);
  const { sails, cannons, hold } = token === undefined ? PRINTED_CELLS[cell] : fittingOf(token);
  const idle = cargo + coins > 0;
  const bonus = [...(sails > 0 ? [`↑${sails}`] : []), ...(cannons > 0 ? [`∗${cannons}`] : [])].join('\u00a0');
  const load = hold > 0 ? `${goodsSigns(cargo, coins) || '–'}/${hold}` : '';
  const words = [bonus, load].filter((word) => word !== '').join('\u00a0');
  const text = `\u00a0${words || t(room, 'emptyCell')}`;
  return [strong(cellName(room.say, cell)), idle ? quiet(text) : text];
}

function shipItems(view: DeadReckoningView, player: number, room: Room): Line[] {
  const owner = view.players[player];
  const { say } = room;
  const mode = owner.pirate ? [[tinted('alarm', glued(t(room, 'pirate')))]] : [];
  const aside = owner.aside.map((card) => cardName(card, say));
  return [
    ...(player < view.seats ? owner.cells.map((_, cell) => cellItem(owner, cell, room)) : rivalItems(owner, room)),
    ...mode,
    ...(aside.length > 0 ? [[glued(t(room, 'aside', { cards: aside.join(', ') }))]] : []),
    ...(owner.levelDue === 'no' ? [] : [[quiet(glued(t(room, 'levelDue')))]]),
  ];
}

/** DR-SOLO-4: no ship board, but upgrades and training marks. */
function rivalItems({ cells, training }: PlayerView, room: Room): Line[] {
  const upgrades = cells.reduce((sum, { tokens }) => sum + tokens.length, 0);
  return [[glued(t(room, 'rival', { upgrades, training }))]];
}

/** `Crewman 1 1 3+`: levels by kind; a plus for every advancement in the sleeve. */
function crewItems({ crew }: PlayerView, { say }: Room): Line[] {
  return CREW.map((_, kind): Line => {
    const cards = CREW_KINDS.flatMap((one, card) => (one === kind ? [card] : []));
    const levels = cards.map((card) => {
      const sleeved = crew[card].sleeves.filter((sleeve) => sleeve !== NO_CARD).length;
      return `${crew[card].level}${'+'.repeat(sleeved)}`;
    });
    return [quiet(glued(`${cardName(cards[0], say)} ${levels.join(' ')}`))];
  });
}

export type PlayerStyle = 'full' | 'ships' | 'row';

/** A line of figures for each, below it the ship, and the levels of the crew where there is room. */
export function playerLines(view: DeadReckoningView, style: PlayerStyle, room: Room): Line[] {
  const lines = view.players.flatMap((owner, player) => [
    figures(view, player, room),
    ...(style === 'row' ? [] : flow(shipItems(view, player, room), room, [INDENT])),
    ...(style === 'full' && owner.crew.length > 0 ? flow(crewItems(owner, room), room, [INDENT]) : []),
  ]);
  return [header(view, room), ...lines].map((line) => room.pen.cut(line, room.columns));
}

/** "Crewman 2 (Sail)": a crew card by its level and what is in its sleeve. */
export function crewWords({ crew }: PlayerView, card: number, { say }: Room): string {
  const { level, sleeves } = crew[card];
  const inside = sleeves.filter((sleeve) => sleeve !== NO_CARD).map((sleeve) => advancementName(say, sleeve));
  return glued(`${cardName(card, say)} ${level}${inside.length > 0 ? ` (${inside.join(', ')})` : ''}`);
}

/** Hands as far as they are known, and what is in play before everybody. */
export function cardLines(view: DeadReckoningView, room: Room): Line[] {
  const listed = (caption: 'hand' | 'play', player: number, cards: readonly number[]): Line[] => {
    if (cards.length === 0) return [];
    const own = t(room, caption);
    const words = player === view.eye ? own : `${own} (${room.nameOf(player)})`;
    const items = cards.map((card): Line => [crewWords(view.players[player], card, room)]);
    return flow(items, room, [strong(words), ' ']);
  };
  return view.players.flatMap(({ hand, play }, player) => [
    ...listed('hand', player, hand ?? []),
    ...listed('play', player, play),
  ]);
}
