import type { Limits } from '@broadside/bots';
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

export const seriesLimits = (words: Words): Limits => ({
  ms: words.whole('ms', 1, 600_000),
  iterations: words.whole('iterations', 1, 10_000_000),
});

export const round = (value: number, digits: number): number => Number(value.toFixed(digits));
