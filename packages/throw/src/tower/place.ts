/** A cube put down by hand, beside the others. */
import type { CubePose, TowerBoard, Zone } from '../types.ts';
import { HUNDREDTHS, reachOf, TURN_PARTS } from './board.ts';

/** Steps of the spiral in an edge. */
const FINE = 4;

interface Rect {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const around = (x: number, y: number, [wide, deep]: readonly [number, number]): Rect => ({
  left: x - wide,
  top: y - deep,
  right: x + wide,
  bottom: y + deep,
});
const within = (inner: Rect, outer: Rect): boolean =>
  inner.left >= outer.left && inner.right <= outer.right && inner.top >= outer.top && inner.bottom <= outer.bottom;
const meet = (a: Rect, b: Rect): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** A zone's floor between its ridges; at the rim of the board there is none. */
function floorOf({ width, depth, ridge }: TowerBoard, zone: Zone): Rect {
  const half = ridge.width / 2;
  const [right, bottom] = [zone.x + zone.width, zone.y + zone.depth];
  return {
    left: zone.x > half ? zone.x + half : 0,
    top: zone.y > half ? zone.y + half : 0,
    right: right < width - half ? right - half : width,
    bottom: bottom < depth - half ? bottom - half : depth,
  };
}

/** Ring after ring around the middle, each once around. */
function* spiral(rings: number): Generator<readonly [number, number]> {
  yield [0, 0];
  for (let ring = 1; ring <= rings; ring++) {
    for (let at = -ring; at < ring; at++) yield [at, -ring];
    for (let at = -ring; at < ring; at++) yield [ring, at];
    for (let at = ring; at > -ring; at--) yield [at, ring];
    for (let at = ring; at > -ring; at--) yield [-ring, at];
  }
}

/** The first point of the spiral around the middle of `of` at which a cube lies on one of the floors, touching none. */
function freePoint(
  of: Rect,
  floors: readonly Rect[],
  taken: readonly Rect[],
  edge: number,
): [number, number] | undefined {
  const [x, y] = [(of.left + of.right) / 2, (of.top + of.bottom) / 2];
  const far = Math.max(
    ...floors.flatMap((floor) => [x - floor.left, floor.right - x, y - floor.top, floor.bottom - y]),
  );
  const step = edge / FINE;
  for (const [across, down] of spiral(Math.ceil(far / step))) {
    const cube = around(x + across * step, y + down * step, [edge / 2, edge / 2]);
    if (floors.some((floor) => within(cube, floor)) && !taken.some((other) => meet(cube, other)))
      return [x + across * step, y + down * step];
  }
  return undefined;
}

/** Lying flat at the first free point around the zone's centre; if the zone is full, at the nearest one beyond it. */
export function placeInZone(board: TowerBoard, edge: number, zone: number, resting: readonly CubePose[]): CubePose {
  const floors = board.zones.map((one) => floorOf(board, one));
  const taken = resting.map((pose) => around(pose[0] / HUNDREDTHS, pose[1] / HUNDREDTHS, reachOf(edge, pose)));
  const own = floors[zone];
  if (!own) throw new RangeError(`the board has no zone ${zone}`);
  const point = freePoint(own, [own], taken, edge) ?? freePoint(own, floors, taken, edge);
  if (!point) throw new RangeError('the board is full');
  return [
    Math.round(point[0] * HUNDREDTHS),
    Math.round(point[1] * HUNDREDTHS),
    Math.round((edge * HUNDREDTHS) / 2),
    0,
    0,
    0,
    TURN_PARTS,
  ];
}
