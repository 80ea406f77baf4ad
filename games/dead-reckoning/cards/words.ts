/** Short words for the commonest effects, so that a card reads as it is printed. */
import type { Amount, Combat, MainEffect, Mark, Place } from './effects.ts';

export const sail = (n: number): Mark => ({ do: 'sail', n });
export const cannon = (n: number): Mark => ({ do: 'cannon', n });
export const helm = (n: number): Mark => ({ do: 'helm', n });
export const bonusCard = (n: Amount): Mark => ({ do: 'bonusCard', n });
export const FLAG: MainEffect = { do: 'blackFlag' };
export const gain = (cargo: Amount, coins: Amount, to: Place): MainEffect => ({ do: 'gain', cargo, coins, to });
export const roll = (n: Amount): Combat => ({ do: 'roll', n });

export const influence = (
  n: Amount,
  { adjacent = 0, ignoreForts = false }: { adjacent?: number; ignoreForts?: boolean } = {},
): MainEffect => ({ do: 'influence', n, adjacent, ignoreForts });

export const produce = (
  islands: number,
  { rows = [], cargo = 0, coins = 0 }: { rows?: readonly number[]; cargo?: number; coins?: Amount } = {},
): MainEffect => ({ do: 'produce', islands, rows, cargo, coins });
