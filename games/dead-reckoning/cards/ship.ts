/** The ship: four printed cells and 32 upgrade tokens (DR-SHIP-2, DR-UPG-1). */

export interface Fitting {
  readonly sails: number;
  readonly cannons: number;
  /** How much the hold carries; 0: no hold. */
  readonly hold: number;
}

/** Cells A to D as printed. */
export const PRINTED_CELLS: readonly Fitting[] = [
  { sails: 1, cannons: 0, hold: 4 },
  { sails: 0, cannons: 0, hold: 0 },
  { sails: 0, cannons: 0, hold: 0 },
  { sails: 1, cannons: 0, hold: 3 },
];
export const CELLS = 4;
/** DR-SHIP-6: outside the cells, always active. */
export const PRINTED_CANNONS = 1;
export const MOST_SAILS = 8;
export const SINKING_DAMAGE = 5;

export interface Upgrade extends Fitting {
  readonly name: `${'ub' | 'ua'}-${'hold' | 'sail' | 'gun' | 'deck'}`;
  readonly kind: 'basic' | 'advanced';
}

/** Reconstructed. */
export const UPGRADES: readonly Upgrade[] = [
  { name: 'ub-hold', kind: 'basic', sails: 0, cannons: 0, hold: 6 },
  { name: 'ub-sail', kind: 'basic', sails: 1, cannons: 0, hold: 4 },
  { name: 'ub-gun', kind: 'basic', sails: 0, cannons: 1, hold: 4 },
  { name: 'ub-deck', kind: 'basic', sails: 1, cannons: 1, hold: 0 },
  { name: 'ua-hold', kind: 'advanced', sails: 1, cannons: 0, hold: 8 },
  { name: 'ua-sail', kind: 'advanced', sails: 2, cannons: 0, hold: 5 },
  { name: 'ua-gun', kind: 'advanced', sails: 0, cannons: 2, hold: 5 },
  { name: 'ua-deck', kind: 'advanced', sails: 1, cannons: 2, hold: 0 },
];
export const COPIES_OF_UPGRADE = 4;
