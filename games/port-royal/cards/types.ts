/** What can be printed on a card. */

export const COLOURS = ['yellow', 'blue', 'green', 'red', 'black'] as const;
export type Colour = (typeof COLOURS)[number];

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
  readonly colour: Colour;
  readonly coins: number;
  readonly sabres: number | 'skull';
}

interface Hireable extends Row {
  readonly cost: number;
  readonly points: number;
}

/** Expedition persons: settler, captain, priest, and the jack-of-all-trades who covers any of them. */
export interface ExpeditionPerson extends Hireable {
  readonly kind: 'settler' | 'captain' | 'priest' | 'jackOfAllTrades';
}

export interface Trader extends Hireable {
  readonly kind: 'trader';
  readonly colour: Colour;
}

export interface Fighter extends Hireable {
  readonly kind: 'sailor' | 'pirate';
  readonly sabres: number;
}

export interface Dignitary extends Hireable {
  readonly kind: 'mademoiselle' | 'jester' | 'admiral' | 'governor';
}

export type Person = ExpeditionPerson | Trader | Fighter | Dignitary;

export interface Expedition extends Row {
  readonly kind: 'expedition';
  readonly needs: Readonly<Partial<Record<ExpeditionSymbol, number>>>;
  readonly points: number;
  readonly coins: number;
  /** Lies open from the start instead of in the deck, and only with this many players. */
  readonly onlyWithPlayers?: number;
}

export interface Tax extends Row {
  readonly kind: 'tax';
  readonly bonus: Beneficiary;
}

export type Card = Ship | Person | Expedition | Tax;
export type Kind = Card['kind'];
