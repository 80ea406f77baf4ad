/** The ocean: twelve islands and four tiles of open sea. Only Shark Island's values are printed; the rest is reconstructed. */

export type IslandName =
  | 'shark'
  | 'turtle'
  | 'parrot'
  | 'palm'
  | 'crab'
  | 'monkey'
  | 'serpent'
  | 'whale'
  | 'skull'
  | 'storm'
  | 'volcano'
  | 'temple';

export interface Island {
  readonly name: IslandName;
  readonly slots: number;
  /** What it produces. */
  readonly cargo: number;
  readonly coins: number;
  /** Coins for the most, second and third most cubes. */
  readonly values: readonly number[];
  /** By how much it raises the hand limit of whoever controls it. */
  readonly hand: number;
}

export const ISLANDS: readonly Island[] = [
  { name: 'shark', slots: 4, cargo: 1, coins: 0, values: [6, 5, 4], hand: 0 },
  { name: 'turtle', slots: 3, cargo: 2, coins: 0, values: [4, 2], hand: 0 },
  { name: 'parrot', slots: 3, cargo: 1, coins: 0, values: [4, 2], hand: 1 },
  { name: 'palm', slots: 3, cargo: 0, coins: 1, values: [5, 3], hand: 0 },
  { name: 'crab', slots: 4, cargo: 3, coins: 0, values: [4, 2, 1], hand: 0 },
  { name: 'monkey', slots: 4, cargo: 1, coins: 1, values: [5, 3, 1], hand: 0 },
  { name: 'serpent', slots: 5, cargo: 2, coins: 0, values: [6, 3], hand: 1 },
  { name: 'whale', slots: 5, cargo: 2, coins: 1, values: [6, 4, 2], hand: 0 },
  { name: 'skull', slots: 5, cargo: 0, coins: 2, values: [7, 4, 1], hand: 0 },
  { name: 'storm', slots: 6, cargo: 3, coins: 0, values: [7, 4, 2], hand: 1 },
  { name: 'volcano', slots: 6, cargo: 1, coins: 2, values: [8, 5, 2], hand: 0 },
  { name: 'temple', slots: 7, cargo: 1, coins: 2, values: [9, 5, 3], hand: 0 },
];

export type Way = 'north' | 'east' | 'south' | 'west';

export interface OpenSea {
  readonly name: string;
  /** With how many players it is used; solo is played on the map for two (DR-SOLO). */
  readonly players: readonly number[];
  /** Where its coins point; north is away from the harbour (DR-PROD-6). */
  readonly arrows: readonly Way[];
}

export const OPEN_SEA: readonly OpenSea[] = [
  { name: 'sea-1', players: [1, 2, 3, 4], arrows: ['west', 'east'] },
  { name: 'sea-2', players: [1, 2, 3, 4], arrows: ['north', 'south'] },
  { name: 'sea-3', players: [2, 3], arrows: ['north', 'east', 'south'] },
  { name: 'sea-4', players: [2], arrows: ['north', 'west', 'south'] },
];
