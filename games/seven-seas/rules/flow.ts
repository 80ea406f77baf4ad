/** The kernel's contract, in the types of this game. */
import type { Out, Step, Steps, Work } from '@broadside/kernel';
import type { FrameOf, QuestionName, SevenSeasAction, SevenSeasEvent, SevenSeasState, WorkName } from './state.ts';

export type SevenSeasOut = Out<SevenSeasEvent>;

export type SevenSeasStep<N extends QuestionName> = Step<SevenSeasState, SevenSeasAction, SevenSeasEvent, FrameOf<N>>;

export type SevenSeasWork<N extends WorkName> = Work<SevenSeasState, SevenSeasEvent, FrameOf<N>>;

export type SevenSeasSteps = Steps<SevenSeasState, SevenSeasAction, SevenSeasEvent, WorkName>;
