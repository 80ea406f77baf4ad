/** The harbour: cards as boxes, as a list, or as running text, whatever the room allows. */

import { flow, type Line, quiet, type Room, type Span, type Tone, tinted } from '@broadside/text/terminal';
import { CARDS, type CardId, coinsOf, costOf } from '../cards/table.ts';
import type { Card, Ship, ShipColour } from '../cards/types.ts';
import { areaSeen, compensationOf, incomeFor, priceFor } from '../rules/facade.ts';
import type { View } from '../rules/view.ts';
import { t } from '../text/terminal.ts';
import { buyerOf, canPay } from './purse.ts';
import { COIN, coins, colourOfFace, crowns, flag, glued, nameLine, POINT, points, sabres } from './symbols.ts';

export type CardStyle = 'tall' | 'flat' | 'list' | 'text';

/** The ship that waits for an answer lies beside the harbour, not in it. */
function revealedShip(view: View): CardId | undefined {
  const frame = view.flow[view.flow.length - 1];
  return frame?.step === 'repel' ? frame.card : undefined;
}

/** `7→6+1`: printed cost, price after the discount, the coin a guest pays on top. */
function priceTag(view: View, card: CardId): string {
  const seat = buyerOf(view);
  const price = priceFor(areaSeen(view, seat), card);
  const toll = compensationOf(view, seat);
  const reduced = price === costOf[card] ? `${price}` : `${costOf[card]}→${price}`;
  return toll > 0 ? `${reduced}+${toll}` : reduced;
}

/** `3+1−1`: printed coins, what traders add, what a guest hands over. */
function incomeTag(view: View, card: CardId): string {
  const seat = buyerOf(view);
  const traders = incomeFor(view, seat, card) - coinsOf[card];
  const toll = compensationOf(view, seat);
  return `${coinsOf[card]}${traders > 0 ? `+${traders}` : ''}${toll > 0 ? `−${toll}` : ''}`;
}

/** Coins, a crown, a gift, and what a ship carries. */
function shipWorth(view: View, card: CardId, { crowns: crown, gift, item }: Ship, room: Room): Line {
  return [
    coins(incomeTag(view, card)),
    ...(crown ? [' ', crowns(crown)] : []),
    ...(gift ? [' ', quiet(t(room, 'note.gift'))] : []),
    ...(item ? [' ', t(room, `item.${item}`)] : []),
  ];
}

/** What a card costs or brings to whoever looks, and its points. */
function worth(view: View, card: CardId, room: Room): Line {
  const face = CARDS[card];
  if (face.kind === 'ship') return shipWorth(view, card, face, room);
  if (!('cost' in face)) return [];
  const price = priceTag(view, card);
  const tag: Span = canPay(view, buyerOf(view), card) ? coins(price) : quiet(`${COIN}${price}`);
  return [tag, ' ', face.points > 0 ? points(face.points) : quiet(`${POINT}0`)];
}

/** Worth and sabres in one line. */
function figures(view: View, card: CardId, room: Room): Line {
  const face = CARDS[card];
  return 'sabres' in face ? [...worth(view, card, room), ' ', sabres(face.sabres)] : worth(view, card, room);
}

const shipWord = (colour: ShipColour, room: Room): Span => tinted(colour, t(room, `ship.${colour}`));

/** What the card does, in a few letters; the full sentence is one key away. */
function note(card: Card, room: Room): Line {
  switch (card.kind) {
    case 'ship': {
      const word = t(room, `note.${card.sabres === 'skull' ? 'skull' : 'sink'}`);
      return [sabres(card.sabres), ' ', quiet(word)];
    }
    case 'sailor':
    case 'pirate':
    case 'taibuki':
      return [sabres(card.sabres)];
    case 'trader':
      return [shipWord(card.colour, room), ' ', coins('+1')];
    case 'merchant':
      return [shipWord(card.colour, room), ' ', points('+1')];
    case 'clerk':
      return [shipWord(card.colour, room), ' ', quiet(t(room, 'note.card'))];
    case 'settler':
    case 'captain':
    case 'priest':
      return [quiet(t(room, 'note.seeker'))];
    case 'jackOfAllTrades':
    case 'mademoiselle':
    case 'jester':
    case 'admiral':
    case 'governor':
    case 'gambler':
    case 'passenger':
    case 'viceAdmiral':
    case 'gunner':
    case 'innkeeper':
    case 'lookout':
      return [quiet(t(room, `note.${card.kind}`))];
    default:
      return [];
  }
}

interface Frame {
  readonly corners: string;
  readonly across: string;
  readonly down: string;
  readonly tone: Tone;
}

function frameOf(card: CardId, fresh: boolean): Frame {
  const tone = fresh ? 'alarm' : (colourOfFace(CARDS[card]) ?? 'quiet');
  return fresh ? { corners: '╔╗╚╝', across: '═', down: '║', tone } : { corners: '╭╮╰╯', across: '─', down: '│', tone };
}

/** A box around lines of exactly the inner width; the caption sits in the upper edge. */
function boxed(frame: Frame, inner: readonly Line[], caption: Line, width: number, room: Room): Line[] {
  const { across, corners, down, tone } = frame;
  const edge = (text: string): Span => tinted(tone, text);
  const title = room.pen.cut(caption, width - 3);
  const rest = width - 2 - room.pen.width(title);
  const lead = Math.min(1, rest);
  return [
    [edge(corners[0] + across.repeat(lead)), ...title, edge(across.repeat(rest - lead) + corners[1])],
    ...inner.map((line): Line => [edge(down), ...room.pen.pad(line, width - 2), edge(down)]),
    [edge(corners[2] + across.repeat(width - 2) + corners[3])],
  ];
}

function cardBox(view: View, card: CardId, style: 'tall' | 'flat', width: number, room: Room): Line[] {
  const frame = frameOf(card, card === revealedShip(view) && !view.harbour.includes(card));
  const face = CARDS[card];
  if (style === 'flat') return boxed(frame, [figures(view, card, room)], nameLine(card, room.say), width, room);
  const inner = [nameLine(card, room.say), worth(view, card, room), note(face, room)];
  return boxed(frame, inner, [], width, room);
}

const GAP = 1;

/** Boxes in rows, as many beside each other as fit. */
function boxes(view: View, cards: readonly CardId[], style: 'tall' | 'flat', room: Room): Line[] {
  const width = 15;
  const perRow = Math.max(1, Math.floor((room.columns + GAP) / (width + GAP)));
  const lines: Line[] = [];
  for (let at = 0; at < cards.length; at += perRow) {
    const row = cards.slice(at, at + perRow).map((card) => cardBox(view, card, style, width, room));
    for (let y = 0; y < row[0].length; y++)
      lines.push(row.flatMap((box, x): Line => [...(x > 0 ? [' '.repeat(GAP)] : []), ...box[y]]));
  }
  return lines;
}

function entry(view: View, card: CardId, room: Room): Line {
  const fresh = card === revealedShip(view) && !view.harbour.includes(card);
  return [...(fresh ? [tinted('alarm', '! ')] : []), ...nameLine(card, room.say), ' ', ...figures(view, card, room)];
}

/** One card per cell, in columns. */
function list(view: View, cards: readonly CardId[], room: Room): Line[] {
  const cells = cards.map((card) => entry(view, card, room));
  const width = Math.max(...cells.map((cell) => room.pen.width(cell))) + 2;
  const columns = Math.max(1, Math.floor((room.columns + 2) / width));
  const rows = Math.ceil(cells.length / columns);
  return Array.from({ length: rows }, (_, y) =>
    cells.filter((_cell, at) => at % rows === y).flatMap((cell) => [...room.pen.pad(cell, width - 2), '  ']),
  ).map((line) => room.pen.cut(line.slice(0, -1), room.columns));
}

export function harbourLines(view: View, style: CardStyle, room: Room): Line[] {
  const ship = revealedShip(view);
  const cards = ship === undefined ? view.harbour : [...view.harbour, ship];
  if (cards.length === 0) return [];
  switch (style) {
    case 'tall':
    case 'flat':
      return boxes(view, cards, style, room);
    case 'list':
      return list(view, cards, room);
    case 'text':
      return flow(
        cards.map((card) => entry(view, card, room).map((piece) => (typeof piece === 'string' ? glued(piece) : piece))),
        room,
        [],
        ', ',
      );
  }
}

/** The flags of the ships in the harbour, in the order of the colours. */
export const flagsOf = (colours: readonly ShipColour[]): Line => colours.map(flag);
