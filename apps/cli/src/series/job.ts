/** A share of a long series, small enough to send to a worker thread, and what comes back. */
import { type Bot, type Limits, type MatchResult, playMatch, recordMatch, seating } from '@broadside/bots';
import { luckIn, matchJudge, resultsOf } from '@broadside/judge';
import {
  type AnyGame,
  type AnyMatch,
  BadInput,
  begin,
  LooseChance,
  Match,
  Out,
  type Outcome,
  playout,
  randomPolicy,
  resolveOptions,
  type Seat,
  Stream,
  saveMatch,
} from '@broadside/kernel';
import { type GameProgram, onShelf } from '@broadside/shelf';
import { openBots } from './bots.ts';

export interface Job {
  readonly game: string;
  readonly bots: readonly string[];
  readonly options: unknown;
  readonly seed: string;
  /** Games from, to (not including). */
  readonly from: number;
  readonly to: number;
  /** Arena: seats turn and seeds are shared; simulation: everybody keeps their chair. */
  readonly swap: boolean;
  /** Worlds in which every moment of luck is judged; left out: luck is left in the results. */
  readonly adjusted?: number;
  readonly limits: Limits;
}

/** Sums over matches of everybody in one place: a bot, a seat, or a place in turn order. */
export interface Sums {
  readonly wins: number[];
  readonly points: number[];
}

/** Sums of results less luck, and of squares, by bot: for means and variances. */
export interface LuckSums {
  readonly adjusted: number[];
  readonly adjustedSquares: number[];
  readonly rawSquares: number[];
}

export interface Tally {
  matches: number;
  actions: number;
  turns: number;
  readonly byBot: Sums;
  readonly bySeat: Sums;
  /** Who began is at 0, the next one clockwise at 1. */
  readonly byTurnOrder: Sums;
  /** Matches of a game that knows who begins. */
  ordered: number;
  endReasons: Record<string, number>;
  decidedBy: Record<string, number>;
  readonly luck: LuckSums;
  /** Matches of a team, and how many of them it won. */
  together: { matches: number; won: number };
}

const zeros = (players: number): number[] => Array.from({ length: players }, () => 0);
const emptySums = (players: number): Sums => ({ wins: zeros(players), points: zeros(players) });

export const emptyTally = (players: number): Tally => ({
  matches: 0,
  actions: 0,
  turns: 0,
  byBot: emptySums(players),
  bySeat: emptySums(players),
  byTurnOrder: emptySums(players),
  ordered: 0,
  endReasons: {},
  decidedBy: {},
  luck: { adjusted: zeros(players), adjustedSquares: zeros(players), rawSquares: zeros(players) },
  together: { matches: 0, won: 0 },
});

function addOne(into: Record<string, number>, key: string): void {
  into[key] = (into[key] ?? 0) + 1;
}

const addCounts = (into: Record<string, number>, from: Readonly<Record<string, number>>): void => {
  for (const [key, count] of Object.entries(from)) into[key] = (into[key] ?? 0) + count;
};

function addSums(into: Sums, from: Sums): void {
  from.wins.forEach((wins, at) => {
    into.wins[at] += wins;
    into.points[at] += from.points[at];
  });
}

export function addTally(into: Tally, from: Tally): void {
  into.matches += from.matches;
  into.actions += from.actions;
  into.turns += from.turns;
  addSums(into.byBot, from.byBot);
  addSums(into.bySeat, from.bySeat);
  addSums(into.byTurnOrder, from.byTurnOrder);
  into.ordered += from.ordered;
  for (const key of ['adjusted', 'adjustedSquares', 'rawSquares'] as const)
    from.luck[key].forEach((value, at) => {
      into.luck[key][at] += value;
    });
  addCounts(into.endReasons, from.endReasons);
  addCounts(into.decidedBy, from.decidedBy);
  into.together.matches += from.together.matches;
  into.together.won += from.together.won;
}

/** A shared victory counts in equal parts; one won together is everybody's. `placeOf` is where a seat is counted. */
function addOutcome({ wins, points }: Sums, outcome: Outcome, placeOf: (seat: Seat) => number): void {
  const share = outcome.decidedBy === TOGETHER ? 1 : 1 / outcome.winners.length;
  for (const seat of outcome.winners) wins[placeOf(seat)] += share;
  for (const { seat, points: own } of outcome.ranking) points[placeOf(seat)] += own;
}

/** `order` names the bot of every seat. */
function count(tally: Tally, { outcome, actions, turns, first }: MatchResult, order: readonly number[]): void {
  tally.matches++;
  tally.actions += actions;
  tally.turns += turns;
  addOutcome(tally.byBot, outcome, (seat) => order[seat]);
  addOutcome(tally.bySeat, outcome, (seat) => seat);
  if (first !== undefined) {
    tally.ordered++;
    addOutcome(tally.byTurnOrder, outcome, (seat) => (seat - first + order.length) % order.length);
  }
  addOne(tally.endReasons, outcome.reason);
  addOne(tally.decidedBy, outcome.decidedBy);
  if (outcome.decidedBy === TOGETHER) addTogether(tally, outcome);
}

/** What `decidedBy` says of a match in which all win or nobody does. */
const TOGETHER = 'together';

function addTogether({ together }: Tally, { winners }: Outcome): void {
  together.matches++;
  if (winners.length > 0) together.won++;
}

/** Plays the job's games; `report` hears of every piece of the way. */
export async function runJob(job: Job, report: (tally: Tally) => void): Promise<void> {
  const entry = onShelf(job.game);
  if (!entry) throw new Error(`no game ${job.game}`);
  if (!job.swap && job.bots.every((name) => name === 'random')) {
    runRandom(entry.game, job, report);
    return;
  }
  const bots = openBots(entry, job.bots);
  try {
    for (let k = job.from; k < job.to; k++) {
      const { seed, order } = job.swap ? seating(bots.length, k) : { seed: k, order: bots.map((_, seat) => seat) };
      const seated = order.map((bot) => bots[bot]);
      const tally = emptyTally(bots.length);
      const play = job.adjusted === undefined ? playMatch : withoutLuck(entry, job.adjusted, tally.luck, order);
      count(tally, await play(entry.game, seated, job.options, `${job.seed} ${seed}`, job.limits), order);
      report(tally);
    }
  } finally {
    for (const bot of bots) bot.close?.();
  }
}

/** Plays a match like `playMatch`, and notes what everybody's result is without their luck. */
const withoutLuck =
  ({ judge }: GameProgram, worlds: number, sums: LuckSums, order: readonly number[]) =>
  async (game: AnyGame, bots: readonly Bot[], options: unknown, seed: string, limits: Limits): Promise<MatchResult> => {
    const match = await recordMatch(game, bots, options, seed, limits);
    const { kit } = (await judge?.())?.default ?? {};
    if (!kit) throw new BadInput('no-judge', `matches of ${game.id} cannot be judged`);
    const outcome = match.outcome as Outcome;
    const luck = luckIn(await matchJudge(game, kit, saveMatch(match)), bots.length, worlds);
    resultsOf(outcome, bots.length, outcome.decidedBy === TOGETHER).forEach((result, seat) => {
      const adjusted = result - luck[seat];
      sums.adjusted[order[seat]] += adjusted;
      sums.adjustedSquares[order[seat]] += adjusted ** 2;
      sums.rawSquares[order[seat]] += result ** 2;
    });
    const begun: AnyMatch = Match.begin(game, { seats: bots.length, options, seed });
    return { outcome, actions: match.n, turns: game.turn(match.state), first: game.first?.(begun.state) };
  };

const CHUNK = 200;

/** Random players need no view: the bare rules, as fast as they go. */
function runRandom(game: AnyGame, job: Job, report: (tally: Tally) => void): void {
  const seats = job.bots.length;
  const options = resolveOptions(game, seats, job.options);
  const order = job.bots.map((_, seat) => seat);
  const root = Stream.of(job.seed);
  for (let from = job.from; from < job.to; from += CHUNK) {
    const tally = emptyTally(seats);
    for (let k = from; k < Math.min(from + CHUNK, job.to); k++) {
      const stream = root.branch(k);
      const state = begin(game, options, seats, new Out(new LooseChance(stream), false));
      const first = game.first?.(state);
      const actions = playout(game, state, randomPolicy, stream);
      count(tally, { outcome: game.outcome(state) as Outcome, actions, turns: game.turn(state), first }, order);
    }
    report(tally);
  }
}
