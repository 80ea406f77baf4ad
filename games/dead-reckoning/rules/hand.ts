/** How real cubes answer this game's throws. */
import type { ThrowAdapter, TowerThrow } from '@broadside/throw/types';
import { BOARD, CUBE_EDGE } from '../cards/board.ts';
import type { DeadReckoningAction } from './actions.ts';
import type { DeadReckoningState } from './state.ts';
import { battleOf, isPrescribed, laidOut, PER_CUBE, prescribedSeed } from './tower.ts';

/**
 * Cubes fall from a prescribed seed as they once did, and any other physics may let them fall otherwise: then they are
 * laid out by hand, so that whatever was built on the prescription still stands.
 */
function landed(state: DeadReckoningState, { landings, physics, film }: TowerThrow): DeadReckoningAction {
  const fell = landings.flatMap(({ zone, pose }) => [zone, ...pose]);
  if (!isPrescribed(state)) return { type: 'land', cubes: fell, physics, film };
  const laid = laidOut(
    state,
    landings.map(({ zone }) => zone),
  );
  const isSo = laid.every((value, at) => at % PER_CUBE !== 0 || value === fell[at]);
  return isSo ? { type: 'land', cubes: fell, physics, film } : { type: 'land', cubes: laid, physics: 0, film: '' };
}

export const deadReckoningHand: ThrowAdapter<DeadReckoningState, DeadReckoningAction> = {
  /** DR-PHYS-30: every throw has a seed of its own, and what lies on the board is part of it. One laid out by hand needs none. */
  order(state, seed) {
    const frame = state.flow[state.flow.length - 1];
    const given = prescribedSeed(state);
    if (frame?.step !== 'fall' || (isPrescribed(state) && given === undefined)) return undefined;
    const { index, throws, cubes } = battleOf(state);
    const resting = cubes.flatMap(({ pose }) => (pose === null ? [] : [pose]));
    return {
      device: 'tower',
      board: BOARD,
      edge: CUBE_EDGE,
      resting,
      cubes: cubes.length - resting.length,
      seed: given ?? `${seed}\nbattle ${index}\nthrow ${throws}\n${resting.join(' ')}`,
    };
  },
  answer(state, thrown) {
    if (thrown.device !== 'tower') throw new TypeError('the cubes of this game fall through the battle ship');
    return landed(state, thrown);
  },
  physicsOf: (answer) => (answer.type === 'land' ? answer.physics : 0),
};
