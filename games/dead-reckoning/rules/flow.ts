/**
 * How a match goes on by itself. Every step may have a `resume`: it is asked whenever its frame comes to the top, does
 * what needs no answer (a forced case, the next part of a battle) and says whether it did; if not, the frame waits.
 */
import type { Out, Step } from '@broadside/kernel';
import type { DeadReckoningAction } from './actions.ts';
import type { DeadReckoningEvent } from './events.ts';
import type { DeadReckoningState, FrameOf, StepName } from './state.ts';

export type DeadReckoningOut = Out<DeadReckoningEvent>;

export interface DeadReckoningStep<N extends StepName>
  extends Step<DeadReckoningState, DeadReckoningAction, DeadReckoningEvent, FrameOf<N>> {
  /** Whether anything was done; false: the frame waits for an answer. */
  resume(state: DeadReckoningState, frame: FrameOf<N>, out: DeadReckoningOut): boolean;
}

export type DeadReckoningSteps = { readonly [N in StepName]: DeadReckoningStep<N> };
