/** How a net learns: one step down the slope of the cross entropy, each weight at a pace of its own (RMSProp). */
import type { Stream } from '@broadside/kernel';
import type { Inputs } from '../net/inputs.ts';
import { Net, type Shape } from '../net/net.ts';

const EPSILON = 1e-6;
const DECAY = 0.999;
/** Squares of usual slopes: without them whatever is rarely told would be learned in leaps. */
const USUAL = { first: 0.005, second: 0.05, bias: 0.2 };

/** A net of small random weights. */
export function freshNet(shape: Shape, stream: Stream): Net {
  const net = new Net(shape);
  const spread = (weights: Float32Array, width: number): void => {
    for (let i = 0; i < weights.length; i++) weights[i] = (2 * stream.unit() - 1) * width;
  };
  spread(net.first, 0.1);
  spread(net.second, 1 / Math.sqrt(shape.hidden));
  return net;
}

export class Learner {
  readonly net: Net;
  private readonly firstPace: Float32Array;
  private readonly secondPace: Float32Array;
  private readonly biasPace: Float32Array;
  private readonly slope: Float32Array;
  /** A slope counts for at most so many usual ones. */
  private readonly most: number;

  constructor(net: Net, most = Number.POSITIVE_INFINITY) {
    this.net = net;
    this.most = most;
    this.firstPace = new Float32Array(net.first.length).fill(USUAL.first);
    this.secondPace = new Float32Array(net.second.length).fill(USUAL.second);
    this.biasPace = new Float32Array(net.bias.length).fill(USUAL.bias);
    this.slope = new Float32Array(net.shape.hidden);
  }

  /** One step towards the target, a chance for each output; the loss before it. */
  learn(inputs: Inputs, target: ArrayLike<number>, rate: number): number {
    const { net, slope } = this;
    const { hidden, outputs } = net.shape;
    const chances = net.evaluate(inputs);
    let loss = 0;
    slope.fill(0);
    for (let o = 0; o < outputs; o++) {
      loss -= target[o] * Math.log(Math.max(1e-6, chances[o]));
      if (outputs === 1) loss -= (1 - target[o]) * Math.log(Math.max(1e-6, 1 - chances[o]));
      this.learnOutput(o, chances[o] - target[o], rate);
    }
    for (let h = 0; h < hidden; h++) if (net.layer[h] <= 0) slope[h] = 0;
    for (let i = 0; i < inputs.length; i++) this.learnRow(inputs.at[i] * hidden, inputs.value[i], rate);
    this.learnRow(net.shape.inputs * hidden, 1, rate);
    return loss;
  }

  private learnOutput(output: number, error: number, rate: number): void {
    const { net, slope, secondPace, biasPace } = this;
    const { hidden } = net.shape;
    const row = output * hidden;
    for (let h = 0; h < hidden; h++) {
      slope[h] += error * net.second[row + h];
      const step = error * net.layer[h];
      if (step === 0) continue;
      const pace = DECAY * secondPace[row + h] + (1 - DECAY) * step * step;
      secondPace[row + h] = pace;
      net.second[row + h] -= this.counted((rate * step) / (Math.sqrt(pace) + EPSILON), rate);
    }
    const pace = DECAY * biasPace[output] + (1 - DECAY) * error * error;
    biasPace[output] = pace;
    net.bias[output] -= this.counted((rate * error) / (Math.sqrt(pace) + EPSILON), rate);
  }

  private learnRow(row: number, value: number, rate: number): void {
    const { net, slope, firstPace } = this;
    const { first } = net;
    for (let h = 0; h < slope.length; h++) {
      const step = slope[h] * value;
      if (step === 0) continue;
      const pace = DECAY * firstPace[row + h] + (1 - DECAY) * step * step;
      firstPace[row + h] = pace;
      first[row + h] -= this.counted((rate * step) / (Math.sqrt(pace) + EPSILON), rate);
    }
  }

  /** After a long calm the first surprise would be a leap, for it is measured by what was usual. */
  private counted(step: number, rate: number): number {
    const most = this.most * rate;
    return step > most ? most : step < -most ? -most : step;
  }
}
