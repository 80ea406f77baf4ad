/** Shows what happened, one animation step after another: cards fly between piles because events say so. */
import type { NameOf, Say } from '@broadside/text';
import { useCallback, useEffect, useMemo, useReducer, useRef, useState } from 'react';
import type { Flight, GameUI } from '../gameUI.ts';
import { useSettings } from '../settings.ts';
import { playSound } from '../sound/index.ts';
import { useReducedMotion } from '../useMedia.ts';
import { factorOf, flyingTime, restingTime } from './pace.ts';
import {
  type AnimationStepsOf,
  type Call,
  callOf,
  emptyTimeline,
  flightsOf,
  land,
  lastCall,
  proceed,
  push,
  reword,
  skip,
  type TimelineState,
  type TimelineStep,
} from './queue.ts';

export interface TimelineOptions<V> {
  /** Undefined while the game is still being loaded. */
  readonly ui: Pick<GameUI<V>, 'animationSteps'> | undefined;
  readonly say: Say;
  readonly nameOf: NameOf;
}

export interface Timeline<V, S extends TimelineStep<V>> {
  /** What the board is to show now. */
  readonly view: V | undefined;
  /** The last step shown to its end; what may be done now is in it, unless something is being shown. */
  readonly step: S | undefined;
  readonly showing: boolean;
  readonly call: Call | undefined;
  /** What the present animation step shows beyond the view. */
  readonly show: unknown;
  /** In the air now; drawn by the FlightLayer. */
  readonly flights: readonly Flight[];
  /** How much slower or faster than normal. */
  readonly factor: number;
  readonly moment: number;
  /** Something happened. Steps are shown one after another. */
  readonly push: (step: S) => void;
  /** Jumps to the end of all that waits. */
  readonly skip: () => void;
}

type TimelineChange<V, S extends TimelineStep<V>> =
  | {
      readonly do: 'push';
      readonly step: S;
      readonly animationStepsOf: AnimationStepsOf<V, S>;
      readonly atOnce: boolean;
    }
  | { readonly do: 'proceed'; readonly animationStepsOf: AnimationStepsOf<V, S> }
  | { readonly do: 'reword'; readonly animationStepsOf: AnimationStepsOf<V, S> }
  | { readonly do: 'land' }
  | { readonly do: 'skip' };

function reduce<V, S extends TimelineStep<V>>(
  state: TimelineState<V, S>,
  change: TimelineChange<V, S>,
): TimelineState<V, S> {
  switch (change.do) {
    case 'push':
      return push(state, change.step, change.animationStepsOf, change.atOnce);
    case 'proceed':
      return proceed(state, change.animationStepsOf);
    case 'reword':
      return reword(state, change.animationStepsOf);
    case 'land':
      return land(state);
    case 'skip':
      return skip(state);
  }
}

/** A step whose last call is shown although nothing is played out. */
interface Passing<V, S extends TimelineStep<V>> {
  readonly before: V;
  readonly step: S;
}

/** With animation off, a bust is still a moment. Its words are found when they are shown: the language may change. */
function usePassingCall<V, S extends TimelineStep<V>>({ ui, say, nameOf }: TimelineOptions<V>) {
  const [passing, setPassing] = useState<Passing<V, S> | undefined>();
  useEffect(() => {
    if (passing === undefined) return;
    const timer = setTimeout(() => setPassing(undefined), 1400);
    return () => clearTimeout(timer);
  }, [passing]);
  const call = useMemo(() => {
    if (passing === undefined || ui === undefined) return undefined;
    const { before, step } = passing;
    return lastCall(ui.animationSteps(before, step.events, step.view, say, nameOf));
  }, [passing, ui, say, nameOf]);
  return [call, setPassing] as const;
}

export function useTimeline<V, S extends TimelineStep<V> = TimelineStep<V>>(
  options: TimelineOptions<V>,
): Timeline<V, S> {
  const [{ speed }] = useSettings();
  const still = useReducedMotion();
  const factor = still ? 0 : factorOf(speed);
  const [state, dispatch] = useReducer(reduce<V, S>, undefined, () => emptyTimeline<V, S>());
  const [passing, setPassing] = usePassingCall<V, S>(options);

  const latest = useRef({ ...options, factor, view: state.view });
  useEffect(() => {
    latest.current = { ...options, factor, view: state.view };
  });
  const animationStepsOf = useCallback<AnimationStepsOf<V, S>>((before, step) => {
    const { ui, say, nameOf } = latest.current;
    return ui?.animationSteps(before, step.events, step.view, say, nameOf) ?? [];
  }, []);

  const add = useCallback(
    (step: S) => {
      const atOnce = latest.current.factor === 0 || document.hidden || latest.current.ui === undefined;
      if (latest.current.factor === 0 && step.jump !== true && latest.current.view !== undefined)
        setPassing({ before: latest.current.view, step });
      dispatch({ do: 'push', step, animationStepsOf, atOnce });
    },
    [animationStepsOf, setPassing],
  );
  const jump = useCallback(() => dispatch({ do: 'skip' }), []);

  const { say } = options;
  // biome-ignore lint/correctness/useExhaustiveDependencies: reworded whenever there are other words for it.
  useEffect(() => dispatch({ do: 'reword', animationStepsOf }), [say, animationStepsOf]);
  useClock(state, factor * state.brisk, dispatch, animationStepsOf);
  useEffect(() => {
    const look = () => document.hidden && jump();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [jump]);

  return useMemo(
    () => ({
      view: state.view,
      step: state.step,
      showing: state.phase !== 'idle',
      call: callOf(state) ?? passing,
      show: state.animationStep?.show,
      flights: flightsOf(state),
      factor: factor * state.brisk,
      moment: state.moment,
      push: add,
      skip: jump,
    }),
    [state, passing, factor, add, jump],
  );
}

/** Moves the timeline on: each phase of an animation step has its time. */
function useClock<V, S extends TimelineStep<V>>(
  { phase, animationStep, moment }: TimelineState<V, S>,
  factor: number,
  dispatch: (change: TimelineChange<V, S>) => void,
  animationStepsOf: AnimationStepsOf<V, S>,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the moment distinguishes one animation step from the next.
  useEffect(() => {
    if (animationStep?.sound !== undefined) playSound(animationStep.sound);
  }, [moment]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above.
  useEffect(() => {
    if (animationStep === undefined || phase === 'idle') return;
    const flying = phase === 'flying';
    const after = flying ? flyingTime(animationStep, factor) : restingTime(animationStep, factor);
    const timer = setTimeout(() => dispatch(flying ? { do: 'land' } : { do: 'proceed', animationStepsOf }), after);
    return () => clearTimeout(timer);
  }, [moment, phase, factor]);
}
