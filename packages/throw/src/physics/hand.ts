/** The hand: how the dice leave it. Whole numbers of the stream and + - * / and roots only. */
import type { Stream } from '@broadside/kernel';
import type { Vector } from '../space.ts';
import type { LidOrder } from '../types.ts';
import { type Cube, MM_PER_UNIT, type Surface } from './bodies.ts';
import { anyTurn, inBall, PITCH, signed } from './chance.ts';

/** The eight ways as x and z: 0 is away from the near edge, then clockwise as seen from above. */
const WAYS: readonly (readonly [number, number])[] = [
  [0, -1],
  [Math.SQRT1_2, -Math.SQRT1_2],
  [1, 0],
  [Math.SQRT1_2, Math.SQRT1_2],
  [0, 1],
  [-Math.SQRT1_2, Math.SQRT1_2],
  [-1, 0],
  [-Math.SQRT1_2, -Math.SQRT1_2],
];

/** Units per second for each force. */
const SPEEDS: readonly number[] = [0, 72, 88, 102];
/** How much a die's own speed may differ, forward and sideways, as shares of it. */
const LOOSE = 0.5;
const FAN = 0.85;
/** Toward the floor, so that the dice tumble over the field instead of flying over it. */
const DOWN = 60;
/** Radians per second. */
const SPIN = 60;
/** At most so many side by side and behind each other; the others lie on top. */
const ACROSS = 8;
const DEEP = 3;

/** A nudge: units and radians per second. */
const NUDGE_ALONG = 15;
const NUDGE_ASIDE = 15;
const NUDGE_UP = 45;
const NUDGE_SPIN = 12;

/** Places of a loose cluster: across, up and along the way, in edges, around the middle of its foot. */
function cluster(dice: number): Vector[] {
  const across = Math.min(ACROSS, Math.ceil(Math.sqrt(dice)));
  const deep = Math.min(DEEP, Math.ceil(dice / across));
  const layer = across * deep;
  const places: Vector[] = [];
  for (let at = 0; at < dice; at++) {
    const inLayer = at % layer;
    places.push([
      ((inLayer % across) - (across - 1) / 2) * PITCH,
      Math.floor(at / layer) * PITCH,
      (Math.floor(inLayer / across) - (deep - 1) / 2) * PITCH,
    ]);
  }
  return places;
}

/** How far from the middle a cluster can begin so that every die still is over the field. */
function reach(places: readonly Vector[], way: readonly [number, number], halves: readonly [number, number]): number {
  let most = Number.POSITIVE_INFINITY;
  for (const [x, , z] of places) {
    if (way[0] !== 0) most = Math.min(most, (halves[0] + (way[0] > 0 ? x : -x)) / Math.abs(way[0]));
    if (way[1] !== 0) most = Math.min(most, (halves[1] + (way[1] > 0 ? z : -z)) / Math.abs(way[1]));
  }
  return Math.max(0, most);
}

/** The dice as they leave the hand; `vigour` softens the throw. */
export function release(order: LidOrder, vigour: number, surface: Surface, stream: Stream): Cube[] {
  const edge = order.edge / MM_PER_UNIT;
  const [width, depth] = [order.box.width / MM_PER_UNIT, order.box.depth / MM_PER_UNIT];
  const way = WAYS[order.way];
  const speed = SPEEDS[order.force] * vigour;
  const places = cluster(order.dice).map(
    ([across, up, along]): Vector => [
      (along * way[0] - across * way[1]) * edge,
      up * edge,
      (along * way[1] + across * way[0]) * edge,
    ],
  );
  const back = reach(places, way, [width / 2 - edge, depth / 2 - edge]) * (0.4 + 0.6 * Math.min(1, vigour));
  const foot = Math.max(order.box.wall / MM_PER_UNIT, edge);
  // Dealt in random order, so that nobody's ships begin nearer to the caravan.
  const dealt = places.map((_, at) => at);
  stream.shuffle(dealt);
  return dealt.map((at): Cube => {
    const [x, up, z] = places[at];
    const forward = speed * (1 + LOOSE * signed(stream));
    const aside = speed * FAN * signed(stream);
    const [sx, sy, sz] = inBall(stream);
    return {
      centre: [width / 2 - way[0] * back + x, foot + up, depth / 2 - way[1] * back + z],
      half: edge / 2,
      turn: anyTurn(stream),
      speed: [way[0] * forward - way[1] * aside, -DOWN * vigour, way[1] * forward + way[0] * aside],
      spin: [sx * SPIN, sy * SPIN, sz * SPIN],
      surface,
    };
  });
}

/** A small hop toward the middle, a little astray, with a spin. */
export function nudge(toMiddle: readonly [number, number], stream: Stream): { speed: Vector; spin: Vector } {
  const [x, z] = toMiddle;
  const length = Math.sqrt(x * x + z * z);
  const share = length > 0 ? NUDGE_ALONG / length : 0;
  const [sx, sy, sz] = inBall(stream);
  return {
    speed: [x * share + NUDGE_ASIDE * signed(stream), NUDGE_UP, z * share + NUDGE_ASIDE * signed(stream)],
    spin: [sx * NUDGE_SPIN, sy * NUDGE_SPIN, sz * NUDGE_SPIN],
  };
}
