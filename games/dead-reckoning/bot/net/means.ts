/** What crew cards can do, counted: sails, cannons, goods, influence and the rest. */
import type { Amount, Combat, MainEffect } from '../../cards/effects.ts';
import type { CardId } from '../../cards/table.ts';
import { amountOf, PARTS, readingOf } from '../../rules/abilities.ts';
import type { Player } from '../../rules/state.ts';

export const MEANS = [
  'sail',
  'cannon',
  'helm',
  'bonus',
  'cargo',
  'coins',
  'influence',
  'permanent',
  'produce',
  'build',
  'upgrade',
  'roll',
  'repair',
  'thing',
] as const;
type Mean = (typeof MEANS)[number];
export type MeansOfCards = readonly number[];

const AT: Readonly<Record<Mean, number>> = Object.fromEntries(MEANS.map((name, at) => [name, at])) as Record<
  Mean,
  number
>;

export const meanOf = (means: MeansOfCards, mean: Mean): number => means[AT[mean]];

/** Counts what these cards of a player bring, each used once. */
export function meansOfCards(player: Player, cards: readonly CardId[]): MeansOfCards {
  const sum = new Array<number>(MEANS.length).fill(0);
  const add = (mean: Mean, count: number): void => {
    sum[AT[mean]] += count;
  };
  for (const card of cards) {
    const crew = player.crew[card];
    const of = (amount: Amount): number => amountOf(amount, crew, card);
    for (let part = 0; part < PARTS; part++) {
      const reading = readingOf(crew, card, part);
      add('sail', reading.sail + 0.5 * reading.choices.length);
      add('cannon', reading.cannon);
      add('helm', reading.helm);
      for (const amount of reading.bonus) add('bonus', of(amount));
      for (const { effect } of reading.effects) addEffect(effect, add, of);
      for (const { effect } of reading.combats) addCombat(effect, add, of);
    }
  }
  return sum;
}

type Add = (mean: Mean, count: number) => void;
type Of = (amount: Amount) => number;

function addEffect(effect: MainEffect, add: Add, of: Of): void {
  switch (effect.do) {
    case 'gain':
      add('cargo', of(effect.cargo));
      add('coins', of(effect.coins));
      break;
    case 'influence':
      add('influence', of(effect.n));
      break;
    case 'permanent':
      add('permanent', effect.n);
      break;
    case 'produce':
      add('produce', effect.islands);
      break;
    case 'build':
      add('build', effect.prices.length);
      break;
    case 'upgrade':
    case 'swapUpgrade':
      add('upgrade', 1);
      break;
    case 'repair':
      add('repair', 1);
      break;
    default:
      add('thing', 1);
  }
}

function addCombat(effect: Combat, add: Add, of: Of): void {
  if (effect.do === 'roll') add('roll', of(effect.n));
  else if (effect.do === 'strength') add('roll', effect.n);
  else add('roll', 0.5);
}
