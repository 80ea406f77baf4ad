/** Recordings as they are shown: decoded once, and none longer than anybody wants to watch. */
import { decodeRecording, type Recording } from '@broadside/throw';

/** Small dice and cubes fall faster than the eye follows; on the screen they are given the weight of larger ones. */
const SLOWER = 1.5;
/** Milliseconds at normal speed; crowded throws that had to be nudged are hurried along. */
const LONGEST = 3400;

export interface Frames {
  readonly recording: Recording;
  readonly ms: number;
}

let last: { readonly text: string; readonly frames: Frames | undefined } | undefined;

function decode(text: string): Frames | undefined {
  try {
    const recording = decodeRecording(text);
    return { recording, ms: Math.min(LONGEST, recording.seconds * 1000 * SLOWER) };
  } catch {
    return undefined;
  }
}

/** Undefined if there is none: throws that were prescribed or stood in for were never recorded. */
export function readFrames(text: string): Frames | undefined {
  if (last?.text !== text) last = { text, frames: text === '' ? undefined : decode(text) };
  return last.frames;
}

/** Where a recording is in its own seconds, so many milliseconds after it began. */
export const secondsAt = ({ recording, ms }: Frames, shown: number): number =>
  Math.min(recording.seconds, (shown / ms) * recording.seconds);
