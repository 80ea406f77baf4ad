/** Ways to play a turn: sailors who want one thing more than others do. The commodore tries them all in thought. */
import type { Style } from '@broadside/bots';
import type { Policy } from '@broadside/kernel';
import type { DeadReckoningAction } from '../rules/actions.ts';
import type { DeadReckoningState } from '../rules/state.ts';
import { policyWith } from './sailor.ts';
import { SAILOR, type Weights } from './weights.ts';

const style = (other: Partial<Weights>): Policy<DeadReckoningState, DeadReckoningAction> =>
  policyWith({ ...SAILOR, ...other });

/** What the commodore tries; some are to be had as players, too. */
export const STYLES = {
  fighter: style({ rob: 1.6, storm: 0.6, fight: 3, fear: 1, leastChance: 0.4, attack: 0 }),
  careful: style({ rob: 0.2, storm: 0, fight: 0.4, fear: 4, leastChance: 0.75, coinAboard: 0.2, guard: 3, pirate: 4 }),
  explorer: style({ explore: 1.6, found: 2, sail: 0 }),
  settler: style({ influence: 2.4, produce: 3, found: 1.4 }),
  shopper: style({ buy: 1.6, building: 3.4, upgrade: 1.6, ability: 5, cargo: 0.15, save: 0 }),
  homeward: style({ coinAboard: 0.05, fetch: 0.9, cargo: 0.4, influence: 0.8 }),
  far: style({ second: 1, sail: 0, fetch: 1 }),
  racer: style({ marker: 5, save: 3 }),
} as const satisfies Readonly<Record<string, Policy<DeadReckoningState, DeadReckoningAction>>>;

/** Players to choose; the greedy one loads whatever lies there and brings it home. */
export const STYLED_SAILORS: Readonly<Record<Style, Policy<DeadReckoningState, DeadReckoningAction>>> = {
  careful: STYLES.careful,
  greedy: style({ fetch: 1.2, produce: 2.5, coinAboard: 0.2, cargo: 0.4, explore: 0.4, marker: 1 }),
  fighter: STYLES.fighter,
};
