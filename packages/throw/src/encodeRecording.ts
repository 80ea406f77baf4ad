/** Makes the recording: of all recorded poses it keeps as few keys as show the same fall to the eye. */
import { deflateSync } from 'fflate';
import { ByteWriter, toText } from './bytes.ts';
import {
  between,
  type Key,
  type Pose,
  QUANTUM,
  RECORDING_VERSION,
  sagOver,
  TURN_REACH,
  TURN_STEPS,
  turnOf,
} from './recording.ts';
import type { Quaternion, Vector } from './space.ts';

/** Recorded poses: frame by frame, in each die by die, seven numbers each (place in millimetres, turn). */
export interface Take {
  readonly dice: number;
  readonly poses: readonly number[];
}

export const TAKES_PER_SECOND = 60;
/** Shown slower than life: the lid on a screen is larger than the real one, and the eye wants to follow the dice. */
const SHOWN_PER_SECOND = 40;
const PACE = SHOWN_PER_SECOND / TAKES_PER_SECOND;
/** Millimetres per second squared, in shown seconds. */
const GRAVITY = Math.round(9810 * PACE * PACE);
/** Numbers per pose: three of the place in millimetres, four of the turn. */
export const PER_POSE = 7;

/** How far a shown die may be from where it was: in millimetres, and as the cosine of half an angle (four degrees). */
const NEAR = 0.4;
const ALIKE = 0.9994;

/** A key with the whole numbers it is written as. */
interface Written extends Key {
  readonly steps: readonly [number, number, number];
  readonly largest: number;
  readonly turnSteps: readonly [number, number, number];
}

function poseAt({ dice, poses }: Take, frame: number, die: number): Pose {
  const at = (frame * dice + die) * PER_POSE;
  return {
    position: [poses[at], poses[at + 1], poses[at + 2]],
    quaternion: [poses[at + 3], poses[at + 4], poses[at + 5], poses[at + 6]],
  };
}

function smallerThree(turn: Quaternion): { largest: number; turnSteps: [number, number, number] } {
  const largest = [0, 1, 2, 3].reduce((best, at) => (Math.abs(turn[at]) > Math.abs(turn[best]) ? at : best));
  const sign = turn[largest] < 0 ? -1 : 1;
  const [a, b, c] = turn
    .filter((_, at) => at !== largest)
    .map((part) => Math.round(((sign * part) / TURN_REACH) * TURN_STEPS));
  return { largest, turnSteps: [a, b, c] };
}

function write({ position, quaternion }: Pose, frame: number, falls: boolean): Written {
  const steps = position.map((part) => Math.round(part / QUANTUM));
  const { largest, turnSteps } = smallerThree(quaternion);
  return {
    frame,
    falls,
    steps: [steps[0], steps[1], steps[2]],
    largest,
    turnSteps,
    position: [steps[0] * QUANTUM, steps[1] * QUANTUM, steps[2] * QUANTUM],
    quaternion: turnOf(largest, turnSteps),
  };
}

const near = ([ax, ay, az]: Vector, [bx, by, bz]: Vector): boolean => {
  const [x, y, z] = [ax - bx, ay - by, az - bz];
  return x * x + y * y + z * z <= NEAR * NEAR;
};
const alike = (a: Quaternion, b: Quaternion): boolean =>
  Math.abs(a[0] * b[0] + a[1] * b[1] + a[2] * b[2] + a[3] * b[3]) >= ALIKE;

/** Whether a key shows all that happened since the one before it. */
function shows(poses: readonly Pose[], from: Key, to: Key): boolean {
  const span = to.frame - from.frame;
  const sag = sagOver(span, SHOWN_PER_SECOND, GRAVITY);
  for (let at = 1; at < span; at++) {
    const shown = between(from, to, at / span, sag);
    const pose = poses[from.frame + at];
    if (!near(shown.position, pose.position) || !alike(shown.quaternion, pose.quaternion)) return false;
  }
  return true;
}

/** The farthest key that still shows everything since the last one. */
function farthest(poses: readonly Pose[], from: Key): Written {
  const start = from.frame + 1;
  let best = write(poses[start], start, false);
  for (const falls of [false, true]) {
    for (let frame = best.frame + 1; frame < poses.length; frame++) {
      const key = write(poses[frame], frame, falls);
      if (!shows(poses, from, key)) break;
      best = key;
    }
  }
  return best;
}

/** Parts of a die that lies still differ by no more than this; far less than the eye is shown. */
const STILL = [0.1, 0.1, 0.1, 0.005, 0.005, 0.005, 0.005];

/** Whether a die lies where it lay at first all the time, as most on a board do. */
function still({ dice, poses }: Take, die: number): boolean {
  const first = die * PER_POSE;
  for (let at = first; at < poses.length; at += dice * PER_POSE)
    for (let part = 0; part < PER_POSE; part++)
      if (Math.abs(poses[at + part] - poses[first + part]) > STILL[part]) return false;
  return true;
}

function keysOf(take: Take, frames: number, die: number): Written[] {
  if (frames > 1 && still(take, die))
    return [0, frames - 1].map((frame) => write(poseAt(take, frame, die), frame, false));
  const poses = Array.from({ length: frames }, (_, frame) => poseAt(take, frame, die));
  const keys = [write(poses[0], 0, false)];
  for (let last = keys[0]; last.frame < frames - 1; keys.push(last)) last = farthest(poses, last);
  return keys;
}

/** Columns of like numbers, one after the other: they deflate best. */
function writeKeys(writer: ByteWriter, dice: readonly (readonly Written[])[]): void {
  const column = (put: (key: Written, last: Written | undefined) => void): void => {
    for (const keys of dice) for (const [at, key] of keys.entries()) put(key, keys[at - 1]);
  };
  for (const keys of dice) writer.count(keys.length);
  column((key, last) => writer.count((key.frame - (last?.frame ?? 0)) * 8 + (key.falls ? 4 : 0) + key.largest));
  for (const axis of [0, 1, 2] as const)
    column((key, last) => writer.signed(key.steps[axis] - (last?.steps[axis] ?? 0)));
  for (const part of [0, 1, 2] as const) column((key) => writer.byte(key.turnSteps[part]));
}

export function encodeRecording(take: Take): string {
  const frames = take.poses.length / take.dice / PER_POSE;
  const writer = new ByteWriter();
  for (const count of [RECORDING_VERSION, SHOWN_PER_SECOND, frames, GRAVITY, take.dice]) writer.count(count);
  writeKeys(
    writer,
    Array.from({ length: take.dice }, (_, die) => keysOf(take, frames, die)),
  );
  return toText(deflateSync(writer.done(), { level: 9 }));
}
