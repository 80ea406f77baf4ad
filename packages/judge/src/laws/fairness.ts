/** Luck is fair, and results without it say the same with less noise. */
import { type Bot, type Limits, recordMatch } from '@broadside/bots';
import { type Action, type AnyGame, type FlowState, type Outcome, saveMatch } from '@broadside/kernel';
import { luckIn } from '../adjusted.ts';
import type { JudgeKit } from '../kit.ts';
import { matchJudge } from '../match.ts';
import { resultsOf } from '../summary.ts';
import { Mean } from '../sums.ts';

export interface Table {
  readonly bots: readonly Bot[];
  readonly options?: unknown;
  readonly limits?: Limits;
}

/** A match of bots, by seat. */
export interface Fared {
  readonly results: readonly number[];
  readonly luck: readonly number[];
}

/** Plays a match and says how lucky everybody was, each moment in so many worlds. */
export async function fared<S extends FlowState, A extends Action>(
  game: AnyGame,
  kit: JudgeKit<S, A>,
  { bots, options = {}, limits = {} }: Table,
  seed: string,
  worlds: number,
): Promise<Fared> {
  const match = await recordMatch(game, bots, options, seed, limits);
  const { header, outcome } = match;
  const judge = await matchJudge(game, kit, saveMatch(match));
  return {
    results: resultsOf(outcome as Outcome, bots.length, kit.together(header.options, bots.length)),
    luck: luckIn(judge, bots.length, worlds),
  };
}

const meanOf = (values: readonly number[]): Mean => {
  const mean = new Mean();
  for (const value of values) mean.add(value);
  return mean;
};

const varianceOf = (values: readonly number[]): number => {
  const { value, count } = meanOf(values);
  return values.reduce((sum, one) => sum + (one - value) ** 2, 0) / Math.max(1, count - 1);
};

export interface SeatFairness {
  readonly luck: { readonly value: number; readonly error: number };
  /** The mean of the luck is the difference of the means of raw and adjusted results. */
  readonly raw: { readonly value: number; readonly error: number };
  readonly adjusted: { readonly value: number; readonly error: number };
}

export interface Fairness {
  readonly matches: number;
  readonly seats: readonly SeatFairness[];
  /** Variance of the adjusted result as a share of the raw one's, all seats together. */
  readonly ratio: number;
}

export function fairnessOf(all: readonly Fared[]): Fairness {
  const seats = all[0]?.results.length ?? 0;
  let raw = 0;
  let adjusted = 0;
  const rows = Array.from({ length: seats }, (_, seat): SeatFairness => {
    const results = all.map((one) => one.results[seat]);
    const without = all.map((one) => one.results[seat] - one.luck[seat]);
    raw += varianceOf(results);
    adjusted += varianceOf(without);
    return {
      luck: meanOf(all.map((one) => one.luck[seat])).estimate,
      raw: meanOf(results).estimate,
      adjusted: meanOf(without).estimate,
    };
  });
  return { matches: all.length, seats: rows, ratio: raw === 0 ? 1 : adjusted / raw };
}

/** Standard errors by which the mean luck of a seat may be off, and the means of results with and without it. */
const FAIR = 3;
const SAME = 2;
/** The adjusted result has at most this share of the raw one's variance. */
export const HALF = 0.5;

/** Law 1. */
export const isFair = ({ seats }: Fairness): boolean =>
  seats.every(({ luck }) => Math.abs(luck.value) <= FAIR * luck.error);

/** Law 4: with half of the noise at most, and within what the raw result leaves open anyway. */
export const helps = ({ seats, ratio }: Fairness): boolean =>
  ratio <= HALF && seats.every(({ luck, raw }) => Math.abs(luck.value) <= SAME * raw.error);
