/**
 * The 120 cards of the base game. Costs, points, coins and sabres agree in eight public card lists
 * and with the counts and the sabre table of the rulebooks (PR-COMP-1 to PR-COMP-8).
 */
import type {
  Agent,
  Beneficiary,
  Card,
  Colour,
  Dignitary,
  Expedition,
  ExpeditionPerson,
  Fighter,
  Ship,
  Tax,
} from './types.ts';

const source = 'public';

const trader = (colour: Colour, cost: number, points: number, count: number): Agent => ({
  kind: 'trader',
  colour,
  cost,
  points,
  count,
  source,
});

const seeker = (kind: ExpeditionPerson['kind'], cost: number, points: number, count: number): ExpeditionPerson => ({
  kind,
  cost,
  points,
  count,
  source,
});

const fighter = (kind: Fighter['kind'], sabres: number, cost: number, points: number, count: number): Fighter => ({
  kind,
  sabres,
  cost,
  points,
  count,
  source,
});

const dignitary = (kind: Dignitary['kind'], cost: number, points: number, count: number): Dignitary => ({
  kind,
  cost,
  points,
  count,
  source,
});

const ship = (colour: Colour, coins: number, sabres: Ship['sabres'], count: number): Ship => ({
  kind: 'ship',
  colour,
  coins,
  sabres,
  count,
  source,
});

const expedition = (needs: Expedition['needs'], points: number, coins: number): Expedition => ({
  kind: 'expedition',
  needs,
  points,
  coins,
  count: 1,
  source,
});

/** PR-TAX-1, PR-TAX-5. */
const tax = (bonus: Beneficiary, count: number): Tax => ({
  kind: 'tax',
  from: 12,
  leaves: 'half',
  bonus,
  coins: 1,
  count,
  source,
});

export const BASE_CARDS: readonly Card[] = [
  // Traders: colour, cost, points, copies
  trader('yellow', 3, 1, 1),
  trader('yellow', 5, 2, 1),
  trader('blue', 3, 1, 1),
  trader('blue', 5, 2, 1),
  trader('green', 3, 1, 2),
  trader('red', 3, 1, 2),
  trader('black', 3, 1, 2),

  // Expedition persons: cost, points, copies
  seeker('settler', 4, 1, 5),
  seeker('captain', 4, 1, 5),
  seeker('priest', 4, 1, 5),
  seeker('jackOfAllTrades', 6, 1, 3),

  // Sailors and pirates: sabres, cost, points, copies
  fighter('sailor', 1, 3, 1, 7),
  fighter('sailor', 1, 5, 2, 2),
  fighter('sailor', 1, 7, 3, 1),
  fighter('pirate', 2, 5, 1, 1),
  fighter('pirate', 2, 7, 2, 1),
  fighter('pirate', 2, 9, 3, 1),

  // Dignitaries: cost, points, copies
  dignitary('mademoiselle', 7, 2, 2),
  dignitary('mademoiselle', 9, 3, 2),
  dignitary('jester', 5, 1, 1),
  dignitary('jester', 7, 2, 3),
  dignitary('jester', 9, 3, 1),
  dignitary('admiral', 5, 1, 1),
  dignitary('admiral', 7, 2, 3),
  dignitary('admiral', 9, 3, 2),
  dignitary('governor', 8, 0, 4),

  // Ships: coins, sabres, copies
  ship('yellow', 1, 1, 3),
  ship('yellow', 2, 1, 1),
  ship('yellow', 2, 2, 2),
  ship('yellow', 3, 2, 1),
  ship('yellow', 3, 4, 2),
  ship('yellow', 4, 4, 1),

  ship('blue', 1, 1, 3),
  ship('blue', 2, 1, 1),
  ship('blue', 2, 2, 2),
  ship('blue', 3, 2, 1),
  ship('blue', 3, 5, 2),
  ship('blue', 4, 5, 1),

  ship('green', 1, 1, 3),
  ship('green', 2, 1, 1),
  ship('green', 2, 3, 2),
  ship('green', 3, 3, 1),
  ship('green', 3, 5, 2),
  ship('green', 4, 5, 1),

  ship('red', 1, 1, 3),
  ship('red', 2, 3, 3),
  ship('red', 3, 6, 2),
  ship('red', 3, 'skull', 1),
  ship('red', 4, 'skull', 1),

  ship('black', 1, 2, 3),
  ship('black', 2, 4, 3),
  ship('black', 3, 7, 2),
  ship('black', 3, 'skull', 1),
  ship('black', 4, 'skull', 1),

  // Expeditions: what to discard, points, coins
  expedition({ settler: 2 }, 4, 2),
  expedition({ captain: 2 }, 4, 2),
  expedition({ priest: 2 }, 4, 2),
  expedition({ settler: 1, priest: 2 }, 6, 3),
  expedition({ settler: 1, captain: 2 }, 6, 3),
  { ...expedition({ settler: 1, captain: 1, priest: 1 }, 5, 3), onlyWithPlayers: 5 },

  // Tax increases: who gets the coin, copies
  tax('mostSabres', 2),
  tax('fewestPoints', 2),
];
