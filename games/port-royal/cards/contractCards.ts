/** The 24 persons and ships of Just One More Contract: three public card lists agree on them. */
import type { Card, Colour, Newcomer, Ship } from './types.ts';

const source = 'public';

const clerk = (colour: Colour, cost: number, points: number): Card => ({
  kind: 'clerk',
  colour,
  cost,
  points,
  count: 1,
  source,
});

const newcomer = (kind: Newcomer['kind'], cost: number, points: number, count: number): Card => ({
  kind,
  cost,
  points,
  count,
  source,
});

const plain = (colour: Colour, sabres: number): Card => ({ kind: 'ship', colour, coins: 1, sabres, count: 1, source });

/** PR-GIFT-1. */
const gift = (colour: Colour, sabres: Ship['sabres']): Card => ({
  kind: 'ship',
  colour,
  coins: 3,
  sabres,
  gift: 1,
  count: 1,
  source,
});

export const CONTRACT_CARDS: readonly Card[] = [
  clerk('yellow', 4, 1),
  clerk('blue', 6, 2),
  clerk('green', 9, 3),
  clerk('red', 6, 2),
  clerk('black', 4, 1),

  newcomer('viceAdmiral', 5, 1, 2),
  newcomer('viceAdmiral', 7, 2, 2),
  newcomer('viceAdmiral', 9, 3, 1),
  newcomer('gunner', 4, 1, 1),
  newcomer('gunner', 6, 2, 2),
  newcomer('gunner', 8, 3, 1),

  plain('yellow', 2),
  plain('blue', 1),
  plain('green', 1),
  plain('red', 1),
  plain('black', 2),
  gift('yellow', 4),
  gift('blue', 5),
  gift('green', 3),
  gift('red', 6),
  gift('black', 'skull'),
];
