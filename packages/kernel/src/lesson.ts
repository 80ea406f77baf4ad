/**
 * A guided match: the real rules with prescribed cards, in which the moves of the others are prescribed as well while the
 * lesson lasts. Plain data next to a game; how far somebody has come is read off the log, so that undo and a reload
 * lead to the right step by themselves.
 */
import { type Action, type AnyGame, type Seat, type Stack, TABLE } from './game.ts';
import { type AnyMatch, type Entry, Match } from './match.ts';
import type { Options } from './options.ts';

/** An action as far as it matters. */
export type Pattern<A extends Action = Action> = A extends Action ? { readonly type: A['type'] } & Partial<A> : never;

/** What the coach says, by the key of its text; what is lit meanwhile, by its mark on the table (`data-id`). */
interface Spoken<K extends string> {
  readonly say: K;
  /** The answer to "why?". */
  readonly why?: K;
  /**
   * In the order in which they are pressed, where that is asked for: a card first, and then the verb that appears with it.
   * What is not on the screen is left out.
   */
  readonly light?: readonly string[];
}

/** Read, and then gone on from. */
export interface TellStep<K extends string = string> extends Spoken<K> {
  readonly kind: 'tell';
  /** Where a small screen has what is spoken of behind a tab, that tab by its mark: the coach opens it. */
  readonly opens?: string;
}

/** The learner does it. */
export interface DoStep<A extends Action = Action, K extends string = string> extends Spoken<K> {
  readonly kind: 'do';
  /** Any of these goes on. */
  readonly wants: readonly Pattern<A>[];
  /** What is legal and does no harm to the lesson, each with a kind answer: the step is still to be done then. */
  readonly allows?: readonly { readonly does: Pattern<A>; readonly say: K }[];
  /** What is said to whoever chooses anything else, which is not done. */
  readonly instead?: K;
}

/** Somebody else does it. */
export interface RivalStep<A extends Action = Action, K extends string = string> extends Partial<Spoken<K>> {
  readonly kind: 'rival';
  readonly seat: Seat;
  readonly does: Pattern<A>;
}

export type LessonStep<A extends Action = Action, K extends string = string> =
  | TellStep<K>
  | DoStep<A, K>
  | RivalStep<A, K>;

export interface Lesson<A extends Action = Action, K extends string = string> {
  /** The same for ever: what somebody has finished is kept by it. */
  readonly id: string;
  readonly seats: number;
  /** What differs from the usual. */
  readonly options: Partial<Options>;
  readonly seed: string;
  readonly stack: Stack;
  /** Where the learner sits. */
  readonly learner: Seat;
  /** Notes of the game's table that say nothing new to whoever has finished it. */
  readonly teaches: readonly string[];
  readonly steps: readonly LessonStep<A, K>[];
}

/** A lesson whose inner types do not matter to the caller. */
// biome-ignore lint/suspicious/noExplicitAny: the one place where lessons of different games meet
export type AnyLesson = Lesson<any, string>;

export const beginLesson = (game: AnyGame, { seats, options, seed, stack }: AnyLesson): AnyMatch =>
  Match.begin(game, { seats, options, seed, stack });

export const fits = (action: Action, pattern: Pattern): boolean =>
  Object.entries(pattern).every(
    ([name, value]) => JSON.stringify((action as unknown as Record<string, unknown>)[name]) === JSON.stringify(value),
  );

export type LessonProgress =
  /** At this step; `strayed`: what was done instead is allowed, and answered by that text. */
  | { readonly at: 'step'; readonly step: number; readonly strayed: string | undefined }
  /** All steps are done, or the match has left their way: it goes on freely. */
  | { readonly at: 'free'; readonly finished: boolean };

/** What people and bots did and still stands. A viewer's log does not say what the others chose, only that they did. */
function standing(log: readonly Entry[]): readonly Entry[] {
  const line: Entry[] = [];
  for (const entry of log) {
    const { undo, seat } = entry;
    if (undo !== undefined) while (line.length > 0 && line[line.length - 1].n > undo) line.pop();
    else if (seat !== undefined && seat !== TABLE) line.push(entry);
  }
  return line;
}

function isDone(step: LessonStep, { seat, action }: Entry, learner: Seat): boolean {
  switch (step.kind) {
    case 'tell':
      return false;
    case 'do':
      return seat === learner && action !== undefined && step.wants.some((pattern) => fits(action, pattern));
    case 'rival':
      return seat === step.seat && (action === undefined || fits(action, step.does));
  }
}

const answerTo = (step: LessonStep, action: Action | undefined): string | undefined =>
  step.kind === 'do' && action !== undefined ? step.allows?.find(({ does }) => fits(action, does))?.say : undefined;

/** How far the log has come, for somebody who has read so many of the sentences that only want to be read. */
export function progressOf({ steps, learner }: AnyLesson, log: readonly Entry[], read: number): LessonProgress {
  const line = standing(log);
  let [at, done, met] = [0, 0, 0];
  let strayed: string | undefined;
  while (at < steps.length) {
    const step: LessonStep = steps[at];
    // What was done since shows that it was read.
    if (step.kind === 'tell') {
      if (met++ >= read && done === line.length) return { at: 'step', step: at, strayed: undefined };
      at++;
      continue;
    }
    if (done === line.length) return { at: 'step', step: at, strayed };
    const entry = line[done++];
    if (isDone(step, entry, learner)) {
      at++;
      strayed = undefined;
    } else {
      strayed = entry.seat === learner ? answerTo(step, entry.action) : undefined;
      if (strayed === undefined) return { at: 'free', finished: false };
    }
  }
  return { at: 'free', finished: true };
}

/** How many sentences have been read once this one is. */
export const readAfter = ({ steps }: AnyLesson, step: number): number =>
  steps.slice(0, step + 1).filter(({ kind }) => kind === 'tell').length;

/** The step that waits for an action: sentences before it may be passed over by acting. */
const awaited = ({ steps }: AnyLesson, from: number): LessonStep | undefined =>
  steps.slice(from).find(({ kind }) => kind !== 'tell');

export type Verdict =
  | { readonly kind: 'goesOn' }
  /** The lesson would not survive it; `say`: what this step has to say to it. */
  | { readonly kind: 'held'; readonly say: string | undefined };

/** Whether the learner may do this now. */
export function verdictOn(lesson: AnyLesson, progress: LessonProgress, action: Action): Verdict {
  if (progress.at === 'free') return { kind: 'goesOn' };
  const step = awaited(lesson, progress.step);
  // The last sentences: nothing is prescribed any more.
  if (step === undefined) return { kind: 'goesOn' };
  if (step.kind !== 'do') return { kind: 'held', say: undefined };
  if (step.wants.some((pattern) => fits(action, pattern)) || answerTo(step, action) !== undefined)
    return { kind: 'goesOn' };
  return { kind: 'held', say: step.instead };
}

/** What is prescribed to a seat now, of all that it may do; undefined if it plays as it likes. */
export function prescribed(
  lesson: AnyLesson,
  log: readonly Entry[],
  seat: Seat,
  legal: readonly Action[],
): Action | undefined {
  const progress = progressOf(lesson, log, lesson.steps.length);
  const step: LessonStep | undefined = progress.at === 'step' ? lesson.steps[progress.step] : undefined;
  if (step?.kind !== 'rival' || step.seat !== seat) return undefined;
  return legal.find((action) => fits(action, step.does));
}
