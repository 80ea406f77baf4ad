import { describe, expect, it } from 'vitest';
import type { AnimationStep } from '../gameUI.ts';
import {
  callOf,
  emptyTimeline,
  flightsOf,
  land,
  lastCall,
  PATIENCE,
  proceed,
  push,
  reword,
  skip,
  type TimelineState,
  type TimelineStep,
} from './queue.ts';

interface Step extends TimelineStep<string> {
  readonly animationSteps?: readonly AnimationStep<string>[];
}
type State = TimelineState<string, Step>;

const animationStepsOf = (_before: string | undefined, step: Step) => step.animationSteps ?? [];
const flight = { what: 'back', from: 'deck', to: 'harbour' } as const;
const animationStep = (view: string, more: Partial<AnimationStep<string>> = {}): AnimationStep<string> => ({
  flights: [flight],
  view,
  ...more,
});
const step = (view: string, ...animationSteps: AnimationStep<string>[]): Step => ({ events: [], view, animationSteps });

const begun = (): State => push(emptyTimeline<string, Step>(), step('start'), animationStepsOf, false);
const add = (state: State, next: Step) => push(state, next, animationStepsOf, false);
const on = (state: State) => proceed(state, animationStepsOf);

describe('the timeline', () => {
  it('shows the first view at once: there is nothing to fly from', () => {
    const state = push(emptyTimeline<string, Step>(), step('start', animationStep('start')), animationStepsOf, false);
    expect(state).toMatchObject({ view: 'start', phase: 'idle' });
  });

  it('keeps the old view on the board until the flights have landed', () => {
    const flying = add(begun(), step('after', animationStep('after')));
    expect(flying).toMatchObject({ view: 'start', phase: 'flying' });
    expect(flightsOf(flying)).toEqual([flight]);
    const resting = land(flying);
    expect(resting).toMatchObject({ view: 'after', phase: 'resting' });
    expect(flightsOf(resting)).toEqual([]);
  });

  it('shows animation steps in order, then counts the step as shown', () => {
    const two = step('b', animationStep('a'), animationStep('b'));
    const first = land(add(begun(), two));
    expect(first).toMatchObject({ view: 'a', step: { view: 'start' } });
    const second = land(on(first));
    expect(second).toMatchObject({ view: 'b', step: { view: 'start' } });
    expect(on(second)).toMatchObject({ view: 'b', phase: 'idle', step: two });
  });

  it('rests without flying when an animation step has no flights', () => {
    expect(add(begun(), step('a', animationStep('a', { flights: [] })))).toMatchObject({ view: 'a', phase: 'resting' });
  });

  it('calls out only once the flights have landed', () => {
    const flying = add(begun(), step('a', animationStep('a', { call: { text: 'Bust!', tone: 'bad' } })));
    expect(callOf(flying)).toBeUndefined();
    expect(callOf(land(flying))).toEqual({ text: 'Bust!', tone: 'bad' });
  });

  it('shows a step without animation by its view alone', () => {
    expect(add(begun(), step('quiet'))).toMatchObject({ view: 'quiet', phase: 'idle' });
  });

  it('lets later steps wait for their turn', () => {
    const busy = add(add(begun(), step('a', animationStep('a'))), step('b', animationStep('b')));
    expect(busy).toMatchObject({ view: 'start', waiting: [{ view: 'b' }] });
    const next = on(land(busy));
    expect(next).toMatchObject({ view: 'a', phase: 'flying', waiting: [] });
  });

  it('ends on the view of the step even if its last animation step showed another', () => {
    expect(on(land(add(begun(), step('truth', animationStep('almost')))))).toMatchObject({
      view: 'truth',
      phase: 'idle',
    });
  });

  it('jumps to the end when more waits than anybody would wait for', () => {
    let state = add(begun(), step('0', animationStep('0')));
    for (let i = 1; i <= PATIENCE; i++) state = add(state, step(String(i), animationStep(String(i))));
    expect(state.waiting).toHaveLength(PATIENCE);
    const last = add(state, step('last', animationStep('last')));
    expect(last).toMatchObject({ view: 'last', phase: 'idle', waiting: [] });
  });

  describe('in the turn of another player', () => {
    const deed = (by: number | undefined, view: string, more: Partial<AnimationStep<string>> = {}): Step => ({
      ...step(view, animationStep(view, more)),
      by,
    });
    /** How brisk each of these deeds is, shown one after another. */
    const paceOf = (deeds: readonly Step[]): number[] => {
      let state = begun();
      return deeds.map((next) => {
        const flying = add(state, next);
        state = on(land(flying));
        return flying.brisk;
      });
    };
    const deeds = (by: number | undefined, count: number): Step[] =>
      Array.from({ length: count }, (_, at) => deed(by, String(at)));

    it('grows brisker from deed to deed once its beginning has been followed', () => {
      const [first, ...others] = paceOf(deeds(1, 8));
      expect(first).toBe(1);
      expect(others).toEqual([...others].sort((a, b) => b - a));
      expect(others.at(-1)).toBeLessThan(0.4);
    });

    it('begins calmly again with the next player, and is never brisk with what one does oneself', () => {
      const paces = paceOf([...deeds(1, 8), ...deeds(2, 1), ...deeds(1, 1), ...deeds(undefined, 8)]);
      expect(paces.slice(8)).toEqual(Array.from({ length: 10 }, () => 1));
    });

    it('gives a throw its own length, however long the turn has been', () => {
      const show = { dice: 5 };
      const paces = paceOf([...deeds(1, 8), deed(1, 'thrown', { show }), deed(1, 'after')]);
      expect(paces[8]).toBe(1);
      expect(paces[9]).toBeLessThan(0.4);
    });
  });

  it('shows a jump without playing out what was waiting', () => {
    const busy = add(begun(), step('a', animationStep('a')));
    expect(add(busy, { ...step('back', animationStep('back')), jump: true })).toMatchObject({
      view: 'back',
      phase: 'idle',
    });
  });

  it('shows everything at once when nobody looks', () => {
    expect(push(begun(), step('a', animationStep('a')), animationStepsOf, true)).toMatchObject({
      view: 'a',
      phase: 'idle',
    });
  });

  it('skips to the last of all that waits', () => {
    const busy = add(add(begun(), step('a', animationStep('a'))), step('b', animationStep('b')));
    expect(skip(busy)).toMatchObject({ view: 'b', step: { view: 'b' }, phase: 'idle', waiting: [] });
    expect(skip(begun())).toMatchObject({ view: 'start' });
  });

  it('gives every animation step a moment of its own', () => {
    const first = add(begun(), step('b', animationStep('a'), animationStep('b')));
    expect(on(land(first)).moment).toBeGreaterThan(first.moment);
    expect(skip(first).moment).toBeGreaterThan(first.moment);
  });

  it('says what is called out, and what is still to be, in another language as soon as there is one', () => {
    const called = (view: string, text: string) => animationStep(view, { call: { text, tone: 'bad' } });
    const inTongue = (bust: string, over: string) => (before: string | undefined) => [
      animationStep('a'),
      called('b', `${bust} ${before}`),
      called('c', over),
    ];
    const [english, other] = [inTongue('Bust', 'Over'), inTongue('Провал', 'Конец')];
    const began = push(begun(), step('c'), english, false);
    const resting = land(proceed(land(began), english));
    expect(callOf(resting)?.text).toBe('Bust start');
    const reworded = reword(resting, other);
    expect(callOf(reworded)?.text).toBe('Провал start');
    expect(reworded).toEqual({
      ...resting,
      animationStep: reworded.animationStep,
      animationSteps: reworded.animationSteps,
    });
    expect(callOf(land(proceed(reworded, other)))?.text).toBe('Конец');
    expect(lastCall(english('start'))?.text).toBe('Over');
  });

  it('has nothing to say anew while nothing is shown', () => {
    const still = begun();
    expect(reword(still, () => [animationStep('x')])).toBe(still);
  });
});
