/** A small board for tests of the tower: two rows of two zones, 240 mm wide and 200 mm deep. */
import type { CubePose, TowerBoard, TowerOrder } from '../types.ts';

export const BOARD: TowerBoard = {
  width: 240,
  depth: 200,
  zones: [
    { x: 0, y: 0, width: 100, depth: 80 },
    { x: 100, y: 0, width: 140, depth: 80 },
    { x: 0, y: 80, width: 130, depth: 120 },
    { x: 130, y: 80, width: 110, depth: 120 },
  ],
  ridge: { width: 3, height: 2 },
};
export const EDGE = 10;

/** Lying flat on the floor, in millimetres. */
export const flat = (x: number, y: number, up = 0): CubePose => [x * 100, y * 100, 500 + up * 100, 0, 0, 0, 10_000];

export const order = (cubes: number, seed: string, resting: readonly CubePose[] = []): TowerOrder => ({
  device: 'tower',
  board: BOARD,
  edge: EDGE,
  resting,
  cubes,
  seed,
});
