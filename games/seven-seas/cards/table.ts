/**
 * What is printed: 31 adventures, 60 loot cards, 7 characters in 4 colours, and the bay on the board. Every figure
 * keeps the label of where it comes from; what is reconstructed may be corrected here and nowhere else.
 */
import type { CardInfo } from '@broadside/kernel';

export type CardId = number;

export const NATIONS = ['england', 'spain', 'france', 'holland'] as const;
/** A place in NATIONS. */
export type Nation = 0 | 1 | 2 | 3;

export const GOODS = ['fruit', 'coffee', 'rum'] as const;
/** A place in GOODS. */
export type Good = 0 | 1 | 2;
export const ALL_GOODS: readonly Good[] = [0, 1, 2];
/** A place in the loot: a good, or the talisman. */
export type LootKind = Good | 3;
export const TALISMAN: LootKind = 3;

export const CURSES = ['kraken', 'iceberg', 'sirens', 'mutiny', 'whirlpool', 'idol', 'salary', 'tavern'] as const;
export type Curse = (typeof CURSES)[number];

/** In the order they are called (S7-ROUND-5). */
export const CHARACTERS = [
  'shipwright',
  'governor',
  'captain',
  'native',
  'shaman',
  'merchant',
  'cartographer',
] as const;
/** A place in CHARACTERS. */
export type Character = 0 | 1 | 2 | 3 | 4 | 5 | 6;
export const [SHIPWRIGHT, GOVERNOR, CAPTAIN, NATIVE, SHAMAN, MERCHANT, CARTOGRAPHER]: readonly Character[] = [
  0, 1, 2, 3, 4, 5, 6,
];

// Card numbers: caravans, ports, curses, the end; then loot, the bay, characters.
export const FIRST_CARAVAN = 0;
export const FIRST_PORT = 16;
export const FIRST_CURSE = 22;
export const END_OF_ADVENTURES = 30;
export const ADVENTURES = 31;
export const FIRST_LOOT = 31;
export const PIRATE_BAY = 35;
export const FIRST_CHARACTER = 36;

/** Chests paid for fruit, coffee and rum when three or more of a kind are sold (section 16.1). */
const PORT_PRICES: readonly (readonly [number, number, number])[] = [
  [1, 2, 3],
  [2, 1, 3],
  [1, 3, 2],
  [2, 3, 1],
  [3, 1, 2],
  [3, 2, 1],
];
const BAY_PRICES = [1, 1, 2] as const;
const LOOT_COUNT = 15;
const COLOURS = 4;

interface Printed {
  readonly name: string;
  readonly module: 'caravan' | 'port' | 'curse' | 'end' | 'loot' | 'character';
  readonly count: number;
  readonly source: CardInfo['source'];
  readonly printed: Readonly<Record<string, unknown>>;
}

const caravans: readonly Printed[] = NATIONS.flatMap((nation) =>
  [1, 2, 3, 4].map((ships) => ({
    name: `caravan-${nation}-${ships}`,
    module: 'caravan',
    count: 1,
    source: 'reconstructed',
    printed: { nation, ships },
  })),
);

const ports: readonly Printed[] = PORT_PRICES.map(([fruit, coffee, rum], at) => ({
  name: `port-${at + 1}`,
  module: 'port',
  count: 1,
  source: 'reconstructed',
  printed: { fruit, coffee, rum },
}));

const curses: readonly Printed[] = CURSES.map((name) => ({
  name,
  module: 'curse',
  count: 1,
  source: 'printed',
  printed: {},
}));

const loot: readonly Printed[] = [...GOODS, 'talisman'].map((name) => ({
  name,
  module: 'loot',
  count: LOOT_COUNT,
  source: 'reconstructed',
  printed: {},
}));

const characters: readonly Printed[] = CHARACTERS.map((name, at) => ({
  name,
  module: 'character',
  count: COLOURS,
  source: 'printed',
  printed: { order: at + 1 },
}));

const end: Printed = { name: 'endOfAdventures', module: 'end', count: 1, source: 'printed', printed: {} };
const [fruit, coffee, rum] = BAY_PRICES;
const bay: Printed = {
  name: 'pirateBay',
  module: 'port',
  count: 1,
  source: 'reconstructed',
  printed: { fruit, coffee, rum },
};

export const CARD_INFO: readonly CardInfo[] = [...caravans, ...ports, ...curses, end, ...loot, bay, ...characters].map(
  (card, id) => ({ id, ...card }),
);

const BY_NAME: ReadonlyMap<string, CardId> = new Map(CARD_INFO.map(({ name, id }) => [name, id]));

export const cardNamed = (name: string): CardId | undefined => BY_NAME.get(name);

export type AdventureType = 'caravan' | 'port' | 'curse' | 'end';

export function typeOf(card: CardId): AdventureType {
  if (card < FIRST_PORT) return 'caravan';
  if (card < FIRST_CURSE) return 'port';
  return card < END_OF_ADVENTURES ? 'curse' : 'end';
}

/** S7-COMP-6: a caravan's nation and ships. */
export const nationOf = (card: CardId): Nation => (card >> 2) as Nation;
export const caravanShips = (card: CardId): number => (card & 3) + 1;
export const caravanOf = (nation: Nation, ships: number): CardId => nation * 4 + ships - 1;

export const curseOf = (card: CardId): Curse => CURSES[card - FIRST_CURSE];
export const lootCard = (kind: LootKind): CardId => FIRST_LOOT + kind;
export const lootKind = (card: CardId): LootKind => (card - FIRST_LOOT) as LootKind;
export const characterCard = (character: Character): CardId => FIRST_CHARACTER + character;
export const characterOf = (card: CardId): Character => (card - FIRST_CHARACTER) as Character;

/** What a port pays for three or more of a kind; `bayRum` is the price of rum in Pirate Bay (S7-AMB-41). */
export function priceIn(port: CardId, good: Good, bayRum: number): number {
  if (port === PIRATE_BAY) return good === 2 ? bayRum : BAY_PRICES[good];
  return PORT_PRICES[port - FIRST_PORT][good];
}
