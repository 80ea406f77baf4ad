/**
 * Information-set Monte Carlo tree search. Every iteration imagines the hidden part anew from the
 * view, walks down one shared tree as far as it reaches, plays a little further by a policy and asks
 * an evaluation who is likely to win. The tree branches on what the searching player would see, so
 * that a decision after a revealed card may depend on that card.
 *
 * At the root all choices are tried in the same imagined worlds with the same luck (halving.ts).
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
  type Stream,
  TABLE,
  toAct,
} from '@broadside/kernel';
import type { Thinking } from './bot.ts';
import { triesOf } from './budget.ts';
import { type Arm, halve, mean } from './halving.ts';
import {
  type BotInParts,
  botInParts,
  divided,
  everyPart,
  luckOf,
  type Matter,
  ranked,
  type Sums,
  type Thought,
} from './parts.ts';
import { beginAlike, clockOf, dealt, playOn, type SearchKit, usual, worthAThought } from './searchKit.ts';

interface Edge<A> extends Arm {
  readonly action: A;
  readonly outcomes: Map<string | number, Node<A>>;
}

interface Node<A> {
  visits: number;
  readonly edges: Map<string, Edge<A>>;
}

const EXPLORE = 0.2;
/** A node tries its t-th choice only after this many times t² visits: bad moves must not spoil its value. */
const WIDEN = 6;
/** The edge of what nobody chose, a throw or a habit: what it led to is distinguished by marks alone. */
const NOT_CHOSEN = '';

const newNode = <A>(): Node<A> => ({ visits: 0, edges: new Map() });
const newEdge = <A>(action: A): Edge<A> => ({ action, visits: 0, value: 0, outcomes: new Map() });

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

/** How the choices of a thought are made and tried. */
export interface Manner<S extends FlowState, A extends Action> {
  choices(state: S, seat: Seat, listed: readonly A[], stream: Stream): readonly A[];
  sums(view: unknown, seat: Seat, { choices, tries }: Matter, luck: Stream): Sums;
}

/** Single choices, each with the tree that grows below it. */
const inTrees = <S extends FlowState, A extends Action>(game: AnyGame, kit: SearchKit<S, A>): Manner<S, A> => ({
  choices: (_state, _seat, listed) => listed,
  sums: (view, seat, { choices, tries }, stream) => {
    const chance = new LooseChance(stream);
    const search = new Search(game, kit, seat);
    return halve(
      choices.map((action) => newEdge(action as A)),
      {
        tries,
        stream,
        imagine: () => dealt(game, kit, view, seat, chance),
        tryOne: (edge, world, luck) => search.try(edge, world, luck),
      },
    );
  },
});

/** What is thought about; of the usual choice there is a doubt whether anything is better. */
function matterOf<S extends FlowState, A extends Action>(
  game: AnyGame,
  kit: SearchKit<S, A>,
  state: S,
  seat: Seat,
  choices: readonly A[],
  thinking: Thinking,
): Matter {
  const doubt = kit.doubt?.(state) ?? 0;
  const usual: number[] = [];
  if (doubt > 0) {
    const habit = printAction(game, kit.policy(state, seat, legal<A>(game, state, seat), thinking.stream));
    for (const [at, action] of choices.entries()) if (printAction(game, action) === habit) usual.push(at);
  }
  return { choices, ...divided(triesOf(thinking, kit.perMs)), wanted: { kind: 'best', usual, doubt } };
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
  const state = dealt(game, kit, view, seat, new LooseChance(stream));
  const matter = matterOf(game, kit, state, seat, worthAThought(game, kit, state, seat), thinking);
  const start = stream.words();
  stream.next();
  const { sums } = inTrees(game, kit);
  return ranked(
    matter,
    everyPart(matter, (at) => sums(view, seat, matter, luckOf(start, at))),
  );
}

/** A bot that searches; a forced choice, or one of habit, costs it no time. */
export function searchBot<S extends FlowState, A extends Action>(
  name: string,
  game: AnyGame,
  kit: SearchKit<S, A>,
  manner = inTrees(game, kit),
): BotInParts {
  return botInParts(name, {
    begin: (view, seat, thinking) => {
      const { stream } = thinking;
      const state = dealt(game, kit, view, seat, new LooseChance(stream));
      const actions = legal<A>(game, state, seat);
      if (actions.length === 1) return { action: actions[0] };
      if (kit.isHabit?.(state, true)) return { action: kit.policy(state, seat, actions, stream) };
      const listed = kit.shortlist?.(state, seat, actions) ?? actions;
      if (listed.length === 1) return { action: listed[0] };
      const choices = manner.choices(state, seat, listed, stream);
      if (beginAlike(game, choices)) return { action: choices[0] };
      return { matter: matterOf(game, kit, state, seat, choices, thinking) };
    },
    part: (view, seat, { stream }, matter, at) => manner.sums(view, seat, matter, luckOf(stream.words(), at)),
  });
}
