/** Goods and other counted things in words. */
import type { Say } from '@broadside/text';
import type { Amount } from '../cards/effects.ts';
import { CARGO, type Good } from '../rules/state.ts';
import { listOf } from './words.ts';

export type Unit = 'cargo' | 'coins' | 'coins.acc' | 'any' | 'influence' | 'cubes' | 'cards';

/** "2 influence", or "1 coin for each helm on this card" (DR-ABIL-7, DR-ABIL-8). */
export function amountWords(say: Say, amount: Amount, unit: Unit): string {
  const counted = (n: number): string => say(`dead-reckoning.unit.${unit}`, { n });
  return typeof amount === 'number'
    ? counted(amount)
    : say(`dead-reckoning.per.${amount.x}`, { what: counted(amount.each) });
}

function listed(say: Say, cargo: Amount, coins: Amount, any: number, coinUnit: Unit): string {
  const words = [
    ...(cargo === 0 ? [] : [amountWords(say, cargo, 'cargo')]),
    ...(coins === 0 ? [] : [amountWords(say, coins, coinUnit)]),
    ...(any === 0 ? [] : [amountWords(say, any, 'any')]),
  ];
  return words.length === 0 ? say('dead-reckoning.nothing') : listOf(words, say);
}

/** What there is: "2 cargo and 1 coin". */
export const goodsWords = (say: Say, cargo: Amount, coins: Amount, any = 0): string =>
  listed(say, cargo, coins, any, 'coins');

/** What somebody gains, pays or loses; other languages need a case of its own for it. */
export const goodsTaken = (say: Say, cargo: Amount, coins: Amount, any = 0): string =>
  listed(say, cargo, coins, any, 'coins.acc');

export const goodTaken = (say: Say, good: Good, count: number): string =>
  good === CARGO ? goodsTaken(say, count, 0) : goodsTaken(say, 0, count);
