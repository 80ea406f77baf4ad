import type { Entry } from '@broadside/kernel';
import { describe, expect, it } from 'vitest';
import { turnEnds } from '../end/usePoints.ts';
import { sinceLastTurn } from './useShown.ts';

const log = (...seats: readonly (number | undefined)[]): Entry[] =>
  seats.map((seat, n) => ({ n, ...(seat === undefined ? {} : { seat }), events: [], hash: '' }));
const numbers = (entries: readonly Entry[]): number[] => entries.map(({ n }) => n);

describe('since your last turn', () => {
  it('is what the others did after it', () => {
    expect(numbers(sinceLastTurn(log(undefined, 0, 1, 2), 0))).toEqual([2, 3]);
  });

  it('stays the same while one is acting', () => {
    expect(numbers(sinceLastTurn(log(undefined, 0, 1, 2, 0, 0), 0))).toEqual([2, 3]);
  });

  it('is nothing before the first turn, and nothing for watchers', () => {
    expect(sinceLastTurn(log(undefined, 1, 2), 0)).toEqual([]);
    expect(sinceLastTurn(log(undefined, 1, 2), 'spectator')).toEqual([]);
  });
});

describe('the graph of points', () => {
  it('has the set-up and the end of every turn', () => {
    const undone = [false, false, false, false, false, false];
    expect(turnEnds({ turns: [1, 1, 1, 2, 2, 3], undone })).toEqual([0, 2, 4, 5]);
    expect(turnEnds({ turns: [1], undone: [false] })).toEqual([0]);
  });

  it('leaves out what was taken back', () => {
    const turns = [1, 1, 2, 1, 2, 2];
    const undone = [false, false, true, false, false, false];
    expect(turnEnds({ turns, undone })).toEqual([0, 3, 5]);
  });
});
