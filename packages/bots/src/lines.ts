/**
 * Search over lines: a line is the next choice and a way to play the rest of the turn. A few proposers say how a turn could
 * be played; each line is tried in the same imagined worlds with the same luck (halving.ts), and all are judged at the same point of the match. Where single choices would be many and mean little by
 * themselves, whole turns differ enough to be told apart by few tries.
 */
import {
  type Action,
  type AnyGame,
  apply,
  type FlowState,
  LooseChance,
  legal,
  Out,
  type Policy,
  printAction,
  type Seat,
  type Stream,
  toAct,
} from '@broadside/kernel';
import { type Arm, halve } from './halving.ts';
import type { BotInParts } from './parts.ts';
import { type Manner, searchBot } from './search.ts';
import { beginAlike, clockOf, dealt, type SearchKit, usual } from './searchKit.ts';

export interface LineKit<S extends FlowState, A extends Action> extends SearchKit<S, A> {
  /** Ways to play one's own turn; the first choices of the shortlist are followed by the kit's policy. */
  readonly proposers: readonly Policy<S, A>[];
}

interface Line<S extends FlowState, A extends Action> extends Arm {
  readonly action: A;
  readonly rest: Policy<S, A>;
}

/** Every choice worth a thought with the usual rest, and each proposer's own with its own rest. */
function beginnings<S extends FlowState, A extends Action>(
  game: AnyGame,
  kit: LineKit<S, A>,
  state: S,
  seat: Seat,
  listed: readonly A[],
  stream: Stream,
): A[] {
  const actions = legal<A>(game, state, seat);
  const first = kit.policy(state, seat, actions, stream);
  const same = printAction(game, first);
  return [
    first,
    ...listed.filter((action) => printAction(game, action) !== same),
    ...kit.proposers.map((rest) => rest(state, seat, actions, stream)),
  ];
}

/** The last ones are the proposers' own. */
function linesOf<S extends FlowState, A extends Action>(kit: LineKit<S, A>, choices: readonly Action[]): Line<S, A>[] {
  const others = choices.length - kit.proposers.length;
  return choices.map((action, at) => {
    const rest = at < others ? kit.policy : kit.proposers[at - others];
    return { action: action as A, rest, visits: 0, value: 0 };
  });
}

/** Plays a line to its horizon: the own turn by the line, everything else by the kit's policy. */
function tryLine<S extends FlowState, A extends Action>(
  game: AnyGame,
  kit: LineKit<S, A>,
  seat: Seat,
  line: Line<S, A>,
  world: S,
  rng: Stream,
): void {
  const state = game.clone(world) as S;
  const out = new Out(new LooseChance(rng), false);
  const now = clockOf(game, kit, state);
  apply(game, state, seat, line.action, out);
  while (state.flow.length > 0 && clockOf(game, kit, state) < now + kit.horizon) {
    const [next] = toAct(game, state);
    const own = next === seat && clockOf(game, kit, state) === now;
    const action = own
      ? line.rest(state, seat, legal<A>(game, state, seat), rng)
      : usual(game, kit, state, next, out, rng);
    apply(game, state, next, action, out);
  }
  line.visits++;
  line.value += kit.evaluate(state)[seat];
}

/** Whole turns, each tried to its horizon. */
const inLines = <S extends FlowState, A extends Action>(game: AnyGame, kit: LineKit<S, A>): Manner<S, A> => ({
  choices: (...asked) => beginnings(game, kit, ...asked),
  sums: (view, seat, { choices, tries }, stream) => {
    const chance = new LooseChance(stream);
    return halve(linesOf(kit, choices), {
      tries,
      stream,
      imagine: () => dealt(game, kit, view, seat, chance),
      tryOne: (line, world, luck) => tryLine(game, kit, seat, line, world, luck),
      isDecided: (left) =>
        beginAlike(
          game,
          left.map(({ action }) => action),
        ),
    });
  },
});

export const lineBot = <S extends FlowState, A extends Action>(
  name: string,
  game: AnyGame,
  kit: LineKit<S, A>,
): BotInParts => searchBot(name, game, kit, inLines(game, kit));
