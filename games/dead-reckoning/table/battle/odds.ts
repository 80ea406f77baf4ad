/** The chance to win with so many cannons, as far as the cubes of the other side can be foreseen. */

import { addedCubes, oddsOf } from '../../rules/facade.ts';
import type { DeadReckoningView } from '../../rules/view.ts';
import { expectedCubes, type Shown, sidesOf } from './model.ts';

/** The other side, its cubes, and whether they are only foreseen. */
export function facing(view: DeadReckoningView, battle: Shown, seat: number) {
  const side = sidesOf(view, battle).find((one) => one !== seat) ?? seat;
  const fixed = battle.kind !== 'ship' || battle.taken[side === battle.attacker ? 0 : 1] >= 0;
  return { side, cubes: expectedCubes(view, battle, side), fixed };
}

/** Own cubes with so many cannons. */
export const cubesWith = (view: DeadReckoningView, battle: Shown, seat: number, cannons: number): number =>
  cannons + addedCubes(view, battle, seat);

/** From 0 to 1, before any ability. DR-BSHIP-19: the attacker wins ties. */
export function winWith(view: DeadReckoningView, battle: Shown, seat: number, cannons: number): number {
  const cubes = cubesWith(view, battle, seat, cannons);
  const other = facing(view, battle, seat).cubes;
  return seat === battle.attacker ? oddsOf(cubes, other).win : 1 - oddsOf(other, cubes).win;
}
