/**
 * The order in which things are shown. Pure: what is on the board now, what waits, and what follows when a flight has
 * landed or a rest is over. Timers and pictures are elsewhere.
 */
import type { GameEvent, Seat } from '@broadside/kernel';
import type { AnimationStep, Flight } from '../gameUI.ts';
import { briskness, lengthOf } from './pace.ts';

/** One thing that happened, with the view after it. */
export interface TimelineStep<V = unknown> {
  readonly events: readonly GameEvent[];
  readonly view: V;
  /** Not to be played out but simply shown: an undo, a return after a lost connection. */
  readonly jump?: boolean;
  /** Somebody else's deed: many of the same seat in a row grow brisker. */
  readonly by?: Seat | undefined;
}

export type Call = NonNullable<AnimationStep['call']>;

export interface TimelineState<V, S extends TimelineStep<V>> {
  /** What the board shows. */
  readonly view: V | undefined;
  /** The last step that has been shown to its end. */
  readonly step: S | undefined;
  /** The step being shown, and its animation steps that are still to come. */
  readonly current: S | undefined;
  /** What the board showed before that step. */
  readonly before: V | undefined;
  readonly animationSteps: readonly AnimationStep<V>[];
  readonly animationStep: AnimationStep<V> | undefined;
  readonly phase: 'idle' | 'flying' | 'resting';
  readonly waiting: readonly S[];
  /** Whose deeds are being shown one after another, and for how long by now, at normal speed. */
  readonly by: Seat | undefined;
  readonly shown: number;
  /** The share of its own length that the present animation step has. */
  readonly brisk: number;
  /** Changes with every animation step, so that timers can distinguish them. */
  readonly moment: number;
}

export type AnimationStepsOf<V, S extends TimelineStep<V>> = (
  before: V | undefined,
  step: S,
) => readonly AnimationStep<V>[];

/** With more than this waiting, the rest is shown at once: nobody wants to watch minutes of the past. */
export const PATIENCE = 40;

export const emptyTimeline = <V, S extends TimelineStep<V>>(): TimelineState<V, S> => ({
  view: undefined,
  step: undefined,
  current: undefined,
  before: undefined,
  animationSteps: [],
  animationStep: undefined,
  phase: 'idle',
  waiting: [],
  by: undefined,
  shown: 0,
  brisk: 1,
  moment: 0,
});

/** Everything up to this step is over and done. */
function settle<V, S extends TimelineStep<V>>(state: TimelineState<V, S>, step: S): TimelineState<V, S> {
  return { ...emptyTimeline<V, S>(), view: step.view, step, moment: state.moment + 1 };
}

/** Shows the end of all that waits. */
export function skip<V, S extends TimelineStep<V>>(state: TimelineState<V, S>): TimelineState<V, S> {
  const last = state.waiting.at(-1) ?? state.current;
  return last === undefined ? state : settle(state, last);
}

/** Another step has come. `atOnce`: nobody looks, or nothing is to be played out. */
export function push<V, S extends TimelineStep<V>>(
  state: TimelineState<V, S>,
  step: S,
  animationStepsOf: AnimationStepsOf<V, S>,
  atOnce: boolean,
): TimelineState<V, S> {
  if (atOnce || step.jump === true || state.step === undefined || state.waiting.length >= PATIENCE)
    return settle(state, step);
  const longer = { ...state, waiting: [...state.waiting, step] };
  return state.phase === 'idle' ? proceed(longer, animationStepsOf) : longer;
}

/** The flights of this animation step have landed: now the board shows what they brought. */
export function land<V, S extends TimelineStep<V>>(state: TimelineState<V, S>): TimelineState<V, S> {
  if (state.phase !== 'flying' || state.animationStep === undefined) return state;
  return { ...state, view: state.animationStep.view, phase: 'resting' };
}

/** The rest is over: the next animation step, the next step, or nothing more. */
export function proceed<V, S extends TimelineStep<V>>(
  state: TimelineState<V, S>,
  animationStepsOf: AnimationStepsOf<V, S>,
): TimelineState<V, S> {
  const [animationStep, ...animationSteps] = state.animationSteps;
  if (animationStep !== undefined) return begin({ ...state, animationStep, animationSteps, moment: state.moment + 1 });
  const done = finish(state);
  const [next, ...waiting] = done.waiting;
  if (next === undefined) return done;
  const { by } = next;
  const shown = by === done.by ? done.shown : 0;
  return proceed(
    {
      ...done,
      current: next,
      before: done.view,
      waiting,
      by,
      shown,
      animationSteps: animationStepsOf(done.view, next),
    },
    animationStepsOf,
  );
}

/** The reader has changed the language: the same animation steps in other words, at the same place. */
export function reword<V, S extends TimelineStep<V>>(
  state: TimelineState<V, S>,
  animationStepsOf: AnimationStepsOf<V, S>,
): TimelineState<V, S> {
  const { current, animationStep, before } = state;
  if (current === undefined || animationStep === undefined) return state;
  const animationSteps = animationStepsOf(before, current);
  const now = animationSteps.length - state.animationSteps.length - 1;
  return {
    ...state,
    animationStep: animationSteps[now] ?? animationStep,
    animationSteps: animationSteps.slice(now + 1),
  };
}

/** The last thing that is called out among these animation steps. */
export const lastCall = (animationSteps: readonly AnimationStep[]): Call | undefined =>
  animationSteps.findLast(({ call }) => call !== undefined)?.call;

function begin<V, S extends TimelineStep<V>>(state: TimelineState<V, S>): TimelineState<V, S> {
  const flying = { ...state, ...paced(state), phase: 'flying' as const };
  return state.animationStep?.flights.length === 0 ? land(flying) : flying;
}

/** What one does oneself has its own length, and so has a throw on its way: that is what people came for. */
function paced<V, S extends TimelineStep<V>>({ animationStep, by, shown }: TimelineState<V, S>) {
  if (animationStep === undefined || by === undefined || animationStep.show !== undefined) return { brisk: 1, shown };
  const brisk = briskness(shown);
  return { brisk, shown: shown + lengthOf(animationStep, brisk) };
}

/** The current step is over: the board shows its view, whatever the last animation step showed. */
function finish<V, S extends TimelineStep<V>>(state: TimelineState<V, S>): TimelineState<V, S> {
  const { current } = state;
  const over = { ...state, current: undefined, before: undefined, animationStep: undefined, phase: 'idle' as const };
  return current === undefined ? over : { ...over, step: current, view: current.view };
}

export const flightsOf = <V, S extends TimelineStep<V>>(state: TimelineState<V, S>): readonly Flight[] =>
  state.phase === 'flying' ? (state.animationStep?.flights ?? []) : [];

export const callOf = <V, S extends TimelineStep<V>>(state: TimelineState<V, S>): Call | undefined =>
  state.phase === 'resting' ? state.animationStep?.call : undefined;
