/** One sign for one thing, one column wide, found in ordinary terminal fonts. */
import { gold, type Line, type Span, strong, tinted } from '@broadside/text/terminal';
import { CARDS, type CardId } from '../cards/table.ts';
import type { Card, ShipColour } from '../cards/types.ts';
import { cardName } from '../text/cards.ts';
import type { TerminalSay as Say } from '../text/terminal.ts';

export const COIN = '●';
export const POINT = '★';
export const SABRE = '†';
export const CROWN = '♛';
const SKULL = '☠';
export const ACTIVE = '▶';
export const TAKING = '▷';
export const MOVED = '▪';
export const WAITING = '▫';

/** Sun, waves, clover, heart, spade, diamond: a colour can be recognised without seeing it. */
const FLAGS: Readonly<Record<ShipColour, string>> = {
  yellow: '☼',
  blue: '≈',
  green: '♣',
  red: '♥',
  black: '♠',
  ares: '♦',
};

export const flag = (colour: ShipColour): Span => tinted(`flag-${colour}`, FLAGS[colour]);
export const coins = (amount: number | string): Span => gold(`${COIN}${amount}`);
export const points = (amount: number | string): Span => strong(`${POINT}${amount}`);
export const crowns = (amount: number | string): Span => gold(`${CROWN}${amount}`);
export const sabres = (amount: number | 'skull'): string => (amount === 'skull' ? SKULL : `${SABRE}${amount}`);

/** Words that keep together when a line is broken. */
export const glued = (text: string): string => text.replaceAll(' ', '\u00a0');

const KEY = 'port-royal.terminal';

/** A name that fits a card: the flag shows the colour, so the word need not. */
export function shortName(card: CardId, say: Say): string {
  const face = CARDS[card];
  switch (face.kind) {
    case 'ship':
      return say(`${KEY}.ship.${face.colour}`);
    case 'trader':
    case 'merchant':
    case 'clerk':
    case 'taibuki':
    case 'jackOfAllTrades':
      return say(`${KEY}.name.${face.kind}`);
    case 'expedition':
    case 'tax':
      return cardName(card, say);
    default:
      return say(`port-royal.card.${face.kind}`);
  }
}

/** The flag a card sails under: ships, those who care for one colour, and the friends of Ares. */
export function colourOfFace(face: Card): ShipColour | undefined {
  if ('colour' in face) return face.colour;
  return 'ares' in face && face.ares ? 'ares' : undefined;
}

/** Flag and name: `≈ Flute`, `≈ Trader`, `Admiral`. */
export function nameLine(card: CardId, say: Say): Line {
  const colour = colourOfFace(CARDS[card]);
  const name = strong(shortName(card, say));
  return colour ? [flag(colour), ' ', name] : [name];
}
