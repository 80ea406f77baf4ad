/** The lid of the box: a map of the dice as they lie, and who fought whom. */

import { flow, type Line, quiet, type Room, strong, tinted } from '@broadside/text/terminal';
import { curseOf, typeOf } from '../cards/table.ts';
import { FIELD, PER_DIE, RED, sunkOf, valueAt } from '../rules/facade.ts';
import type { Lid } from '../rules/state.ts';
import type { SevenSeasView } from '../rules/view.ts';
import { cardName } from '../text/cards.ts';
import { t } from '../text/terminal.ts';
import { stepName } from '../text/words.ts';
import { die, glued, HIT, SUNK } from './symbols.ts';

export type LidStyle = 'large' | 'small' | 'list' | 'none';

/** Cells of the map; a cell is two columns wide, about as wide as it is high. */
const SIZES: Readonly<Record<'large' | 'small', { readonly rows: number; readonly cells: number }>> = {
  large: { rows: 13, cells: 26 },
  small: { rows: 7, cells: 20 },
};

/** The dice that the fights so far sent to the bottom (S7-CAPTAIN-12). */
function sunkDice(lid: Lid): ReadonlySet<number> {
  const sunk = new Set<number>();
  for (let at = 0; at < lid.fights.length; at += 2) {
    const [red, pirate] = [lid.fights[at], lid.fights[at + 1]];
    const lost = sunkOf(lid, red, pirate);
    if (lost !== 'pirate') sunk.add(red);
    if (lost !== 'red') sunk.add(pirate);
  }
  return sunk;
}

/** How far a die may be moved on the map to a cell that is free: nearest first. */
function* cellsAround(row: number, cell: number, reach: number): Generator<readonly [number, number]> {
  for (let far = 0; far <= reach; far++)
    for (let y = -far; y <= far; y++)
      for (let x = -far; x <= far; x++) if (Math.max(Math.abs(x), Math.abs(y)) === far) yield [row + y, cell + x];
}

/** Which die is drawn in which cell; two that lie close stand side by side. */
function placed({ dice, sides }: Lid, rows: number, cells: number): ReadonlyMap<number, number> {
  const taken = new Map<number, number>();
  const scale = (place: number, count: number): number => Math.min(count - 1, Math.floor((place * count) / FIELD));
  sides.forEach((_side, at) => {
    const cell = scale(dice[at * PER_DIE + 1], cells);
    // The near edge of the lid is below.
    const row = rows - 1 - scale(dice[at * PER_DIE + 2], rows);
    for (const [y, x] of cellsAround(row, cell, cells))
      if (y >= 0 && y < rows && x >= 0 && x < cells && !taken.has(y * cells + x)) {
        taken.set(y * cells + x, at);
        break;
      }
  });
  return taken;
}

/** The map as lines, with the walls of the lid around it. */
function mapOf(lid: Lid, size: { readonly rows: number; readonly cells: number }): Line[] {
  const { rows, cells } = size;
  const taken = placed(lid, rows, cells);
  const sunk = sunkDice(lid);
  const draw = (at: number | undefined): Line[number] => {
    if (at === undefined) return '  ';
    if (sunk.has(at)) return quiet(`${SUNK}${valueAt(lid, at)}`);
    return lid.hits.includes(at) ? tinted('alarm', `${HIT}${valueAt(lid, at)}`) : die(lid.sides[at], valueAt(lid, at));
  };
  const wall = '─'.repeat(cells * 2);
  return [
    [quiet(`╭${wall}╮`)],
    ...Array.from({ length: rows }, (_, y): Line => {
      const dice = Array.from({ length: cells }, (_cell, x) => draw(taken.get(y * cells + x)));
      return [quiet('│'), ...dice, quiet('│')];
    }),
    [quiet(`╰${wall}╯`)],
  ];
}

/** `■5 > ×3`, `×6 > ▲2`, `■2 = ×2`: the one that stays first. */
function fightsOf(lid: Lid): Line[] {
  const fights: Line[] = [];
  for (let at = 0; at < lid.fights.length; at += 2) {
    const red = lid.fights[at];
    const pirate = lid.fights[at + 1];
    const pair = [pirate, red].sort((one, other) => valueAt(lid, other) - valueAt(lid, one));
    const [winner, loser] = pair.map((one) => die(lid.sides[one], valueAt(lid, one)));
    const sign = valueAt(lid, red) === valueAt(lid, pirate) ? '=' : '>';
    fights.push([winner, `\u00a0${sign}\u00a0`, loser]);
  }
  return fights;
}

/** What a list of dice is called. */
type Caption = 'fights' | 'afloat' | 'dice' | 'red' | 'hits' | 'spared';

function captioned(key: Caption, items: readonly Line[], room: Room, gap?: string): Line[] {
  return items.length === 0 ? [] : flow(items, room, [quiet(t(room, key)), ' '], gap);
}

/** The dice that nothing befell. */
function restOf(lid: Lid): number[] {
  const gone = new Set([...sunkDice(lid), ...lid.hits]);
  return lid.sides.flatMap((_side, at) => (gone.has(at) ? [] : [at]));
}

/** The throw in words, so that whoever cannot see the map misses nothing. A curse hits or spares, a raid sinks. */
function listOfDice(lid: Lid, room: Room): Line[] {
  const listed = (key: Caption, dice: readonly number[]): Line[] =>
    captioned(
      key,
      dice.map((at) => [die(lid.sides[at], valueAt(lid, at))]),
      room,
      ' ',
    );
  const rest = restOf(lid);
  if (typeOf(lid.card) === 'caravan') return [...captioned('fights', fightsOf(lid), room), ...listed('afloat', rest)];
  if (curseOf(lid.card) === 'tavern') return listed('dice', rest);
  const isRed = (at: number): boolean => lid.sides[at] === RED;
  return [
    ...listed('red', rest.filter(isRed)),
    ...listed('hits', lid.hits),
    ...listed(
      'spared',
      rest.filter((at) => !isRed(at)),
    ),
  ];
}

const GAP = 2;
const LEAST_LIST = 16;

/** Map on the left, list on the right if it fits there, else below. */
function mapWithList(lid: Lid, style: 'large' | 'small', room: Room): Line[] {
  const map = mapOf(lid, SIZES[style]);
  const width = room.pen.width(map[0]);
  const columns = room.columns - width - GAP;
  if (columns < LEAST_LIST) return [...map, ...listOfDice(lid, room)];
  const list = listOfDice(lid, { ...room, columns });
  const rows = Math.max(map.length, list.length);
  return Array.from(
    { length: rows },
    (_, y): Line => [...room.pen.pad(map[y] ?? [], width), ' '.repeat(GAP), ...(list[y] ?? [])],
  );
}

export function lidLines({ lid }: SevenSeasView, style: LidStyle, room: Room): Line[] {
  if (!lid || style === 'none') return [];
  const caption: Line[] = flow(
    [
      [strong(t(room, 'lid')), ' ', glued(cardName(lid.card, room.say))],
      [quiet(glued(t(room, 'thrower', { name: room.nameOf(lid.thrower) })))],
    ],
    room,
  );
  if (lid.dice.length === 0) return [...caption, [quiet(stepName('fall', room.say))]];
  return [...caption, ...(style === 'list' ? listOfDice(lid, room) : mapWithList(lid, style, room))].map((line) =>
    room.pen.cut(line, room.columns),
  );
}
