/** A share of a long series, small enough to send to a worker thread, and what comes back. */
import { type Limits, playMatch, seating } from '@broadside/bots';
import {
  type AnyGame,
  LooseChance,
  Out,
  type Outcome,
  playout,
  randomPolicy,
  resolveOptions,
  Stream,
} from '@broadside/kernel';
import { onShelf } from '@broadside/shelf';
import { openBots } from './bots.ts';

export interface Job {
  readonly game: string;
  readonly bots: readonly string[];
  readonly options: unknown;
  readonly seed: string;
  /** Games from, to (not including). */
  readonly from: number;
  readonly to: number;
  /** Arena: seats turn and seeds are shared; simulation: everybody keeps his chair. */
  readonly swap: boolean;
  readonly limits: Limits;
}

/** Sums by bot (in an arena) or by seat (in a simulation). */
export interface Tally {
  matches: number;
  actions: number;
  turns: number;
  wins: number[];
  points: number[];
  endReasons: Record<string, number>;
  decidedBy: Record<string, number>;
  /** Matches of a team, and how many of them it won. */
  together: { matches: number; won: number };
}

export const emptyTally = (players: number): Tally => ({
  matches: 0,
  actions: 0,
  turns: 0,
  wins: Array.from({ length: players }, () => 0),
  points: Array.from({ length: players }, () => 0),
  endReasons: {},
  decidedBy: {},
  together: { matches: 0, won: 0 },
});

const addCounts = (into: Record<string, number>, from: Readonly<Record<string, number>>): void => {
  for (const [key, count] of Object.entries(from)) into[key] = (into[key] ?? 0) + count;
};

export function addTally(into: Tally, from: Tally): void {
  into.matches += from.matches;
  into.actions += from.actions;
  into.turns += from.turns;
  from.wins.forEach((wins, at) => {
    into.wins[at] += wins;
    into.points[at] += from.points[at];
  });
  addCounts(into.endReasons, from.endReasons);
  addCounts(into.decidedBy, from.decidedBy);
  into.together.matches += from.together.matches;
  into.together.won += from.together.won;
}

/** A shared victory counts in equal parts; one won together is everybody's. */
function count(tally: Tally, outcome: Outcome, actions: number, turns: number, order: readonly number[]): void {
  tally.matches++;
  tally.actions += actions;
  tally.turns += turns;
  const together = outcome.decidedBy === TOGETHER;
  for (const seat of outcome.winners) tally.wins[order[seat]] += together ? 1 : 1 / outcome.winners.length;
  for (const { seat, points } of outcome.ranking) tally.points[order[seat]] += points;
  addCounts(tally.endReasons, { [outcome.reason]: 1 });
  addCounts(tally.decidedBy, { [outcome.decidedBy]: 1 });
  if (together) addTogether(tally, outcome);
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
      const { outcome, actions, turns } = await playMatch(
        entry.game,
        seated,
        job.options,
        `${job.seed} ${seed}`,
        job.limits,
      );
      const tally = emptyTally(bots.length);
      count(tally, outcome, actions, turns, order);
      report(tally);
    }
  } finally {
    for (const bot of bots) bot.close?.();
  }
}

const CHUNK = 200;

/** Random players need no view: the bare rules, as fast as they go. */
function runRandom(game: AnyGame, job: Job, report: (tally: Tally) => void): void {
  const seats = job.bots.length;
  const options = resolveOptions(game, seats, job.options);
  const order = job.bots.map((_, seat) => seat);
  for (let from = job.from; from < job.to; from += CHUNK) {
    const tally = emptyTally(seats);
    for (let k = from; k < Math.min(from + CHUNK, job.to); k++) {
      const stream = Stream.of(`${job.seed} ${k}`);
      const state = game.setup(options, seats, new Out(new LooseChance(stream), false));
      const actions = playout(game, state, randomPolicy, stream);
      count(tally, game.outcome(state) as Outcome, actions, game.turn(state), order);
    }
    report(tally);
  }
}
