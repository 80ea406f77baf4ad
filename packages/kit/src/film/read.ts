/** Films as they are shown: decoded once, and none longer than anybody wants to watch. */
import { decodeFilm, type Film } from '@broadside/throw';

/** Small dice and cubes fall faster than the eye follows; on the screen they are given the weight of larger ones. */
const SLOWER = 1.5;
/** Milliseconds at normal speed; crowded throws that had to be nudged are hurried along. */
const LONGEST = 3400;

export interface Reel {
  readonly film: Film;
  readonly ms: number;
}

let last: { readonly text: string; readonly reel: Reel | undefined } | undefined;

function decode(text: string): Reel | undefined {
  try {
    const film = decodeFilm(text);
    return { film, ms: Math.min(LONGEST, film.seconds * 1000 * SLOWER) };
  } catch {
    return undefined;
  }
}

/** Undefined if there is none: throws that were prescribed or stood in for were never filmed. */
export function readReel(text: string): Reel | undefined {
  if (last?.text !== text) last = { text, reel: text === '' ? undefined : decode(text) };
  return last.reel;
}

/** Where a film is in its own seconds, so many milliseconds after it began. */
export const secondsAt = ({ film, ms }: Reel, shown: number): number =>
  Math.min(film.seconds, (shown / ms) * film.seconds);
