/** Cards in words: as a title, as the object of a verb, as a partner in trade, and what they do. */

import { CARDS, type CardId } from '../cards/table.ts';
import {
  type Agent,
  type Card,
  type Colour,
  type Expedition,
  type ExpeditionPerson,
  type ExpeditionSymbol,
  type Item,
  type Person,
  type Ship,
  type ShipColour,
  SYMBOLS,
  type Tax,
} from '../cards/types.ts';
import type { Say } from './say.ts';
import { listOf, unheardOf } from './words.ts';

type ObjectKey =
  | Exclude<Person['kind'], Agent['kind']>
  | `${Agent['kind']}.${Colour}`
  | `ship.${ShipColour}`
  | `${ExpeditionSymbol}.ares`;

/** The end of the key of a ship or a person: `admiral`, `trader.blue`, `ship.red`, `captain.ares`. */
function keyOf(card: Ship | Person): ObjectKey {
  switch (card.kind) {
    case 'trader':
    case 'merchant':
    case 'clerk':
      return `${card.kind}.${card.colour}`;
    case 'ship':
      return `ship.${card.colour}`;
    case 'settler':
    case 'captain':
    case 'priest':
      return card.ares ? `${card.kind}.ares` : card.kind;
    default:
      return card.kind;
  }
}

const isHireable = (card: Card): card is Person => 'cost' in card;

export const itemName = (item: Item, say: Say): string => say(`port-royal.item.${item}`);

/** Coins or a crown, sabres or a skull, and what else a ship brings. */
function shipFigures(ship: Ship, name: string, say: Say): string {
  const { coins, crowns, gift, item, sabres } = ship;
  const figures = [
    crowns ? say('port-royal.figure.crowns', { crowns }) : say('port-royal.figure.coins', { coins }),
    sabres === 'skull' ? say('port-royal.figure.skull') : say('port-royal.figure.sabres', { sabres }),
    ...(gift ? [say('port-royal.figure.gift')] : []),
    ...(item ? [itemName(item, say)] : []),
  ];
  return say('port-royal.figures.ship', { name, figures: figures.join(', ') });
}

/** Taxes of the base game need no more than their names. */
const BASE_TAX_FROM = 12;

/** Adds the figures that distinguish a card from its namesakes. */
function withFigures(card: Card, name: string, say: Say): string {
  if (card.kind === 'ship') return shipFigures(card, name, say);
  if (card.kind === 'tax' && card.from !== BASE_TAX_FROM)
    return say('port-royal.figures.tax', { name, from: card.from });
  if (isHireable(card)) return say('port-royal.figures.person', { name, cost: card.cost, points: card.points });
  return name;
}

const needsOf = ({ needs, item }: Expedition, say: Say): string =>
  listOf(
    [
      ...SYMBOLS.flatMap((symbol) => {
        const count = needs[symbol];
        return count ? [say(`port-royal.count.${symbol}`, { count })] : [];
      }),
      ...(item ? [say(`port-royal.count.${item}`, { count: 1 })] : []),
    ],
    say,
  );

function title(card: Card, say: Say): string {
  if (card.kind === 'expedition') return say('port-royal.card.expedition', { needs: needsOf(card, say) });
  return card.kind === 'tax' ? say(`port-royal.card.tax.${card.bonus}`) : say(`port-royal.card.${keyOf(card)}`);
}

/** "Admiral", "Blue Flute": where there is room for no more. */
export const cardTitle = (id: CardId, say: Say): string => title(CARDS[id], say);

/** "Admiral 7/2", "Blue Flute (2 coins, 1 sabre)". */
export const cardName = (id: CardId, say: Say): string => withFigures(CARDS[id], title(CARDS[id], say), say);

export const cardNames = (ids: readonly CardId[], say: Say): string =>
  listOf(
    ids.map((id) => cardName(id, say)),
    say,
  );

/** Ships and persons as the object of a verb, without figures: "the Admiral". */
export function objectName(id: CardId, say: Say): string {
  const card = CARDS[id];
  if (card.kind === 'expedition' || card.kind === 'tax') throw new TypeError(`card ${id} is no ship and no person`);
  return say(`port-royal.object.${keyOf(card)}`);
}

/** The same with figures, for the log: "the Admiral 7/2". */
export const objectInFull = (id: CardId, say: Say): string => withFigures(CARDS[id], objectName(id, say), say);

export function shipOf(id: CardId): Ship {
  const card = CARDS[id];
  if (card.kind !== 'ship') throw new TypeError(`card ${id} is no ship`);
  return card;
}

/** What a ship carries. */
export function cargoName(id: CardId, say: Say): string {
  const { item } = shipOf(id);
  if (!item) throw new TypeError(`card ${id} carries nothing`);
  return itemName(item, say);
}

/** A ship as somebody to trade with, without figures; other languages need a case of its own for it. */
export const partnerName = (id: CardId, say: Say): string => say(`port-royal.partner.${shipOf(id).colour}`);

export const partnerInFull = (id: CardId, say: Say): string => withFigures(shipOf(id), partnerName(id, say), say);

export interface Reward {
  readonly needs: string;
  readonly points: number;
  readonly coins: number;
}

/** What an expedition asks for and gives. */
export function rewardOf(id: CardId, say: Say): Reward {
  const card = CARDS[id];
  if (card.kind !== 'expedition') throw new TypeError(`card ${id} is no expedition`);
  return { needs: needsOf(card, say), points: card.points, coins: card.coins };
}

/** Ships count by what they carry, persons by their kind. */
function sortOf(id: CardId): Item | ExpeditionPerson['kind'] {
  const card = CARDS[id];
  switch (card.kind) {
    case 'settler':
    case 'captain':
    case 'priest':
    case 'jackOfAllTrades':
      return card.kind;
    default:
      if (card.kind === 'ship' && card.item) return card.item;
      throw new TypeError(`card ${id} is not discarded for anything`);
  }
}

/** Persons and ships to be discarded, counted: "1 settler, 1 jack-of-all-trades and 1 ship with rum". */
export function personsOf(ids: readonly CardId[], say: Say): string {
  const counts = new Map<ReturnType<typeof sortOf>, number>();
  for (const id of ids) counts.set(sortOf(id), (counts.get(sortOf(id)) ?? 0) + 1);
  return listOf(
    [...counts].map(([sort, count]) => say(`port-royal.count.${sort}`, { count })),
    say,
  );
}

function shipValue({ coins, crowns, sabres }: Ship, say: Say): string {
  if (sabres === 'skull') return say('port-royal.ability.skullShip', { coins });
  return crowns
    ? say('port-royal.ability.crownShip', { crowns, sabres })
    : say('port-royal.ability.ship', { coins, sabres });
}

function shipAbility(ship: Ship, say: Say): string {
  const { gift, item } = ship;
  return [
    shipValue(ship, say),
    ...(gift ? [say('port-royal.ability.gift', { gift })] : []),
    ...(item ? [say('port-royal.ability.item', { item: itemName(item, say) })] : []),
  ].join(' ');
}

function taxAbility(tax: Tax, say: Say): string {
  const { from, coins } = tax;
  return tax.leaves === 'half'
    ? say(`port-royal.ability.tax.half.${tax.bonus}`, { from, coins })
    : say(`port-royal.ability.tax.limit.${tax.bonus}`, { from, leaves: tax.leaves, coins });
}

/** What a card does, in one line. */
export function abilityOf(id: CardId, say: Say): string {
  const card = CARDS[id];
  switch (card.kind) {
    case 'ship':
      return shipAbility(card, say);
    case 'expedition':
      return say('port-royal.ability.expedition', { ...rewardOf(id, say) });
    case 'tax':
      return taxAbility(card, say);
    case 'sailor':
    case 'pirate':
    case 'taibuki':
      return say(`port-royal.ability.${card.kind}`, { sabres: card.sabres });
    case 'innkeeper':
      return say('port-royal.ability.innkeeper', { coins: card.price });
    case 'settler':
    case 'captain':
    case 'priest':
    case 'jackOfAllTrades': {
      const about = say(`port-royal.ability.${card.kind}`);
      return card.ares ? say('port-royal.ability.ares', { about }) : about;
    }
    case 'trader':
    case 'merchant':
    case 'clerk':
    case 'mademoiselle':
    case 'jester':
    case 'admiral':
    case 'governor':
    case 'gambler':
    case 'passenger':
    case 'viceAdmiral':
    case 'gunner':
    case 'lookout':
      return say(`port-royal.ability.${card.kind}`);
    default:
      return unheardOf(card);
  }
}
