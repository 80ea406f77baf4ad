import { describe, expect, it } from 'vitest';
import type { CubePose } from '../types.ts';
import { cornersOf, reachOf, zoneAt, zoneOf } from './board.ts';
import { BOARD, EDGE, flat } from './testing.ts';

const zone = (pose: CubePose): number => zoneOf(BOARD, EDGE, pose);
/** With its centre over a place, turned around an axis of the recording, lowered until it stands on the floor. */
function turned(x: number, y: number, axis: 0 | 1 | 2, degrees: number): CubePose {
  const half = (degrees * Math.PI) / 360;
  const turn = [0, 0, 0, Math.round(10_000 * Math.cos(half))];
  turn[axis] = Math.round(10_000 * Math.sin(half));
  const high: CubePose = [x * 100, y * 100, 10_000, turn[0], turn[1], turn[2], turn[3]];
  const lowest = Math.min(...cornersOf(EDGE, high).map(([, , up]) => up));
  return [x * 100, y * 100, Math.round(10_000 - lowest * 100), turn[0], turn[1], turn[2], turn[3]];
}

describe('zones of the board', () => {
  it('every point of the board is over one zone, and beyond it is none', () => {
    for (let x = 0.5; x < BOARD.width; x += 7)
      for (let y = 0.5; y < BOARD.depth; y += 7)
        expect(
          BOARD.zones.filter((one) => x >= one.x && x < one.x + one.width && y >= one.y && y < one.y + one.depth),
        ).toEqual([BOARD.zones[zoneAt(BOARD, x, y)]]);
    expect(zoneAt(BOARD, -1, 50)).toBe(-1);
    expect(zoneAt(BOARD, 50, 200)).toBe(-1);
  });

  it('knows the corners of a cube however it is turned', () => {
    const heights = (pose: CubePose): number[] => cornersOf(EDGE, pose).map(([, , up]) => up);
    expect(Math.min(...heights(flat(50, 40)))).toBeCloseTo(0);
    expect(Math.max(...heights(flat(50, 40)))).toBeCloseTo(10);
    // On its edge: as high as the diagonal of a side.
    expect(Math.max(...heights(turned(50, 40, 0, 45)))).toBeCloseTo(14.14, 1);
    expect(reachOf(EDGE, flat(50, 40))).toEqual([5, 5]);
    expect(reachOf(EDGE, turned(50, 40, 1, 45))[0]).toBeCloseTo(7.07, 1);
    expect(reachOf(EDGE, turned(50, 40, 0, 45))[1]).toBeCloseTo(7.07, 1);
  });

  it('a cube is in the zone it touches', () => {
    expect([flat(50, 40), flat(200, 40), flat(50, 150), flat(200, 150)].map(zone)).toEqual([0, 1, 2, 3]);
  });

  it('a cube that leans on a ridge is in the zone it stands in, even if its centre is over another', () => {
    // Across the ridge between the zones 0 and 1, its left lower edge on the floor, the right one as high as the ridge.
    const tilt = (Math.asin(BOARD.ridge.height / EDGE) * 180) / Math.PI;
    for (const [x, under] of [
      [96, 0],
      [103, 1],
    ]) {
      expect(zoneAt(BOARD, x, 40)).toBe(under);
      expect(zone(turned(x, 40, 2, tilt))).toBe(0);
    }
  });

  it('a cube on a ridge, on another cube, beyond the board or in the tower is in none', () => {
    for (const lost of [flat(100, 40, 2), flat(50, 40, 10), flat(-20, 40, -30), flat(250, 40), flat(120, -20, 4)])
      expect(zone(lost)).toBe(-1);
  });

  it('of two zones the one under the centre counts, else the one with more of the cube', () => {
    // No ridge holds these apart: half in each, the centre decides.
    expect(zone(flat(98, 40))).toBe(0);
    expect(zone(flat(102, 40))).toBe(1);
    // On one edge, which is in the zones 0 and 1, while the centre is over zone 2, which it does not touch.
    for (const [x, wanted] of [
      [98, 0],
      [102, 1],
    ]) {
      expect(zoneAt(BOARD, x, 81)).toBe(2);
      expect(zone(turned(x, 81, 0, -30))).toBe(wanted);
    }
  });
});
