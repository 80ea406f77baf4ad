/** What is printed on a card, as its face needs it. */
import {
  ALL_GOODS,
  type CardId,
  type Character,
  type Curse,
  caravanShips,
  characterOf,
  curseOf,
  END_OF_ADVENTURES,
  FIRST_CHARACTER,
  FIRST_LOOT,
  type Good,
  type LootKind,
  lootKind,
  type Nation,
  nationOf,
  PIRATE_BAY,
  priceIn,
  typeOf,
} from '../../cards/table.ts';

export type Print =
  | { readonly kind: 'caravan'; readonly nation: Nation; readonly ships: number }
  | { readonly kind: 'port'; readonly bay: boolean; readonly prices: readonly number[]; readonly best: Good }
  | { readonly kind: 'curse'; readonly curse: Curse }
  | { readonly kind: 'end' }
  | { readonly kind: 'loot'; readonly loot: LootKind }
  | { readonly kind: 'character'; readonly character: Character };

/** What rum fetches in Pirate Bay unless the table chose otherwise (S7-AMB-41). */
const BAY_RUM = 2;

function portPrint(card: CardId, bayRum: number): Print {
  const prices = ALL_GOODS.map((good) => priceIn(card, good, bayRum));
  const best = prices.indexOf(Math.max(...prices)) as Good;
  return { kind: 'port', bay: card === PIRATE_BAY, prices, best };
}

export function printOf(card: CardId, bayRum = BAY_RUM): Print {
  if (card >= FIRST_CHARACTER) return { kind: 'character', character: characterOf(card) };
  if (card === PIRATE_BAY) return portPrint(card, bayRum);
  if (card >= FIRST_LOOT) return { kind: 'loot', loot: lootKind(card) };
  if (card === END_OF_ADVENTURES) return { kind: 'end' };
  switch (typeOf(card)) {
    case 'caravan':
      return { kind: 'caravan', nation: nationOf(card), ships: caravanShips(card) };
    case 'port':
      return portPrint(card, bayRum);
    case 'curse':
    case 'end':
      return { kind: 'curse', curse: curseOf(card) };
  }
}

/** Who plays it; undefined for what nobody plays from the hand. */
export function playerOf(print: Print): 'captain' | 'native' | 'shaman' | undefined {
  switch (print.kind) {
    case 'caravan':
      return 'captain';
    case 'port':
      return print.bay ? undefined : 'native';
    case 'curse':
      return 'shaman';
    case 'end':
    case 'loot':
    case 'character':
      return undefined;
  }
}
