/**
 * The 60 cards of Set Sail! One public card list has the twenty that can be mixed into the base game
 * (PR-SAIL-20); the other forty are reconstructed: base sabres, base prices, eleven coins to a colour.
 */
import type { Card, Colour, Ship, Source } from './types.ts';

const of = (source: Source) => ({
  merchant: (colour: Colour, cost: number, points: number): Card => ({
    kind: 'merchant',
    colour,
    cost,
    points,
    count: 1,
    source,
  }),
  passenger: (cost: number, points: number, count: number): Card => ({
    kind: 'passenger',
    cost,
    points,
    count,
    source,
  }),
  ship: (colour: Colour, coins: number, sabres: Ship['sabres'], count = 1): Card => ({
    kind: 'ship',
    colour,
    coins,
    sabres,
    count,
    source,
  }),
  sailor: (cost: number, points: number, count: number): Card => ({
    kind: 'sailor',
    sabres: 1,
    cost,
    points,
    count,
    source,
  }),
  pirate: (cost: number, points: number): Card => ({ kind: 'pirate', sabres: 2, cost, points, count: 1, source }),
});

const known = of('public');
const rebuilt = of('reconstructed');

/** With the mix-in mark: 5 merchants, 5 passengers, 10 ships. */
export const SET_SAIL_MIX: readonly Card[] = [
  known.merchant('yellow', 8, 3),
  known.merchant('blue', 8, 3),
  known.merchant('green', 6, 2),
  known.merchant('red', 6, 2),
  known.merchant('black', 6, 2),
  known.passenger(4, 2, 5),
  known.ship('yellow', 1, 1),
  known.ship('yellow', 3, 4),
  known.ship('blue', 2, 2),
  known.ship('blue', 3, 5),
  known.ship('green', 2, 1),
  known.ship('green', 2, 3),
  known.ship('red', 2, 3),
  known.ship('red', 3, 6),
  known.ship('black', 1, 2),
  known.ship('black', 4, 'skull'),
];

/** The other forty, for the game on its own. */
export const SET_SAIL_REST: readonly Card[] = [
  rebuilt.merchant('yellow', 4, 1),
  rebuilt.merchant('blue', 4, 1),
  rebuilt.merchant('green', 4, 1),
  rebuilt.merchant('red', 4, 1),
  rebuilt.merchant('black', 4, 1),
  rebuilt.passenger(2, 1, 5),
  rebuilt.sailor(3, 1, 7),
  rebuilt.sailor(5, 2, 2),
  rebuilt.sailor(7, 3, 1),
  rebuilt.pirate(5, 1),
  rebuilt.pirate(7, 2),
  rebuilt.ship('yellow', 1, 1),
  rebuilt.ship('yellow', 2, 2),
  rebuilt.ship('yellow', 4, 4),
  rebuilt.ship('blue', 1, 1, 2),
  rebuilt.ship('blue', 4, 5),
  rebuilt.ship('green', 1, 1),
  rebuilt.ship('green', 3, 5, 2),
  rebuilt.ship('red', 1, 1, 2),
  rebuilt.ship('red', 4, 'skull'),
  rebuilt.ship('black', 1, 2),
  rebuilt.ship('black', 2, 4),
  rebuilt.ship('black', 3, 7),
  // PR-SAIL-4, PR-SAIL-5
  { kind: 'tax', from: 9, leaves: 8, bonus: 'fewestPoints', coins: 1, count: 3, source: 'printed' },
];
