/** The sea as a grid of four rows and three columns, the farthest row on top, the harbour below. */

import { flow, type Line, quiet, type Room, strong, tinted } from '@broadside/text/terminal';
import { BUILDINGS, isBack, isIsland, islandOf, isMerchant, NO_CARD, rowCard } from '../cards/table.ts';
import { COLUMNS, HARBOUR, NOBODY, TILES } from '../rules/facade.ts';
import type { DeadReckoningView, TileView } from '../rules/view.ts';
import { advancementName, cardName } from '../text/cards.ts';
import { rowOf } from '../text/places.ts';
import { t } from '../text/terminal.ts';
import { badge, CARGO_SIGN, cubes, emptySlots, glued, goodsSigns, shipSign } from './symbols.ts';

export type SeaStyle = 'large' | 'small' | 'list';

const shipsAt = ({ players }: DeadReckoningView, location: number): Line =>
  players.flatMap(({ at, pirate }, player) => (at === location ? shipSign(player, pirate) : []));

/** `■■▲·· + ■`: cubes in slots, then permanent ones. */
function cubesOn({ id, cubes: placed, permanent }: TileView): Line {
  const taken = placed.reduce((sum, count) => sum + count, 0);
  const inSlots = placed.flatMap((count, player): Line => (count > 0 ? [cubes(player, count)] : []));
  const forGood = permanent.flatMap((count, player): Line => (count > 0 ? [cubes(player, count)] : []));
  return [...inSlots, emptySlots(islandOf(id).slots - taken), ...(forGood.length > 0 ? ['+', ...forGood] : [])];
}

const buildingsOn = ({ buildings }: TileView, room: Room): string =>
  BUILDINGS.flatMap((name, at) => ((buildings >> at) & 1 ? [t(room, `building.${name}`)] : [])).join('');

/** `=2□ 1○`: what it makes; `2□`: what lies there. */
function goodsOn(tile: TileView, room: Room): Line {
  const { cargo, coins } = islandOf(tile.id);
  const parts = [buildingsOn(tile, room), goodsSigns(tile.cargo, tile.coins)].filter((part) => part !== '');
  return [quiet(`=${goodsSigns(cargo, coins)}`), ...parts.map((part) => ` ${part}`)];
}

/** `4□ Sail and helm`: the price and the name; a merchant has a mark of its own, and no price once turned over. */
function cardOn({ card }: TileView, room: Room): Line {
  if (card === NO_CARD) return [];
  const name = advancementName(room.say, card);
  const words = isMerchant(card) ? `${t(room, 'merchant')} ${name}` : name;
  return isBack(card) ? [words] : [quiet(`${rowCard(card).price}${CARGO_SIGN} `), words];
}

function nameOn(view: DeadReckoningView, at: number, room: Room): Line {
  const tile = view.sea[at];
  const ships = shipsAt(view, at);
  const gap = ships.length > 0 ? [' '] : [];
  if (!tile.explored) return [quiet(t(room, 'fog')), ...gap, ...ships];
  const owner = tile.controller === NOBODY ? [] : [badge(tile.controller), ' '];
  const name = isIsland(tile.id) ? strong(cardName(tile.id, room.say)) : t(room, 'sea');
  return [...ships, ...gap, ...owner, name];
}

/** The lines of one tile, all of one number. */
function tileLines(view: DeadReckoningView, at: number, style: 'large' | 'small', room: Room): Line[] {
  const tile = view.sea[at];
  const island = tile.explored && isIsland(tile.id);
  const known = tile.explored ? cardOn(tile, room) : [];
  const middle: Line = island ? [...cubesOn(tile), ' ', ...goodsOn(tile, room)] : [];
  const values: Line = island ? [quiet(islandOf(tile.id).values.join('/'))] : [];
  if (style === 'small') return [nameOn(view, at, room), island ? [...middle, ' ', ...known] : known];
  return [[...nameOn(view, at, room), ...(values.length > 0 ? [' ', ...values] : [])], middle, known];
}

const WALL = '│';

/** One row of tiles side by side, with its number before it. */
function rowLines(view: DeadReckoningView, row: number, style: 'large' | 'small', room: Room): Line[] {
  const width = Math.floor((room.columns - 2 - (COLUMNS + 1)) / COLUMNS);
  const tiles = Array.from({ length: COLUMNS }, (_, column) => tileLines(view, row * COLUMNS + column, style, room));
  return tiles[0].map((_, line): Line => {
    const lead = line === 0 ? `${row + 1} ` : '  ';
    return [
      quiet(lead),
      quiet(WALL),
      ...tiles.flatMap((tile): Line => [...room.pen.pad(tile[line], width), quiet(WALL)]),
    ];
  });
}

/** Where nothing but a line fits: what is known of a tile in words. */
function listLines(view: DeadReckoningView, room: Room): Line[] {
  const items = view.sea.flatMap((tile, at): Line[] => {
    const ships = shipsAt(view, at);
    if (!tile.explored && ships.length === 0) return [];
    const island = tile.explored && isIsland(tile.id);
    return [[quiet(`${rowOf(at)}\u00a0`), ...nameOn(view, at, room), ...(island ? ['\u00a0', ...cubesOn(tile)] : [])]];
  });
  return flow(items, room);
}

function harbourLine(view: DeadReckoningView, room: Room): Line {
  const ships = shipsAt(view, HARBOUR);
  return [tinted('title', t(room, 'harbour')), ' ', ...(ships.length > 0 ? ships : [quiet('–')])];
}

export function seaLines(view: DeadReckoningView, style: SeaStyle, room: Room): Line[] {
  if (style === 'list') return [...listLines(view, room), harbourLine(view, room)];
  const rows = Array.from({ length: TILES / COLUMNS }, (_, at) => TILES / COLUMNS - 1 - at);
  const wall: Line = [quiet('─'.repeat(room.columns))];
  const sea = rows.flatMap((row, at) => [
    ...(style === 'large' && at > 0 ? [wall] : []),
    ...rowLines(view, row, style, room),
  ]);
  return [...sea, harbourLine(view, room)].map((line) => room.pen.cut(line, room.columns));
}

/** The card where a ship lies, in full. */
export function cardHere(view: DeadReckoningView, room: Room): Line[] {
  const { at } = view.players[view.active];
  const card = at === HARBOUR ? NO_CARD : view.sea[at].card;
  if (card === NO_CARD || isBack(card) || view.flow.length === 0) return [];
  const words = t(room, 'here', { card: cardName(card, room.say), cargo: rowCard(card).price });
  return [room.pen.cut([strong(glued(words))], room.columns)];
}
