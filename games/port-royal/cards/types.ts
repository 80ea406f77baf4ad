/** What can be printed on a card. */

export const COLOURS = ['yellow', 'blue', 'green', 'red', 'black'] as const;
export type Colour = (typeof COLOURS)[number];

/** Ships come in a sixth colour as well: that of the Ares pirates (PR-ARES-1). No person has it. */
export const SHIP_COLOURS = [...COLOURS, 'ares'] as const;
export type ShipColour = (typeof SHIP_COLOURS)[number];

/** What the ships of the Adventure carry (PR-ITEM-1). */
export const ITEMS = ['ritualBook', 'herbs', 'bread', 'rum'] as const;
export type Item = (typeof ITEMS)[number];

/** What a person can be discarded for when an expedition is claimed. */
export const SYMBOLS = ['settler', 'captain', 'priest'] as const;
export type ExpeditionSymbol = (typeof SYMBOLS)[number];

/** Which player a tax increase gives a coin to. */
export type Beneficiary = 'mostSabres' | 'fewestPoints';

export type Source = 'printed' | 'public' | 'reconstructed';

interface Row {
  /** How many identical cards the box holds. */
  readonly count: number;
  readonly source: Source;
}

export interface Ship extends Row {
  readonly kind: 'ship';
  readonly colour: ShipColour;
  readonly coins: number;
  readonly sabres: number | 'skull';
  /** Coins for another player of the trader's choice (PR-GIFT-1). */
  readonly gift?: number;
  /** May be kept for it instead of being traded (PR-ITEM-2). */
  readonly item?: Item;
  /** Given beside the coins (PR-ITEM-2). */
  readonly crowns?: number;
}

interface Hireable extends Row {
  readonly cost: number;
  readonly points: number;
}

/** Expedition persons: settler, captain, priest, and the jack-of-all-trades who covers any of them. */
export interface ExpeditionPerson extends Hireable {
  readonly kind: 'settler' | 'captain' | 'priest' | 'jackOfAllTrades';
  /** One of the three special persons of the Adventure: a coin for every Ares ship taken (PR-ARES-5). */
  readonly ares?: true;
}

/** Persons who care for ships of one colour: a coin more, the ship kept for a point, one more card. */
export interface Agent extends Hireable {
  readonly kind: 'trader' | 'merchant' | 'clerk';
  readonly colour: Colour;
}

export interface Fighter extends Hireable {
  readonly kind: 'sailor' | 'pirate' | 'taibuki';
  readonly sabres: number;
}

export interface Dignitary extends Hireable {
  readonly kind: 'mademoiselle' | 'jester' | 'admiral' | 'governor';
}

/** Persons of the expansions whose kind says it all. */
export interface Newcomer extends Hireable {
  readonly kind: 'gambler' | 'passenger' | 'viceAdmiral' | 'gunner' | 'lookout';
}

export interface Innkeeper extends Hireable {
  readonly kind: 'innkeeper';
  /** Coins for one bread or rum (PR-INN-2). */
  readonly price: number;
}

export type Person = ExpeditionPerson | Agent | Fighter | Dignitary | Newcomer | Innkeeper;

export interface Expedition extends Row {
  readonly kind: 'expedition';
  readonly needs: Readonly<Partial<Record<ExpeditionSymbol, number>>>;
  /** An item to be discarded as well (PR-AEXP-1). */
  readonly item?: Item;
  readonly points: number;
  readonly coins: number;
  /** Lies open from the start instead of in the deck, and only with this many players. */
  readonly onlyWithPlayers?: number;
}

interface AnyTax extends Row {
  readonly kind: 'tax';
  /** Who has at least so many coins pays. */
  readonly from: number;
  /** How many coins the bonus is. */
  readonly coins: number;
}

/** What it leaves to those who pay: half of their coins, rounded up, or so many. */
export type Tax =
  | (AnyTax & { readonly leaves: 'half'; readonly bonus: Beneficiary })
  | (AnyTax & { readonly leaves: number; readonly bonus: 'fewestPoints' });

export type Card = Ship | Person | Expedition | Tax;
export type Kind = Card['kind'];
