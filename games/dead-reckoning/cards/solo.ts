/** The rival of the solo game: eighteen orders in three stages, each with a normal and a hard side. All reconstructed. */

export type Target =
  | 'nearestUnexplored'
  | 'bestFreeIsland'
  | 'bestPlayerIsland'
  | 'ownWeakestIsland'
  | 'nearestMerchant'
  | 'playerShip'
  | 'harbour';

export type Order =
  | { readonly do: 'move'; readonly sails: number; readonly target: Target }
  | { readonly do: 'influence'; readonly n: number }
  | {
      readonly do: 'attack';
      readonly target: 'playerShipHere' | 'merchantHere' | 'buildingHere';
      /** Cubes on top of the rival's own. */
      readonly cubes: number;
    }
  | { readonly do: 'produce'; readonly n: number }
  | { readonly do: 'build'; readonly building: 'fort' | 'garrison' | 'outpost' }
  | { readonly do: 'upgrade'; readonly kind: 'basic' | 'advanced' }
  | { readonly do: 'train'; readonly n: number }
  | { readonly do: 'takeCard' }
  | { readonly do: 'coins'; readonly n: number }
  | { readonly do: 'repair'; readonly n: number }
  | { readonly do: 'mode'; readonly pirate: boolean };

export interface OrderSide {
  readonly orders: readonly Order[];
  /** Instead, when the target of the first order does not exist. */
  readonly otherwise: readonly Order[];
}

export interface SoloCard {
  readonly name: `s-0${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9}` | `s-1${0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8}`;
  readonly stage: 1 | 2 | 3;
  readonly normal: OrderSide;
  readonly hard: OrderSide;
}

const move = (sails: number, target: Target): Order => ({ do: 'move', sails, target });
const influence = (n: number): Order => ({ do: 'influence', n });
const attack = (target: 'playerShipHere' | 'merchantHere' | 'buildingHere', cubes: number): Order => ({
  do: 'attack',
  target,
  cubes,
});
const produce = (n: number): Order => ({ do: 'produce', n });
const build = (building: 'fort' | 'garrison' | 'outpost'): Order => ({ do: 'build', building });
const upgrade = (kind: 'basic' | 'advanced'): Order => ({ do: 'upgrade', kind });
const train = (n: number): Order => ({ do: 'train', n });
const TAKE_CARD: Order = { do: 'takeCard' };
const coins = (n: number): Order => ({ do: 'coins', n });
const repair = (n: number): Order => ({ do: 'repair', n });
const PIRATE: Order = { do: 'mode', pirate: true };
const TRADE: Order = { do: 'mode', pirate: false };
const side = (orders: readonly Order[], otherwise: readonly Order[] = []): OrderSide => ({ orders, otherwise });

export const SOLO_CARDS: readonly SoloCard[] = [
  {
    name: 's-01',
    stage: 1,
    normal: side([move(2, 'nearestUnexplored'), influence(2), TAKE_CARD, coins(2)]),
    hard: side([move(3, 'nearestUnexplored'), influence(3), TAKE_CARD, coins(3)]),
  },
  {
    name: 's-02',
    stage: 1,
    normal: side([move(2, 'bestFreeIsland'), influence(3), train(1)]),
    hard: side([move(3, 'bestFreeIsland'), influence(3), train(1), coins(2)]),
  },
  {
    name: 's-03',
    stage: 1,
    normal: side(
      [move(2, 'nearestMerchant'), attack('merchantHere', 0), coins(3)],
      [move(2, 'bestFreeIsland'), influence(2), coins(3)],
    ),
    hard: side(
      [move(3, 'nearestMerchant'), attack('merchantHere', 1), coins(3)],
      [move(3, 'bestFreeIsland'), influence(3), coins(3)],
    ),
  },
  {
    name: 's-04',
    stage: 1,
    normal: side([move(3, 'bestFreeIsland'), influence(3), produce(2), train(1)]),
    hard: side([move(3, 'bestFreeIsland'), influence(4), produce(2), train(1)]),
  },
  {
    name: 's-05',
    stage: 1,
    normal: side([move(2, 'nearestUnexplored'), influence(3), train(1)]),
    hard: side([move(3, 'nearestUnexplored'), influence(3), train(2)]),
  },
  {
    name: 's-06',
    stage: 1,
    normal: side([move(2, 'bestFreeIsland'), influence(3), upgrade('basic')]),
    hard: side([move(3, 'bestFreeIsland'), influence(3), upgrade('basic'), coins(2)]),
  },
  {
    name: 's-07',
    stage: 2,
    normal: side([move(3, 'nearestUnexplored'), influence(3), produce(3), train(1)]),
    hard: side([move(4, 'nearestUnexplored'), influence(4), produce(3), train(1)]),
  },
  {
    name: 's-08',
    stage: 2,
    normal: side([move(3, 'bestPlayerIsland'), attack('buildingHere', 0), influence(4), PIRATE]),
    hard: side([move(4, 'bestPlayerIsland'), attack('buildingHere', 1), influence(5), PIRATE]),
  },
  {
    name: 's-09',
    stage: 2,
    normal: side(
      [move(3, 'nearestMerchant'), attack('merchantHere', 1), TAKE_CARD, coins(3)],
      [move(3, 'bestFreeIsland'), influence(3), coins(3)],
    ),
    hard: side(
      [move(4, 'nearestMerchant'), attack('merchantHere', 2), TAKE_CARD, coins(4)],
      [move(4, 'bestFreeIsland'), influence(4), coins(4)],
    ),
  },
  {
    name: 's-10',
    stage: 2,
    normal: side([move(2, 'ownWeakestIsland'), influence(3), build('fort'), produce(2), PIRATE]),
    hard: side([move(3, 'ownWeakestIsland'), influence(4), build('fort'), produce(3), PIRATE]),
  },
  {
    name: 's-11',
    stage: 2,
    normal: side(
      [move(4, 'playerShip'), attack('playerShipHere', 1), coins(2), PIRATE],
      [move(4, 'bestFreeIsland'), influence(3)],
    ),
    hard: side(
      [move(5, 'playerShip'), attack('playerShipHere', 2), coins(2), PIRATE],
      [move(5, 'bestFreeIsland'), influence(4)],
    ),
  },
  {
    name: 's-12',
    stage: 2,
    normal: side([move(8, 'harbour'), repair(2), upgrade('basic'), train(2), coins(3), TRADE]),
    hard: side([move(8, 'harbour'), repair(3), upgrade('basic'), train(2), coins(4), TRADE]),
  },
  {
    name: 's-13',
    stage: 3,
    normal: side([move(4, 'bestPlayerIsland'), attack('buildingHere', 1), influence(5)]),
    hard: side([move(5, 'bestPlayerIsland'), attack('buildingHere', 2), influence(6)]),
  },
  {
    name: 's-14',
    stage: 3,
    normal: side(
      [move(4, 'playerShip'), attack('playerShipHere', 2), PIRATE],
      [move(4, 'bestPlayerIsland'), influence(4)],
    ),
    hard: side(
      [move(5, 'playerShip'), attack('playerShipHere', 3), PIRATE],
      [move(5, 'bestPlayerIsland'), influence(5)],
    ),
  },
  {
    name: 's-15',
    stage: 3,
    normal: side([move(3, 'ownWeakestIsland'), influence(4), build('outpost'), produce(4), train(1)]),
    hard: side([move(4, 'ownWeakestIsland'), influence(5), build('outpost'), produce(4), train(2)]),
  },
  {
    name: 's-16',
    stage: 3,
    normal: side(
      [move(4, 'nearestMerchant'), attack('merchantHere', 2), TAKE_CARD, coins(4)],
      [move(4, 'bestFreeIsland'), influence(4), coins(4)],
    ),
    hard: side(
      [move(5, 'nearestMerchant'), attack('merchantHere', 3), TAKE_CARD, coins(5)],
      [move(5, 'bestFreeIsland'), influence(5), coins(5)],
    ),
  },
  {
    name: 's-17',
    stage: 3,
    normal: side([move(3, 'bestFreeIsland'), influence(5), build('garrison')]),
    hard: side([move(4, 'bestFreeIsland'), influence(6), build('garrison'), produce(2)]),
  },
  {
    name: 's-18',
    stage: 3,
    normal: side([move(8, 'harbour'), repair(3), upgrade('advanced'), train(2), produce(4), coins(4), TRADE]),
    hard: side([move(8, 'harbour'), repair(4), upgrade('advanced'), train(3), produce(5), coins(5), TRADE]),
  },
];

/** The rival's cubes in a battle by stage, before upgrades and the card's own. */
export const BASE_CUBES: readonly number[] = [0, 2, 3, 4];
export const TRAINING_PER_LEVEL_4 = 3;
