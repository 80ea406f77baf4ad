/**
 * How much may be spent on a thought. It is counted in tries, never in time: a busy machine plays no worse, and a match that was
 * interrupted goes on as it would have.
 */
import type { Thinking } from './bot.ts';

const DEFAULT_TRIES = 2000;

/** `perMs`: tries that a core makes in a millisecond. */
export function triesOf({ ms, iterations }: Thinking, perMs: number): number {
  if (ms === undefined) return iterations ?? DEFAULT_TRIES;
  return Math.min(iterations ?? Number.POSITIVE_INFINITY, Math.max(1, Math.round(ms * perMs)));
}
