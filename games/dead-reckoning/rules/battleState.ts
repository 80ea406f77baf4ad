/** A battle, from its declaration to its end (DR-COMBAT). Public as a whole. */
import type { CubePose } from '@broadside/throw/types';
import type { MainEffect } from '../cards/effects.ts';
import type { Building, CardId } from '../cards/table.ts';

/** In the air, or taken off the board. */
export const IN_THE_AIR = -1;

/** A cube on the battle board or in the air. */
export interface BattleCube {
  /** Whose it is: a player, or BLACK. */
  readonly side: number;
  /** A place in ZONES, or IN_THE_AIR. */
  zone: number;
  /** Never changed in place; null in the air. */
  pose: CubePose | null;
}

/** What a side has announced for the case of victory (DR-ADV-R8). */
export interface Pledge {
  readonly seat: number;
  readonly crew: CardId;
  readonly deeds: readonly MainEffect[];
}

export interface Battle {
  /** Identifies the battle within the match: the number of its first throw. */
  readonly index: number;
  readonly kind: 'merchant' | 'ship' | 'building' | 'tie';
  /** The active player. */
  readonly attacker: number;
  /** The other side's player; the owner of the building; NOBODY for a merchant. In a tie nobody is. */
  readonly defender: number;
  /** Whose cubes fight against the attacker's: the defender's, a building's owner's, BLACK for a merchant. */
  readonly foe: number;
  /** Tile or harbour. */
  readonly at: number;
  /** The merchant by its back, else NO_CARD; the building, else -1. */
  readonly card: CardId;
  readonly building: Building | -1;
  /** Why it came: an attack on a merchant or building, a black flag, stopping at a pirate, a chosen fight with one. */
  readonly cause: 'attack' | 'flag' | 'forced' | 'chosen' | 'tie';
  /** Extra cubes of the rival's order (DR-SOLO). */
  readonly bonus: number;
  /** Cubes taken by attacker and defender before the throw; -1 while not fixed. */
  taken: [number, number];
  cubes: BattleCube[];
  /** Sides of cubes in hand, thrown next: exploded ones and re-throws. Replaced, never changed in place. */
  waiting: readonly number[];
  /** Sides of cubes still to be taken from their supplies for the next throw (DR-COMBAT-9). Replaced likewise. */
  wanted: readonly number[];
  /** DR-TIE-1: own cubes borrowed from islands for a tie, as tile * 4 + player; they go back. Replaced likewise. */
  lent: readonly number[];
  /** Cubes ever thrown, and throws made, in this battle (DR-PHYS-5). */
  thrown: number;
  throws: number;
  /** Strength by abilities, for attacker and defender. */
  strength: [number, number];
  /** Damage a victory spares, for attacker and defender. */
  spared: [number, number];
  pledges: Pledge[];
  /** Damage dealt in this battle to attacker and defender. */
  dealt: [number, number];
  /** Who won; NOBODY before the strength is compared (and for a merchant or building that won: BLACK is the same). */
  winner: number;
  decided: boolean;
}
