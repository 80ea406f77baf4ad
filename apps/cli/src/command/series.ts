import { wilson } from '@broadside/bots';
import { resolveOptions } from '@broadside/kernel';
import type { GameProgram } from '@broadside/shelf';
import { freshSeed } from '../seed.ts';
import { checkBotNames } from '../series/bots.ts';
import type { Job, Sums, Tally } from '../series/job.ts';
import { progressBar, runSeries } from '../series/run.ts';
import type { CommandSay } from '../text/commands.ts';
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
export function seriesJob(
  words: Words,
  entry: GameProgram,
  bots: readonly string[],
  swap: boolean,
  games: number,
): Job {
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

/** How somebody fared: a bot, a seat or a place in turn order. */
export interface Faring {
  readonly games: number;
  readonly wins: number;
  readonly winRate: number;
  /** Wilson's interval, 95%. */
  readonly ci: readonly [low: number, high: number];
  readonly meanPoints: number;
}

export const faringsOf = ({ wins, points }: Sums, games: number): Faring[] =>
  wins.map((own, at) => {
    const [low, high] = wilson(own, games);
    return {
      games,
      wins: round(own, 3),
      winRate: round(own / games, 4),
      ci: [round(low, 4), round(high, 4)],
      meanPoints: round(points[at] / games, 3),
    };
  });

/** By seat, and by turn order if the game knows who begins: what both commands print as JSON. */
export function placesOf({ bySeat, byTurnOrder, matches, ordered }: Tally): {
  bySeat: ({ seat: number } & Faring)[];
  byTurnOrder?: ({ place: number } & Faring)[];
} {
  const order = ordered > 0 ? faringsOf(byTurnOrder, ordered).map((one, at) => ({ place: at + 1, ...one })) : undefined;
  return {
    bySeat: faringsOf(bySeat, matches).map((one, seat) => ({ seat, ...one })),
    ...(order ? { byTurnOrder: order } : {}),
  };
}

/** The figures of a line about somebody, in percent. */
export const figuresOf = ({ winRate, ci, meanPoints }: Faring) => ({
  share: round(100 * winRate, 1),
  low: round(100 * ci[0], 1),
  high: round(100 * ci[1], 1),
  points: meanPoints,
});

/** A line for each place in turn order; none where one plays alone or all win and lose together. */
export function printTurnOrder(tally: Tally, say: CommandSay): void {
  const { byTurnOrder = [] } = placesOf(tally);
  if (byTurnOrder.length < 2 || tally.together.matches > 0) return;
  for (const one of byTurnOrder) console.log(say('command.series.place', { place: one.place, ...figuresOf(one) }));
}
