/** Players of one mind: sailors with one wish stronger than the others. */
import type { Style } from '@broadside/bots';
import type { Policy } from '@broadside/kernel';
import type { LiarsDiceAction, LiarsDiceState } from '../rules/state.ts';
import { SAILOR, sailorWith } from './sailor.ts';

/** The careful one bids low and seldom doubts; the greedy one bids high; the fighter doubts where others go on. */
export const STYLED_SAILORS: Readonly<Record<Style, Policy<LiarsDiceState, LiarsDiceAction>>> = {
  careful: sailorWith({ ...SAILOR, raise: -0.12, doubt: -0.1, exact: -0.1 }),
  greedy: sailorWith({ ...SAILOR, raise: 0.12, exact: 0.1 }),
  fighter: sailorWith({ ...SAILOR, doubt: 0.15 }),
};
