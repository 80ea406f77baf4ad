import { describe, expect, it } from 'vitest';
import type { AnimationStep } from '../gameUI.ts';
import { briskness, factorOf, flyingTime, lengthOf, restingTime } from './pace.ts';

const animationStep = (flights: number, more: Partial<AnimationStep> = {}): AnimationStep => ({
  flights: Array.from({ length: flights }, () => ({ what: 'coin', from: 'a', to: 'b' }) as const),
  view: 0,
  ...more,
});

describe('the pace of the table', () => {
  it('takes no time to fly nothing, and longer for more flights', () => {
    expect(flyingTime(animationStep(0), 1)).toBe(0);
    expect(flyingTime(animationStep(3), 1)).toBeGreaterThan(flyingTime(animationStep(1), 1));
  });

  it('follows the speed of the settings', () => {
    const times = (['off', 'fast', 'normal', 'slow'] as const).map((speed) =>
      flyingTime(animationStep(1), factorOf(speed)),
    );
    expect(times).toEqual([...times].sort((a, b) => a - b));
    expect(times[0]).toBe(0);
  });

  it('leaves a call in sight long enough to be read, at any speed', () => {
    const call = { text: 'Bust!', tone: 'bad' } as const;
    expect(restingTime(animationStep(1, { call, rest: 0 }), factorOf('fast'))).toBeGreaterThanOrEqual(600);
  });

  it('rests as long as the game asks', () => {
    expect(restingTime(animationStep(1, { rest: 500 }), 1)).toBe(500);
  });

  it('shows a turn of twenty deeds in little more than two seconds', () => {
    const deed = animationStep(1);
    let shown = 0;
    for (let at = 0; at < 20; at++) shown += lengthOf(deed, briskness(shown));
    expect(shown).toBeGreaterThan(1500);
    expect(shown).toBeLessThan(2700);
  });
});
