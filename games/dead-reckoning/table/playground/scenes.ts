/** Positions worth looking at, found in matches that sailors play. */

import { Match, SeededChance, Stream, TABLE, tableAnswer, type Viewer } from '@broadside/kernel';
import { frameOf } from '@broadside/kit';
import { sailor } from '../../bot/sailor.ts';
import type { DeadReckoningAction } from '../../rules/actions.ts';
import type { DeadReckoningEvent } from '../../rules/events.ts';
import { deadReckoning } from '../../rules/game.ts';
import type { DeadReckoningState, StepName } from '../../rules/state.ts';
import type { DeadReckoningView } from '../../rules/view.ts';

export type DeadReckoningMatch = Match<DeadReckoningState, DeadReckoningAction, DeadReckoningView, DeadReckoningEvent>;

const dice = new SeededChance('stage cubes');

/** One action of whoever is to act: a sailor's, and now and then one by chance, so that everything comes up. */
export function playOn(match: DeadReckoningMatch, random: Stream): void {
  const [seat] = match.toAct;
  if (seat === TABLE) {
    match.play(seat, tableAnswer<DeadReckoningAction>(deadReckoning, match.state, dice));
    return;
  }
  const actions = match.legal(seat);
  const byChance = actions[random.below(actions.length)];
  match.play(seat, random.below(12) === 0 ? byChance : sailor(match.state, seat, actions, random));
}

interface Wanted {
  readonly seats: number;
  readonly options?: Readonly<Record<string, string | number | boolean>>;
  readonly round: number;
  readonly step: StepName;
  readonly mine?: boolean;
}

export const SCENES = {
  main: { seats: 3, round: 9, step: 'main' },
  start: { seats: 2, round: 1, step: 'main' },
  late: { seats: 4, round: 10, step: 'main' },
  waiting: { seats: 3, round: 8, step: 'main', mine: false },
  token: { seats: 3, options: { bonusTokens: true }, round: 0, step: 'token' },
  level: { seats: 3, round: 5, step: 'levelUp' },
  firstLevel: { seats: 2, options: { raiseBeforeFirstTurn: true }, round: 1, step: 'levelUp' },
  influence: { seats: 3, round: 7, step: 'influence' },
  produce: { seats: 3, round: 7, step: 'produce' },
  build: { seats: 3, round: 7, step: 'build' },
  upgrade: { seats: 3, round: 6, step: 'upgrade' },
  mode: { seats: 3, round: 6, step: 'mode' },
  sleeve: { seats: 3, round: 4, step: 'sleeve' },
  prepare: { seats: 3, round: 5, step: 'prepare' },
  respond: { seats: 3, round: 5, step: 'respond' },
  combat: { seats: 3, round: 5, step: 'combat' },
  loot: { seats: 3, round: 5, step: 'loot' },
  room: { seats: 3, round: 5, step: 'room' },
  solo: { seats: 1, round: 6, step: 'main' },
} as const satisfies Readonly<Record<string, Wanted>>;
export type SceneName = keyof typeof SCENES;

export interface Found {
  readonly match: DeadReckoningMatch;
  readonly viewer: Viewer;
  readonly before: DeadReckoningView | undefined;
}

/** Matches and entries are searched until one fits. */
export function findScene(name: SceneName, from: number): Found {
  const wanted: Wanted = SCENES[name];
  for (let seed = from; seed < from + 60; seed++) {
    const match: DeadReckoningMatch = Match.begin(deadReckoning, {
      seats: wanted.seats,
      options: { roundLimit: 20, ...wanted.options },
      seed: `scene ${seed}`,
    });
    const random = Stream.of(`hands ${seed}`);
    let before: DeadReckoningView | undefined;
    while (match.toAct.length > 0) {
      const view = match.view(0);
      const asked = frameOf(view)?.step === wanted.step && view.round >= wanted.round;
      if (asked && match.toAct.includes(0) === (wanted.mine ?? true)) return { match, viewer: 0, before };
      before = view;
      playOn(match, random);
    }
  }
  throw new Error(`no ${name} was found`);
}
