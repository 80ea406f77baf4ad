/** After every answer: what needs none is done, until somebody is asked or the match is over. */
import { assign, curse, name, protect } from './curse.ts';
import { finale } from './ending.ts';
import type { SevenSeasOut, SevenSeasStep, SevenSeasSteps } from './flow.ts';
import { gift } from './gift.ts';
import { excess, keep, lose } from './loot.ts';
import { fights, raid, send, tie } from './raid.ts';
import { call, choose } from './round.ts';
import { sale } from './sale.ts';
import type { SevenSeasFrame, SevenSeasState, StepName } from './state.ts';
import { cast, fall } from './throws.ts';
import { turn } from './turn.ts';
import { whirl } from './whirlpool.ts';

type Resume = { resume(state: SevenSeasState, frame: SevenSeasFrame, out: SevenSeasOut): boolean };

/** Every frame that resumes either ends itself, moves on to a later stage, or puts a question on top. */
export function settle(state: SevenSeasState, out: SevenSeasOut): void {
  const resumes: Readonly<Record<StepName, Resume>> = STEPS;
  for (;;) {
    const frame = state.flow[state.flow.length - 1];
    if (frame === undefined || !resumes[frame.step].resume(state, frame, out)) return;
  }
}

const settled = <N extends StepName>(step: SevenSeasStep<N>): SevenSeasStep<N> => ({
  ...step,
  apply(state, frame, seat, action, out) {
    step.apply(state, frame, seat, action, out);
    settle(state, out);
  },
});

export const STEPS: SevenSeasSteps = {
  choose: settled(choose),
  call,
  turn: settled(turn),
  gift: settled(gift),
  sale: settled(sale),
  raid,
  send: settled(send),
  fights,
  tie: settled(tie),
  cast: settled(cast),
  fall: settled(fall),
  keep: settled(keep),
  excess: settled(excess),
  curse,
  protect: settled(protect),
  name: settled(name),
  whirl: settled(whirl),
  assign: settled(assign),
  lose: settled(lose),
  finale: settled(finale),
};
