/** Cards in words: what they are called, what they do, and loot counted. */
import {
  type AdventureType,
  ALL_GOODS,
  type CardId,
  CHARACTERS,
  type Curse,
  caravanShips,
  characterOf,
  curseOf,
  END_OF_ADVENTURES,
  FIRST_CHARACTER,
  FIRST_LOOT,
  GOODS,
  type Good,
  type LootKind,
  lootCard,
  lootKind,
  NATIONS,
  nationOf,
  PIRATE_BAY,
  priceIn,
  typeOf,
} from '../cards/table.ts';
import type { Say } from './say.ts';
import { listOf } from './words.ts';

export const nationName = (nation: number, say: Say): string => say(`seven-seas.nation.${NATIONS[nation]}`);
/** As in "Corsair of Spain"; other languages need a case of its own for it. */
export const ofNation = (nation: number, say: Say): string => say(`seven-seas.nation.of.${NATIONS[nation]}`);

const LOOT = [...GOODS, 'talisman'] as const;
type LootWord = (typeof LOOT)[number];
type CharacterWord = (typeof CHARACTERS)[number];

const lootWord = (card: CardId): LootWord => LOOT[lootKind(card)];

export const characterWord = (card: CardId): CharacterWord => CHARACTERS[characterOf(card)];

/** What a card is called that has no namesakes: `kraken`, `captain`, `rum`. */
function wordOf(card: CardId): Curse | 'endOfAdventures' | LootWord | 'pirateBay' | CharacterWord {
  if (card >= FIRST_CHARACTER) return characterWord(card);
  if (card === PIRATE_BAY) return 'pirateBay';
  if (card >= FIRST_LOOT) return lootWord(card);
  return card === END_OF_ADVENTURES ? 'endOfAdventures' : curseOf(card);
}

/** What can be played; End of Adventures works when it is drawn. */
export function playedAs(card: CardId): Exclude<AdventureType, 'end'> {
  const type = typeOf(card);
  if (type === 'end') throw new TypeError(`card ${card} is never played`);
  return type;
}

/** A good or Talisman as it lies there. */
export const lootName = (card: CardId, say: Say): string => say(`seven-seas.loot.${lootWord(card)}`);

/** A good or Talisman as somebody takes, sells or loses it; other languages need a case of its own for it. */
export const goodAsObject = (card: CardId, say: Say): string => say(`seven-seas.object.${lootWord(card)}`);

/** What the port pays for three or more, the highest first. Printed prices are those of the cards, not of the bay. */
function demandIn(port: CardId): { readonly good: Good; readonly price: number }[] {
  return ALL_GOODS.map((good) => ({ good, price: priceIn(port, good, 0) })).sort(
    (one, other) => other.price - one.price,
  );
}

function portName(card: CardId, say: Say): string {
  const [best, second] = demandIn(card);
  return say('seven-seas.card.port', {
    best: lootName(lootCard(best.good), say),
    most: best.price,
    second: lootName(lootCard(second.good), say),
    more: second.price,
  });
}

/** With the figures that distinguish a card from its namesakes: "Caravan of Spain (3 ships)". */
export function cardName(card: CardId, say: Say): string {
  if (card > END_OF_ADVENTURES) return say(`seven-seas.card.${wordOf(card)}`);
  switch (typeOf(card)) {
    case 'caravan':
      return say('seven-seas.card.caravan', { nation: ofNation(nationOf(card), say), ships: caravanShips(card) });
    case 'port':
      return portName(card, say);
    case 'curse':
    case 'end':
      return say(`seven-seas.card.${wordOf(card)}`);
  }
}

/** S7-CAPTAIN-4: the fewer players, the more ships each may send. */
function caravanAbout(card: CardId, say: Say): string {
  const ships = caravanShips(card);
  return say('seven-seas.about.caravan', { ships, each: ships, three: 2 * ships, two: 3 * ships });
}

function portAbout(card: CardId, say: Say): string {
  const [fruit, coffee, rum] = ALL_GOODS.map((good) => priceIn(card, good, 0));
  return say('seven-seas.about.port', { fruit, coffee, rum });
}

/** What a card does, in one line. */
export function aboutCard(card: CardId, say: Say): string {
  if (card < END_OF_ADVENTURES && typeOf(card) === 'caravan') return caravanAbout(card, say);
  if (card !== PIRATE_BAY && typeOf(card) === 'port') return portAbout(card, say);
  return say(`seven-seas.about.${wordOf(card)}`);
}

/** "coffee ×2": the same sign in every language, because no language counts coffee alike. */
function counted(counts: readonly number[], wordFor: (card: CardId) => string): string[] {
  return counts.flatMap((count, kind) => {
    const word = wordFor(lootCard(kind as LootKind));
    if (count === 0) return [];
    return count === 1 ? [word] : [`${word} ×${count}`];
  });
}

/** What somebody has: "Coffee ×2 and Rum". */
export const goodsList = (counts: readonly number[], say: Say): string =>
  listOf(
    counted(counts, (card) => lootName(card, say)),
    say,
  );

/** What somebody takes, sells or loses, with words that go on the list as they are: "Coffee ×2, Rum and 1 ship". */
export const goodsTaken = (counts: readonly number[], say: Say, more: readonly string[] = []): string =>
  listOf([...counted(counts, (card) => goodAsObject(card, say)), ...more], say);

/** Loot cards, counted by kind. */
export function lootTaken(cards: readonly CardId[], say: Say): string {
  const counts = [0, 0, 0, 0];
  for (const card of cards) counts[card - lootCard(0)]++;
  return goodsTaken(counts, say);
}

/** The goods of a Profitable Deal, one of each. */
export const dealOf = (cards: readonly CardId[], say: Say): string =>
  listOf(
    cards.map((card) => lootName(card, say)),
    say,
  );

export const cardList = (cards: readonly CardId[], say: Say): string =>
  listOf(
    cards.map((card) => cardName(card, say)),
    say,
  );
