/**
 * Temporal differences over whole matches: the target of a position is what the net itself thinks of the positions after
 * it, mixed with the result (lambda). Batches of matches are played, learned in a shuffled order and forgotten.
 */
import { type Action, type FlowState, type Policy, Stream } from '@broadside/kernel';
import { Inputs } from '../net/inputs.ts';
import { Net } from '../net/net.ts';
import { freshNet, Learner } from './learner.ts';
import { type Played, playToLearn, type Training } from './selfPlay.ts';

export interface Course {
  readonly seats: number;
  readonly matches: number;
  readonly seed: string;
  readonly hidden: number;
  /** 1: only the result counts; 0: only the next position. */
  readonly lambda: number;
  readonly rate: number;
  /** Share of the matches in which the net plays along. */
  readonly own: number;
  /** Passes over a batch. */
  readonly passes: number;
  /** Matches that are played before they are learned. */
  readonly batch: number;
  /** How many usual steps one step may be at most; any number if left out. */
  readonly most?: number | undefined;
  /** Share of the course, at its end, whose nets are averaged: the last few samples say too much of a single net. 0 or left out: none. */
  readonly average?: number;
  /** Goes on with this net. */
  readonly from?: Net | undefined;
}

export interface Progress {
  readonly matches: number;
  /** Cross entropy per position of the batch before it was learned, and of the best constant guess. */
  readonly loss: number;
  /** Root of the mean square of chance less result. */
  readonly error: number;
}

interface Sample {
  readonly inputs: Inputs;
  readonly target: Float32Array;
}

const MOST_INPUTS = 1024;

/** The result as the outputs would say it, first the seat of the first output. */
const turned = (shares: readonly number[], base: number): number[] =>
  shares.length === 1 ? [...shares] : shares.map((_, at) => shares[(base + at) % shares.length]);

/** Targets from the last position to the first. */
function samplesOf({ told, shares, seats }: Played, net: Net, lambda: number): Sample[] {
  const samples: Sample[] = [];
  let ahead = [...shares];
  for (let at = told.length - 1; at >= 0; at--) {
    const { inputs, base } = told[at];
    samples.push({ inputs, target: Float32Array.from(turned(ahead, base)) });
    const now = net.evaluate(inputs);
    ahead = ahead.map((share, seat) => {
      const output = shares.length === 1 ? 0 : (seat - base + seats) % seats;
      return lambda * share + (1 - lambda) * now[output];
    });
  }
  return samples;
}

function shuffle<T>(list: T[], stream: Stream): void {
  for (let i = list.length - 1; i > 0; i--) {
    const j = stream.below(i + 1);
    [list[i], list[j]] = [list[j], list[i]];
  }
}

/** Who sits where in a match: the net that learns in its share of the matches, the others from the pool. */
function seated<S extends FlowState, A extends Action>(
  spec: Training<S, A>,
  course: Course,
  seats: number,
  own: readonly Policy<S, A>[],
  stream: Stream,
): Policy<S, A>[] {
  const any = (): Policy<S, A> => spec.pool[stream.below(spec.pool.length)];
  const joins = own.length > 0 && stream.unit() < course.own;
  return Array.from({ length: seats }, () => (joins && stream.below(3) > 0 ? own[stream.below(own.length)] : any()));
}

const errorOf = (played: readonly Played[], net: Net): number => {
  let sum = 0;
  let count = 0;
  for (const { told, shares } of played)
    for (const { inputs, base } of told) {
      const target = turned(shares, base);
      const chances = net.evaluate(inputs);
      target.forEach((share, at) => {
        sum += (share - chances[at]) ** 2;
        count++;
      });
    }
  return Math.sqrt(sum / count);
};

/** The rate rises nowhere and ends at a tenth. */
const rateAt = (course: Course, done: number): number => course.rate * (1 - 0.95 * (done / course.matches));

const copyOf = (net: Net): Net => {
  const copy = new Net(net.shape);
  copy.first.set(net.first);
  copy.second.set(net.second);
  copy.bias.set(net.bias);
  return copy;
};

/** The mean of all nets it was shown. */
class MeanNet {
  readonly net: Net;
  private shown = 0;

  constructor(net: Net) {
    this.net = copyOf(net);
  }

  add(net: Net): void {
    const share = 1 / ++this.shown;
    const approach = (own: Float32Array, other: Float32Array): void => {
      for (let at = 0; at < own.length; at++) own[at] += share * (other[at] - own[at]);
    };
    approach(this.net.first, net.first);
    approach(this.net.second, net.second);
    approach(this.net.bias, net.bias);
  }
}

/** Trains a net and reports after every batch. */
export function train<S extends FlowState, A extends Action>(
  spec: Training<S, A>,
  course: Course,
  report: (progress: Progress, net: Net) => void,
): Net {
  const stream = Stream.of(`train ${course.seed}`);
  const outputs = spec.together ? 1 : course.seats;
  const shape = { inputs: spec.encoding.names(course.seats).length, hidden: course.hidden, outputs };
  const net = course.from ?? freshNet(shape, stream);
  const learner = new Learner(net, course.most);
  const scratch = new Inputs(MOST_INPUTS);
  const averagedFrom = course.matches * (1 - (course.average ?? 0));
  let mean: MeanNet | undefined;
  let older = net;
  for (let done = 0; done < course.matches; done += course.batch) {
    if (done % (10 * course.batch) === 0) older = copyOf(net);
    const own = spec.own && course.own > 0 ? [spec.own(net), spec.own(net), spec.own(older)] : [];
    const played = Array.from({ length: course.batch }, (_, at) => {
      const { seats, options } = spec.tableOf?.(stream, course.seats) ?? { seats: course.seats, options: spec.options };
      return playToLearn(
        spec,
        seated(spec, course, seats, own, stream),
        `${course.seed} ${done + at}`,
        scratch,
        options,
      );
    });
    const error = errorOf(played, net);
    let loss = 0;
    let steps = 0;
    for (let pass = 0; pass < course.passes; pass++) {
      const samples = played.flatMap((match) => samplesOf(match, net, course.lambda));
      shuffle(samples, stream);
      for (const { inputs, target } of samples) {
        loss += learner.learn(inputs, target, rateAt(course, done));
        steps++;
      }
    }
    if (done >= averagedFrom) {
      mean ??= new MeanNet(net);
      mean.add(net);
    }
    report({ matches: done + course.batch, loss: loss / steps, error }, mean?.net ?? net);
  }
  return mean?.net ?? net;
}
