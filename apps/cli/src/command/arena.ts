import { wilson } from '@broadside/bots';
import { speaker } from '@broadside/text';
import { Words } from './args.ts';
import { round, runJobs, SERIES_FLAGS, seriesJob } from './series.ts';
import { commandText } from './text/index.ts';

/** `broadside arena GAME`: bots against each other, seats swapped, seeds shared. */
export async function arena(argv: readonly string[]): Promise<void> {
  const words = new Words('arena', argv, { ...SERIES_FLAGS, bot: 'many' }, 1);
  const entry = words.game();
  const bots = [...(words.text('bots')?.split(',') ?? []), ...words.many('bot')];
  const min = Math.max(2, entry.game.seats.min);
  const { max } = entry.game.seats;
  if (bots.length < min || bots.length > max)
    throw words.wrong(`needs ${min} to ${max} bots (--bots a,b or --bot a --bot "cmd:./mybot"), not ${bots.length}`);
  const job = seriesJob(words, entry, bots, true, 100);
  const { tally } = await runJobs(words, job);
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
      JSON.stringify({
        game: job.game,
        seed: job.seed,
        games: tally.matches,
        bots: results,
        endReasons: tally.endReasons,
      }),
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
