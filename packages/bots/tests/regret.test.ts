import { RegretMix, withoutSlips } from '@broadside/bots';
import { describe, expect, it } from 'vitest';

/** Scissors beat paper, paper beats stone, stone beats scissors: what the row wins against the column. */
const WINS = [
  [0, -1, 1],
  [1, 0, -1],
  [-1, 1, 0],
];

/** Two who learn from each other, each told what every choice would have won against the other's mix. */
function learned(wins: readonly (readonly number[])[], times: number): [number[], number[]] {
  const [row, column] = [new RegretMix(wins.map(() => true)), new RegretMix(wins[0].map(() => true))];
  for (let time = 0; time < times; time++) {
    const [rows, columns] = [row.mix(), column.mix()];
    row.learn(wins.map((line) => line.reduce((sum, win, at) => sum + win * columns[at], 0)));
    column.learn(wins[0].map((_, at) => -wins.reduce((sum, line, from) => sum + line[at] * rows[from], 0)));
  }
  return [row.average(), column.average()];
}

describe('regret matching', () => {
  it('finds the mix that cannot be read', () => {
    const twice = [
      [0, -1, 2],
      [1, 0, -1],
      [-2, 1, 0],
    ];
    const [mix] = learned(twice, 4000);
    // Whoever wins twice with stone against scissors: a quarter, a half, a quarter.
    [0.25, 0.5, 0.25].forEach((share, at) => {
      expect(mix[at]).toBeCloseTo(share, 1);
    });
    for (const share of learned(WINS, 100)[0]) expect(share).toBeCloseTo(1 / 3, 2);
  });

  it('never plays what cannot be played, and soon plays only what is better than all else', () => {
    const mix = new RegretMix([true, false, true]);
    for (let time = 0; time < 50; time++) mix.learn([0.2, 1, 0.6]);
    expect(mix.mix()).toEqual([0, 0, 1]);
    expect(mix.average()[1]).toBe(0);
    expect(mix.average()[2]).toBeGreaterThan(0.95);
  });

  it('leaves out what is hardly ever played', () => {
    expect(withoutSlips([0.02, 0.49, 0.49], 0.05)).toEqual([0, 0.5, 0.5]);
    expect(withoutSlips([0.5, 0.5], 0.6)).toEqual([0.5, 0.5]);
  });
});
