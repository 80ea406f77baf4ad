/**
 * The recording of a throw: how unmarked cubes fell. Each die has keys, poses at chosen frames, and moves between two
 * of them on a straight line or, in the air, on the parabola of gravity; it turns evenly.
 *
 * Places are millimetres: x to the right, y up, z toward the near edge; the far left corner of the floor is 0, so x and
 * z are the x and y of a result. These are the axes of three.js.
 *
 * The cubes bear no marks. A client marks each so that the result's value is on the side that `facing`
 * names, in any of the four rotations around it, and opposite sides add up to seven; then the recording ends with that
 * value on top. The marks say nothing before the dice lie still, since the value was drawn after the fall.
 */
import { inflateSync } from 'fflate';
import { ByteReader, fromText } from './bytes.ts';
import { type Quaternion, upAxis, type Vector } from './space.ts';

export interface Pose {
  readonly position: Vector;
  readonly quaternion: Quaternion;
}

export interface Recording {
  readonly hz: number;
  readonly frames: number;
  readonly seconds: number;
  readonly dice: number;
  /** Where a die is at a time in seconds; before the first and after the last frame it stays there. */
  at(seconds: number, die: number): Pose;
}

/** An axis of the cube's body: +x, -x, +y, -y, +z, -z. */
export type Axis = 0 | 1 | 2 | 3 | 4 | 5;
const AXES: readonly (readonly [Axis, Axis])[] = [
  [0, 1],
  [2, 3],
  [4, 5],
];

/** A key: the frame, the pose, and whether the way to it was a free fall. */
export interface Key extends Pose {
  readonly frame: number;
  readonly falls: boolean;
}

export const RECORDING_VERSION = 1;
/** Millimetres per step of a place. */
export const QUANTUM = 0.1;
/** Steps of a turn's parts: the three smaller ones are at most the root of a half. */
export const TURN_STEPS = 127;
export const TURN_REACH = Math.SQRT1_2;
/** Limits of what is accepted. */
const MOST_DICE = 255;
const MOST_FRAMES = 10_000;

/** Between two keys, `share` from 0 to 1; `sag` is what gravity takes, in millimetres at the middle times four. */
export function between(from: Key, to: Key, share: number, sag: number): Pose {
  const [a, b] = [from.position, to.position];
  const lift = to.falls ? sag * share * (1 - share) : 0;
  const mix = (x: number, y: number): number => x + (y - x) * share;
  return {
    position: [mix(a[0], b[0]), mix(a[1], b[1]) + lift, mix(a[2], b[2])],
    quaternion: turnBetween(from.quaternion, to.quaternion, share),
  };
}

function turnBetween(a: Quaternion, b: Quaternion, share: number): Quaternion {
  // Of a turn and its negative, which are the same, the nearer one.
  const sign = a[0] * b[0] + a[1] * b[1] + a[2] * b[2] + a[3] * b[3] < 0 ? -share : share;
  const rest = 1 - share;
  const [x, y, z, w] = [
    a[0] * rest + b[0] * sign,
    a[1] * rest + b[1] * sign,
    a[2] * rest + b[2] * sign,
    a[3] * rest + b[3] * sign,
  ];
  const length = Math.sqrt(x * x + y * y + z * z + w * w);
  return [x / length, y / length, z / length, w / length];
}

/** What a free fall over so many frames adds to the straight line: half of g t². */
export function sagOver(frames: number, hz: number, gravity: number): number {
  const seconds = frames / hz;
  return (gravity * seconds * seconds) / 2;
}

class KeyRecording implements Recording {
  readonly hz: number;
  readonly frames: number;
  readonly seconds: number;
  readonly dice: number;
  private readonly gravity: number;
  private readonly keys: readonly (readonly Key[])[];

  constructor(hz: number, frames: number, gravity: number, keys: readonly (readonly Key[])[]) {
    this.hz = hz;
    this.frames = frames;
    this.seconds = (frames - 1) / hz;
    this.dice = keys.length;
    this.gravity = gravity;
    this.keys = keys;
  }

  at(seconds: number, die: number): Pose {
    const keys = this.keys[die];
    if (!keys) throw new RangeError(`the recording has no die ${die}`);
    const frame = seconds * this.hz;
    const next = nextKey(keys, frame);
    if (next === 0 || next === keys.length) {
      const { position, quaternion } = keys[Math.max(0, next - 1)];
      return { position, quaternion };
    }
    const [from, to] = [keys[next - 1], keys[next]];
    const span = to.frame - from.frame;
    return between(from, to, (frame - from.frame) / span, sagOver(span, this.hz, this.gravity));
  }
}

/** The first key later than a frame. */
function nextKey(keys: readonly Key[], frame: number): number {
  let [low, high] = [0, keys.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (keys[middle].frame > frame) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** The turn of which the three smaller parts are given, in steps; `largest` says which one is missing. */
export function turnOf(largest: number, steps: readonly [number, number, number]): Quaternion {
  const parts = steps.map((step) => (step / TURN_STEPS) * TURN_REACH);
  const square = parts[0] * parts[0] + parts[1] * parts[1] + parts[2] * parts[2];
  parts.splice(largest, 0, Math.sqrt(Math.max(0, 1 - square)));
  return [parts[0], parts[1], parts[2], parts[3]];
}

/** The columns of a recording: see encodeRecording.ts, which writes them. */
function readKeys(reader: ByteReader, dice: number, frames: number): Key[][] {
  const counts = Array.from({ length: dice }, () => reader.count());
  const all = counts.reduce((sum, count) => sum + count, 0);
  if (all > dice * frames || counts.some((count) => count === 0)) throw new RangeError('its keys do not add up');
  const column = <T>(read: () => T): T[] => Array.from({ length: all }, read);
  const heads = column(() => reader.count());
  const places = [0, 1, 2].map(() => column(() => reader.signed()));
  const turns = [0, 1, 2].map(() => column(() => (reader.byte() << 24) >> 24));
  let at = 0;
  return counts.map((count) => {
    const keys: Key[] = [];
    const place = [0, 0, 0];
    let frame = 0;
    for (const end = at + count; at < end; at++) {
      frame += heads[at] >> 3;
      for (const axis of [0, 1, 2]) place[axis] += places[axis][at];
      keys.push({
        frame,
        falls: (heads[at] & 4) !== 0,
        position: [place[0] * QUANTUM, place[1] * QUANTUM, place[2] * QUANTUM],
        quaternion: turnOf(heads[at] & 3, [turns[0][at], turns[1][at], turns[2][at]]),
      });
    }
    return keys;
  });
}

function readRecording(text: string): Recording {
  const reader = new ByteReader(inflateSync(fromText(text)));
  const version = reader.count();
  if (version !== RECORDING_VERSION) throw new RangeError(`its version ${version} is not known`);
  const [hz, frames, gravity, dice] = [reader.count(), reader.count(), reader.count(), reader.count()];
  if (hz === 0 || frames === 0 || frames > MOST_FRAMES || dice > MOST_DICE) throw new RangeError('its head is wrong');
  const keys = readKeys(reader, dice, frames);
  if (!reader.ended) throw new RangeError('it has a tail');
  if (keys.some((own) => own[own.length - 1].frame !== frames - 1)) throw new RangeError('a die has no end');
  return new KeyRecording(hz, frames, gravity, keys);
}

export function decodeRecording(text: string): Recording {
  try {
    return readRecording(text);
  } catch (error) {
    throw new RangeError(`this is no recording of a throw: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** Which body axis of a die is up when the recording ends. */
export function facing(recording: Recording, die: number): Axis {
  const { axis, up } = upAxis(recording.at(recording.seconds, die).quaternion);
  return AXES[axis][up < 0 ? 1 : 0];
}
