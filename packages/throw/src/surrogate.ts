/**
 * A stand-in for the physics, for computer players and playouts (S7-PHYS-23): fair values, and places without overlap
 * that are as dense as real throws lie, without any fall. Raids on it come out as on real throws.
 */
import type { Stream } from '@broadside/kernel';
import type { Box } from './types.ts';

export { zoneOf } from './tower/board.ts';
export { placeInZone } from './tower/place.ts';
export { type TowerFit, tumble } from './tower/tumble.ts';

const HUNDREDTHS = 100;
/** Numbers per die: value, x, y, yaw. */
const PER_DIE = 4;
/** Two squares this many edges apart, centre to centre, never overlap, however they are turned: the root of two. */
const APART = 1.4143;
/** Tries to find a free place before any will do: a crowded field must not hang a playout. */
const TRIES = 50;

/** Every so many-th coordinate is the mean of two even ones: real throws lie a little denser in the middle. */
const TO_THE_MIDDLE = 4;

/** A coordinate from 0 to `room` - 1. */
function along(room: number, stream: Stream): number {
  const place = stream.below(room);
  return stream.below(TO_THE_MIDDLE) === 0 ? (place + stream.below(room)) >> 1 : place;
}

function isFree(dice: readonly number[], die: number, x: number, y: number, square: number): boolean {
  for (let at = 0; at < die * PER_DIE; at += PER_DIE) {
    const dx = dice[at + 1] - x;
    const dy = dice[at + 2] - y;
    if (dx * dx + dy * dy < square) return false;
  }
  return true;
}

/** Flat numbers, [value, x, y, yaw] for each die, places in whole hundredths of a millimetre. */
export function scatter(dice: number, box: Box, edge: number, stream: Stream): number[] {
  const [wide, deep, half] = [box.width * HUNDREDTHS, box.depth * HUNDREDTHS, Math.round((edge * HUNDREDTHS) / 2)];
  const apart = edge * APART * HUNDREDTHS;
  const thrown: number[] = [];
  for (let die = 0; die < dice; die++) {
    let [x, y] = [0, 0];
    for (let tries = 0; tries < TRIES; tries++) {
      x = half + along(wide - 2 * half + 1, stream);
      y = half + along(deep - 2 * half + 1, stream);
      if (isFree(thrown, die, x, y, apart * apart)) break;
    }
    thrown.push(1 + stream.below(6), x, y, stream.below(360));
  }
  return thrown;
}
