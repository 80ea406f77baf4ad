/** Whole matches, for tests about every moment of a game. */
import { LooseChance, SeededChance, Stream } from '../chance.ts';
import { apply, begin, legal, tableAnswer, toAct } from '../engine.ts';
import { type Action, type AnyGame, type FlowState, type Game, type GameEvent, TABLE } from '../game.ts';
import { Match } from '../match.ts';
import { resolveOptions } from '../options.ts';
import { Out } from '../out.ts';
import type { Policy } from '../playout.ts';

export interface Setting {
  readonly seats: number;
  readonly options?: Readonly<Record<string, unknown>>;
}

/** `where` names seed and entry, so that a failing moment can be found again. */
export type Visit<M> = (match: M, where: string) => void;

/** One action of a match. */
export type PlayOne<M> = (match: M, random: Stream, seed: string) => void;

/** Whoever is asked does anything that is legal; what falls comes to rest by chance. */
function anything<S extends FlowState, A extends Action, V, E extends GameEvent>(
  match: Match<S, A, V, E>,
  random: Stream,
  seed: string,
): void {
  const seat = match.toAct[random.below(match.toAct.length)];
  if (seat === TABLE) {
    match.play(TABLE, tableAnswer<A>(match.game, match.state, new SeededChance(`${seed} ${match.n}`)));
    return;
  }
  const actions = match.legal(seat);
  match.play(seat, actions[random.below(actions.length)]);
}

interface ChanceOptions<M> {
  readonly visit?: Visit<M> | undefined;
  /** How one action is chosen; every legal one is as likely as any other unless it is said. */
  readonly playOne?: PlayOne<M>;
  /** So many entries at most. */
  readonly entries?: number;
}

/** A match played by chance, to the end or for so many entries; `visit` sees every state on the way. */
export function playByChance<S extends FlowState, A extends Action, V, E extends GameEvent>(
  game: Game<S, A, V, E>,
  setting: Setting,
  seed: string,
  { visit, playOne = anything, entries = Number.POSITIVE_INFINITY }: ChanceOptions<Match<S, A, V, E>> = {},
): Match<S, A, V, E> {
  const match = Match.begin(game, { ...setting, seed });
  const random = Stream.of(`${seed}\nhands`);
  const show = (): void => visit?.(match, `seed "${seed}", entry ${match.n}`);
  show();
  while (match.toAct.length > 0 && match.n < entries) {
    playOne(match, random, seed);
    show();
  }
  return match;
}

/** Every moment of a match between players of one kind in which one is asked. The state goes on: it is for looking at. */
export function* momentsOf<S extends FlowState, A extends Action>(
  game: AnyGame,
  policy: Policy<S, A>,
  { seats, options }: Setting,
  seed: string,
): Generator<S> {
  const stream = Stream.of(seed);
  const out = new Out(new LooseChance(stream), false);
  const state: S = begin(game, resolveOptions(game, seats, options), seats, out);
  while (state.flow.length > 0) {
    const [seat] = toAct(game, state);
    if (seat === TABLE) {
      apply(game, state, seat, tableAnswer(game, state, out.chance), out);
      continue;
    }
    yield state;
    apply(game, state, seat, policy(state, seat, legal<A>(game, state, seat), stream), out);
  }
}

/** Seeded matches in which the first seat has a policy of its own; all that it decides is noted. */
export function watchFirst<S extends FlowState, A extends Action>(
  game: AnyGame,
  { own, others }: { readonly own: Policy<S, A>; readonly others: Policy<S, A> },
  setting: Setting,
  seeds: readonly string[],
  note: (state: S, action: A) => void,
): void {
  const watched: Policy<S, A> = (state, seat, actions, stream) => {
    if (seat !== 0) return others(state, seat, actions, stream);
    const action = own(state, seat, actions, stream);
    note(state, action);
    return action;
  };
  for (const seed of seeds) for (const _ of momentsOf(game, watched, setting, seed));
}
