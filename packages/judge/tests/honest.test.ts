import { type Action, type FlowState, Stream } from '@broadside/kernel';
import { describe, expect, it } from 'vitest';
import { Comparison } from '../src/comparison.ts';
import { gradeOf } from '../src/decision.ts';
import { coarseFirst } from '../src/plan.ts';
import { resultsOf } from '../src/summary.ts';
import { Mean } from '../src/sums.ts';
import { Worlds } from '../src/worlds.ts';

interface Choice extends Action {
  readonly n: number;
}

/** A game of nothing but luck: every choice brings another number, and what it is worth beside. */
class Lottery extends Worlds<FlowState, Choice> {
  private readonly worth: readonly number[];

  constructor(worth: readonly number[]) {
    super({} as never, {} as never, 1);
    this.worth = worth;
  }
  override imagined = (): FlowState => ({ flow: [] });
  override clone = (state: FlowState): FlowState => state;
  override horizonOf = (): number => 0;
  override after = (_world: FlowState, _seat: number, { n }: Choice, luck: Stream): readonly number[] => {
    for (let skipped = 0; skipped < n; skipped++) luck.next();
    return [luck.unit() + this.worth[n]];
  };
}

const choices = (many: number): Choice[] => Array.from({ length: many }, (_, n) => ({ type: 'draw', n }));

function losses(worth: readonly number[], played: number): { honest: Mean; naive: Mean } {
  const honest = new Mean();
  const naive = new Mean();
  for (let k = 0; k < 300; k++) {
    const stream = Stream.of(`lottery ${k}`);
    const comparison = new Comparison(new Lottery(worth), {}, 0, choices(worth.length), [played], 32, stream);
    honest.add(comparison.lostBy(played).value);
    naive.add(comparison.lossOf(played, comparison.best).value);
  }
  return { honest, naive };
}

describe('what a choice is said to have lost', () => {
  it('is nothing on average where all choices are alike, though the luckiest always looks better', () => {
    const { honest, naive } = losses([0, 0, 0, 0, 0, 0, 0, 0], 3);
    expect(Math.abs(honest.value)).toBeLessThan(3 * honest.error);
    expect(naive.value).toBeGreaterThan(10 * naive.error);
  });

  it('is what the best would have brought more', () => {
    const { honest } = losses([0, 0, 1, 0], 1);
    expect(Math.abs(honest.value - 1)).toBeLessThan(3 * honest.error);
  });

  it('is graded only if it is surely there', () => {
    expect(gradeOf(true, { value: 0.2, error: 0 })).toBe('best');
    expect(gradeOf(false, { value: 0.2, error: 0.11 })).toBe('fine');
    const grades = [0.009, 0.011, 0.031, 0.081].map((value) => gradeOf(false, { value, error: 0.001 }));
    expect(grades).toEqual(['fine', 'slip', 'mistake', 'blunder']);
  });
});

describe('a judged match', () => {
  it('has the shape of its graph before its details', () => {
    expect(coarseFirst([0, 1, 2, 3, 4, 5, 6, 7, 8])).toEqual([0, 8, 4, 2, 6, 1, 3, 5, 7]);
    expect(coarseFirst([])).toEqual([]);
    expect(coarseFirst([5])).toEqual([5]);
  });

  it('gives everybody of a team the whole of a common victory, and shares a tie', () => {
    const outcome = { reason: '', decidedBy: '', winners: [0, 2], ranking: [] };
    expect(resultsOf(outcome, 3, false)).toEqual([0.5, 0, 0.5]);
    expect(resultsOf({ ...outcome, winners: [0, 1, 2] }, 3, true)).toEqual([1, 1, 1]);
    expect(resultsOf({ ...outcome, winners: [] }, 3, true)).toEqual([0, 0, 0]);
  });
});
