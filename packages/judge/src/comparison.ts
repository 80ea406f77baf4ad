/**
 * Choices compared in the same imagined worlds with the same luck. The best of several that are measured with noise looks
 * better than it is: what was chosen for looking best is likely to have been lucky. So the worlds are two halves; each half
 * says which choice looks best in it, and the other half says how much better that is than what was played.
 */
import { type Action, type FlowState, type Seat, Stream } from '@broadside/kernel';
import { Mean } from './sums.ts';
import { dealOf, luckOf, type Worlds } from './worlds.ts';

export class Comparison<S extends FlowState, A extends Action> {
  readonly actions: readonly A[];
  /** Choices that are tried in all worlds whatever they look like, by their places: what was played. */
  private readonly kept: readonly number[];
  private readonly seat: Seat;
  private readonly worlds: Worlds<S, A>;
  private readonly view: unknown;
  private readonly stream: Stream;
  private readonly count: number;
  /** By choice and world; NaN where it was not tried. */
  private readonly values: readonly Float64Array[];
  /** The best of each half, as the half sees it. */
  private readonly bests: readonly [number, number];

  constructor(
    worlds: Worlds<S, A>,
    view: unknown,
    seat: Seat,
    actions: readonly A[],
    kept: readonly number[],
    count: number,
    stream: Stream,
  ) {
    this.worlds = worlds;
    this.view = view;
    this.seat = seat;
    this.actions = actions;
    this.kept = kept;
    this.count = count;
    this.stream = stream;
    this.values = actions.map(() => new Float64Array(count).fill(Number.NaN));
    this.bests = [this.bestOf(0), this.bestOf(1)];
    this.tryEverywhere([...this.bests, ...kept]);
  }

  /** The choice that looks best in all worlds. */
  get best(): number {
    return [...this.kept, ...this.bests].reduce((best, choice) =>
      this.lossOf(choice, best).value < 0 ? choice : best,
    );
  }

  valueOf(choice: number): number {
    const mean = new Mean();
    for (const value of this.values[choice]) if (!Number.isNaN(value)) mean.add(value);
    return mean.value;
  }

  /** How much worse a choice is than another, in the worlds in which both were tried. */
  lossOf(choice: number, than: number): Mean {
    const loss = new Mean();
    for (let k = 0; k < this.count; k++) {
      const difference = this.values[than][k] - this.values[choice][k];
      if (!Number.isNaN(difference)) loss.add(difference);
    }
    return loss;
  }

  /** What is lost by a choice that was kept: in each half against what the other half took for the best. */
  lostBy(choice: number): Mean {
    const loss = new Mean();
    for (let k = 0; k < this.count; k++) {
      const best = this.bests[1 - (k % 2)];
      loss.add(this.values[best][k] - this.values[choice][k]);
    }
    return loss;
  }

  /** Sequential halving in one half of the worlds; what is kept stays to the end. */
  private bestOf(half: number): number {
    const all = this.actions.map((_, choice) => choice);
    const size = Math.floor((this.count + 1 - half) / 2);
    const rounds = Math.max(1, Math.ceil(Math.log2(all.length)));
    let left = all;
    for (let round = 0, at = 0; round < rounds; round++) {
      for (const end = Math.ceil((size * (round + 1)) / rounds); at < end; at++) this.tryIn(2 * at + half, left);
      left = left.toSorted((a, b) => this.valueIn(half, b) - this.valueIn(half, a));
      left = [...new Set([...left.slice(0, Math.ceil(left.length / 2)), ...this.kept])];
    }
    return left.reduce((best, choice) => (this.valueIn(half, choice) > this.valueIn(half, best) ? choice : best));
  }

  private valueIn(half: number, choice: number): number {
    let sum = 0;
    let tried = 0;
    for (let k = half; k < this.count; k += 2) {
      const value = this.values[choice][k];
      if (Number.isNaN(value)) continue;
      sum += value;
      tried++;
    }
    return sum / tried;
  }

  private tryEverywhere(choices: readonly number[]): void {
    const all = [...new Set(choices)];
    for (let k = 0; k < this.count; k++)
      this.tryIn(
        k,
        all.filter((choice) => Number.isNaN(this.values[choice][k])),
      );
  }

  private tryIn(k: number, choices: readonly number[]): void {
    if (choices.length === 0) return;
    const world = this.worlds.imagined(this.view, this.seat, dealOf(this.stream, k));
    const until = this.worlds.horizonOf(world);
    const luck = luckOf(this.stream, k).words();
    for (const choice of choices)
      this.values[choice][k] = this.worlds.after(
        this.worlds.clone(world),
        this.seat,
        this.actions[choice],
        new Stream(luck),
        until,
      )[this.seat];
  }
}
