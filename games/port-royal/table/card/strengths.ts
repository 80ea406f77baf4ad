/** The strengths a player may meet: what the deck holds, colour by colour. */
import { CARDS } from '../../cards/table.ts';
import {
  type Expedition,
  type ExpeditionSymbol,
  type Item,
  type Ship,
  type ShipColour,
  SYMBOLS,
} from '../../cards/types.ts';

export interface Strength {
  readonly sabres: Ship['sabres'];
  /** Within reach of these sabres. A skull never is (PR-SINK-4). */
  readonly beaten: boolean;
}

const weight = (sabres: Ship['sabres']): number => (sabres === 'skull' ? Number.POSITIVE_INFINITY : sabres);

/** The different strengths of a colour's ships, weakest first; `mine` says how many sabres stand against them. */
export function strengthsOf(colour: ShipColour, mine = 0): readonly Strength[] {
  const ships = CARDS.filter((card): card is Ship => card.kind === 'ship' && card.colour === colour);
  return [...new Set(ships.map(({ sabres }) => sabres))]
    .sort((one, other) => weight(one) - weight(other))
    .map((sabres) => ({ sabres, beaten: weight(sabres) <= mine }));
}

/** What an expedition asks for, one symbol for each person. */
export const needsOf = ({ needs }: Expedition): readonly ExpeditionSymbol[] =>
  SYMBOLS.flatMap((symbol) => Array.from({ length: needs[symbol] ?? 0 }, () => symbol));

type Hands = Readonly<Record<ExpeditionSymbol | 'any', number>>;
/** Symbols of an area, and what lies there to be given away. */
export type Crew = Hands & { readonly items?: Readonly<Partial<Record<Item, number>>> | undefined };

export interface Need {
  readonly symbol: ExpeditionSymbol | Item;
  /** Covered by the right person or thing, by one who can be anybody, or by nobody yet. */
  readonly met: 'own' | 'any' | 'no';
}

/** Which needs a crew covers: its own kind first, then those who cover any. Nobody covers an item (PR-AEXP-1). */
export function metNeeds(expedition: Expedition, crew: Crew): readonly Need[] {
  const left: Record<keyof Hands, number> = { ...crew };
  const cover = (kind: keyof Hands): boolean => {
    if (left[kind] === 0) return false;
    left[kind] -= 1;
    return true;
  };
  const own = needsOf(expedition).map((symbol) => ({ symbol, own: cover(symbol) }));
  const persons = own.map(
    (need): Need => ({ symbol: need.symbol, met: need.own ? 'own' : cover('any') ? 'any' : 'no' }),
  );
  const { item } = expedition;
  return item === undefined ? persons : [...persons, { symbol: item, met: crew.items?.[item] ? 'own' : 'no' }];
}
