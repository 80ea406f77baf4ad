/** The strengths a player may meet: what the deck holds, colour by colour. */
import { CARDS } from '../../cards/table.ts';
import type { Expedition, ExpeditionSymbol, Ship } from '../../cards/types.ts';
import { type Colour, SYMBOLS } from '../../cards/types.ts';

export interface Strength {
  readonly sabres: Ship['sabres'];
  /** Within reach of these sabres. A skull never is (PR-SINK-4). */
  readonly beaten: boolean;
}

const weight = (sabres: Ship['sabres']): number => (sabres === 'skull' ? Number.POSITIVE_INFINITY : sabres);

/** The different strengths of a colour's ships, weakest first; `mine` says how many sabres stand against them. */
export function strengthsOf(colour: Colour, mine = 0): readonly Strength[] {
  const ships = CARDS.filter((card): card is Ship => card.kind === 'ship' && card.colour === colour);
  return [...new Set(ships.map(({ sabres }) => sabres))]
    .sort((one, other) => weight(one) - weight(other))
    .map((sabres) => ({ sabres, beaten: weight(sabres) <= mine }));
}

/** What an expedition asks for, one symbol for each person. */
export const needsOf = ({ needs }: Expedition): readonly ExpeditionSymbol[] =>
  SYMBOLS.flatMap((symbol) => Array.from({ length: needs[symbol] ?? 0 }, () => symbol));

export type Crew = Readonly<Record<ExpeditionSymbol | 'any', number>>;

export interface Need {
  readonly symbol: ExpeditionSymbol;
  /** Covered by the right person, by one who can be anybody, or by nobody yet. */
  readonly met: 'own' | 'any' | 'no';
}

/** Which needs a crew covers: its own kind first, then those who cover any. */
export function metNeeds(expedition: Expedition, crew: Crew): readonly Need[] {
  const left = { ...crew };
  const cover = (kind: keyof Crew): boolean => {
    if (left[kind] === 0) return false;
    left[kind] -= 1;
    return true;
  };
  const own = needsOf(expedition).map((symbol) => ({ symbol, own: cover(symbol) }));
  return own.map((need) => ({ symbol: need.symbol, met: need.own ? 'own' : cover('any') ? 'any' : 'no' }));
}
