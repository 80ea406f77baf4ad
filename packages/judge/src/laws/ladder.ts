/** Loss is honest: whoever plays better loses less by decisions. */
import { type Bot, type Limits, recordMatch } from '@broadside/bots';
import { type Action, type AnyGame, type FlowState, Stream, sameAction, saveMatch } from '@broadside/kernel';
import { Comparison } from '../comparison.ts';
import { choicesOf, isDecision } from '../decision.ts';
import type { JudgeKit } from '../kit.ts';
import type { Passage } from '../luck.ts';
import type { Estimate } from '../report.ts';
import { Mean } from '../sums.ts';
import { trackOf } from '../track.ts';
import { Worlds } from '../worlds.ts';
import type { Table } from './fairness.ts';

export interface Asked {
  readonly levels: readonly Bot[];
  readonly limits?: Limits;
  readonly worlds: number;
  /** Every so many-th decision of the match. */
  readonly every: number;
}

/** By level, the mean loss over the decisions of one match. */
export interface Rates {
  readonly rates: readonly number[];
  readonly decisions: number;
}

/** What each level would choose here, and what it would lose: all of it in the same worlds. */
async function lossesAt<S extends FlowState, A extends Action>(
  worlds: Worlds<S, A>,
  { before, seat }: Passage<S, A>,
  { levels, limits, worlds: count }: Asked,
  stream: Stream,
): Promise<readonly number[]> {
  const view = worlds.game.view(before, seat);
  const actions = [...choicesOf(worlds.game, worlds.kit, before, seat)];
  const thoughts = stream.branch(0);
  const places: number[] = [];
  for (const [at, level] of levels.entries()) {
    const choice = (await level.choose(view, seat, { ...limits, stream: thoughts.branch(at) })) as A;
    const place = actions.findIndex((one) => sameAction(one, choice));
    places.push(place < 0 ? actions.push(choice) - 1 : place);
  }
  const comparison = new Comparison(worlds, view, seat, actions, [...new Set(places)], count, stream.branch(1));
  return places.map((place) => comparison.lostBy(place).value);
}

/** Plays a match and asks all levels at the same decisions of it. */
export async function ratesIn<S extends FlowState, A extends Action>(
  game: AnyGame,
  kit: JudgeKit<S, A>,
  { bots, options = {}, limits = {} }: Table,
  seed: string,
  asked: Asked,
): Promise<Rates> {
  const track = trackOf<S, A>(game, saveMatch(await recordMatch(game, bots, options, seed, limits)));
  await kit.prepare?.(track.match.header.options, bots.length);
  const worlds = new Worlds(game, kit, bots.length);
  const decisions = track.passages.filter(({ before, seat, action }) => isDecision(game, kit, before, seat, action));
  const means = asked.levels.map(() => new Mean());
  const stream = Stream.of(`${seed} ladder`);
  for (let at = 0; at < decisions.length; at += asked.every) {
    const losses = await lossesAt(worlds, decisions[at], asked, stream.branch(at));
    losses.forEach((loss, level) => {
      means[level].add(loss);
    });
  }
  return { rates: means.map(({ value }) => value), decisions: Math.ceil(decisions.length / asked.every) };
}

export interface Rung {
  readonly rate: Estimate;
  /** How much more the next weaker one loses, match by match. */
  readonly step?: Estimate;
}

/** The ladder, the strongest first as in `levels`. */
export function ladderOf(all: readonly Rates[]): readonly Rung[] {
  const levels = all[0]?.rates.map((_, level) => level) ?? [];
  return levels.map((level) => {
    const rate = new Mean();
    const step = new Mean();
    for (const { rates } of all) {
      rate.add(rates[level]);
      if (level + 1 < rates.length) step.add(rates[level + 1] - rates[level]);
    }
    return { rate: rate.estimate, ...(step.count > 0 ? { step: step.estimate } : {}) };
  });
}

/** Law 2. */
export const isInOrder = (ladder: readonly Rung[]): boolean =>
  ladder.every(({ step }) => step === undefined || step.value > 2 * step.error);
