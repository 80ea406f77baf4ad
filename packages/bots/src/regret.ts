/**
 * Regret matching over a few choices: each is played in proportion to how much better it would have been so far than what
 * was played; the average of all mixes is the answer, and nobody gains much by knowing it.
 */
export class RegretMix {
  private readonly regrets: Float64Array;
  private readonly sums: Float64Array;
  private readonly possible: readonly boolean[];
  private rounds = 0;

  constructor(possible: readonly boolean[]) {
    this.possible = possible;
    this.regrets = new Float64Array(possible.length);
    this.sums = new Float64Array(possible.length);
  }

  /** What is played now. */
  mix(): number[] {
    return this.shares(this.regrets);
  }

  /** What each choice would have been worth this time. Later mixes count for more: the first ones knew nothing. */
  learn(values: ArrayLike<number>): void {
    const now = this.mix();
    let usual = 0;
    now.forEach((share, at) => {
      if (share > 0) usual += share * values[at];
    });
    this.rounds++;
    now.forEach((share, at) => {
      if (!this.possible[at]) return;
      this.regrets[at] = Math.max(0, this.regrets[at] + values[at] - usual);
      this.sums[at] += this.rounds * share;
    });
  }

  average(): number[] {
    return this.shares(this.sums);
  }

  /** The same before it is divided by their sum: those of several mixes can be added. */
  weights(): number[] {
    return [...this.sums];
  }

  private shares(weights: Float64Array): number[] {
    let total = 0;
    for (const weight of weights) total += weight;
    const count = this.possible.filter(Boolean).length;
    return this.possible.map((can, at) => (can ? (total > 0 ? weights[at] / total : 1 / count) : 0));
  }
}

/** The same mix without what is hardly ever played: a rare choice is mostly a slip. */
export function withoutSlips(shares: readonly number[], least: number): number[] {
  const kept = shares.map((share) => (share < least ? 0 : share));
  const total = kept.reduce((sum, share) => sum + share, 0);
  return total === 0 ? [...shares] : kept.map((share) => share / total);
}
