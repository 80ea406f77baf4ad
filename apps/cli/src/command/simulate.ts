import { resolveOptions } from '@broadside/kernel';
import { speaker } from '@broadside/text';
import { freshSeed } from '../seed.ts';
import { checkBotNames } from '../series/bots.ts';
import type { Job } from '../series/job.ts';
import { progressBar, runSeries } from '../series/run.ts';
import { Words } from './args.ts';
import { round, SERIES_FLAGS, seriesLimits } from './seriesFlags.ts';
import { commandText } from './text/index.ts';

/** As many names as seats: a shorter list is repeated. */
const seatBots = (names: readonly string[], players: number): string[] =>
  Array.from({ length: players }, (_, seat) => names[seat % names.length]);

/** `broadside simulate GAME`: many matches fast, and what came of them. */
export async function simulate(argv: readonly string[]): Promise<void> {
  const words = new Words('simulate', argv, { ...SERIES_FLAGS, players: 'text' }, 1);
  const entry = words.game();
  const { min, max } = entry.game.seats;
  const names = words.text('bots')?.split(',') ?? ['random'];
  const players = words.whole('players', min, max) ?? Math.max(min, names.length);
  if (names.length > players) throw words.wrong(`--bots names ${names.length} bots for ${players} players`);
  const bots = seatBots(names, players);
  checkBotNames(entry, bots);
  const options = words.json('options');
  resolveOptions(entry.game, players, options);
  const games = words.whole('games', 1, 100_000_000) ?? 1000;
  const seed = words.text('seed') ?? freshSeed();
  const job: Job = {
    game: entry.game.id,
    bots,
    options,
    seed,
    from: 0,
    to: games,
    swap: false,
    limits: seriesLimits(words),
  };
  const bar = progressBar(process.stderr);
  const start = performance.now();
  const tally = await runSeries(job, words.whole('jobs', 1, 64) ?? 1, bar.show);
  const seconds = (performance.now() - start) / 1000;
  bar.clear();
  const summary = {
    game: job.game,
    players,
    bots,
    seed,
    matches: tally.matches,
    actions: tally.actions,
    seconds: round(seconds, 3),
    actionsPerSecond: Math.round(tally.actions / seconds),
    wins: tally.wins.map((wins) => round(wins, 3)),
    meanPoints: tally.points.map((points) => round(points / tally.matches, 3)),
    meanTurns: round(tally.turns / tally.matches, 3),
    endReasons: tally.endReasons,
    decidedBy: tally.decidedBy,
  };
  if (words.flag('json')) {
    console.log(JSON.stringify(summary));
    return;
  }
  const say = speaker(words.locale(), commandText);
  console.log(
    say('command.simulate.head', {
      matches: summary.matches,
      actions: summary.actions,
      seconds: summary.seconds,
      speed: summary.actionsPerSecond,
    }),
  );
  bots.forEach((bot, seat) => {
    const share = round((100 * summary.wins[seat]) / summary.matches, 1);
    console.log(say('command.simulate.seat', { seat, bot, share, points: summary.meanPoints[seat] }));
  });
  console.log(say('command.simulate.turns', { turns: summary.meanTurns }));
}
