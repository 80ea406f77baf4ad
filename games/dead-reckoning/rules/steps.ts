/** Every question and all work of a match, by the name of its frame. */
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
import type { DeadReckoningStep, DeadReckoningSteps } from './flow.ts';
import { divide, grant, payment } from './goodsFlow.ts';
import { influence, permanent } from './influence.ts';
import { levelUpStep } from './level.ts';
import { loot } from './loot.ts';
import { produce } from './produce.ts';
import { rival } from './rival/rival.ts';
import { room } from './room.ts';
import { sleeve } from './sleeve.ts';
import type { QuestionName } from './state.ts';
import { token } from './tokens.ts';
import { fall } from './tower.ts';
import { main } from './turn.ts';
import { swap, upgrade } from './upgrade.ts';

/** Section 25.9: answered by default in somebody else's turn; whoever is active is waited for. */
const answered = <N extends QuestionName>(step: DeadReckoningStep<N>): DeadReckoningStep<N> => ({
  ...step,
  defaultAction: (state, frame, seat) => (seat === state.active ? undefined : step.defaultAction?.(state, frame, seat)),
});

export const STEPS: DeadReckoningSteps = {
  token,
  levelUp: levelUpStep,
  main,
  underway,
  forced,
  endPhase,
  mode,
  sleeve,
  effects,
  influence,
  batch,
  permanent,
  produce,
  build,
  upgrade,
  swap,
  copy,
  grant,
  pay: payment,
  divide,
  room: answered(room),
  recall: answered(recall),
  battle,
  prepare,
  respond: answered(respond),
  fall,
  combat: answered(combat),
  shift: answered(shift),
  remove: answered(remove),
  drawn: answered(drawn),
  loot: answered(loot),
  rival,
  finale,
};
