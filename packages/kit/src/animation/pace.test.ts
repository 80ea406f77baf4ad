import { describe, expect, it } from 'vitest';
import type { Beat } from '../face.ts';
import { factorOf, flyingTime, restingTime } from './pace.ts';

const beat = (flights: number, more: Partial<Beat> = {}): Beat => ({
  flights: Array.from({ length: flights }, () => ({ what: 'coin', from: 'a', to: 'b' }) as const),
  view: 0,
  ...more,
});

describe('the pace of the table', () => {
  it('takes no time to fly nothing, and longer for more flights', () => {
    expect(flyingTime(beat(0), 1)).toBe(0);
    expect(flyingTime(beat(3), 1)).toBeGreaterThan(flyingTime(beat(1), 1));
  });

  it('follows the speed of the settings', () => {
    const times = (['off', 'fast', 'normal', 'slow'] as const).map((speed) => flyingTime(beat(1), factorOf(speed)));
    expect(times).toEqual([...times].sort((a, b) => a - b));
    expect(times[0]).toBe(0);
  });

  it('leaves a call in sight long enough to be read, at any speed', () => {
    const call = { text: 'Bust!', tone: 'bad' } as const;
    expect(restingTime(beat(1, { call, rest: 0 }), factorOf('fast'))).toBeGreaterThanOrEqual(600);
  });

  it('rests as long as the game asks', () => {
    expect(restingTime(beat(1, { rest: 500 }), 1)).toBe(500);
  });
});
