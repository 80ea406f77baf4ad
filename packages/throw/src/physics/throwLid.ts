/** A throw into the lid: attempts until one holds, and then the faces. */
import { Stream } from '@broadside/kernel';
import { encodeRecording, PER_POSE } from '../encodeRecording.ts';
import type { LidOrder, LidThrow, ThrowResult } from '../types.ts';
import type { Rapier } from './bodies.ts';
import { type Fallen, fall } from './lid.ts';
import { landing, marking } from './marks.ts';

/** Changes whenever the same order would give another throw. */
export const LID_PHYSICS = 1;

export const ATTEMPTS = 20;
/** After so many void attempts the throw is softened. */
const SOFTEN_AFTER = 5;
const SOFTER = 0.85;
/** More than any throw of a game we know; a lid holds no more of them flat. */
const MOST_DICE = 60;

const whole = (value: number, least: number, most: number): boolean =>
  Number.isInteger(value) && value >= least && value <= most;

function check({ dice, edge, box, way, force }: LidOrder): void {
  if (!whole(dice, 1, MOST_DICE)) throw new RangeError(`a throw has 1 to ${MOST_DICE} dice, not ${dice}`);
  if (!(edge > 0 && box.width >= 10 * edge && box.depth >= 10 * edge && box.wall >= 0))
    throw new RangeError('the lid is too small for its dice');
  if (!whole(way, 0, 7) || !whole(force, 1, 3)) throw new RangeError(`no such gesture: way ${way}, force ${force}`);
}

/** How hard an attempt is thrown: as the gesture says, then softer and softer. */
function vigour(attempt: number): number {
  let share = 1;
  for (let at = SOFTEN_AFTER; at <= attempt; at++) share *= SOFTER;
  return share;
}

/** The places come from the fall, the faces from a stream of their own. */
function landings({ take }: Fallen, seed: string, attempt: number): ThrowResult[] {
  const stream = Stream.of(`${seed}\nmarks\n${attempt}`);
  const { dice, poses } = take;
  const last = poses.slice(-dice * PER_POSE);
  return Array.from({ length: dice }, (_, die) => {
    const [x, , z, ...turn] = last.slice(die * PER_POSE, (die + 1) * PER_POSE);
    return landing([x, z], [turn[0], turn[1], turn[2], turn[3]], marking(stream));
  });
}

/** A void attempt is thrown again as a whole, with all its dice. */
export function throwLid(rapier: Rapier, order: LidOrder): LidThrow {
  check(order);
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const fallen = fall(rapier, order, attempt, vigour(attempt));
    if (!fallen) continue;
    return {
      device: 'lid',
      landings: landings(fallen, order.seed, attempt),
      attempt,
      physics: LID_PHYSICS,
      film: encodeRecording(fallen.take),
    };
  }
  throw new Error(`no throw of ${order.dice} dice stayed in the lid`);
}
