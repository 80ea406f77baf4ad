/** How much may still be spent on a thought, by time or by tries. */
import type { Thinking } from './bot.ts';

export interface Budget {
  /** The share of the whole that is spent, 0 to 1. */
  spent(tries: number): number;
}

const DEFAULT_ITERATIONS = 2000;

/** `perMs`: milliseconds are counted as so many tries, so that a busy machine plays no worse. */
export function budgetOf({ ms, iterations }: Thinking, perMs?: number): Budget {
  if (perMs !== undefined && ms !== undefined) {
    const work = Math.min(iterations ?? Number.POSITIVE_INFINITY, Math.max(1, Math.round(ms * perMs)));
    return { spent: (tries) => tries / work };
  }
  const most = iterations ?? (ms === undefined ? DEFAULT_ITERATIONS : Number.POSITIVE_INFINITY);
  const start = Date.now();
  return { spent: (tries) => Math.max(tries / most, ms === undefined ? 0 : (Date.now() - start) / ms) };
}
