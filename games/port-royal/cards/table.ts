/**
 * All cards of all modules under one numbering. A card in the state is the number of its face:
 * identical cards cannot be distinguished, so a coin can never be linked to the card it turns out to be
 * (PR-HID-31).
 */
import type { CardInfo } from '@broadside/kernel';
import { ADVENTURE_CARDS } from './adventure.ts';
import { BASE_CARDS } from './base.ts';
import { CONTRACT_CARDS } from './contractCards.ts';
import { GAMBLER_CARDS } from './gambler.ts';
import { SET_SAIL_MIX, SET_SAIL_REST } from './setSail.ts';
import { type Card, type Expedition, ITEMS, type Kind, SHIP_COLOURS, type ShipColour, SYMBOLS } from './types.ts';

export type CardId = number;

/** The boxes the cards come from, in the order of their numbers; set-up says which of them are in play. */
export const BOXES = [
  { box: 'base', module: 'base', cards: BASE_CARDS },
  { box: 'gambler', module: 'gambler', cards: GAMBLER_CARDS },
  { box: 'setSail', module: 'setSail', cards: SET_SAIL_MIX },
  { box: 'setSailRest', module: 'setSail', cards: SET_SAIL_REST },
  { box: 'contractCards', module: 'contractCards', cards: CONTRACT_CARDS },
  { box: 'chapter1', module: 'adventure', cards: ADVENTURE_CARDS[0] },
  { box: 'chapter2', module: 'adventure', cards: ADVENTURE_CARDS[1] },
  { box: 'chapter3', module: 'adventure', cards: ADVENTURE_CARDS[2] },
  { box: 'chapter4', module: 'adventure', cards: ADVENTURE_CARDS[3] },
] as const satisfies readonly { readonly box: string; readonly module: string; readonly cards: readonly Card[] }[];

export type Box = (typeof BOXES)[number]['box'];

const SHIP_NAMES: Readonly<Record<ShipColour, string>> = {
  yellow: 'pinnace',
  blue: 'flute',
  green: 'skiff',
  red: 'frigate',
  black: 'galleon',
  ares: 'ares',
};

export const CARDS: readonly Card[] = BOXES.flatMap(({ cards }): readonly Card[] => cards);
const MODULES: readonly string[] = BOXES.flatMap(({ module, cards }) => cards.map(() => module));

/** The box of every card. */
export const BOX_OF: readonly Box[] = BOXES.flatMap(({ box, cards }) => cards.map(() => box));

const needsText = ({ needs, item }: Expedition): string =>
  [...SYMBOLS.flatMap((symbol) => (needs[symbol] ? [`${symbol}${needs[symbol]}`] : [])), ...(item ? [item] : [])].join(
    '-',
  );

/** `admiral-7-2`: kind, cost, points; `flute-2-1`: coins, sabres. */
function nameOf(card: Card): string {
  switch (card.kind) {
    case 'ship':
      return [SHIP_NAMES[card.colour], card.coins, card.sabres, ...(card.item ? [card.item] : [])].join('-');
    case 'expedition':
      return `expedition-${needsText(card)}`;
    case 'tax':
      return `tax-${card.bonus}`;
    case 'trader':
    case 'merchant':
    case 'clerk':
      return `${card.kind}-${card.colour}-${card.cost}-${card.points}`;
    default:
      return `${card.kind}-${card.cost}-${card.points}`;
  }
}

/** Cards of the expansions with the figures of another card are distinguished by their box. */
function uniqueNames(): string[] {
  const taken = new Set<string>();
  return CARDS.map((card, id) => {
    const plain = nameOf(card);
    const name = taken.has(plain) ? `${plain}-${BOX_OF[id]}` : plain;
    taken.add(name);
    return name;
  });
}

export const NAMES: readonly string[] = uniqueNames();
const BY_NAME: ReadonlyMap<string, CardId> = new Map(NAMES.map((name, id) => [name, id]));

export const cardNamed = (name: string): CardId | undefined => BY_NAME.get(name);

export const CARD_INFO: readonly CardInfo[] = CARDS.map((card, id) => {
  const { count, source, ...printed } = card;
  return { id, name: NAMES[id], module: MODULES[id], count, source, printed };
});

// What the rules ask about a card, as columns: a number in, a number out. Playouts read little else.

const column = (read: (card: Card) => number): Uint8Array => Uint8Array.from(CARDS, read);
const is = (kind: Kind): Uint8Array => column((card) => (card.kind === kind ? 1 : 0));

/** No colour: a card that is neither a ship nor a person for ships of one colour. */
const NO_COLOUR = SHIP_COLOURS.length;

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
export const isGambler = is('gambler');
export const isMerchant = is('merchant');
export const isClerk = is('clerk');
export const isViceAdmiral = is('viceAdmiral');
export const isGunner = is('gunner');
export const isInnkeeper = is('innkeeper');
export const isLookout = is('lookout');
/** The three special persons of the Adventure. */
export const isAresFriend = column((card) => ('ares' in card ? 1 : 0));
export const colourOf = column((card) => ('colour' in card ? SHIP_COLOURS.indexOf(card.colour) : NO_COLOUR));
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

/** PR-TAX-1, PR-SAIL-4, PR-ATAX-1: from how many coins on a tax is paid. */
export const taxFrom = column((card) => (card.kind === 'tax' ? card.from : 0));
/** The coins a tax leaves, where it does not take half. */
export const taxLeaves = column((card) => (card.kind === 'tax' && card.leaves !== 'half' ? card.leaves : 0));
/** Coins of a tax's bonus. */
export const taxBonus = column((card) => (card.kind === 'tax' ? card.coins : 0));

/** 1 to 4 for ritual books, herbs, bread, rum, carried by a ship or asked for by an expedition; 0 for none. */
export const itemOf = column((card) => ('item' in card && card.item ? ITEMS.indexOf(card.item) + 1 : 0));
export const crownsOf = column((card) => (card.kind === 'ship' ? (card.crowns ?? 0) : 0));
/** Coins a gift ship brings another player. */
export const giftOf = column((card) => (card.kind === 'ship' ? (card.gift ?? 0) : 0));
/** What an innkeeper pays for bread or rum. */
export const innPriceOf = column((card) => (card.kind === 'innkeeper' ? card.price : 0));
