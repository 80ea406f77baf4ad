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
  readonly name: string;
  readonly stage: 1 | 2 | 3;
  readonly normal: OrderSide;
  readonly hard: OrderSide;
}

export const SOLO_CARDS: readonly SoloCard[] = [
  {
    name: 's-01',
    stage: 1,
    normal: {
      orders: [
        { do: 'move', sails: 2, target: 'nearestUnexplored' },
        { do: 'influence', n: 2 },
        { do: 'takeCard' },
        { do: 'coins', n: 2 },
      ],
      otherwise: [],
    },
    hard: {
      orders: [
        { do: 'move', sails: 3, target: 'nearestUnexplored' },
        { do: 'influence', n: 3 },
        { do: 'takeCard' },
        { do: 'coins', n: 3 },
      ],
      otherwise: [],
    },
  },
  {
    name: 's-02',
    stage: 1,
    normal: {
      orders: [
        { do: 'move', sails: 2, target: 'bestFreeIsland' },
        { do: 'influence', n: 3 },
        { do: 'train', n: 1 },
      ],
      otherwise: [],
    },
    hard: {
      orders: [
        { do: 'move', sails: 3, target: 'bestFreeIsland' },
        { do: 'influence', n: 3 },
        { do: 'train', n: 1 },
        { do: 'coins', n: 2 },
      ],
      otherwise: [],
    },
  },
  {
    name: 's-03',
    stage: 1,
    normal: {
      orders: [
        { do: 'move', sails: 2, target: 'nearestMerchant' },
        { do: 'attack', target: 'merchantHere', cubes: 0 },
        { do: 'coins', n: 3 },
      ],
      otherwise: [
        { do: 'move', sails: 2, target: 'bestFreeIsland' },
        { do: 'influence', n: 2 },
        { do: 'coins', n: 3 },
      ],
    },
    hard: {
      orders: [
        { do: 'move', sails: 3, target: 'nearestMerchant' },
        { do: 'attack', target: 'merchantHere', cubes: 1 },
        { do: 'coins', n: 3 },
      ],
      otherwise: [
        { do: 'move', sails: 3, target: 'bestFreeIsland' },
        { do: 'influence', n: 3 },
        { do: 'coins', n: 3 },
      ],
    },
  },
  {
    name: 's-04',
    stage: 1,
    normal: {
      orders: [
        { do: 'move', sails: 3, target: 'bestFreeIsland' },
        { do: 'influence', n: 3 },
        { do: 'produce', n: 2 },
        { do: 'train', n: 1 },
      ],
      otherwise: [],
    },
    hard: {
      orders: [
        { do: 'move', sails: 3, target: 'bestFreeIsland' },
        { do: 'influence', n: 4 },
        { do: 'produce', n: 2 },
        { do: 'train', n: 1 },
      ],
      otherwise: [],
    },
  },
  {
    name: 's-05',
    stage: 1,
    normal: {
      orders: [
        { do: 'move', sails: 2, target: 'nearestUnexplored' },
        { do: 'influence', n: 3 },
        { do: 'train', n: 1 },
      ],
      otherwise: [],
    },
    hard: {
      orders: [
        { do: 'move', sails: 3, target: 'nearestUnexplored' },
        { do: 'influence', n: 3 },
        { do: 'train', n: 2 },
      ],
      otherwise: [],
    },
  },
  {
    name: 's-06',
    stage: 1,
    normal: {
      orders: [
        { do: 'move', sails: 2, target: 'bestFreeIsland' },
        { do: 'influence', n: 3 },
        { do: 'upgrade', kind: 'basic' },
      ],
      otherwise: [],
    },
    hard: {
      orders: [
        { do: 'move', sails: 3, target: 'bestFreeIsland' },
        { do: 'influence', n: 3 },
        { do: 'upgrade', kind: 'basic' },
        { do: 'coins', n: 2 },
      ],
      otherwise: [],
    },
  },
  {
    name: 's-07',
    stage: 2,
    normal: {
      orders: [
        { do: 'move', sails: 3, target: 'nearestUnexplored' },
        { do: 'influence', n: 3 },
        { do: 'produce', n: 3 },
        { do: 'train', n: 1 },
      ],
      otherwise: [],
    },
    hard: {
      orders: [
        { do: 'move', sails: 4, target: 'nearestUnexplored' },
        { do: 'influence', n: 4 },
        { do: 'produce', n: 3 },
        { do: 'train', n: 1 },
      ],
      otherwise: [],
    },
  },
  {
    name: 's-08',
    stage: 2,
    normal: {
      orders: [
        { do: 'move', sails: 3, target: 'bestPlayerIsland' },
        { do: 'attack', target: 'buildingHere', cubes: 0 },
        { do: 'influence', n: 4 },
        { do: 'mode', pirate: true },
      ],
      otherwise: [],
    },
    hard: {
      orders: [
        { do: 'move', sails: 4, target: 'bestPlayerIsland' },
        { do: 'attack', target: 'buildingHere', cubes: 1 },
        { do: 'influence', n: 5 },
        { do: 'mode', pirate: true },
      ],
      otherwise: [],
    },
  },
  {
    name: 's-09',
    stage: 2,
    normal: {
      orders: [
        { do: 'move', sails: 3, target: 'nearestMerchant' },
        { do: 'attack', target: 'merchantHere', cubes: 1 },
        { do: 'takeCard' },
        { do: 'coins', n: 3 },
      ],
      otherwise: [
        { do: 'move', sails: 3, target: 'bestFreeIsland' },
        { do: 'influence', n: 3 },
        { do: 'coins', n: 3 },
      ],
    },
    hard: {
      orders: [
        { do: 'move', sails: 4, target: 'nearestMerchant' },
        { do: 'attack', target: 'merchantHere', cubes: 2 },
        { do: 'takeCard' },
        { do: 'coins', n: 4 },
      ],
      otherwise: [
        { do: 'move', sails: 4, target: 'bestFreeIsland' },
        { do: 'influence', n: 4 },
        { do: 'coins', n: 4 },
      ],
    },
  },
  {
    name: 's-10',
    stage: 2,
    normal: {
      orders: [
        { do: 'move', sails: 2, target: 'ownWeakestIsland' },
        { do: 'influence', n: 3 },
        { do: 'build', building: 'fort' },
        { do: 'produce', n: 2 },
        { do: 'mode', pirate: true },
      ],
      otherwise: [],
    },
    hard: {
      orders: [
        { do: 'move', sails: 3, target: 'ownWeakestIsland' },
        { do: 'influence', n: 4 },
        { do: 'build', building: 'fort' },
        { do: 'produce', n: 3 },
        { do: 'mode', pirate: true },
      ],
      otherwise: [],
    },
  },
  {
    name: 's-11',
    stage: 2,
    normal: {
      orders: [
        { do: 'move', sails: 4, target: 'playerShip' },
        { do: 'attack', target: 'playerShipHere', cubes: 1 },
        { do: 'coins', n: 2 },
        { do: 'mode', pirate: true },
      ],
      otherwise: [
        { do: 'move', sails: 4, target: 'bestFreeIsland' },
        { do: 'influence', n: 3 },
      ],
    },
    hard: {
      orders: [
        { do: 'move', sails: 5, target: 'playerShip' },
        { do: 'attack', target: 'playerShipHere', cubes: 2 },
        { do: 'coins', n: 2 },
        { do: 'mode', pirate: true },
      ],
      otherwise: [
        { do: 'move', sails: 5, target: 'bestFreeIsland' },
        { do: 'influence', n: 4 },
      ],
    },
  },
  {
    name: 's-12',
    stage: 2,
    normal: {
      orders: [
        { do: 'move', sails: 8, target: 'harbour' },
        { do: 'repair', n: 2 },
        { do: 'upgrade', kind: 'basic' },
        { do: 'train', n: 2 },
        { do: 'coins', n: 3 },
        { do: 'mode', pirate: false },
      ],
      otherwise: [],
    },
    hard: {
      orders: [
        { do: 'move', sails: 8, target: 'harbour' },
        { do: 'repair', n: 3 },
        { do: 'upgrade', kind: 'basic' },
        { do: 'train', n: 2 },
        { do: 'coins', n: 4 },
        { do: 'mode', pirate: false },
      ],
      otherwise: [],
    },
  },
  {
    name: 's-13',
    stage: 3,
    normal: {
      orders: [
        { do: 'move', sails: 4, target: 'bestPlayerIsland' },
        { do: 'attack', target: 'buildingHere', cubes: 1 },
        { do: 'influence', n: 5 },
      ],
      otherwise: [],
    },
    hard: {
      orders: [
        { do: 'move', sails: 5, target: 'bestPlayerIsland' },
        { do: 'attack', target: 'buildingHere', cubes: 2 },
        { do: 'influence', n: 6 },
      ],
      otherwise: [],
    },
  },
  {
    name: 's-14',
    stage: 3,
    normal: {
      orders: [
        { do: 'move', sails: 4, target: 'playerShip' },
        { do: 'attack', target: 'playerShipHere', cubes: 2 },
        { do: 'mode', pirate: true },
      ],
      otherwise: [
        { do: 'move', sails: 4, target: 'bestPlayerIsland' },
        { do: 'influence', n: 4 },
      ],
    },
    hard: {
      orders: [
        { do: 'move', sails: 5, target: 'playerShip' },
        { do: 'attack', target: 'playerShipHere', cubes: 3 },
        { do: 'mode', pirate: true },
      ],
      otherwise: [
        { do: 'move', sails: 5, target: 'bestPlayerIsland' },
        { do: 'influence', n: 5 },
      ],
    },
  },
  {
    name: 's-15',
    stage: 3,
    normal: {
      orders: [
        { do: 'move', sails: 3, target: 'ownWeakestIsland' },
        { do: 'influence', n: 4 },
        { do: 'build', building: 'outpost' },
        { do: 'produce', n: 4 },
        { do: 'train', n: 1 },
      ],
      otherwise: [],
    },
    hard: {
      orders: [
        { do: 'move', sails: 4, target: 'ownWeakestIsland' },
        { do: 'influence', n: 5 },
        { do: 'build', building: 'outpost' },
        { do: 'produce', n: 4 },
        { do: 'train', n: 2 },
      ],
      otherwise: [],
    },
  },
  {
    name: 's-16',
    stage: 3,
    normal: {
      orders: [
        { do: 'move', sails: 4, target: 'nearestMerchant' },
        { do: 'attack', target: 'merchantHere', cubes: 2 },
        { do: 'takeCard' },
        { do: 'coins', n: 4 },
      ],
      otherwise: [
        { do: 'move', sails: 4, target: 'bestFreeIsland' },
        { do: 'influence', n: 4 },
        { do: 'coins', n: 4 },
      ],
    },
    hard: {
      orders: [
        { do: 'move', sails: 5, target: 'nearestMerchant' },
        { do: 'attack', target: 'merchantHere', cubes: 3 },
        { do: 'takeCard' },
        { do: 'coins', n: 5 },
      ],
      otherwise: [
        { do: 'move', sails: 5, target: 'bestFreeIsland' },
        { do: 'influence', n: 5 },
        { do: 'coins', n: 5 },
      ],
    },
  },
  {
    name: 's-17',
    stage: 3,
    normal: {
      orders: [
        { do: 'move', sails: 3, target: 'bestFreeIsland' },
        { do: 'influence', n: 5 },
        { do: 'build', building: 'garrison' },
      ],
      otherwise: [],
    },
    hard: {
      orders: [
        { do: 'move', sails: 4, target: 'bestFreeIsland' },
        { do: 'influence', n: 6 },
        { do: 'build', building: 'garrison' },
        { do: 'produce', n: 2 },
      ],
      otherwise: [],
    },
  },
  {
    name: 's-18',
    stage: 3,
    normal: {
      orders: [
        { do: 'move', sails: 8, target: 'harbour' },
        { do: 'repair', n: 3 },
        { do: 'upgrade', kind: 'advanced' },
        { do: 'train', n: 2 },
        { do: 'produce', n: 4 },
        { do: 'coins', n: 4 },
        { do: 'mode', pirate: false },
      ],
      otherwise: [],
    },
    hard: {
      orders: [
        { do: 'move', sails: 8, target: 'harbour' },
        { do: 'repair', n: 4 },
        { do: 'upgrade', kind: 'advanced' },
        { do: 'train', n: 3 },
        { do: 'produce', n: 5 },
        { do: 'coins', n: 5 },
        { do: 'mode', pirate: false },
      ],
      otherwise: [],
    },
  },
];

/** The rival's cubes in a battle by stage, before upgrades and the card's own. */
export const BASE_CUBES: readonly number[] = [0, 2, 3, 4];
export const TRAINING_PER_LEVEL_4 = 3;
