import { describe, expect, it } from 'vitest';
import { gestureOf, SHORTEST } from './gesture.ts';

describe('a swipe over the lid', () => {
  it('S7-TABLE-3: goes one of eight ways, 0 away from the near edge and on clockwise', () => {
    const ways = [
      [0, -100],
      [80, -80],
      [100, 0],
      [80, 80],
      [0, 100],
      [-80, 80],
      [-100, 0],
      [-80, -80],
    ];
    expect(ways.map(([dx, dy]) => gestureOf(dx, dy, 200)?.way)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  });

  it('S7-TABLE-3: takes the nearest of the eight, also just left of straight ahead', () => {
    expect(gestureOf(-20, -100, 200)?.way).toBe(0);
    expect(gestureOf(30, -100, 200)?.way).toBe(0);
    expect(gestureOf(60, -100, 200)?.way).toBe(1);
  });

  it('S7-PHYS-11: has one of three forces, the faster the harder', () => {
    const forces = [2000, 300, 150, 90, 40].map((ms) => gestureOf(0, -100, ms)?.force);
    expect(forces).toEqual([1, 1, 2, 3, 3]);
  });

  it('is no throw when it is only a tap', () => {
    expect(gestureOf(0, 0, 0)).toBeUndefined();
    expect(gestureOf(SHORTEST - 1, 0, 10)).toBeUndefined();
    expect(gestureOf(SHORTEST, 0, 0)).toEqual({ way: 2, force: 3 });
  });
});
