/** What can be said of the board and of cubes on it without any physics. Places are millimetres. */
import { axesOf, type Vector } from '../space.ts';
import type { CubePose, TowerBoard, Zone } from '../types.ts';

export const HUNDREDTHS = 100;
export const TURN_PARTS = 10_000;

/** A corner this high above the floor still touches it, in edges. */
const TOUCH = 0.03;
const SIDES = [-0.5, 0.5] as const;

const contains = ({ x, y, width, depth }: Zone, atX: number, atY: number): boolean =>
  atX >= x && atX < x + width && atY >= y && atY < y + depth;

/** The zone over which a point lies; ridges belong to the zone whose border they stand on. -1 beyond the board. */
export const zoneAt = ({ zones }: TowerBoard, x: number, y: number): number =>
  zones.findIndex((zone) => contains(zone, x, y));

/** Where the edges of a cube point, in the axes of the recording: height comes second. */
function edgesOf([, , , x, y, z, w]: CubePose): readonly [Vector, Vector, Vector] {
  const length = Math.sqrt(x * x + y * y + z * z + w * w);
  return axesOf([x / length, y / length, z / length, w / length]);
}

/** The eight corners of a cube as x, y and height. */
export function cornersOf(edge: number, pose: CubePose): [number, number, number][] {
  const [a, b, c] = edgesOf(pose);
  const corners: [number, number, number][] = [];
  for (const i of SIDES)
    for (const j of SIDES)
      for (const k of SIDES) {
        const part = (axis: 0 | 1 | 2): number => edge * (i * a[axis] + j * b[axis] + k * c[axis]);
        corners.push([pose[0] / HUNDREDTHS + part(0), pose[1] / HUNDREDTHS + part(2), pose[2] / HUNDREDTHS + part(1)]);
      }
  return corners;
}

/** How far a cube reaches from its centre, in x and y. */
export function reachOf(edge: number, pose: CubePose): [number, number] {
  const [a, b, c] = edgesOf(pose);
  const reach = (axis: 0 | 2): number => (edge / 2) * (Math.abs(a[axis]) + Math.abs(b[axis]) + Math.abs(c[axis]));
  return [reach(0), reach(2)];
}

/** The corners with which a cube stands on the floor of the board: a cube that touches it does so with a corner. */
export const standing = (board: TowerBoard, edge: number, pose: CubePose): [number, number, number][] =>
  cornersOf(edge, pose).filter(([x, y, height]) => height < TOUCH * edge && zoneAt(board, x, y) >= 0);

/**
 * The zone a cube is in: the one it touches with any part. Of two, the one under its centre, else the one
 * with the larger part of what it stands on, in which the middle of that lies. -1 if it touches none.
 */
export function zoneOf(board: TowerBoard, edge: number, pose: CubePose): number {
  const stands = standing(board, edge, pose);
  if (stands.length === 0) return -1;
  const touched = stands.map(([x, y]) => zoneAt(board, x, y));
  const mean = (axis: 0 | 1): number => stands.reduce((sum, corner) => sum + corner[axis], 0) / stands.length;
  const under = zoneAt(board, pose[0] / HUNDREDTHS, pose[1] / HUNDREDTHS);
  const middle = zoneAt(board, mean(0), mean(1));
  return [under, middle].find((zone) => touched.includes(zone)) ?? touched[0];
}
