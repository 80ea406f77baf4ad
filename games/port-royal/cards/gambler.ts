/** The four Gamblers: one public card list has their figures (PR-GAMB-1). */
import type { Card } from './types.ts';

const gambler = (cost: number, points: number, count: number): Card => ({
  kind: 'gambler',
  cost,
  points,
  count,
  source: 'public',
});

export const GAMBLER_CARDS: readonly Card[] = [gambler(4, 1, 2), gambler(6, 2, 1), gambler(8, 3, 1)];
