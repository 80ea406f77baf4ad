import { Stream } from '@broadside/kernel';
import { describe, expect, it } from 'vitest';
import { scatter } from './surrogate.ts';

const BOX = { width: 275, depth: 275, wall: 25 };

function* squares(dice: readonly number[]): Generator<readonly [value: number, x: number, y: number, yaw: number]> {
  for (let at = 0; at < dice.length; at += 4) yield [dice[at], dice[at + 1], dice[at + 2], dice[at + 3]];
}

describe('the surrogate', () => {
  it('gives whole numbers: a value, a place within the field, a yaw', () => {
    const stream = Stream.of('numbers');
    for (let at = 0; at < 200; at++)
      for (const [value, x, y, yaw] of squares(scatter(20, BOX, 10, stream))) {
        expect([value, x, y, yaw].every(Number.isInteger)).toBe(true);
        expect(value >= 1 && value <= 6 && yaw >= 0 && yaw < 360).toBe(true);
        expect(Math.min(x, y) >= 500 && Math.max(x, y) <= 27_000).toBe(true);
      }
  });

  it('never puts a die on another, even 44 of them', () => {
    const stream = Stream.of('apart');
    for (let at = 0; at < 50; at++) {
      const dice = [...squares(scatter(44, BOX, 10, stream))];
      for (const [die, [, x, y]] of dice.entries())
        for (const [, u, v] of dice.slice(die + 1)) expect(Math.hypot(x - u, y - v)).toBeGreaterThan(1414);
    }
  });

  it('does not hang in a field too small for its dice', () => {
    expect(scatter(44, { width: 30, depth: 30, wall: 5 }, 10, Stream.of('crowd'))).toHaveLength(176);
  });

  it('gives the same throw for the same stream', () => {
    expect(scatter(12, BOX, 10, Stream.of('same'))).toEqual(scatter(12, BOX, 10, Stream.of('same')));
    expect(scatter(12, BOX, 10, Stream.of('same'))).not.toEqual(scatter(12, BOX, 10, Stream.of('other')));
  });

  it('has fair faces over 20,000 dice', () => {
    const stream = Stream.of('faces');
    const counts = [0, 0, 0, 0, 0, 0];
    for (let at = 0; at < 1000; at++) for (const [value] of squares(scatter(20, BOX, 10, stream))) counts[value - 1]++;
    const expected = 20_000 / 6;
    const surprise = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
    // The 5 % line of 5 degrees of freedom.
    expect(surprise).toBeLessThan(11.07);
  });
});
