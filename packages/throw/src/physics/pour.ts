/** How cubes enter the battle ship: let go together over its deck, nobody aims (DR-PHYS-7, 16). */
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
/** Cubes in a layer: across the opening and along it. */
const ACROSS = 3;
const ALONG = 2;
/** A cube that is let go later hangs so much higher at most, in edges: some hundredths of a second. */
const LATER = 0.4;
/** Over the deck, in edges. */
const OVER = 1;

/** A nudge or a shake: units and radians per second. */
const HOP_ASIDE = 18;
const HOP_UP = 35;
const HOP_SPIN = 12;

/** Places over the opening from below, apart however the cubes are turned; in edges around its middle. */
function places(cubes: number): Vector[] {
  const layer = ACROSS * ALONG;
  return Array.from({ length: cubes }, (_, at): Vector => {
    const inLayer = at % layer;
    return [
      ((inLayer % ACROSS) - (ACROSS - 1) / 2) * PITCH,
      OVER + Math.floor(at / layer) * (PITCH + LATER),
      (Math.floor(inLayer / ACROSS) - (ALONG - 1) / 2) * PITCH,
    ];
  });
}

export function pour({ board, edge: mm, cubes }: TowerOrder, surface: Surface, stream: Stream): Cube[] {
  const edge = mm / MM_PER_UNIT;
  const [x, y, z] = hatchOf(board, mm).centre.map((part) => part / MM_PER_UNIT);
  const free = places(cubes);
  // Dealt in random order, so that no side of a battle falls first (DR-PHYS-15).
  const dealt = free.map((_, at) => at);
  stream.shuffle(dealt);
  return dealt.map((at): Cube => {
    const [across, up, along] = free[at];
    const later = LATER * stream.unit();
    const [vx, vy, vz] = inBall(stream);
    const [sx, sy, sz] = inBall(stream);
    return {
      centre: [x + across * edge, y + (up + later) * edge, z + along * edge],
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
