import { readFileSync } from 'node:fs';
import { Stream } from '@broadside/kernel';
import { describe, expect, it } from 'vitest';
import { nearestDistance, pairDistance, standInFields, wander } from '../../../bench/throw/spread.mjs';
import { LID_PHYSICS } from './physics/throwLid.ts';
import { LID_FIT, scatter } from './surrogate.ts';

const BOX = { width: 275, depth: 275, wall: 25 };

/** Figures of real throws, in millimetres; bench/throw/record.mjs writes them. */
interface Recorded {
  readonly physics: number;
  readonly sizes: readonly {
    readonly dice: number;
    readonly pair: number;
    readonly nearest: number;
    readonly astray: number;
  }[];
}
const recorded: Recorded = JSON.parse(readFileSync(new URL('../fixtures/lid.json', import.meta.url), 'utf8'));

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

  it('is fitted to the present physics, as the recorded throws are of it', () => {
    expect([LID_FIT.physics, recorded.physics]).toEqual([LID_PHYSICS, LID_PHYSICS]);
    expect(LID_FIT.places).toHaveLength(LID_FIT.diceFrom.length);
  });

  it.each(recorded.sizes)(
    '$dice dice lie as far apart as real ones, within 5 mm, from the next one within 3 mm',
    ({ dice, pair, nearest, astray }) => {
      const fields = standInFields(dice, Math.ceil(4000 / dice), Stream.of(`spread ${dice}`));
      expect(Math.abs(pairDistance(fields) - pair)).toBeLessThan(5);
      expect(Math.abs(nearestDistance(fields) - nearest)).toBeLessThan(dice === 2 ? 5 : 3);
      // Dice of a throw fly the same way: their middle is not that of the lid.
      expect(Math.abs(wander(fields) - astray)).toBeLessThan(12);
    },
  );

  it('over all sizes the mean distance is that of real throws, within 2 mm', () => {
    const mean = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
    const stand = recorded.sizes.map(({ dice }) =>
      pairDistance(standInFields(dice, Math.ceil(4000 / dice), Stream.of(`mean ${dice}`))),
    );
    expect(Math.abs(mean(stand) - mean(recorded.sizes.map(({ pair }) => pair)))).toBeLessThan(2);
  });

  it('the more places a die can choose from, the closer a throw lies', () => {
    const pair = (places: number): number =>
      pairDistance(standInFields(6, 400, Stream.of('choice'), { physics: 1, diceFrom: [1], places: [places] }));
    const distances = [64, 96, 128, 192].map(pair);
    expect(distances).toEqual([...distances].sort((a, b) => b - a));
    // One place is any: the mean distance in a square of 265 mm is 0.5214 of its side.
    expect(Math.abs(distances[0] - 0.5214 * 265)).toBeLessThan(4);
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
