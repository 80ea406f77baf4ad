import { Stream } from '@broadside/kernel';
import { describe, expect, it } from 'vitest';
import type { Quaternion } from '../space.ts';
import { landing, marking } from './marks.ts';

const DICE = 20_000;

/** The sum of squared surprises against equal counts. */
const surprise = (counts: readonly number[], all: number): number => {
  const expected = all / counts.length;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
};

describe('markings', () => {
  it('all 24 are equally likely, and so are the six faces, over 20,000 dice', () => {
    const stream = Stream.of('markings');
    const faces = [0, 0, 0, 0, 0, 0];
    const markings = new Array<number>(24).fill(0);
    for (let die = 0; die < DICE; die++) {
      const { value, quarter } = marking(stream);
      faces[value - 1]++;
      markings[(value - 1) * 4 + quarter]++;
    }
    // The 5 % lines of 5 and 23 degrees of freedom.
    expect(surprise(faces, DICE)).toBeLessThan(11.07);
    expect(surprise(markings, DICE)).toBeLessThan(35.17);
  });

  it('one die says nothing about the next', () => {
    const stream = Stream.of('pairs');
    const pairs = new Array<number>(36).fill(0);
    let last = marking(stream).value;
    for (let die = 0; die < DICE; die++) {
      const { value } = marking(stream);
      pairs[(last - 1) * 6 + value - 1]++;
      last = value;
    }
    // The 5 % line of 35 degrees of freedom.
    expect(surprise(pairs, DICE)).toBeLessThan(49.8);
  });
});

describe('the result of a throw', () => {
  const lying = (degrees: number): Quaternion => {
    // Clockwise from above is a negative turn around the axis that points up.
    const half = (-degrees * Math.PI) / 360;
    return [0, Math.sin(half), 0, Math.cos(half)];
  };

  it('has whole hundredths of a millimetre and whole degrees', () => {
    expect(landing([12.3456, 274.999], lying(30), { value: 4, quarter: 2 })).toEqual({
      value: 4,
      x: 1235,
      y: 27500,
      yaw: 210,
    });
  });

  it('has the yaw of the turned square, without a library sine', () => {
    for (let degrees = 0; degrees < 360; degrees++) {
      const { yaw } = landing([0, 0], lying(degrees + 0.2), { value: 1, quarter: 0 });
      expect(yaw, String(degrees)).toBe(degrees % 90);
    }
  });

  it('has the same yaw whichever side is up', () => {
    const tipped: Quaternion = [Math.SQRT1_2, 0, 0, Math.SQRT1_2];
    expect(landing([0, 0], tipped, { value: 1, quarter: 0 }).yaw).toBe(0);
    const rolled: Quaternion = [0, 0, Math.SQRT1_2, Math.SQRT1_2];
    expect(landing([0, 0], rolled, { value: 1, quarter: 1 }).yaw).toBe(90);
  });
});
