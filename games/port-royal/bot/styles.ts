/** Players of one mind: the sailor's and the fisherman's judgement with one wish stronger than the others. */
import type { Style } from '@broadside/bots';
import type { Policy } from '@broadside/kernel';
import type { PortRoyalAction, State } from '../rules/state.ts';
import { sailorWith } from './sailor.ts';
import { byThumb, type Thumb } from './thumb.ts';
import { SAILOR, type Weights } from './worth.ts';

type Styled = Readonly<Record<Style, Policy<State, PortRoyalAction>>>;

/**
 * The careful one stops while there is something to take; the greedy one wants one card more, and admirals who pay for it;
 * the fighter wants sabres.
 */
const WEIGHTS: Readonly<Record<Style, Weights>> = {
  careful: { ...SAILOR, caution: 0.25 },
  greedy: { ...SAILOR, caution: -0.4, admiral: 6.5 },
  fighter: { ...SAILOR, sabre: 1.7, caution: 0 },
};

const THUMBS: Readonly<Record<Style, Thumb>> = {
  careful: { enough: 2, prize: 2, prizeShips: 1 },
  greedy: { enough: 4, prize: 3, prizeShips: 2 },
  fighter: { enough: 3, prize: 2.5, prizeShips: 2 },
};

export const STYLED_SAILORS: Styled = {
  careful: sailorWith(WEIGHTS.careful),
  greedy: sailorWith(WEIGHTS.greedy),
  fighter: sailorWith(WEIGHTS.fighter),
};

export const STYLED_FISHERMEN: Styled = {
  careful: byThumb(THUMBS.careful, WEIGHTS.careful),
  greedy: byThumb(THUMBS.greedy, WEIGHTS.greedy),
  fighter: byThumb(THUMBS.fighter, WEIGHTS.fighter),
};
