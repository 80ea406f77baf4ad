/**
 * Information-set Monte Carlo tree search. Every iteration imagines the hidden part anew from the
 * view, walks down one shared tree as far as it reaches, plays a little further by a policy and asks
 * an evaluation who is likely to win. The tree branches on what the searching player would see, so
 * that a decision after a revealed card may depend on that card.
 *
 * At the root all choices are tried in the same imagined worlds with the same luck, and the weaker
 * half is dropped again and again (sequential halving): luck that is equal for all cancels out.
 */
import {
  type Action,
  type AnyGame,
  apply,
  type FlowState,
  LooseChance,
  legal,
  Out,
  printAction,
  type Seat,
  Stream,
  TABLE,
  toAct,
} from '@broadside/kernel';
import type { Bot, Thinking } from './bot.ts';
import { budgetOf } from './budget.ts';
import { clockOf, dealt, playOn, type SearchKit, usual, worthAThought } from './searchKit.ts';

interface Edge<A> {
  readonly action: A;
  visits: number;
  value: number;
  readonly outcomes: Map<string | number, Node<A>>;
}

interface Node<A> {
  visits: number;
  readonly edges: Map<string, Edge<A>>;
}

/** One choice of the search as it saw it, for explanations. */
export interface Thought<A> {
  readonly action: A;
  readonly visits: number;
  /** Estimated chance to win. */
  readonly value: number;
}

const EXPLORE = 0.2;
/** A node tries its t-th choice only after this many times t² visits: bad moves must not spoil its value. */
const WIDEN = 6;
/** The edge of what nobody chose, a throw or a habit: what it led to is distinguished by marks alone. */
const NOT_CHOSEN = '';

const newNode = <A>(): Node<A> => ({ visits: 0, edges: new Map() });
const newEdge = <A>(action: A): Edge<A> => ({ action, visits: 0, value: 0, outcomes: new Map() });
const mean = ({ value, visits }: { value: number; visits: number }): number => (visits === 0 ? 0 : value / visits);

class Search<S extends FlowState, A extends Action> {
  private readonly game: AnyGame;
  private readonly kit: SearchKit<S, A>;
  private readonly seat: Seat;

  constructor(game: AnyGame, kit: SearchKit<S, A>, seat: Seat) {
    this.game = game;
    this.kit = kit;
    this.seat = seat;
  }

  /** One choice in one imagined world with one kind of luck. */
  try(edge: Edge<A>, world: S, rng: Stream): void {
    const state = this.game.clone(world) as S;
    const out = new Out(new LooseChance(rng), false);
    const path: { edge: Edge<A>; seat: Seat }[] = [{ edge, seat: this.seat }];
    apply(this.game, state, this.seat, edge.action, out);
    let node = this.follow(edge, state);
    while (!this.kit.isFlat && node.visits++ > 0 && state.flow.length > 0) {
      const seat = toAct(this.game, state)[0];
      if (seat === TABLE || this.kit.isHabit?.(state, false)) {
        const action = usual(this.game, this.kit, state, seat, out, rng);
        apply(this.game, state, seat, action, out);
        node = this.follow(this.edgeOf(node, action, NOT_CHOSEN), state);
        continue;
      }
      const next = this.select(node, state, seat, rng);
      path.push({ edge: next, seat });
      apply(this.game, state, seat, next.action, out);
      node = this.follow(next, state);
    }
    playOn(this.game, this.kit, state, out, rng, clockOf(this.game, this.kit, state) + this.kit.horizon);
    const values = this.kit.evaluate(state);
    for (const step of path) {
      step.edge.visits++;
      step.edge.value += values[step.seat];
    }
  }

  private follow({ outcomes }: Edge<A>, state: S): Node<A> {
    const mark = this.kit.mark(state);
    let child = outcomes.get(mark);
    if (!child) {
      child = newNode();
      outcomes.set(mark, child);
    }
    return child;
  }

  /** The policy's choice first; others only when the node is visited often; then the best upper bound. */
  private select(node: Node<A>, state: S, seat: Seat, rng: Stream): Edge<A> {
    const actions = legal<A>(this.game, state, seat);
    if (actions.length === 1) return this.edgeOf(node, actions[0]);
    const tried: Edge<A>[] = [];
    const untried: A[] = [];
    for (const action of actions) {
      const edge = node.edges.get(printAction(this.game, action));
      if (edge) tried.push(edge);
      else untried.push(action);
    }
    if (tried.length === 0) return this.edgeOf(node, this.kit.policy(state, seat, actions, rng));
    if (untried.length > 0 && node.visits > WIDEN * tried.length * tried.length)
      return this.edgeOf(node, untried[rng.below(untried.length)]);
    const bound = (edge: Edge<A>): number =>
      mean(edge) + EXPLORE * Math.sqrt(Math.log(node.visits) / Math.max(1, edge.visits));
    return tried.reduce((best, edge) => (bound(edge) > bound(best) ? edge : best));
  }

  private edgeOf(node: Node<A>, action: A, key = printAction(this.game, action)): Edge<A> {
    let edge = node.edges.get(key);
    if (!edge) {
      edge = newEdge(action);
      node.edges.set(key, edge);
    }
    return edge;
  }
}

/** Thinks about a view and returns every choice worth it with its estimate, the best first. */
export function think<S extends FlowState, A extends Action>(
  game: AnyGame,
  kit: SearchKit<S, A>,
  view: unknown,
  seat: Seat,
  thinking: Thinking,
): Thought<A>[] {
  const { stream } = thinking;
  const chance = new LooseChance(stream);
  const budget = budgetOf(thinking, kit.perMs);
  const search = new Search(game, kit, seat);
  const imagine = (): S => dealt(game, kit, view, seat, chance);
  const all = worthAThought(game, kit, imagine(), seat).map(newEdge);
  const rounds = Math.max(1, Math.ceil(Math.log2(all.length)));
  let left = all;
  let tries = 0;
  for (let round = 1; round <= rounds; round++) {
    do {
      const world = imagine();
      const rngState = stream.words();
      for (const edge of left) search.try(edge, world, new Stream(rngState));
      stream.next();
      tries += left.length;
    } while (budget.spent(tries) < round / rounds);
    left = [...left].sort((a, b) => mean(b) - mean(a)).slice(0, Math.ceil(left.length / 2));
  }
  return all
    .map((edge) => ({ action: edge.action, visits: edge.visits, value: mean(edge) }))
    .sort((a, b) => b.visits - a.visits || b.value - a.value);
}

/** The best thought, or the policy's own choice if the best is not clearly better. */
function chosen<S extends FlowState, A extends Action>(
  game: AnyGame,
  kit: SearchKit<S, A>,
  state: S,
  seat: Seat,
  thoughts: readonly Thought<A>[],
  stream: Stream,
): A {
  const [best] = thoughts;
  const doubt = kit.doubt?.(state) ?? 0;
  if (doubt === 0) return best.action;
  const habit = printAction(game, kit.policy(state, seat, legal<A>(game, state, seat), stream));
  const usual = thoughts.find(({ action }) => printAction(game, action) === habit);
  if (!usual) return best.action;
  return best.value - usual.value > doubt / Math.sqrt(Math.max(1, usual.visits)) ? best.action : usual.action;
}

/** A bot that searches; a forced choice, or one of habit, costs it no time. */
export function searchBot<S extends FlowState, A extends Action>(
  name: string,
  game: AnyGame,
  kit: SearchKit<S, A>,
  thoughts: (view: unknown, seat: Seat, thinking: Thinking) => Thought<A>[] = (...asked) => think(game, kit, ...asked),
): Bot {
  return {
    name,
    searches: true,
    choose: (view, seat, thinking) => {
      const state = dealt(game, kit, view, seat, new LooseChance(thinking.stream));
      const actions = legal<A>(game, state, seat);
      if (actions.length === 1) return actions[0];
      if (kit.isHabit?.(state, true)) return kit.policy(state, seat, actions, thinking.stream);
      const listed = kit.shortlist?.(state, seat, actions) ?? actions;
      if (listed.length === 1) return listed[0];
      return chosen(game, kit, state, seat, thoughts(view, seat, thinking), thinking.stream);
    },
  };
}
