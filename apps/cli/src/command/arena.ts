import { wilson } from '@broadside/bots';
import { resolveOptions } from '@broadside/kernel';
import { speaker } from '@broadside/text';
import { freshSeed } from '../seed.ts';
import { checkBotNames } from '../series/bots.ts';
import type { Job } from '../series/job.ts';
import { progressBar, runSeries } from '../series/run.ts';
import { Words } from './args.ts';
import { round, SERIES_FLAGS, seriesLimits } from './seriesFlags.ts';
import { commandText } from './text/index.ts';

/** `broadside arena GAME`: bots against each other, seats swapped, seeds shared. */
export async function arena(argv: readonly string[]): Promise<void> {
  const words = new Words('arena', argv, { ...SERIES_FLAGS, bot: 'many' }, 1);
  const entry = words.game();
  const bots = [...(words.text('bots')?.split(',') ?? []), ...words.many('bot')];
  const { min, max } = entry.game.seats;
  if (bots.length < min || bots.length > max)
    throw words.wrong(`needs ${min} to ${max} bots (--bots a,b or --bot a --bot "cmd:./mybot"), not ${bots.length}`);
  checkBotNames(entry, bots);
  const options = words.json('options');
  resolveOptions(entry.game, bots.length, options);
  const games = words.whole('games', 1, 10_000_000) ?? 100;
  const seed = words.text('seed') ?? freshSeed();
  const job: Job = {
    game: entry.game.id,
    bots,
    options,
    seed,
    from: 0,
    to: games,
    swap: true,
    limits: seriesLimits(words),
  };
  const bar = progressBar(process.stderr);
  const tally = await runSeries(job, words.whole('jobs', 1, 64) ?? 1, bar.show);
  bar.clear();
  const results = bots.map((name, at) => {
    const wins = tally.wins[at];
    const [low, high] = wilson(wins, tally.matches);
    return {
      name,
      games: tally.matches,
      wins: round(wins, 3),
      winRate: round(wins / tally.matches, 4),
      ci: [round(low, 4), round(high, 4)],
      meanPoints: round(tally.points[at] / tally.matches, 3),
    };
  });
  if (words.flag('json')) {
    console.log(
      JSON.stringify({ game: job.game, seed, games: tally.matches, bots: results, endReasons: tally.endReasons }),
    );
    return;
  }
  const say = speaker(words.locale(), commandText);
  console.log(say('command.arena.head', { games: tally.matches }));
  for (const { name, winRate, ci, meanPoints } of results)
    console.log(
      say('command.arena.bot', {
        name,
        share: round(100 * winRate, 1),
        low: round(100 * ci[0], 1),
        high: round(100 * ci[1], 1),
        points: meanPoints,
      }),
    );
}
