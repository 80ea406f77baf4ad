import type { CubePose } from '@broadside/throw/types';
import { describe, expect, it } from 'vitest';
import type { BattleCube } from '../../rules/battleState.ts';
import { IN_THE_AIR } from '../../rules/facade.ts';
import { middlesOf } from './middles.ts';

const pose = (x: number, z: number, y = 0): CubePose => [x * 100, z * 100, y * 100, 0, 0, 0, 10_000] as CubePose;
const lying = (x: number, z: number, y = 0): BattleCube => ({ side: 0, zone: 3, pose: pose(x, z, y) }) as BattleCube;

const NOBODY = new Set<number>();
const ALL = { has: () => true };
const distance = (one: readonly number[], other: readonly number[]): number =>
  Math.hypot(one[0] - other[0], one[1] - other[1]);

describe('where cubes are drawn', () => {
  const heap = [lying(50, 60), lying(51, 60), lying(50, 60, 14), lying(50, 61)];

  it('is where they lie while nobody chooses one', () => {
    const still = middlesOf(heap, NOBODY);
    const alone = heap.map((cube) => middlesOf([cube], ALL).get(0));
    expect([...still.values()]).toEqual(alone);
  });

  it('is far enough apart for a finger where one is to be chosen, even for cubes that lie upon each other', () => {
    const middles = [...middlesOf([...heap, heap[0]], ALL).values()];
    const gaps = middles.flatMap((one, at) => middles.slice(at + 1).map((other) => distance(one, other)));
    expect(Math.min(...gaps)).toBeGreaterThan(0.06);
  });

  it('moves no cube that lies by itself', () => {
    const far = lying(180, 20);
    expect(middlesOf([...heap, far], ALL).get(4)).toEqual(middlesOf([far], NOBODY).get(0));
  });

  it('leaves out cubes in the air', () => {
    const air = { side: 0, zone: IN_THE_AIR, pose: null } as BattleCube;
    expect([...middlesOf([air, heap[0]], ALL).keys()]).toEqual([1]);
  });
});
