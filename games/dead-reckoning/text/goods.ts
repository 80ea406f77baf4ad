/** Goods and other counted things in words. */

import { CARGO } from '../rules/facade.ts';
import type { Good } from '../rules/state.ts';
import type { Say } from './say.ts';
import { listOf } from './words.ts';

export type Unit = 'cargo' | 'coins' | 'coins.acc' | 'any' | 'influence' | 'cubes' | 'cards';

/** "2 influence". */
export const unitWords = (say: Say, n: number, unit: Unit): string => say(`dead-reckoning.unit.${unit}`, { n });

function listed(say: Say, cargo: number, coins: number, any: number, coinUnit: Unit): string {
  const words = [
    ...(cargo === 0 ? [] : [unitWords(say, cargo, 'cargo')]),
    ...(coins === 0 ? [] : [unitWords(say, coins, coinUnit)]),
    ...(any === 0 ? [] : [unitWords(say, any, 'any')]),
  ];
  return words.length === 0 ? say('dead-reckoning.nothing') : listOf(words, say);
}

/** What there is: "2 cargo and 1 coin". */
export const goodsWords = (say: Say, cargo: number, coins: number, any = 0): string =>
  listed(say, cargo, coins, any, 'coins');

/** What somebody gains, pays or loses; other languages need a case of its own for it. */
export const goodsTaken = (say: Say, cargo: number, coins: number, any = 0): string =>
  listed(say, cargo, coins, any, 'coins.acc');

export const goodTaken = (say: Say, good: Good, count: number): string =>
  good === CARGO ? goodsTaken(say, count, 0) : goodsTaken(say, 0, count);
