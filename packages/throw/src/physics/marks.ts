/** Unmarked cubes fall; only then each gets one of the 24 markings, every one equally likely. */
import type { Stream } from '@broadside/kernel';
import { axesOf, type Quaternion } from '../space.ts';
import type { ThrowResult } from '../types.ts';

export interface Marking {
  /** What is on top, 1 to 6. */
  readonly value: number;
  /** Which of the four sides the value's top looks to. */
  readonly quarter: number;
}

const MARKINGS = 24;

export function marking(stream: Stream): Marking {
  const drawn = stream.below(MARKINGS);
  return { value: 1 + Math.floor(drawn / 4), quarter: drawn % 4 };
}

/** The arc tangent of 0 to 1 in degrees, to a tenth of one; engines differ in the last bit of the library one. */
const arc = (t: number): number => t * (45 + (1 - t) * (14.02 + 3.79 * t));

/** The direction of (x, z) in whole degrees from 0 to 359: 0 is to the right, 90 is toward the near edge. */
function degrees(x: number, z: number): number {
  const [a, b] = [Math.abs(x), Math.abs(z)];
  const first = a >= b ? arc(b / a) : 90 - arc(a / b);
  const half = x >= 0 ? first : 180 - first;
  return (Math.round(z >= 0 ? half : 360 - half) + 360) % 360;
}

/** How a lying cube is turned on the table, 0 to 89 degrees clockwise as seen from above. */
function turned(turn: Quaternion): number {
  const [first, second] = axesOf(turn);
  // Of two body axes at least one lies.
  const [x, , z] = Math.abs(first[1]) < 0.5 ? first : second;
  return degrees(x, z) % 90;
}

const HUNDREDTHS = 100;

/** Where a die lies, in whole hundredths of a millimetre, and what it shows. */
export function landing(
  place: readonly [x: number, z: number],
  turn: Quaternion,
  { value, quarter }: Marking,
): ThrowResult {
  return {
    value,
    x: Math.round(place[0] * HUNDREDTHS),
    y: Math.round(place[1] * HUNDREDTHS),
    yaw: turned(turn) + 90 * quarter,
  };
}
