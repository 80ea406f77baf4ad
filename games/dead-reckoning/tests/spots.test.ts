/** Where cubes lie that no physics has placed (DR-PHYS-21, DR-PHYS-22). */
import type { CubePose } from '@broadside/throw/types';
import { describe, expect, it } from 'vitest';
import { BOARD_SIZE, CUBE_EDGE, ZONES } from '../cards/board.ts';
import { freeSpot } from '../rules/spots.ts';

const EDGE = CUBE_EDGE * 100;
/** How near to a lying cube the middle of one may be that leans on a corner. */
const LEANING = EDGE / 2 + Math.ceil((EDGE * Math.sqrt(3)) / 2);

/** A cube so far from a spot along one axis: flat, or leaning. */
const beside = (spot: CubePose, axis: number, far: number, leans: boolean): CubePose => {
  const pose = [...spot] as unknown as [number, number, number, number, number, number, number];
  pose[axis] += far;
  if (leans) [pose[3], pose[6]] = [5_000, 8_660];
  return pose;
};

describe('free spots', () => {
  it('DR-PHYS-21: the middle of a zone, unless a cube lies there, however it is turned', () => {
    for (const zone of ZONES.keys()) {
      const middle = freeSpot(zone, []);
      expect(freeSpot(zone, [middle])).not.toEqual(middle);
      for (const axis of [0, 1, 2])
        for (const way of [-1, 1]) {
          const taken = (far: number, leans: boolean): boolean =>
            freeSpot(zone, [beside(middle, axis, way * far, leans)]) !== middle;
          expect([taken(EDGE - 1, false), taken(EDGE, false)]).toEqual([true, false]);
          expect([taken(LEANING - 1, true), taken(LEANING, true)]).toEqual([true, false]);
        }
    }
  });

  it('DR-PHYS-21: cubes laid one after the other never meet, and are stacked when the floor is full', () => {
    const lying: CubePose[] = [];
    for (let count = 0; count < 40; count++) lying.push(freeSpot(0, lying));
    for (const [at, one] of lying.entries())
      for (const other of lying.slice(0, at))
        expect(Math.max(...[0, 1, 2].map((axis) => Math.abs(one[axis] - other[axis])))).toBeGreaterThanOrEqual(EDGE);
    expect(lying[39][2]).toBeGreaterThan(lying[0][2]);
  });

  it('DR-PHYS-22: where everything is full the topmost spot is taken', () => {
    const everywhere: CubePose[] = [];
    for (let x = 0; x <= 100 * BOARD_SIZE; x += LEANING)
      for (let y = 0; y <= 100 * BOARD_SIZE; y += LEANING)
        for (let z = 0; z <= 8 * EDGE; z += LEANING) everywhere.push([x, y, z, 5_000, 0, 0, 8_660]);
    const spot = freeSpot(0, everywhere);
    expect(spot[2]).toBe(7.5 * EDGE);
    expect(freeSpot(0, [...everywhere, spot])).toBe(spot);
  });
});
