/** Nine achievements (DR-ACH) and eight bonus tokens (DR-ABON). Conditions are printed, values and tokens reconstructed. */

export const ACHIEVEMENTS = [
  { name: 'legend', value: 6 },
  { name: 'seaDogs', value: 5 },
  { name: 'scourge', value: 6 },
  { name: 'builder', value: 6 },
  { name: 'capitalist', value: 5 },
  { name: 'settler', value: 6 },
  { name: 'firstRate', value: 5 },
  { name: 'explorer', value: 4 },
  { name: 'masterTrader', value: 4 },
] as const;

/** Places in ACHIEVEMENTS. */
export const [LEGEND, SEA_DOGS, SCOURGE, BUILDER, CAPITALIST, SETTLER, FIRST_RATE, EXPLORER, MASTER_TRADER] = [
  0, 1, 2, 3, 4, 5, 6, 7, 8,
];
export const TO_END = 4;

/** What each needs; tiles to explore by the number of players (solo as with two). */
export const WINS_OF_A_LEGEND = 4;
export const SEA_DOGS_AT_LEVEL_4 = 3;
export const BUILDINGS_OF_A_BUILDER = 5;
export const COINS_OF_A_CAPITALIST = 30;
export const CUBES_OF_A_SETTLER = 6;
export const UPGRADES_OF_FIRST_RATE = 4;
export const TILES_OF_AN_EXPLORER: readonly number[] = [0, 5, 5, 4, 3];
export const CARGO_OF_A_MASTER_TRADER = 12;

/** The achievements on each bonus token. */
export const BONUS_TOKENS: readonly (readonly number[])[] = [
  [0, 2, 4],
  [5, 3, 1],
  [7, 5, 6],
  [8, 4, 3],
  [0, 1, 6],
  [7, 8, 2],
  [4, 6, 5],
  [3, 0, 7],
];
export const COINS_PER_BONUS = 2;
