/** How a battle may go, foreseen from a view: cubes of both sides, and the chance to win. */
import type { Seat } from '@broadside/kernel';
import { DEFENCE_CUBES, merchantBack } from '../cards/table.ts';
import { addedCubes } from './arms.ts';
import type { Battle } from './battleState.ts';
import { oddsOf } from './odds.ts';
import type { Location } from './state.ts';
import type { DeadReckoningView } from './view.ts';

type Shown = Readonly<Battle>;

/** A merchant's or a building's cubes fight without a ship, a crew and holds. */
export const isShip = ({ kind, attacker }: Shown, side: number): boolean =>
  side === attacker || kind === 'ship' || kind === 'tie';

/** The place of a side in the pairs of a battle. */
export const placeOf = ({ attacker }: Shown, side: number): 0 | 1 => (side === attacker ? 0 : 1);

/** Cubes fixed for this side; -1 while they are not. */
export const takenBy = (battle: Shown, side: number): number => battle.taken[placeOf(battle, side)];

/** How many cubes a side throws first: as fixed, else if all its cannons fire. */
export function expectedCubes(view: DeadReckoningView, battle: Shown, side: number): number {
  const fixed = takenBy(battle, side);
  if (fixed >= 0) return fixed;
  if (!isShip(battle, side))
    return battle.building === -1
      ? merchantBack(battle.card).cubes
      : DEFENCE_CUBES[battle.building] + addedCubes(view, battle, battle.defender);
  return view.players[side].cannonsLeft + addedCubes(view, battle, side);
}

/** Own cubes with so many cannons. */
export const cubesWith = (view: DeadReckoningView, battle: Shown, seat: number, cannons: number): number =>
  cannons + addedCubes(view, battle, seat);

/** From 0 to 1, before any ability, against another side. DR-BSHIP-19: the attacker wins ties. */
export function winWith(view: DeadReckoningView, battle: Shown, seat: number, cannons: number, side: number): number {
  const cubes = cubesWith(view, battle, seat, cannons);
  const other = expectedCubes(view, battle, side);
  return seat === battle.attacker ? oddsOf(cubes, other).win : 1 - oddsOf(other, cubes).win;
}

export interface Meeting {
  readonly cubes: number;
  readonly foes: number;
}

/** Cubes of two ships that would fight there, if all cannons fired. */
export function meetingAt(view: DeadReckoningView, seat: Seat, at: Location, foe: number): Meeting {
  const battle = { kind: 'ship', at, defender: foe } as const;
  const cubesOf = (player: number): number => view.players[player].cannonsLeft + addedCubes(view, battle, player);
  return { cubes: cubesOf(seat), foes: cubesOf(foe) };
}
