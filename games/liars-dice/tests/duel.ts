/**
 * The last duel, one die against one, solved: whoever is right at the first call wins the match. It is a small game of
 * hidden dice and open bids; counterfactual regret minimisation finds how it is best played, and the best answers to
 * what it found prove how near to the truth that is.
 */
import { Match, type Seat } from '@broadside/kernel';
import { bidsFor, type Claim, counts, onesAreWild } from '../rules/bids.ts';
import { tableOf } from '../rules/cups.ts';
import { liarsDice } from '../rules/game.ts';
import { FACES, type Face, type LiarsDiceOptions, type LiarsDiceState } from '../rules/state.ts';

/** A table where both have one die left and the first seat begins. */
export function duel(dice: readonly [Face, Face], options: Partial<LiarsDiceOptions> = {}): LiarsDiceState {
  const stack = { first: ['0'] };
  const { state } = Match.begin(liarsDice, { seats: 2, seed: 'duel', options: { dice: 3, ...options }, stack });
  state.pirates.forEach((pirate, seat) => {
    pirate.dice = 1;
    pirate.hasFallen = true;
    pirate.cup = [dice[seat]];
  });
  return state;
}

/** For each face of the own die, the chance of every choice: raises in order, then the call. */
export type Mix = readonly (readonly number[])[];
/** What is done after the bids made so far (a bit for each, in their order). */
export type Strategy = (made: number) => Mix;

const SIDES = FACES.length;
const perFace = <T>(make: (at: number) => T): T[] => Array.from({ length: SIDES }, (_, at) => make(at));

export class Duel {
  /** All bids from the lowest on: each raises those before it. */
  readonly bids: readonly Claim[];
  /** For each bid and pair of dice: 1 if it is a lie. */
  private readonly lies: readonly (readonly (readonly number[])[])[];

  constructor(options: Partial<LiarsDiceOptions> = {}) {
    const state = duel([1, 1], options);
    const wild = onesAreWild(state);
    this.bids = bidsFor(tableOf(state), 0);
    this.lies = this.bids.map(({ count, face }) =>
      perFace((mine) =>
        perFace((yours) => ([mine, yours].filter((at) => counts(FACES[at], face, wild)).length < count ? 1 : 0)),
      ),
    );
  }

  /** The highest bid made; -1 before the first. */
  private last(made: number): number {
    return made === 0 ? -1 : 31 - Math.clz32(made);
  }

  raisesAfter(made: number): number {
    return this.bids.length - 1 - this.last(made);
  }

  choicesAfter(made: number): number {
    return this.raisesAfter(made) + (made === 0 ? 0 : 1);
  }

  /** The bids made once this choice was taken; undefined for the call. */
  after(made: number, choice: number): number | undefined {
    return choice < this.raisesAfter(made) ? made | (1 << (this.last(made) + 1 + choice)) : undefined;
  }

  /** The chance that whoever calls the bid that stands is right, by the own die. */
  callerWins(made: number, reach: readonly number[]): number[] {
    return this.lies[this.last(made)].map((row) => {
      let sum = 0;
      for (let at = 0; at < SIDES; at++) sum += row[at] * reach[at];
      return sum;
    });
  }

  /** And that whoever made it was. */
  bidderWins(made: number, reach: readonly number[]): number[] {
    let all = 0;
    for (const chance of reach) all += chance;
    // A lie is one whoever looks at it: the table of lies is the same from both sides.
    return this.callerWins(made, reach).map((lost) => all - lost);
  }
}

interface Node {
  readonly regrets: number[][];
  readonly sums: number[][];
}

/** Regrets that are never below nothing, averages that count later rounds more (CFR+). */
export class Solver {
  private readonly game: Duel;
  private readonly nodes: Node[] = [];
  private round = 0;

  constructor(game: Duel) {
    this.game = game;
  }

  run(rounds: number): this {
    const even = perFace(() => 1 / SIDES);
    for (let n = 0; n < rounds; n++) {
      this.round++;
      this.walk(0, even, even);
    }
    return this;
  }

  private nodeAt(made: number): Node {
    const blank = (): number[][] => perFace(() => new Array<number>(this.game.choicesAfter(made)).fill(0));
    this.nodes[made] ??= { regrets: blank(), sums: blank() };
    return this.nodes[made];
  }

  /**
   * What each die is worth to whoever is to act (first) and to the other, where `mine` and `yours` are how likely each
   * of their dice leads here.
   */
  private walk(made: number, mine: readonly number[], yours: readonly number[]): [number[], number[]] {
    const { game } = this;
    const { regrets, sums } = this.nodeAt(made);
    const mix = regrets.map(inProportion);
    const choices = game.choicesAfter(made);
    const values: number[][] = [];
    const mean = perFace(() => 0);
    const others = perFace(() => 0);
    for (let choice = 0; choice < choices; choice++) {
      const reach = perFace((at) => mine[at] * mix[at][choice]);
      const [own, other] = this.take(made, choice, reach, yours);
      values.push(own);
      for (let at = 0; at < SIDES; at++) {
        others[at] += other[at];
        mean[at] += mix[at][choice] * own[at];
      }
    }
    for (let at = 0; at < SIDES; at++)
      for (let choice = 0; choice < choices; choice++) {
        regrets[at][choice] = Math.max(0, regrets[at][choice] + values[choice][at] - mean[at]);
        sums[at][choice] += this.round * mine[at] * mix[at][choice];
      }
    return [mean, others];
  }

  /** The same after one choice: still first to whoever made it. */
  private take(made: number, choice: number, reach: readonly number[], yours: readonly number[]): [number[], number[]] {
    const next = this.game.after(made, choice);
    if (next === undefined) return [this.game.callerWins(made, yours), this.game.bidderWins(made, reach)];
    const [theirs, own] = this.walk(next, yours, reach);
    return [own, theirs];
  }

  /** What all rounds together come to. */
  strategy(): Strategy {
    return (made) => this.nodeAt(made).sums.map(inProportion);
  }
}

function inProportion(weights: readonly number[]): number[] {
  let sum = 0;
  for (const weight of weights) sum += weight;
  return weights.map((weight) => (sum > 0 ? weight / sum : 1 / weights.length));
}

/** The chance to win of whoever plays seat `seat` as well as can be against this strategy, and knows it. */
export function bestAnswer(game: Duel, strategy: Strategy, seat: Seat): number {
  return (
    answer(
      game,
      strategy,
      0,
      0,
      seat,
      perFace(() => 1 / SIDES),
    ).reduce((sum, value) => sum + value, 0) / SIDES
  );
}

/** By the own die: the best that can be had from here on, where `yours` is how likely each die of the other leads here. */
function answer(
  game: Duel,
  strategy: Strategy,
  made: number,
  toAct: Seat,
  seat: Seat,
  yours: readonly number[],
): number[] {
  const choices = Array.from({ length: game.choicesAfter(made) }, (_, choice) => choice);
  if (toAct === seat) {
    const values = choices.map((choice) => {
      const next = game.after(made, choice);
      return next === undefined ? game.callerWins(made, yours) : answer(game, strategy, next, 1 - toAct, seat, yours);
    });
    return perFace((at) => Math.max(...values.map((value) => value[at])));
  }
  const mix = strategy(made);
  const total = perFace(() => 0);
  for (const choice of choices) {
    const reach = yours.map((chance, at) => chance * mix[at][choice]);
    if (reach.every((chance) => chance === 0)) continue;
    const next = game.after(made, choice);
    const values =
      next === undefined ? game.bidderWins(made, reach) : answer(game, strategy, next, 1 - toAct, seat, reach);
    for (let at = 0; at < SIDES; at++) total[at] += values[at];
  }
  return total;
}

/** The chance of whoever begins to win, if both follow these. */
export function valueBetween(game: Duel, begins: Strategy, answers: Strategy): number {
  const even = perFace(() => 1 / SIDES);
  return playedOut(game, [begins, answers], 0, even, even);
}

/** The same from here on, for whoever is to act. */
function playedOut(
  game: Duel,
  [acts, waits]: readonly [Strategy, Strategy],
  made: number,
  mine: readonly number[],
  yours: readonly number[],
): number {
  const mix = acts(made);
  let total = 0;
  for (let choice = 0; choice < game.choicesAfter(made); choice++) {
    const reach = perFace((at) => mine[at] * mix[at][choice]);
    const all = reach.reduce((sum, chance) => sum + chance);
    if (all === 0) continue;
    const next = game.after(made, choice);
    if (next === undefined) total += game.callerWins(made, yours).reduce((sum, won, at) => sum + won * reach[at], 0);
    else {
      const everything = all * yours.reduce((sum, chance) => sum + chance);
      total += everything - playedOut(game, [waits, acts], next, yours, reach);
    }
  }
  return total;
}
