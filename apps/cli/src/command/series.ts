import { resolveOptions } from '@broadside/kernel';
import type { ShelfGame } from '@broadside/shelf';
import { freshSeed } from '../seed.ts';
import { checkBotNames } from '../series/bots.ts';
import type { Job, Tally } from '../series/job.ts';
import { progressBar, runSeries } from '../series/run.ts';
import type { Flags, Words } from './args.ts';

/** What simulate and arena have in common. */
export const SERIES_FLAGS: Flags = {
  bots: 'text',
  games: 'text',
  seed: 'text',
  options: 'text',
  jobs: 'text',
  ms: 'text',
  iterations: 'text',
  json: 'flag',
};

/** The whole series as one job, with everything about it checked before a match begins. */
export function seriesJob(words: Words, entry: ShelfGame, bots: readonly string[], swap: boolean, games: number): Job {
  checkBotNames(entry, bots);
  const options = words.json('options');
  resolveOptions(entry.game, bots.length, options);
  return {
    game: entry.game.id,
    bots,
    options,
    seed: words.text('seed') ?? freshSeed(),
    from: 0,
    to: words.whole('games', 1, 100_000_000) ?? games,
    swap,
    limits: { ms: words.whole('ms', 1, 600_000), iterations: words.whole('iterations', 1, 10_000_000) },
  };
}

/** Plays a series, with a progress bar if somebody watches. */
export async function runJobs(words: Words, job: Job): Promise<{ tally: Tally; seconds: number }> {
  const bar = progressBar(process.stderr);
  const start = performance.now();
  const tally = await runSeries(job, words.whole('jobs', 1, 64) ?? 1, bar.show);
  bar.clear();
  return { tally, seconds: (performance.now() - start) / 1000 };
}

export const round = (value: number, digits: number): number => Number(value.toFixed(digits));
