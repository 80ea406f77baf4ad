/** Every pirate in a table of figures everybody watches, and below each what else lies before them. */

import type { Seat } from '@broadside/kernel';
import { flow, type Line, quiet, type Room, strong, tinted } from '@broadside/text/terminal';
import { type CardId, characterCard, lootCard, TALISMAN } from '../cards/table.ts';
import { NOT_CHOSEN } from '../rules/facade.ts';
import type { PirateView, SevenSeasView } from '../rules/view.ts';
import { cardName, nationName } from '../text/cards.ts';
import { t } from '../text/terminal.ts';
import { askedOf } from './board.ts';
import { ACTING, badge, FIRST_PLAYER, glued } from './symbols.ts';

type Caption = 'chests' | 'free' | 'loaded' | 'guards' | 'reserve' | 'yinYang' | 'marks' | 'hand';

/** The figures in their order, with the words of their captions. */
const COLUMNS: readonly (readonly [caption: Caption, figure: (pirate: PirateView) => number])[] = [
  ['chests', ({ chests }) => chests],
  ['free', ({ free }) => free],
  ['loaded', ({ loaded }) => loaded],
  ['guards', ({ guards }) => guards],
  ['reserve', ({ reserve }) => reserve],
  ['yinYang', ({ yinYang }) => yinYang],
  ['marks', ({ marks }) => marks],
  ['hand', ({ handSize }) => handSize],
];

const NAME_COLUMNS = { least: 4, most: 16 };

function nameColumns(view: SevenSeasView, room: Room): number {
  const widest = Math.max(...view.pirates.map((_, seat) => room.pen.width([room.nameOf(seat)])));
  return Math.min(NAME_COLUMNS.most, Math.max(NAME_COLUMNS.least, widest), Math.floor(room.columns / 5));
}

/** Mark, badge and star before the name. */
const LEAD = 5;

const captionsOf = (room: Room): string[] => COLUMNS.map(([caption]) => t(room, `column.${caption}`));

function header(view: SevenSeasView, room: Room): Line {
  const captions = captionsOf(room).map((caption) => `  ${caption}`);
  return [quiet(' '.repeat(LEAD + nameColumns(view, room)) + captions.join(''))];
}

/** `▶■★Mara     16     3 …`. */
function figures(view: SevenSeasView, seat: Seat, room: Room): Line {
  const pirate = view.pirates[seat];
  const widths = captionsOf(room).map((caption) => room.pen.width([caption]));
  const name = room.pen.pad([room.nameOf(seat)], nameColumns(view, room));
  const plain = name.map((piece) => (typeof piece === 'string' ? piece : piece.text)).join('');
  return [
    askedOf(view).includes(seat) ? tinted('title', `${ACTING} `) : '  ',
    badge(seat),
    view.first === seat ? tinted('gold', FIRST_PLAYER) : ' ',
    ' ',
    seat === view.eye ? strong(plain) : plain,
    ...COLUMNS.map(([, figure], at) => `  ${String(figure(pirate)).padStart(widths[at])}`),
  ];
}

const times = (name: string, count: number): Line[] =>
  count === 0 ? [] : [[glued(count === 1 ? name : `${name} ×${count}`)]];

function goodsOf({ goods, talismans }: PirateView, { say }: Room): Line[] {
  const cards: readonly (readonly [CardId, number])[] = [
    ...goods.map((count, good) => [lootCard(good as 0 | 1 | 2), count] as const),
    [lootCard(TALISMAN), talismans],
  ];
  return cards.flatMap(([card, count]) => times(cardName(card, say), count));
}

/** What was chosen this round, as far as it may be known, and what still lies on the table. */
function charactersOf({ hasChosen, chosen, played }: PirateView, room: Room): Line[] {
  const { say } = room;
  const now = chosen === NOT_CHOSEN ? t(room, 'secret') : cardName(characterCard(chosen), say);
  const names = played.map((character) => cardName(characterCard(character), say));
  return [
    ...(hasChosen ? [[strong(glued(now))]] : []),
    ...(names.length > 0 ? [[quiet(glued(t(room, 'played', { names: names.join(', ') })))]] : []),
  ];
}

/** Goods, Corsair tokens, Rituals, characters: whatever there is. */
function belongings(view: SevenSeasView, seat: Seat, room: Room): Line[] {
  const pirate = view.pirates[seat];
  const { say } = room;
  const nations = view.corsairs.flatMap((holder, nation) => (holder === seat ? [nationName(nation, say)] : []));
  return [
    ...charactersOf(pirate, room),
    ...goodsOf(pirate, room),
    ...(nations.length > 0 ? [[glued(t(room, 'corsair', { nations: nations.join(', ') }))]] : []),
    ...times(t(room, 'doubleHold'), pirate.doubleHolds),
    ...times(t(room, 'unsinkable'), pirate.unsinkables),
  ];
}

const INDENT = '     ';

/** A line of figures for each, and below it as many as the belongings need; `row` cuts these to one. */
export function playerLines(view: SevenSeasView, style: 'full' | 'row', room: Room): Line[] {
  const lines = view.pirates.flatMap((_, seat) => {
    const items = belongings(view, seat, room);
    const below = items.length === 0 ? [] : flow(items, room, [INDENT]);
    if (style === 'full' || below.length < 2) return [figures(view, seat, room), ...below];
    const all = items.flatMap((item, at): Line => (at > 0 ? [quiet(' · '), ...item] : item));
    return [figures(view, seat, room), [INDENT, ...all]];
  });
  return [header(view, room), ...lines].map((line) => room.pen.cut(line, room.columns));
}
