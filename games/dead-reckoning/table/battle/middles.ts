/** Where cubes are drawn: where they lie; those that may be chosen far enough from each other for a finger. */
import { BOARD_SIZE } from '../../cards/board.ts';
import type { BattleCube } from '../../rules/battleState.ts';
import { IN_THE_AIR } from '../../rules/facade.ts';
import { FLATTENED, onPicture } from './recording/lens.ts';

/** In shares of the board's picture, which is wider than high. */
export type Point = readonly [x: number, y: number];

/** On the smallest phone a little more than half of what a finger needs: the middle of each can be hit. */
const APART = 0.09;
/** Those in a heap push each other a few times. */
const ROUNDS = 12;

function lyingAt({ pose, zone }: BattleCube): Point | undefined {
  if (pose === null || zone === IN_THE_AIR) return undefined;
  const [x, y] = onPicture([pose[0] / 100, 0, pose[1] / 100]);
  const [, lift] = onPicture([0, pose[2] / 100, 0]);
  return [x / BOARD_SIZE, (y + lift) / (BOARD_SIZE * FLATTENED)];
}

/** Both give way by the same, in the direction in which they lie; one upon the other, sideways. */
function push(one: Point, other: Point): readonly [Point, Point] {
  const [x, y] = [other[0] - one[0], (other[1] - one[1]) * FLATTENED];
  const distance = Math.hypot(x, y);
  if (distance >= APART) return [one, other];
  const [dx, dy] = distance < 1e-6 ? [1, 0] : [x / distance, y / distance];
  const half = (APART - distance) / 2;
  return [
    [one[0] - dx * half, one[1] - (dy * half) / FLATTENED],
    [other[0] + dx * half, other[1] + (dy * half) / FLATTENED],
  ];
}

function spread(middles: Map<number, Point>, cubes: readonly number[]): void {
  for (const [at, one] of cubes.entries())
    for (const other of cubes.slice(at + 1)) {
      const [here, there] = push(middles.get(one) as Point, middles.get(other) as Point);
      middles.set(one, here).set(other, there);
    }
}

/** By the number of the cube; those in the air are not there. */
export function middlesOf(
  cubes: readonly BattleCube[],
  pickable: { has(cube: number): boolean },
): ReadonlyMap<number, Point> {
  const middles = new Map<number, Point>();
  for (const [at, cube] of cubes.entries()) {
    const middle = lyingAt(cube);
    if (middle) middles.set(at, middle);
  }
  const chosen = [...middles.keys()].filter((cube) => pickable.has(cube));
  for (let round = 0; round < ROUNDS; round++) spread(middles, chosen);
  return middles;
}
