/**
 * A fast model of the physics, for computer players and playouts: fair values, and places without overlap
 * that are as dense as real throws lie, without any fall. Raids on it come out as on real throws.
 */
import type { Stream } from '@broadside/kernel';
import { LID_FIT } from './lidFit.ts';
import type { Box } from './types.ts';

export { LID_FIT } from './lidFit.ts';
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

/** Parts of a place in a fit. */
const PARTS = 64;

/** How real throws bunch, by how many dice there are. */
export interface LidFit {
  /** The version of the lid's physics it was fitted to. */
  readonly physics: number;
  /** The least number of dice of each class. */
  readonly diceFrom: readonly number[];
  /** By class, among how many places a die has its choice, in 64ths: 160 is two, and every second time three. */
  readonly places: readonly number[];
}

function placesFor({ diceFrom, places }: LidFit, dice: number): number {
  let at = diceFrom.length - 1;
  while (at > 0 && dice < diceFrom[at]) at--;
  return places[at];
}

function isFree(dice: readonly number[], die: number, x: number, y: number, square: number): boolean {
  for (let at = 0; at < die * PER_DIE; at += PER_DIE) {
    const dx = dice[at + 1] - x;
    const dy = dice[at + 2] - y;
    if (dx * dx + dy * dy < square) return false;
  }
  return true;
}

/**
 * Flat numbers, [value, x, y, yaw] for each die, places in whole hundredths of a millimetre. The dice of one throw fly
 * the same way and end up around a spot, which is another one every time: each takes the nearest to it of a few places.
 */
export function scatter(dice: number, box: Box, edge: number, stream: Stream, fit: LidFit = LID_FIT): number[] {
  const half = Math.round((edge * HUNDREDTHS) / 2);
  const [wide, deep] = [box.width * HUNDREDTHS - 2 * half + 1, box.depth * HUNDREDTHS - 2 * half + 1];
  const apart = edge * APART * HUNDREDTHS;
  const places = placesFor(fit, dice);
  const [spotX, spotY] = [stream.below(wide), stream.below(deep)];
  const thrown: number[] = [];
  for (let die = 0; die < dice; die++) {
    let [x, y] = [0, 0];
    for (let tries = 0; tries < TRIES; tries++) {
      let nearest = Number.POSITIVE_INFINITY;
      for (let left = places; left > 0; left -= PARTS) {
        if (left < PARTS && stream.below(PARTS) >= left) break;
        const [u, v] = [stream.below(wide), stream.below(deep)];
        const far = (u - spotX) * (u - spotX) + (v - spotY) * (v - spotY);
        if (far >= nearest) continue;
        [nearest, x, y] = [far, u + half, v + half];
      }
      if (isFree(thrown, die, x, y, apart * apart)) break;
    }
    thrown.push(1 + stream.below(6), x, y, stream.below(360));
  }
  return thrown;
}
