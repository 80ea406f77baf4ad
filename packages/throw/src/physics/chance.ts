/** Chance of bodies: whole numbers of the stream and + - * / and roots only, so that it is the same everywhere. */
import type { Stream } from '@broadside/kernel';
import type { Quaternion, Vector } from '../space.ts';

/** Places are this many edges apart, so that dice do not touch however they are turned; the root of three and a bit. */
export const PITCH = 1.75;

/** A number from -1 to 1. */
export const signed = (stream: Stream): number => (stream.below(2001) - 1000) / 1000;

/** A point of the unit ball, each equally likely. */
export function inBall(stream: Stream): Vector {
  for (;;) {
    const [x, y, z] = [signed(stream), signed(stream), signed(stream)];
    if (x * x + y * y + z * z <= 1) return [x, y, z];
  }
}

/** Every orientation equally likely: a point of the four-dimensional ball, drawn out to its surface. */
export function anyTurn(stream: Stream): Quaternion {
  for (;;) {
    const [x, y, z, w] = [signed(stream), signed(stream), signed(stream), signed(stream)];
    const square = x * x + y * y + z * z + w * w;
    if (square <= 1 && square >= 0.01) {
      const length = Math.sqrt(square);
      return [x / length, y / length, z / length, w / length];
    }
  }
}
