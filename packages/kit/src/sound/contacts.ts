/** When the bodies of a recorded throw touch something, so that each touch can be heard. */
import type { Recording, Vector } from '@broadside/throw';

/** Times a second at which is looked. */
const LOOKS = 60;
/** A body touches something when its speed changes by this much at once, in millimetres a second. */
const JOLT = 220;
/** Touches nearer to each other than this, in seconds, are heard as one. */
const APART = 0.045;
const MOST = 40;

/** How much the speed changed between three places, each a look after the other. */
const joltOf = (first: Vector, then: Vector, last: Vector): number =>
  Math.hypot(first[0] + last[0] - 2 * then[0], first[1] + last[1] - 2 * then[1], first[2] + last[2] - 2 * then[2]) *
  LOOKS;

/** Seconds of the recording, in order. */
export function contactsOf(recording: Recording): readonly number[] {
  const placesAt = (look: number): readonly Vector[] =>
    Array.from({ length: recording.dice }, (_, die) => recording.at(look / LOOKS, die).position);
  const times: number[] = [];
  const looks = Math.ceil(recording.seconds * LOOKS);
  let [first, then] = [placesAt(0), placesAt(1)];
  for (let look = 2; look <= looks && times.length < MOST; look++) {
    const last = placesAt(look);
    const time = (look - 1) / LOOKS;
    const touches = then.some((place, die) => joltOf(first[die], place, last[die]) > JOLT);
    if (touches && time - (times.at(-1) ?? -1) >= APART) times.push(time);
    [first, then] = [then, last];
  }
  return times;
}
