import type { Tally } from '../series/job.ts';
import { type CommandSay, commandSay } from '../text/commands.ts';
import { Words } from './args.ts';
import { faringsOf, figuresOf, placesOf, printTurnOrder, round, runJobs, SERIES_FLAGS, seriesJob } from './series.ts';

/** Worlds in which every moment of luck is judged: many matches are better than few that are judged closely. */
const WORLDS = 4;
const Z = 1.959964;

interface WithoutLuck {
  /** The mean result of each bot less its luck, a share of a victory, with its interval of 95%. */
  readonly bots: readonly { readonly mean: number; readonly ci: readonly [low: number, high: number] }[];
  /** So many matches with their luck in them would tell as much; undefined where nothing is uncertain. */
  readonly worth: number | undefined;
}

function withoutLuck({ matches, luck, byBot }: Tally): WithoutLuck {
  const varianceOf = (sum: number, squares: number): number =>
    Math.max(0, squares - sum ** 2 / matches) / Math.max(1, matches - 1);
  let raw = 0;
  let left = 0;
  const bots = luck.adjusted.map((sum, bot) => {
    const variance = varianceOf(sum, luck.adjustedSquares[bot]);
    raw += varianceOf(byBot.wins[bot], luck.rawSquares[bot]);
    left += variance;
    const mean = sum / matches;
    const spread = Z * Math.sqrt(variance / matches);
    return { mean: round(mean, 4), ci: [round(mean - spread, 4), round(mean + spread, 4)] as const };
  });
  return { bots, worth: left > 0 && raw > 0 ? Math.round((matches * raw) / left) : undefined };
}

function tellWithoutLuck({ bots, worth }: WithoutLuck, names: readonly string[], games: number, say: CommandSay): void {
  console.log(say('command.arena.adjusted'));
  bots.forEach(({ mean, ci: [low, high] }, at) => {
    const percent = (share: number): number => round(100 * share, 1);
    console.log(
      say('command.arena.without', { name: names[at], share: percent(mean), low: percent(low), high: percent(high) }),
    );
  });
  if (worth !== undefined) console.log(say('command.arena.worth', { games, worth }));
}

/** `broadside arena GAME`: bots against each other, seats swapped, seeds shared. */
export async function arena(argv: readonly string[]): Promise<void> {
  const words = new Words('arena', argv, { ...SERIES_FLAGS, bot: 'many', adjusted: 'flag' }, 1);
  const entry = words.game();
  const bots = [...(words.text('bots')?.split(',') ?? []), ...words.many('bot')];
  const min = Math.max(2, entry.game.seats.min);
  const { max } = entry.game.seats;
  if (bots.length < min || bots.length > max)
    throw words.wrong(`needs ${min} to ${max} bots (--bots a,b or --bot a --bot "cmd:./mybot"), not ${bots.length}`);
  const adjusted = words.flag('adjusted');
  if (adjusted && !entry.judge) throw words.wrong(`matches of ${entry.game.id} cannot be judged (--adjusted)`);
  const job = { ...seriesJob(words, entry, bots, true, 100), ...(adjusted ? { adjusted: WORLDS } : {}) };
  const { tally } = await runJobs(words, job);
  const without = adjusted ? withoutLuck(tally) : undefined;
  const results = faringsOf(tally.byBot, tally.matches).map((one, at) => ({
    name: bots[at],
    ...one,
    ...(without ? { adjusted: without.bots[at] } : {}),
  }));
  if (words.flag('json')) {
    console.log(
      JSON.stringify({
        game: job.game,
        seed: job.seed,
        games: tally.matches,
        bots: results,
        ...(without ? { worth: without.worth ?? null } : {}),
        ...placesOf(tally),
        endReasons: tally.endReasons,
      }),
    );
    return;
  }
  const say = commandSay(words.locale());
  console.log(say('command.arena.head', { games: tally.matches }));
  for (const one of results) console.log(say('command.arena.bot', { name: one.name, ...figuresOf(one) }));
  if (without) tellWithoutLuck(without, bots, tally.matches, say);
  for (const one of placesOf(tally).bySeat)
    console.log(say('command.arena.seat', { seat: one.seat, ...figuresOf(one) }));
  printTurnOrder(tally, say);
}
