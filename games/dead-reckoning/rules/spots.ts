/** Where a cube lies that no physics has placed: on a grid of spots in its zone, beside the others (DR-PHYS-21, 22). */
import type { CubePose } from '@broadside/throw/types';
import { BOARD, CUBE_EDGE } from '../cards/board.ts';

const HUNDREDTHS = 100;
const EDGE = CUBE_EDGE * HUNDREDTHS;
/** Half the diagonal of a cube: whatever way it is turned, it reaches no farther from its centre. */
const REACH = Math.ceil((EDGE * Math.sqrt(3)) / 2);
const FLAT: readonly [number, number, number, number] = [0, 0, 0, 10_000];
/** Between two spots, so that cubes never touch. */
const GAP = 20;
/** Cubes are stacked this high at most: room for eighty and more in the smallest zone. */
const LAYERS = 8;

/** Evenly along a zone, clear of its ridges; from the middle outwards. */
function along(from: number, length: number): number[] {
  const room = length * HUNDREDTHS - BOARD.ridge.width * HUNDREDTHS;
  const pitch = EDGE + GAP;
  const count = Math.floor((room + GAP) / pitch);
  const middle = (from + length / 2) * HUNDREDTHS;
  const places = Array.from({ length: count }, (_, at) => Math.round(middle + (at - (count - 1) / 2) * pitch));
  return places.sort((one, other) => Math.abs(one - middle) - Math.abs(other - middle));
}

/** The spots of every zone, ready-made: the middle ones first, then a layer higher. */
const SPOTS: readonly (readonly CubePose[])[] = BOARD.zones.map(({ x, y, width, depth }) => {
  const [columns, rows] = [along(x, width), along(y, depth)];
  const floor = columns.flatMap((left) => rows.map((down) => [left, down] as const));
  const [middleX, middleY] = [(x + width / 2) * HUNDREDTHS, (y + depth / 2) * HUNDREDTHS];
  const away = ([left, down]: readonly [number, number]): number => (left - middleX) ** 2 + (down - middleY) ** 2;
  floor.sort((one, other) => away(one) - away(other));
  return Array.from({ length: LAYERS }, (_, layer) => layer * EDGE + EDGE / 2).flatMap((up) =>
    floor.map(([left, down]): CubePose => [left, down, up, ...FLAT]),
  );
});

/** Off the board, for a cube that touches no zone. */
export const NOWHERE: CubePose = [0, -EDGE, EDGE / 2, ...FLAT];

const isFlat = (pose: CubePose): boolean => pose[6] === FLAT[3];

function overlaps(spot: CubePose, other: CubePose): boolean {
  const apart = EDGE / 2 + (isFlat(other) ? EDGE / 2 : REACH);
  return (
    Math.abs(spot[0] - other[0]) < apart && Math.abs(spot[1] - other[1]) < apart && Math.abs(spot[2] - other[2]) < apart
  );
}

/** The first spot of a zone that is free of all these cubes. */
export function freeSpot(zone: number, lying: readonly CubePose[]): CubePose {
  const spots = SPOTS[zone];
  for (const spot of spots) {
    let free = true;
    for (let at = 0; free && at < lying.length; at++) free = !overlaps(spot, lying[at]);
    if (free) return spot;
  }
  return spots[spots.length - 1];
}
