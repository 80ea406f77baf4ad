/**
 * A small value net: sparse inputs, one hidden layer of rectified sums, a chance for every seat that sum to 1 (or the
 * chance of a team).
 */
import type { Inputs } from './inputs.ts';

export interface Shape {
  readonly inputs: number;
  readonly hidden: number;
  readonly outputs: number;
}

export class Net {
  readonly shape: Shape;
  /** A row of `hidden` weights for each input, then one for the bias. */
  readonly first: Float32Array;
  /** A row of `hidden` weights for each output. */
  readonly second: Float32Array;
  readonly bias: Float32Array;
  /** The hidden layer of the last evaluation. */
  readonly layer: Float32Array;
  readonly chances: Float32Array;

  constructor(shape: Shape) {
    const { inputs, hidden, outputs } = shape;
    this.shape = shape;
    this.first = new Float32Array((inputs + 1) * hidden);
    this.second = new Float32Array(outputs * hidden);
    this.bias = new Float32Array(outputs);
    this.layer = new Float32Array(hidden);
    this.chances = new Float32Array(outputs);
  }

  /** How likely each seat is to win, the first output first; the same array every time. */
  evaluate(inputs: Inputs): Float32Array {
    this.sumUp(inputs);
    return this.answer();
  }

  private sumUp({ at, value, length }: Inputs): void {
    const { first, layer, shape } = this;
    const { hidden } = shape;
    const bias = shape.inputs * hidden;
    for (let h = 0; h < hidden; h++) layer[h] = first[bias + h];
    for (let i = 0; i < length; i++) {
      const row = at[i] * hidden;
      const x = value[i];
      if (x === 1) for (let h = 0; h < hidden; h++) layer[h] += first[row + h];
      else for (let h = 0; h < hidden; h++) layer[h] += x * first[row + h];
    }
    for (let h = 0; h < hidden; h++) if (layer[h] < 0) layer[h] = 0;
  }

  private answer(): Float32Array {
    const { second, bias, layer, chances, shape } = this;
    const { hidden, outputs } = shape;
    for (let o = 0; o < outputs; o++) {
      let sum = bias[o];
      const row = o * hidden;
      for (let h = 0; h < hidden; h++) sum += layer[h] * second[row + h];
      chances[o] = sum;
    }
    if (outputs === 1) chances[0] = 1 / (1 + Math.exp(-chances[0]));
    else softmax(chances);
    return chances;
  }
}

function softmax(sums: Float32Array): void {
  let most = sums[0];
  for (let o = 1; o < sums.length; o++) if (sums[o] > most) most = sums[o];
  let total = 0;
  for (let o = 0; o < sums.length; o++) {
    sums[o] = Math.exp(sums[o] - most);
    total += sums[o];
  }
  for (let o = 0; o < sums.length; o++) sums[o] /= total;
}
