/**
 * The 39 game cards of The Adventure Begins, by the chapter whose first story card shuffles them in. The rulebook
 * names kinds, counts and abilities; nearly all printed figures are reconstructed.
 */
import type { Card, Colour, Expedition, Fighter, Item, Newcomer, Ship } from './types.ts';

const source = 'reconstructed';

/** PR-ARES-3, PR-ARES-4. */
const ares = (item: 'ritualBook' | 'herbs', sabres: number): Card => ({
  kind: 'ship',
  colour: 'ares',
  coins: 1,
  sabres,
  item,
  count: 1,
  source,
});

/** PR-SPEC-1. */
const special = (kind: 'captain' | 'priest' | 'settler'): Card => ({
  kind,
  cost: 5,
  points: 1,
  ares: true,
  count: 1,
  source,
});

const laden = (colour: Colour, item: 'bread' | 'rum', coins: number, sabres: Ship['sabres']): Card => ({
  kind: 'ship',
  colour,
  coins,
  sabres,
  item,
  count: 1,
  source,
});

const crowned = (colour: Colour, item: 'bread' | 'rum', sabres: number): Card => ({
  kind: 'ship',
  colour,
  coins: 0,
  sabres,
  item,
  crowns: 1,
  count: 1,
  source,
});

const innkeeper = (cost: number, points: number, count: number): Card => ({
  kind: 'innkeeper',
  cost,
  points,
  price: 4,
  count,
  source,
});

const lookout = (cost: number, points: number, count: number): Newcomer => ({
  kind: 'lookout',
  cost,
  points,
  count,
  source,
});

const expedition = (needs: Expedition['needs'], item: Item): Card => ({
  kind: 'expedition',
  needs,
  item,
  points: 5,
  coins: 3,
  count: 1,
  source,
});

const taibuki = (cost: number, points: number): Fighter => ({
  kind: 'taibuki',
  sabres: 3,
  cost,
  points,
  count: 1,
  source,
});

/** PR-ATAX-1, PR-ATAX-2. */
const tax: Card = {
  kind: 'tax',
  from: 16,
  leaves: 'half',
  bonus: 'fewestPoints',
  coins: 2,
  count: 1,
  source: 'printed',
};

/** What the first story card of each chapter adds (groups 80 to 83); the last chapter adds nothing. */
export const ADVENTURE_CARDS: readonly (readonly Card[])[] = [
  [
    ares('ritualBook', 2),
    ares('ritualBook', 3),
    ares('ritualBook', 4),
    ares('ritualBook', 5),
    ares('herbs', 2),
    ares('herbs', 3),
    ares('herbs', 4),
    ares('herbs', 5),
    special('captain'),
    special('priest'),
    special('settler'),
    tax,
  ],
  [
    laden('yellow', 'bread', 2, 1),
    crowned('yellow', 'rum', 2),
    crowned('blue', 'bread', 2),
    laden('blue', 'rum', 2, 1),
    laden('green', 'bread', 2, 3),
    laden('green', 'rum', 3, 5),
    crowned('red', 'bread', 3),
    laden('red', 'rum', 3, 6),
    laden('black', 'bread', 3, 7),
    crowned('black', 'rum', 4),
    innkeeper(4, 1, 2),
    innkeeper(6, 2, 2),
    innkeeper(8, 3, 1),
  ],
  [
    lookout(5, 1, 2),
    lookout(7, 2, 2),
    lookout(9, 3, 1),
    expedition({ captain: 1, priest: 1 }, 'rum'),
    expedition({ settler: 1, priest: 1 }, 'herbs'),
    expedition({ settler: 1, captain: 1 }, 'bread'),
  ],
  [taibuki(6, 1), taibuki(8, 2), taibuki(10, 3), tax],
];
