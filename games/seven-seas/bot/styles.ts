/** Players of one mind: sailors with one wish stronger than the others. */
import type { Style } from '@broadside/bots';
import type { Policy } from '@broadside/kernel';
import type { SevenSeasAction, SevenSeasState } from '../rules/state.ts';
import { sailorWith } from './sailor.ts';
import { SAILOR, type Weights } from './weights.ts';

const style = (other: Partial<Weights>): Policy<SevenSeasState, SevenSeasAction> =>
  sailorWith({ weights: { ...SAILOR, ...other }, spread: 0.25, guesses: true });

/** The careful one keeps ships out of raids; the greedy one hoards goods; the fighter thinks little of a ship that sinks. */
export const STYLED_SAILORS: Readonly<Record<Style, Policy<SevenSeasState, SevenSeasAction>>> = {
  careful: style({ fear: 1.45 }),
  greedy: style({ loot: 1.15, good: 1.12, third: 1.4, rival: 0.8 }),
  fighter: style({ fear: 0.2, loot: 1.5 }),
};
