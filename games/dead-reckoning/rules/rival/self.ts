/** Who the rival is and what it fights with (DR-SOLO-4, DR-SOLO-8, DR-SOLO-30). */
import { BASE_CUBES } from '../../cards/solo.ts';
import { soloCard } from '../../cards/table.ts';
import type { DeadReckoningState, Player } from '../state.ts';

/** The rival's place among the players of a solo match. */
export const RIVAL = 1;

export const isRival = (state: { readonly seats: number }, player: number): boolean =>
  state.seats === 1 && player === RIVAL;

/** DR-SOLO-8: that of the order turned over last; the first before any. */
export function stageOf(state: { readonly ordered: readonly number[] }): 1 | 2 | 3 {
  const { ordered } = state;
  return ordered.length > 0 ? soloCard(ordered[ordered.length - 1]).stage : 1;
}

/** DR-SOLO-27: tokens lie beside the ship, in the cells as they come. */
export function upgradesOf({ cells }: { readonly cells: readonly Pick<Player['cells'][number], 'tokens'>[] }): number {
  let upgrades = 0;
  for (const { tokens } of cells) upgrades += tokens.length;
  return upgrades;
}

/**
 * DR-SOLO-30: what stands in for cannons. Buildings, the harbour and the last turn add to it as they do for everybody.
 */
export const rivalCubes = (state: DeadReckoningState, bonus: number): number =>
  BASE_CUBES[stageOf(state)] + upgradesOf(state.players[RIVAL]) + bonus;
