/** The chance to win with so many cannons, as far as the cubes of the other side can be foreseen. */

import { winWith as winAgainst } from '../../rules/facade.ts';
import type { DeadReckoningView } from '../../rules/view.ts';
import { expectedCubes, type Shown, sidesOf } from './model.ts';

export { cubesWith } from '../../rules/facade.ts';

/** The other side, its cubes, and whether they are only foreseen. */
export function facing(view: DeadReckoningView, battle: Shown, seat: number) {
  const side = sidesOf(view, battle).find((one) => one !== seat) ?? seat;
  const fixed = battle.kind !== 'ship' || battle.taken[side === battle.attacker ? 0 : 1] >= 0;
  return { side, cubes: expectedCubes(view, battle, side), fixed };
}

/** From 0 to 1, before any ability. */
export const winWith = (view: DeadReckoningView, battle: Shown, seat: number, cannons: number): number =>
  winAgainst(view, battle, seat, cannons, facing(view, battle, seat).side);
