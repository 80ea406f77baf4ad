/**
 * Trains a net that looks at a position with the eyes of one player at a time and says how likely that player is to win: what
 * was seen of a place at the table teaches something about every other. It learns what positions are worth when everybody
 * plays on by one policy; so that odd positions are known, too, half of the matches begin with a mixed pool of players, and
 * are told only from where the policy takes over.
 */
import {
  type Action,
  type AnyGame,
  apply,
  begin,
  type FlowState,
  LooseChance,
  legal,
  Out,
  type Policy,
  resolveOptions,
  type Seat,
  Stream,
  TABLE,
  tableAnswer,
  toAct,
} from '@broadside/kernel';
import { Inputs } from '../net/inputs.ts';
import { Net } from '../net/net.ts';
import { freshNet, Learner } from './learner.ts';
import type { Course, Progress } from './train.ts';

/** Looks at a position once and tells it with the eyes of every seat. */
export interface Lookout<S> {
  readonly names: readonly string[];
  look(state: S): void;
  tell(inputs: Inputs, seat: Seat): void;
}

/** What a game brings to be trained. */
export interface EyeTraining<S extends FlowState, A extends Action> {
  readonly game: AnyGame;
  /** How many play a match, and with which options: one net knows all tables. */
  tableOf(stream: Stream): { readonly seats: number; readonly options: unknown };
  readonly lookout: Lookout<S>;
  /** When positions are told: at every new value. */
  moment(state: S): number;
  readonly policy: Policy<S, A>;
  readonly pool: readonly Policy<S, A>[];
  /**
   * At the end of a match, by how much a seat is ahead of the best of the others, in units of a clear lead. Who wins says
   * little about a match that ends far apart or by a hair; so the first matches teach by how much.
   */
  leadOf(state: S, seat: Seat): number;
  /** The pool plays at most so many moments, times the number of players. */
  readonly strays: number;
}

export type EyeCourse = Omit<Course, 'seats' | 'own'>;

/** By moment and seat, what was told; by seat, the share of the victory, and a chance for the lead. */
interface Seen {
  readonly told: readonly (readonly Inputs[])[];
  readonly shares: readonly number[];
  readonly leads: readonly number[];
}

const MOST_INPUTS = 1024;
/** One choice of the pool in so many is anybody's guess. */
const ODD = 40;
/** From this share of the course on all nets are averaged: the last few samples say too much of a single one. */
const AVERAGED_FROM = 0.7;
const LAST_RATE = 0.05;
/** From this share of the course on nothing but the result is learned. */
const LEADS_UNTIL = 0.7;

const copied = ({ at, value, length }: Inputs): Inputs => {
  const copy = new Inputs(length);
  copy.at.set(at.subarray(0, length));
  copy.value.set(value.subarray(0, length));
  copy.length = length;
  return copy;
};

function sharesOf(game: AnyGame, state: FlowState, seats: number): number[] {
  const { winners } = game.outcome(state) as { winners: readonly number[] };
  return Array.from({ length: seats }, (_, seat) => (winners.includes(seat) ? 1 / winners.length : 0));
}

function playAndTell<S extends FlowState, A extends Action>(
  spec: EyeTraining<S, A>,
  seed: string,
  scratch: Inputs,
): Seen {
  const { game, lookout, policy, pool } = spec;
  const stream = Stream.of(seed);
  const out = new Out(new LooseChance(stream), false);
  const { seats, options } = spec.tableOf(stream);
  const state = begin(game, resolveOptions(game, seats, options), seats, out) as S;
  const until = stream.below(2) === 0 ? 0 : spec.moment(state) + stream.below(spec.strays * seats);
  const others = Array.from({ length: seats }, () => pool[stream.below(pool.length)]);
  const told: Inputs[][] = [];
  for (let last = Number.NaN; state.flow.length > 0; ) {
    const moment = spec.moment(state);
    const isStray = moment < until;
    if (!isStray && moment !== last) {
      lookout.look(state);
      const eyes = others.map((_, seat) => {
        lookout.tell(scratch, seat);
        return copied(scratch);
      });
      told.push(eyes);
    }
    last = moment;
    const [seat] = toAct(game, state);
    if (seat === TABLE) {
      apply(game, state, seat, tableAnswer(game, state, out.chance), out);
      continue;
    }
    const actions = legal<A>(game, state, seat);
    const isOdd = isStray && actions.length > 1 && stream.below(ODD) === 0;
    const usual = isStray ? others[seat] : policy;
    const action = isOdd ? actions[stream.below(actions.length)] : usual(state, seat, actions, stream);
    apply(game, state, seat, action, out);
  }
  const leads = others.map((_, seat) => 1 / (1 + Math.exp(-spec.leadOf(state, seat))));
  return { told, shares: sharesOf(game, state, seats), leads };
}

interface Sample {
  readonly inputs: Inputs;
  readonly target: number;
}

/** Targets from the last moment to the first: the result, mixed with what the net thinks of the moments before it. */
function samplesOf({ told, shares, leads }: Seen, net: Net, lambda: number, byLead: number): Sample[] {
  return shares.flatMap((share, seat) => {
    let target = share + byLead * (leads[seat] - share);
    return told.toReversed().map((eyes): Sample => {
      const sample = { inputs: eyes[seat], target };
      if (lambda < 1) target = lambda * target + (1 - lambda) * net.evaluate(eyes[seat])[0];
      return sample;
    });
  });
}

function errorOf(seen: readonly Seen[], net: Net): number {
  let sum = 0;
  let count = 0;
  for (const { told, shares } of seen)
    for (const eyes of told)
      eyes.forEach((inputs, seat) => {
        sum += (shares[seat] - net.evaluate(inputs)[0]) ** 2;
        count++;
      });
  return Math.sqrt(sum / Math.max(1, count));
}

/** The mean of all nets that it was shown. */
class MeanNet {
  readonly net: Net;
  private shown = 0;

  constructor({ shape }: Net) {
    this.net = new Net(shape);
  }

  show({ first, second, bias }: Net): void {
    const share = 1 / ++this.shown;
    const approach = (own: Float32Array, other: Float32Array): void => {
      for (let at = 0; at < own.length; at++) own[at] += share * (other[at] - own[at]);
    };
    approach(this.net.first, first);
    approach(this.net.second, second);
    approach(this.net.bias, bias);
  }
}

function shuffle<T>(list: T[], stream: Stream): void {
  for (let i = list.length - 1; i > 0; i--) {
    const j = stream.below(i + 1);
    [list[i], list[j]] = [list[j], list[i]];
  }
}

/** Trains a net and reports after every batch. */
export function trainEyes<S extends FlowState, A extends Action>(
  spec: EyeTraining<S, A>,
  course: EyeCourse,
  report: (progress: Progress, net: Net) => void,
): Net {
  const stream = Stream.of(`train ${course.seed}`);
  const shape = { inputs: spec.lookout.names.length, hidden: course.hidden, outputs: 1 };
  const net = course.from ?? freshNet(shape, stream);
  const learner = new Learner(net);
  const scratch = new Inputs(MOST_INPUTS);
  const mean = new MeanNet(net);
  let best = net;
  for (let done = 0; done < course.matches; done += course.batch) {
    const seen = Array.from({ length: course.batch }, (_, at) =>
      playAndTell(spec, `${course.seed} ${done + at}`, scratch),
    );
    const error = errorOf(seen, net);
    const share = done / course.matches;
    const rate = course.rate * (1 - (1 - LAST_RATE) * share);
    const byLead = course.from ? 0 : Math.max(0, 1 - share / LEADS_UNTIL);
    let loss = 0;
    let steps = 0;
    for (let pass = 0; pass < course.passes; pass++) {
      const samples = seen.flatMap((match) => samplesOf(match, net, course.lambda, byLead));
      shuffle(samples, stream);
      for (const { inputs, target } of samples) loss += learner.learn(inputs, [target], rate);
      steps += samples.length;
    }
    if (share >= AVERAGED_FROM) {
      mean.show(net);
      best = mean.net;
    }
    report({ matches: done + course.batch, loss: loss / steps, error }, best);
  }
  return best;
}
