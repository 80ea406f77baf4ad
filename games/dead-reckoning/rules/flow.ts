/** The kernel's contract, in the types of this game. */
import type { Out, Step, Steps, Work } from '@broadside/kernel';
import type { DeadReckoningAction } from './actions.ts';
import type { DeadReckoningEvent } from './events.ts';
import type { DeadReckoningState, FrameOf, QuestionName, WorkName } from './state.ts';

export type DeadReckoningOut = Out<DeadReckoningEvent>;

export type DeadReckoningStep<N extends QuestionName> = Step<
  DeadReckoningState,
  DeadReckoningAction,
  DeadReckoningEvent,
  FrameOf<N>
>;

export type DeadReckoningWork<N extends WorkName> = Work<DeadReckoningState, DeadReckoningEvent, FrameOf<N>>;

export type DeadReckoningSteps = Steps<DeadReckoningState, DeadReckoningAction, DeadReckoningEvent, WorkName>;
