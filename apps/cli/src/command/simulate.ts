import { type AnyGame, Refusal, resolveOptions } from '@broadside/kernel';
import { commandSay } from '../text/commands.ts';
import { Words } from './args.ts';
import { placesOf, printTurnOrder, round, runJobs, SERIES_FLAGS, seriesJob } from './series.ts';

/** As many names as seats: a shorter list is repeated. */
const seatBots = (names: readonly string[], players: number): string[] =>
  Array.from({ length: players }, (_, seat) => names[seat % names.length]);

/** The smallest number of players from `least` on that these options allow. */
function fewest(game: AnyGame, least: number, words: Words): number {
  for (let players = least; players < game.seats.max; players++)
    try {
      resolveOptions(game, players, words.json('options'));
      return players;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
    }
  return game.seats.max;
}

/** `broadside simulate GAME`: many matches fast, and what came of them. */
export async function simulate(argv: readonly string[]): Promise<void> {
  const words = new Words('simulate', argv, { ...SERIES_FLAGS, players: 'text' }, 1);
  const entry = words.game();
  const { min, max } = entry.game.seats;
  const names = words.text('bots')?.split(',') ?? ['random'];
  const players = words.whole('players', min, max) ?? fewest(entry.game, Math.max(min, names.length), words);
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
    wins: tally.bySeat.wins.map((wins) => round(wins, 3)),
    meanPoints: tally.bySeat.points.map((points) => round(points / tally.matches, 3)),
    ...placesOf(tally),
    meanTurns: round(tally.turns / tally.matches, 3),
    endReasons: tally.endReasons,
    decidedBy: tally.decidedBy,
    ...(tally.together.matches > 0 ? { success: round(tally.together.won / tally.together.matches, 3) } : {}),
  };
  if (words.flag('json')) {
    console.log(JSON.stringify(summary));
    return;
  }
  const say = commandSay(words.locale());
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
  printTurnOrder(tally, say);
  console.log(say('command.simulate.turns', { turns: summary.meanTurns }));
  if (summary.success !== undefined)
    console.log(say('command.simulate.success', { share: round(100 * summary.success, 1) }));
}
