/**
 * A lesson fits the rules: it is played to its end on every way that it leaves open, and where the rules no longer let it
 * through, its step is named: "lesson first, step 7 (trade): nobody may do …".
 */
import { SeededChance } from '../chance.ts';
import { tableAnswer } from '../engine.ts';
import { type Action, type AnyGame, type Seat, TABLE } from '../game.ts';
import {
  type AnyLesson,
  beginLesson,
  type DoStep,
  fits,
  type LessonStep,
  type Pattern,
  prescribed,
  progressOf,
} from '../lesson.ts';
import type { AnyMatch } from '../match.ts';

/** What the learner does instead of the usual at one step: another thing that goes on, or a detour before it. */
interface Turning {
  readonly step: number;
  readonly does: Pattern;
  readonly detour: boolean;
}

const nameOf = (step: LessonStep): string => step.say ?? (step.kind === 'rival' ? step.does.type : step.kind);

class Fault extends Error {}

/** One way through a lesson. */
class Walk {
  private readonly game: AnyGame;
  private readonly lesson: AnyLesson;
  private readonly turning: Turning | undefined;
  private readonly match: AnyMatch;
  private readonly falls: SeededChance;

  constructor(game: AnyGame, lesson: AnyLesson, turning: Turning | undefined, fall: number) {
    this.game = game;
    this.lesson = lesson;
    this.turning = turning;
    this.match = beginLesson(game, lesson);
    this.falls = new SeededChance(`${lesson.seed} ${fall}`);
  }

  run(): void {
    this.letFall();
    this.lesson.steps.forEach((step: LessonStep, at: number) => {
      this.mustBeAt(at);
      this.take(step, at);
      this.letFall();
    });
    const { learner } = this.lesson;
    for (const log of [this.match.log, this.match.seenBy(learner)]) {
      const progress = progressOf(this.lesson, log, this.lesson.steps.length);
      if (progress.at !== 'free' || !progress.finished) throw new Fault('the log does not show that it is finished');
    }
  }

  private take(step: LessonStep, at: number): void {
    const { turning } = this;
    switch (step.kind) {
      case 'tell':
        return;
      case 'do':
        if (turning?.step === at) this.play(this.lesson.learner, turning.does);
        if (turning?.step !== at || turning.detour) this.play(this.lesson.learner, step.wants[0]);
        return;
      case 'rival':
        if (prescribed(this.lesson, this.match.log, step.seat, this.match.legal(step.seat)) === undefined)
          throw new Fault(this.impossible(step.seat, step.does));
        this.play(step.seat, step.does);
    }
  }

  private play(seat: Seat, pattern: Pattern): void {
    const action = this.match.legal(seat).find((one: Action) => fits(one, pattern));
    if (action === undefined) throw new Fault(this.impossible(seat, pattern));
    this.match.play(seat, action);
  }

  private impossible(seat: Seat, pattern: Pattern): string {
    const { match } = this;
    const legal = match.legal(seat).map((action: Action) => JSON.stringify(action));
    return `seat ${seat} cannot do ${JSON.stringify(pattern)}; it is the turn of ${match.toAct.join(', ')}, and seat ${seat} may do ${legal.join(', ') || 'nothing'}`;
  }

  /** What the table throws meanwhile. */
  private letFall(): void {
    while (this.match.toAct.includes(TABLE))
      this.match.play(TABLE, tableAnswer(this.game, this.match.state, this.falls));
  }

  /** The log alone says at which step this is, to whoever has read all sentences before it. */
  private mustBeAt(at: number): void {
    const read = this.lesson.steps.slice(0, at).filter(({ kind }) => kind === 'tell').length;
    const progress = progressOf(this.lesson, this.match.seenBy(this.lesson.learner), read);
    if (progress.at !== 'step' || progress.step !== at)
      throw new Fault(`the log says something else: ${JSON.stringify(progress)}`);
  }

  get step(): number {
    const progress = progressOf(this.lesson, this.match.log, this.lesson.steps.length);
    return progress.at === 'step' ? progress.step : -1;
  }
}

const turningsOf = ({ wants, allows = [] }: DoStep, step: number): Turning[] => [
  ...wants.slice(1).map((does) => ({ step, does, detour: false })),
  ...allows.map(({ does }) => ({ step, does, detour: true })),
];

function faultOf(game: AnyGame, lesson: AnyLesson, turning: Turning | undefined, fall = 0): string | undefined {
  const walk = new Walk(game, lesson, turning, fall);
  try {
    walk.run();
    return undefined;
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    const { step } = walk;
    const place = step < 0 ? 'at its end' : `step ${step + 1} (${nameOf(lesson.steps[step])})`;
    const way = turning === undefined ? '' : ` after ${JSON.stringify(turning.does)} at step ${turning.step + 1}`;
    return `lesson ${lesson.id}, ${place}: ${error.message}${way}`;
  }
}

/** What a lesson leaves to chance falls otherwise so many times: no learner throws like another. */
const FALLS = 20;

/** Everything that keeps a lesson from being played to its end, one line each; an empty list: it can be. */
export function lessonFaults(game: AnyGame, lesson: AnyLesson): string[] {
  for (let fall = 0; fall < FALLS; fall++) {
    const usual = faultOf(game, lesson, undefined, fall);
    if (usual !== undefined) return [usual];
  }
  const turnings = lesson.steps.flatMap((step: LessonStep, at: number) =>
    step.kind === 'do' ? turningsOf(step, at) : [],
  );
  return turnings.flatMap((turning) => faultOf(game, lesson, turning) ?? []);
}

/** The keys of all that is said in a lesson, in its order. */
export const sentencesOf = ({ steps }: AnyLesson): readonly string[] =>
  steps
    .flatMap((step: LessonStep) => [
      step.say ?? [],
      step.why ?? [],
      ...(step.kind === 'do' ? [step.instead ?? [], step.allows?.map(({ say }) => say) ?? []] : []),
    ])
    .flat();
