import { speaker } from '@broadside/text';
import { Words } from './args.ts';
import { round, runJobs, SERIES_FLAGS, seriesJob } from './series.ts';
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
  const job = seriesJob(words, entry, bots, false, 1000);
  const { tally, seconds } = await runJobs(words, job);
  const summary = {
    game: job.game,
    players,
    bots,
    seed: job.seed,
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
