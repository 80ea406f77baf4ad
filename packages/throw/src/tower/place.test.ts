import { describe, expect, it } from 'vitest';
import type { CubePose } from '../types.ts';
import { zoneOf } from './board.ts';
import { placeInZone } from './place.ts';
import { BOARD, EDGE, flat } from './testing.ts';

const place = (zone: number, resting: readonly CubePose[]): CubePose => placeInZone(BOARD, EDGE, zone, resting);
/** How far apart two flat, unturned cubes are on the longer axis, in edges. */
const apart = (a: CubePose, b: CubePose): number =>
  Math.max(Math.abs(a[0] - b[0]), Math.abs(a[1] - b[1])) / (EDGE * 100);

describe('a cube put down by hand', () => {
  it('lies flat in the middle of an empty zone', () => {
    expect(place(0, [])).toEqual(flat(49.25, 39.25));
    expect(place(3, [])).toEqual(flat(185.75, 140.75));
  });

  it('lies at the first free spot around it, always the same, and moves nobody', () => {
    const resting: CubePose[] = [];
    for (let at = 0; at < 20; at++) {
      const pose = place(1, resting);
      expect(pose).toEqual(place(1, resting));
      expect(zoneOf(BOARD, EDGE, pose)).toBe(1);
      for (const other of resting) expect(apart(pose, other)).toBeGreaterThanOrEqual(1);
      resting.push(pose);
    }
    // Nearer to the middle first.
    expect(apart(resting[0], resting[1])).toBeLessThan(1.3);
    expect(apart(resting[0], resting[19])).toBeGreaterThan(1.9);
  });

  it('keeps clear of a turned cube', () => {
    const turned: CubePose = [4925, 3925, 500, 0, 3827, 0, 9239];
    const [x, y] = place(0, [turned]);
    expect(Math.max(Math.abs(x - turned[0]), Math.abs(y - turned[1]))).toBeGreaterThanOrEqual(1200);
  });

  it('if the zone is full, lies at the nearest spot beyond it', () => {
    const resting: CubePose[] = [];
    for (let at = 0; at < 200; at++) resting.push(place(0, resting));
    const zones = resting.map((pose) => zoneOf(BOARD, EDGE, pose));
    const full = zones.findIndex((zone) => zone !== 0);
    expect(full).toBeGreaterThan(30);
    expect(zones.every((zone) => zone >= 0)).toBe(true);
    for (const [at, pose] of resting.entries())
      for (const other of resting.slice(at + 1)) expect(apart(pose, other)).toBeGreaterThanOrEqual(1);
  });

  it('is refused on a full board and in no zone', () => {
    const resting: CubePose[] = [];
    expect(() => {
      for (;;) resting.push(place(2, resting));
    }).toThrow('the board is full');
    expect(resting.length).toBeGreaterThan(200);
    expect(() => place(4, [])).toThrow('no zone 4');
  });
});
