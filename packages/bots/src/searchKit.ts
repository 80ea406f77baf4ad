/** What whoever thinks ahead must know about a game, and what is done with it: worlds, usual play, choices worth a thought. */
import {
  type Action,
  type AnyGame,
  apply,
  type Chance,
  type FlowState,
  legal,
  type Out,
  type Policy,
  printAction,
  type Seat,
  type Stream,
  TABLE,
  tableAnswer,
  toAct,
} from '@broadside/kernel';

/** What the search must know about a game. */
export interface SearchKit<S extends FlowState, A extends Action> {
  /** Plays on beyond the tree, and is tried first in every new node. */
  readonly policy: Policy<S, A>;
  /** How likely each seat is to win, summing to 1. */
  evaluate(state: S): number[];
  /** Distinguishes what an action may have revealed; equal marks share a node. */
  mark(state: S): string | number;
  /** How many turns the policy plays before the evaluation is asked. */
  readonly horizon: number;
  /** What the horizon counts instead of turns: positions are best compared at the same point of a round. */
  clock?(state: S): number;
  /** Where the policy's answers are as good as any that few tries could find, it plays on at once: no tree is grown. */
  readonly isFlat?: boolean;
  /** A better guess at what is hidden than the rules' own deal, which takes every possibility for as likely. */
  imagine?(view: unknown, seat: Seat, chance: Chance): S;
  /**
   * Choices left to the policy: what changes nothing, and within the tree (not `asked`) what others choose in secret,
   * for nobody may answer to what they cannot know.
   */
  isHabit?(state: S, asked: boolean): boolean;
  /** The choices worth a thought, where that can be seen at a glance; all of them if left out. */
  shortlist?(state: S, seat: Seat, actions: readonly A[]): readonly A[];
  /**
   * How far the evaluation is to be doubted: the policy's own choice is left only for one that looks better by more
   * than this over the square root of its tries. 0 if left out.
   */
  doubt?(state: S): number;
  /** Tries that a core makes in a millisecond of processor time: time is counted in them. */
  readonly perMs: number;
}

/** A world in which the view would be the same. */
export const dealt = <S extends FlowState, A extends Action>(
  game: AnyGame,
  kit: SearchKit<S, A>,
  view: unknown,
  seat: Seat,
  chance: Chance,
): S => kit.imagine?.(view, seat, chance) ?? (game.imagine(view, seat, chance) as S);

export function worthAThought<S extends FlowState, A extends Action>(
  game: AnyGame,
  kit: SearchKit<S, A>,
  state: S,
  seat: Seat,
): readonly A[] {
  const actions = legal<A>(game, state, seat);
  return kit.shortlist?.(state, seat, actions) ?? actions;
}

/** Whether all of these are the same thing to do now. */
export const beginAlike = (game: AnyGame, actions: readonly Action[]): boolean =>
  new Set(actions.map((action) => printAction(game, action))).size === 1;

/** What happens without a thought: the table's answer, or the policy's. */
export function usual<S extends FlowState, A extends Action>(
  game: AnyGame,
  kit: SearchKit<S, A>,
  state: S,
  seat: Seat,
  out: Out,
  rng: Stream,
): A {
  return seat === TABLE
    ? tableAnswer<A>(game, state, out.chance)
    : kit.policy(state, seat, legal<A>(game, state, seat), rng);
}

/** What the horizon is counted in. */
export const clockOf = <S extends FlowState, A extends Action>(game: AnyGame, kit: SearchKit<S, A>, state: S): number =>
  kit.clock?.(state) ?? game.turn(state);

/** The usual play of everybody until the clock stands there, or to the end. */
export function playOn<S extends FlowState, A extends Action>(
  game: AnyGame,
  kit: SearchKit<S, A>,
  state: S,
  out: Out,
  rng: Stream,
  until: number,
): void {
  while (state.flow.length > 0 && clockOf(game, kit, state) < until) {
    const seat = toAct(game, state)[0];
    apply(game, state, seat, usual(game, kit, state, seat, out, rng), out);
  }
}
