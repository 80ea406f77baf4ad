/** A throw into the battle ship. */
import { encodeRecording } from '../encodeRecording.ts';
import type { CubePose, TowerOrder, TowerThrow } from '../types.ts';
import type { Rapier } from './bodies.ts';
import { tumbled } from './tower.ts';

/** Changes whenever the same order would give another throw; the fast model must be fitted again then. */
export const TOWER_PHYSICS = 1;

/** More than a battle ever throws at once; a safety limit is the rules' own. */
const MOST_CUBES = 60;
const MOST_RESTING = 160;
const LEAST_EDGES = 20;

const isPose = (pose: CubePose): boolean =>
  pose.length === 7 && pose.every(Number.isInteger) && pose.slice(3).some((part) => part !== 0);

function check({ board, edge, cubes, resting }: TowerOrder): void {
  if (!(Number.isInteger(cubes) && cubes >= 1 && cubes <= MOST_CUBES))
    throw new RangeError(`a throw has 1 to ${MOST_CUBES} cubes, not ${cubes}`);
  if (resting.length > MOST_RESTING) throw new RangeError(`no board holds ${resting.length} cubes`);
  if (!(edge > 0 && board.width >= LEAST_EDGES * edge && board.depth >= LEAST_EDGES * edge))
    throw new RangeError('the board is too small for its cubes');
  if (!resting.every(isPose)) throw new RangeError('a pose is seven whole numbers, with a turn');
}

export function throwTower(rapier: Rapier, order: TowerOrder): TowerThrow {
  check(order);
  const { landings, take } = tumbled(rapier, order);
  return { device: 'tower', landings, physics: TOWER_PHYSICS, film: encodeRecording(take) };
}
