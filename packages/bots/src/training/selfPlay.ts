/** Matches to learn from: a mixed pool plays, positions are written down as the net would be told them. */
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
  Stream,
  TABLE,
  tableAnswer,
  toAct,
} from '@broadside/kernel';
import { type Encoding, Inputs } from '../net/inputs.ts';
import type { Net } from '../net/net.ts';

/** What a game brings to be trained. */
export interface Training<S extends FlowState, A extends Action> {
  readonly game: AnyGame;
  readonly encoding: Encoding<S>;
  readonly options?: unknown;
  /** A table for each match; left out: these options, as many players as the course has. */
  tableOf?(stream: Stream, seats: number): TableToLearn;
  /** When positions are told: at every new value. */
  moment(state: S): number;
  /** Who plays against whom; `own` follows the net that learns, or an older one. */
  readonly pool: readonly Policy<S, A>[];
  own?(net: Net): Policy<S, A>;
  /** One choice in so many is anybody's guess: odd positions must be known, too. 40 if left out. */
  readonly odd?: number;
  /** One output: the chance that the team succeeds. */
  readonly together?: boolean;
}

export interface TableToLearn {
  readonly seats: number;
  readonly options: unknown;
}

/** One position of a match: its inputs, copied, and the seat of the first output. */
export interface Told {
  readonly inputs: Inputs;
  readonly base: number;
}

export interface Played {
  readonly told: readonly Told[];
  /** Share of the victory of each seat, or the team's. */
  readonly shares: readonly number[];
  readonly seats: number;
}

const ODD = 40;

const copied = ({ at, value, length }: Inputs): Inputs => {
  const copy = new Inputs(length);
  copy.at.set(at.subarray(0, length));
  copy.value.set(value.subarray(0, length));
  copy.length = length;
  return copy;
};

function sharesOf<S extends FlowState, A extends Action>(spec: Training<S, A>, state: S, seats: number): number[] {
  const { winners } = spec.game.outcome(state) as { winners: readonly number[] };
  if (spec.together) return [winners.length > 0 ? 1 : 0];
  return Array.from({ length: seats }, (_, seat) => (winners.includes(seat) ? 1 / winners.length : 0));
}

/** Plays one match between these policies. */
export function playToLearn<S extends FlowState, A extends Action>(
  spec: Training<S, A>,
  policies: readonly Policy<S, A>[],
  seed: string,
  scratch: Inputs,
  options?: unknown,
): Played {
  const { game, encoding } = spec;
  const stream = Stream.of(seed);
  const out = new Out(new LooseChance(stream), false);
  const seats = policies.length;
  const state = begin(game, resolveOptions(game, seats, options), seats, out) as S;
  const often = spec.odd ?? ODD;
  const told: Told[] = [];
  for (let last = Number.NaN; state.flow.length > 0; ) {
    const moment = spec.moment(state);
    if (moment !== last) {
      last = moment;
      const base = encoding.encode(state, scratch);
      told.push({ inputs: copied(scratch), base });
    }
    const [seat] = toAct(game, state);
    if (seat === TABLE) apply(game, state, seat, tableAnswer(game, state, out.chance), out);
    else {
      const actions = legal<A>(game, state, seat);
      const odd = actions.length > 1 && stream.below(often) === 0;
      const action = odd ? actions[stream.below(actions.length)] : policies[seat](state, seat, actions, stream);
      apply(game, state, seat, action, out);
    }
  }
  return { told, shares: sharesOf(spec, state, seats), seats };
}
