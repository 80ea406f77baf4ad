import { commandSay } from '../text/commands.ts';
import { Words } from './args.ts';
import { faringsOf, figuresOf, placesOf, printTurnOrder, runJobs, SERIES_FLAGS, seriesJob } from './series.ts';

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
  const results = faringsOf(tally.byBot, tally.matches).map((one, at) => ({ name: bots[at], ...one }));
  if (words.flag('json')) {
    console.log(
      JSON.stringify({
        game: job.game,
        seed: job.seed,
        games: tally.matches,
        bots: results,
        ...placesOf(tally),
        endReasons: tally.endReasons,
      }),
    );
    return;
  }
  const say = commandSay(words.locale());
  console.log(say('command.arena.head', { games: tally.matches }));
  for (const one of results) console.log(say('command.arena.bot', { name: one.name, ...figuresOf(one) }));
  for (const one of placesOf(tally).bySeat)
    console.log(say('command.arena.seat', { seat: one.seat, ...figuresOf(one) }));
  printTurnOrder(tally, say);
}
