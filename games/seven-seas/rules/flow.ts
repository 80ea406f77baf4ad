/**
 * How a match goes on by itself. Every step may have a `resume`: it is asked whenever its frame comes to the top, does
 * what needs no answer (a forced case, the next part of a raid) and says whether it did; if not, the frame waits.
 */
import type { Out, Step } from '@broadside/kernel';
import type { FrameOf, SevenSeasAction, SevenSeasEvent, SevenSeasState, StepName } from './state.ts';

export type SevenSeasOut = Out<SevenSeasEvent>;

export interface SevenSeasStep<N extends StepName>
  extends Step<SevenSeasState, SevenSeasAction, SevenSeasEvent, FrameOf<N>> {
  /** Whether anything was done; false: the frame waits for an answer. */
  resume(state: SevenSeasState, frame: FrameOf<N>, out: SevenSeasOut): boolean;
}

export type SevenSeasSteps = { readonly [N in StepName]: SevenSeasStep<N> };
