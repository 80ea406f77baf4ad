/** How real cubes answer this game's throws. */
import type { ThrowAdapter } from '@broadside/throw/types';
import { BOARD, CUBE_EDGE } from '../cards/board.ts';
import type { DeadReckoningAction } from './actions.ts';
import type { DeadReckoningState } from './state.ts';
import { battleOf, isPrescribed } from './tower.ts';

export const deadReckoningHand: ThrowAdapter<DeadReckoningState, DeadReckoningAction> = {
  /** DR-PHYS-30: every throw has a seed of its own, and what lies on the board is part of it. */
  order(state, seed) {
    const frame = state.flow[state.flow.length - 1];
    if (frame?.step !== 'fall' || isPrescribed(state)) return undefined;
    const { index, throws, cubes } = battleOf(state);
    const resting = cubes.flatMap(({ pose }) => (pose === null ? [] : [pose]));
    return {
      device: 'tower',
      board: BOARD,
      edge: CUBE_EDGE,
      resting,
      cubes: cubes.length - resting.length,
      seed: `${seed}\nbattle ${index}\nthrow ${throws}\n${resting.join(' ')}`,
    };
  },
  answer(_state, thrown) {
    if (thrown.device !== 'tower') throw new TypeError('the cubes of this game fall through the battle ship');
    const { landings, physics, film: recording } = thrown;
    return { type: 'land', cubes: landings.flatMap(({ zone, pose }) => [zone, ...pose]), physics, film: recording };
  },
  physicsOf: (answer) => (answer.type === 'land' ? answer.physics : 0),
};
