/**
 * Search over lines: a line is the next choice and a way to play the rest of the turn. A few proposers say how a turn could
 * be played; each line is tried in the same imagined worlds with the same luck, the weaker half is dropped again and
 * again, and all are judged at the same point of the match. Where single choices would be many and mean little by
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
  Stream,
  toAct,
} from '@broadside/kernel';
import type { Bot, Thinking } from './bot.ts';
import { budgetOf } from './budget.ts';
import { searchBot, type Thought } from './search.ts';
import { clockOf, dealt, type SearchKit, usual, worthAThought } from './searchKit.ts';

export interface LineKit<S extends FlowState, A extends Action> extends SearchKit<S, A> {
  /** Ways to play one's own turn; the first choices of the shortlist are followed by the kit's policy. */
  readonly proposers: readonly Policy<S, A>[];
}

interface Line<S extends FlowState, A extends Action> {
  readonly action: A;
  readonly rest: Policy<S, A>;
  visits: number;
  value: number;
}

const mean = ({ value, visits }: { value: number; visits: number }): number => (visits === 0 ? 0 : value / visits);

/** Every choice worth a thought with the usual rest, and each proposer's own with its own rest. */
function linesOf<S extends FlowState, A extends Action>(
  game: AnyGame,
  kit: LineKit<S, A>,
  state: S,
  seat: Seat,
  stream: Stream,
): Line<S, A>[] {
  const actions = legal<A>(game, state, seat);
  const newLine = (action: A, rest: Policy<S, A>): Line<S, A> => ({ action, rest, visits: 0, value: 0 });
  const first = kit.policy(state, seat, actions, stream);
  const listed = worthAThought(game, kit, state, seat);
  const same = printAction(game, first);
  return [
    newLine(first, kit.policy),
    ...listed.filter((action) => printAction(game, action) !== same).map((action) => newLine(action, kit.policy)),
    ...kit.proposers.map((rest) => newLine(rest(state, seat, actions, stream), rest)),
  ];
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

/** Thinks about a view; every choice with its best line, the best first. */
export function thinkInLines<S extends FlowState, A extends Action>(
  game: AnyGame,
  kit: LineKit<S, A>,
  view: unknown,
  seat: Seat,
  thinking: Thinking,
): Thought<A>[] {
  const { stream } = thinking;
  const chance = new LooseChance(stream);
  const budget = budgetOf(thinking, kit.perMs);
  const all = linesOf(game, kit, dealt(game, kit, view, seat, chance), seat, stream);
  const rounds = Math.max(1, Math.ceil(Math.log2(all.length)));
  let left = all;
  let tries = 0;
  for (let round = 1; round <= rounds; round++) {
    do {
      const world = dealt(game, kit, view, seat, chance);
      const luck = stream.words();
      for (const line of left) tryLine(game, kit, seat, line, world, new Stream(luck));
      stream.next();
      tries += left.length;
    } while (budget.spent(tries) < round / rounds);
    left = [...left].sort((a, b) => mean(b) - mean(a)).slice(0, Math.ceil(left.length / 2));
    // Nothing is left to decide when all lines begin alike.
    if (new Set(left.map(({ action }) => printAction(game, action))).size === 1) break;
  }
  return all
    .map((line) => ({ action: line.action, visits: line.visits, value: mean(line) }))
    .sort((a, b) => b.visits - a.visits || b.value - a.value);
}

export const lineBot = <S extends FlowState, A extends Action>(name: string, game: AnyGame, kit: LineKit<S, A>): Bot =>
  searchBot(name, game, kit, (...asked) => thinkInLines(game, kit, ...asked));
