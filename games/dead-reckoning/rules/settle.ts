/** After every answer: what needs none is done, until somebody is asked or the match is over. */
import { award } from './achievements.ts';
import { prepare, respond } from './arms.ts';
import { forced } from './attacks.ts';
import { batch } from './batch.ts';
import { battle } from './battle.ts';
import { build } from './build.ts';
import { combat, drawn, remove, shift } from './combat.ts';
import { copy } from './copy.ts';
import { underway } from './course.ts';
import { recall } from './cubes.ts';
import { effects } from './effects.ts';
import { finale } from './ending.ts';
import { endPhase, mode } from './endPhase.ts';
import type { DeadReckoningOut, DeadReckoningStep, DeadReckoningSteps } from './flow.ts';
import { divide, grant, payment } from './goodsFlow.ts';
import { influence, permanent } from './influence.ts';
import { levelUpStep } from './level.ts';
import { loot } from './loot.ts';
import { produce } from './produce.ts';
import { rival } from './rival/rival.ts';
import { room } from './room.ts';
import { sleeve } from './sleeve.ts';
import type { DeadReckoningFrame, DeadReckoningState, StepName } from './state.ts';
import { token } from './tokens.ts';
import { fall } from './tower.ts';
import { main } from './turn.ts';
import { swap, upgrade } from './upgrade.ts';

type Resume = { resume(state: DeadReckoningState, frame: DeadReckoningFrame, out: DeadReckoningOut): boolean };

/**
 * Every frame that resumes either ends itself, moves on to a later stage, or puts a question on top. Achievements are
 * given after every single change (DR-ACH-21).
 */
export function settle(state: DeadReckoningState, out: DeadReckoningOut): void {
  const resumes: Readonly<Record<StepName, Resume>> = STEPS;
  for (;;) {
    award(state, out);
    const frame = state.flow[state.flow.length - 1];
    if (frame === undefined || !resumes[frame.step].resume(state, frame, out)) return;
  }
}

const settled = <N extends StepName>(step: DeadReckoningStep<N>): DeadReckoningStep<N> => ({
  ...step,
  apply(state, frame, seat, action, out) {
    step.apply(state, frame, seat, action, out);
    settle(state, out);
  },
});

/** Section 25.9: answered by default in somebody else's turn; whoever is active is waited for. */
const answered = <N extends StepName>(step: DeadReckoningStep<N>): DeadReckoningStep<N> => ({
  ...settled(step),
  byDefault: (state, frame, seat) => (seat === state.active ? undefined : step.byDefault?.(state, frame, seat)),
});

export const STEPS: DeadReckoningSteps = {
  token: settled(token),
  levelUp: settled(levelUpStep),
  main: settled(main),
  underway: settled(underway),
  forced: settled(forced),
  endPhase,
  mode: settled(mode),
  sleeve: settled(sleeve),
  effects,
  influence: settled(influence),
  batch: settled(batch),
  permanent: settled(permanent),
  produce: settled(produce),
  build: settled(build),
  upgrade: settled(upgrade),
  swap: settled(swap),
  copy: settled(copy),
  grant: settled(grant),
  pay: settled(payment),
  divide: settled(divide),
  room: answered(room),
  recall: answered(recall),
  battle,
  prepare: settled(prepare),
  respond: answered(respond),
  fall: settled(fall),
  combat: answered(combat),
  shift: answered(shift),
  remove: answered(remove),
  drawn: answered(drawn),
  loot: answered(loot),
  rival,
  finale: settled(finale),
};
