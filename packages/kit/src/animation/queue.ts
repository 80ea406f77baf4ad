/**
 * The order in which things are shown. Pure: what is on the board now, what waits, and what follows when a flight has
 * landed or a rest is over. Timers and pictures are elsewhere.
 */
import type { GameEvent } from '@broadside/kernel';
import type { Beat, Flight } from '../face.ts';

/** One thing that happened, with the view after it. */
export interface TimelineStep<V = unknown> {
  readonly events: readonly GameEvent[];
  readonly view: V;
  /** Not to be played out but simply shown: an undo, a return after a lost connection. */
  readonly jump?: boolean;
}

export type Call = NonNullable<Beat['call']>;

export interface TimelineState<V, S extends TimelineStep<V>> {
  /** What the board shows. */
  readonly view: V | undefined;
  /** The last step that has been shown to its end. */
  readonly step: S | undefined;
  /** The step being shown, and its beats that are still to come. */
  readonly current: S | undefined;
  /** What the board showed before that step. */
  readonly before: V | undefined;
  readonly beats: readonly Beat<V>[];
  readonly beat: Beat<V> | undefined;
  readonly phase: 'idle' | 'flying' | 'resting';
  readonly waiting: readonly S[];
  /** Changes with every beat, so that timers can tell them apart. */
  readonly moment: number;
}

export type BeatsOf<V, S extends TimelineStep<V>> = (before: V | undefined, step: S) => readonly Beat<V>[];

/** With more than this waiting, the rest is shown at once: nobody wants to watch minutes of the past. */
export const PATIENCE = 6;
/** While a throw is on its way or its fights are told, more may wait: that is what people came for. */
export const PATIENCE_FOR_A_SHOW = 40;

const patience = <V, S extends TimelineStep<V>>({ beat, beats }: TimelineState<V, S>): number =>
  beat?.show !== undefined || beats.some(({ show }) => show !== undefined) ? PATIENCE_FOR_A_SHOW : PATIENCE;

export const emptyTimeline = <V, S extends TimelineStep<V>>(): TimelineState<V, S> => ({
  view: undefined,
  step: undefined,
  current: undefined,
  before: undefined,
  beats: [],
  beat: undefined,
  phase: 'idle',
  waiting: [],
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
  beatsOf: BeatsOf<V, S>,
  atOnce: boolean,
): TimelineState<V, S> {
  if (atOnce || step.jump === true || state.step === undefined || state.waiting.length >= patience(state))
    return settle(state, step);
  const longer = { ...state, waiting: [...state.waiting, step] };
  return state.phase === 'idle' ? proceed(longer, beatsOf) : longer;
}

/** The flights of this beat have landed: now the board shows what they brought. */
export function land<V, S extends TimelineStep<V>>(state: TimelineState<V, S>): TimelineState<V, S> {
  if (state.phase !== 'flying' || state.beat === undefined) return state;
  return { ...state, view: state.beat.view, phase: 'resting' };
}

/** The rest is over: the next beat, the next step, or nothing more. */
export function proceed<V, S extends TimelineStep<V>>(
  state: TimelineState<V, S>,
  beatsOf: BeatsOf<V, S>,
): TimelineState<V, S> {
  const [beat, ...beats] = state.beats;
  if (beat !== undefined) return begin({ ...state, beat, beats, moment: state.moment + 1 });
  const done = finish(state);
  const [next, ...waiting] = done.waiting;
  if (next === undefined) return done;
  return proceed({ ...done, current: next, before: done.view, waiting, beats: beatsOf(done.view, next) }, beatsOf);
}

/** The reader has changed the language: the same beats in other words, at the same place. */
export function retell<V, S extends TimelineStep<V>>(
  state: TimelineState<V, S>,
  beatsOf: BeatsOf<V, S>,
): TimelineState<V, S> {
  const { current, beat, before } = state;
  if (current === undefined || beat === undefined) return state;
  const beats = beatsOf(before, current);
  const now = beats.length - state.beats.length - 1;
  return { ...state, beat: beats[now] ?? beat, beats: beats.slice(now + 1) };
}

/** The last thing that is called out among these beats. */
export const lastCall = (beats: readonly Beat[]): Call | undefined =>
  beats.findLast(({ call }) => call !== undefined)?.call;

const begin = <V, S extends TimelineStep<V>>(state: TimelineState<V, S>): TimelineState<V, S> =>
  state.beat?.flights.length === 0 ? land({ ...state, phase: 'flying' }) : { ...state, phase: 'flying' };

/** The current step is over: the board shows its view, whatever the last beat showed. */
function finish<V, S extends TimelineStep<V>>(state: TimelineState<V, S>): TimelineState<V, S> {
  const { current } = state;
  const over = { ...state, current: undefined, before: undefined, beat: undefined, phase: 'idle' as const };
  return current === undefined ? over : { ...over, step: current, view: current.view };
}

export const flightsOf = <V, S extends TimelineStep<V>>(state: TimelineState<V, S>): readonly Flight[] =>
  state.phase === 'flying' ? (state.beat?.flights ?? []) : [];

export const callOf = <V, S extends TimelineStep<V>>(state: TimelineState<V, S>): Call | undefined =>
  state.phase === 'resting' ? state.beat?.call : undefined;
