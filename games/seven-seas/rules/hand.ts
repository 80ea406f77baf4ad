/** How real dice answer this game's throws. */
import type { ThrowAdapter } from '@broadside/throw/types';
import { BOX, EDGE, lidOf } from './lid.ts';
import type { SevenSeasAction, SevenSeasState } from './state.ts';
import { asPrescribed, isLaidOut } from './throws.ts';

export const sevenSeasHand: ThrowAdapter<SevenSeasState, SevenSeasAction> = {
  /** S7-PHYS-15: every throw of a match has a seed of its own. A throw laid out by hand needs no physics. */
  order(state, seed) {
    const frame = state.flow[state.flow.length - 1];
    if (frame?.step !== 'fall' || isLaidOut(state)) return undefined;
    const { index, sides } = lidOf(state);
    const { way, force } = frame;
    return { device: 'lid', dice: sides.length, edge: EDGE, box: BOX, seed: `${seed}\nthrow ${index}`, way, force };
  },
  answer(state, thrown) {
    if (thrown.device !== 'lid') throw new TypeError('the dice of this game fall into a lid');
    const { landings, attempt, physics, film: recording } = thrown;
    const fell = landings.flatMap(({ value, x, y, yaw }) => [value, x, y, yaw]);
    const dice = asPrescribed(state, fell);
    return { type: 'land', dice, attempt, physics, film: recording };
  },
  physicsOf: (answer) => (answer.type === 'land' ? answer.physics : 0),
};
