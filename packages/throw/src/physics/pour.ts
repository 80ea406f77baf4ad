/** How cubes enter the battle ship: let go together over its deck, nobody aims. */
import type { Stream } from '@broadside/kernel';
import type { Vector } from '../space.ts';
import { hatchOf } from '../tower/ship.ts';
import type { TowerOrder } from '../types.ts';
import { type Cube, MM_PER_UNIT, type Surface } from './bodies.ts';
import { anyTurn, inBall, PITCH, signed } from './chance.ts';

/** Units per second. */
const SPEED = 8;
/** Radians per second. */
const SPIN = 15;
/** Cubes are let go in layers of four, two by two. */
const LAYER = [
  [-0.5, -0.5],
  [0.5, -0.5],
  [-0.5, 0.5],
  [0.5, 0.5],
] as const;
/** A cube that is let go later hangs so much higher at most, in edges: some hundredths of a second. */
const LATER = 0.4;
/** Over the deck, in edges. */
const OVER = 1;

/** A nudge or a shake: units and radians per second. */
const HOP_ASIDE = 18;
const HOP_UP = 35;
const HOP_SPIN = 12;

/** Places over the opening, in units, apart however the cubes are turned; each layer is anywhere over the opening. */
function places({ board, edge: mm, cubes }: TowerOrder, stream: Stream): Vector[] {
  const edge = mm / MM_PER_UNIT;
  const { centre, halves } = hatchOf(board, mm);
  const [x, y, z] = centre.map((part) => part / MM_PER_UNIT);
  const [across, along] = halves.map((half) => half / MM_PER_UNIT - PITCH * edge);
  const free: Vector[] = [];
  for (let layer = 0; layer * LAYER.length < cubes; layer++) {
    const [left, far] = [x + across * signed(stream), z + along * signed(stream)];
    const up = y + (OVER + layer * (PITCH + LATER)) * edge;
    for (const [i, j] of LAYER) free.push([left + i * PITCH * edge, up, far + j * PITCH * edge]);
  }
  return free;
}

/** Dealt in random order, so that no side of a battle falls first. */
export function pour(order: TowerOrder, surface: Surface, stream: Stream): Cube[] {
  const edge = order.edge / MM_PER_UNIT;
  const free = places(order, stream);
  const dealt = free.map((_, at) => at);
  stream.shuffle(dealt);
  return dealt.slice(0, order.cubes).map((at): Cube => {
    const [x, y, z] = free[at];
    const later = LATER * stream.unit() * edge;
    const [vx, vy, vz] = inBall(stream);
    const [sx, sy, sz] = inBall(stream);
    return {
      centre: [x, y + later, z],
      half: edge / 2,
      turn: anyTurn(stream),
      speed: [vx * SPEED, vy * SPEED, vz * SPEED],
      spin: [sx * SPIN, sy * SPIN, sz * SPIN],
      surface,
    };
  });
}

/** A small hop anywhere, with a spin. */
export function hop(stream: Stream): { speed: Vector; spin: Vector } {
  const [sx, sy, sz] = inBall(stream);
  return {
    speed: [HOP_ASIDE * signed(stream), HOP_UP, HOP_ASIDE * signed(stream)],
    spin: [sx * HOP_SPIN, sy * HOP_SPIN, sz * HOP_SPIN],
  };
}
