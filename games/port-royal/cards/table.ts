/**
 * All cards of all modules under one numbering. A card in the state is the number of its face:
 * identical cards cannot be told apart, so a coin can never be linked to the card it turns out to be
 * (PR-HID-31).
 */
import type { CardInfo } from '@broadside/kernel';
import { BASE_CARDS } from './base.ts';
import { type Card, COLOURS, type Colour, type ExpeditionSymbol, type Kind, SYMBOLS } from './types.ts';

export type CardId = number;

/** The modules that bring cards, in the order of their numbers; the base game is always in play. */
export const MODULE_CARDS: readonly { readonly module: string; readonly cards: readonly Card[] }[] = [
  { module: 'base', cards: BASE_CARDS },
];

const SHIP_NAMES: Readonly<Record<Colour, string>> = {
  yellow: 'pinnace',
  blue: 'flute',
  green: 'skiff',
  red: 'frigate',
  black: 'galleon',
};

export const CARDS: readonly Card[] = MODULE_CARDS.flatMap(({ cards }) => cards);
const MODULES: readonly string[] = MODULE_CARDS.flatMap(({ module, cards }) => cards.map(() => module));

const needsText = (needs: Readonly<Partial<Record<ExpeditionSymbol, number>>>): string =>
  SYMBOLS.flatMap((symbol) => (needs[symbol] ? [`${symbol}${needs[symbol]}`] : [])).join('-');

/** `admiral-7-2`: kind, cost, points; `flute-2-1`: coins, sabres. */
function nameOf(card: Card): string {
  switch (card.kind) {
    case 'ship':
      return `${SHIP_NAMES[card.colour]}-${card.coins}-${card.sabres}`;
    case 'expedition':
      return `expedition-${needsText(card.needs)}`;
    case 'tax':
      return `tax-${card.bonus}`;
    case 'trader':
      return `trader-${card.colour}-${card.cost}-${card.points}`;
    default:
      return `${card.kind}-${card.cost}-${card.points}`;
  }
}

export const NAMES: readonly string[] = CARDS.map(nameOf);
const BY_NAME: ReadonlyMap<string, CardId> = new Map(NAMES.map((name, id) => [name, id]));

export const cardNamed = (name: string): CardId | undefined => BY_NAME.get(name);

export const CARD_INFO: readonly CardInfo[] = CARDS.map((card, id) => {
  const { count, source, ...printed } = card;
  return { id, name: NAMES[id], module: MODULES[id], count, source, printed };
});

// What the rules ask about a card, as columns: a number in, a number out. Playouts read little else.

const column = (read: (card: Card) => number): Uint8Array => Uint8Array.from(CARDS, read);
const is = (kind: Kind): Uint8Array => column((card) => (card.kind === kind ? 1 : 0));

/** No colour: a card that is neither ship nor trader. */
const NO_COLOUR = COLOURS.length;

/** More sabres than anybody can own: a skull (PR-SINK-4). */
export const SKULL = 255;

export const isShip = is('ship');
export const isExpedition = is('expedition');
export const isTax = is('tax');
export const isPerson = column((card) => ('cost' in card ? 1 : 0));
export const isTrader = is('trader');
export const isMademoiselle = is('mademoiselle');
export const isJester = is('jester');
export const isAdmiral = is('admiral');
export const isGovernor = is('governor');
export const colourOf = column((card) => ('colour' in card ? COLOURS.indexOf(card.colour) : NO_COLOUR));
export const costOf = column((card) => ('cost' in card ? card.cost : 0));
export const pointsOf = column((card) => ('points' in card ? card.points : 0));
export const coinsOf = column((card) => ('coins' in card ? card.coins : 0));
/** Sabres a person gives, or sabres needed to sink a ship. */
export const sabresOf = column((card) => ('sabres' in card ? (card.sabres === 'skull' ? SKULL : card.sabres) : 0));
/** 1, 2, 3 for settler, captain, priest; 4 for the jack-of-all-trades; 0 for everybody else. */
export const symbolOf = column((card) =>
  card.kind === 'jackOfAllTrades' ? 4 : (SYMBOLS as readonly string[]).indexOf(card.kind) + 1,
);
/** One symbol in the byte of its kind: settler, captain, priest, jack; 0 for everybody else. Sums count symbols. */
export const SYMBOL_UNIT: Int32Array = Int32Array.from(symbolOf, (symbol) =>
  symbol === 0 ? 0 : 1 << (8 * (symbol - 1)),
);

/** The printed requirement of an expedition, as the symbols' numbers in `symbolOf`, ascending. */
export const needsOf: readonly (readonly number[])[] = CARDS.map((card) =>
  card.kind === 'expedition'
    ? SYMBOLS.flatMap((symbol, at) => Array.from({ length: card.needs[symbol] ?? 0 }, () => at + 1))
    : [],
);

/** Tax increases that reward the most sabres; the others reward the fewest points. */
export const taxesSabres = column((card) => (card.kind === 'tax' && card.bonus === 'mostSabres' ? 1 : 0));
