/** The few questions that can be asked of any state, and the one thing that can be done to it. */
import { sameAction } from './actions.ts';
import type { Chance } from './chance.ts';
import { BrokenLaw } from './errors.ts';
import type { Action, AnyGame, FlowState, Frame, Reason, Seat, Step } from './game.ts';
import { TABLE } from './game.ts';
import type { Out } from './out.ts';

const NOBODY: readonly Seat[] = [];

/** One-seat lists, made once: most steps wait for one seat. */
const ALONE: readonly (readonly Seat[])[] = Array.from({ length: 16 }, (_, seat) => [seat]);

/** The list that holds just this seat. */
export const only = (seat: Seat): readonly Seat[] => ALONE[seat];

// biome-ignore lint/suspicious/noExplicitAny: steps of any game
type AnyStep = Step<any, any, any>;

const frameOf = (state: FlowState): Frame => state.flow[state.flow.length - 1];
const stepOf = (game: AnyGame, frame: Frame): AnyStep => game.steps[frame.step];

/** Who must answer now; nobody when the match is over. */
export function toAct(game: AnyGame, state: FlowState): readonly Seat[] {
  if (state.flow.length === 0) return NOBODY;
  const frame = frameOf(state);
  return stepOf(game, frame).seats(state, frame);
}

/** Who may interject although nobody waits for them. */
export function mayAct(game: AnyGame, state: FlowState): readonly Seat[] {
  if (state.flow.length === 0) return NOBODY;
  const frame = frameOf(state);
  return stepOf(game, frame).may?.(state, frame) ?? NOBODY;
}

function hasWord(game: AnyGame, state: FlowState, seat: Seat): boolean {
  return toAct(game, state).includes(seat) || mayAct(game, state).includes(seat);
}

/** Every legal action of a seat: the one list behind buttons, checks, bots and fuzzers. */
export function legal<A extends Action = Action>(game: AnyGame, state: FlowState, seat: Seat): readonly A[] {
  if (!hasWord(game, state, seat)) return [];
  const frame = frameOf(state);
  return stepOf(game, frame).legal(state, frame, seat) as readonly A[];
}

/** Why a seat may not do this now; undefined if it may. */
export function whyNot(game: AnyGame, state: FlowState, seat: Seat, action: Action): Reason | undefined {
  if (state.flow.length === 0) return { code: 'match-over', clause: game.clauses.over };
  if (!hasWord(game, state, seat)) return { code: 'not-your-turn', clause: game.clauses.turn };
  const frame = frameOf(state);
  const step = stepOf(game, frame);
  if (seat === TABLE && step.accepts) return step.accepts(state, frame, action);
  const offered = step.legal(state, frame, seat).some((candidate: Action) => sameAction(candidate, action));
  return offered ? undefined : step.whyNot(state, frame, seat, action);
}

/** What a host answers for a seat that lets a question in somebody else's turn wait; undefined: it is waited for. */
export function byDefault<A extends Action = Action>(game: AnyGame, state: FlowState, seat: Seat): A | undefined {
  if (!toAct(game, state).includes(seat)) return undefined;
  const frame = frameOf(state);
  return stepOf(game, frame).byDefault?.(state, frame, seat) as A | undefined;
}

/** Carries out an action known to be legal. Unchecked: the way of playouts and replays. */
export function apply(game: AnyGame, state: FlowState, seat: Seat, action: Action, out: Out): void {
  const frame = frameOf(state);
  stepOf(game, frame).apply(state, frame, seat, action, out);
}

/** The table's own answer where nobody throws real cubes: playouts and random tests. */
export function tableAnswer<A extends Action = Action>(game: AnyGame, state: FlowState, chance: Chance): A {
  const frame = frameOf(state);
  const answer = stepOf(game, frame).answer?.(state, frame, chance);
  if (answer === undefined) throw new BrokenLaw(`step ${frame.step} waits for the table but has no answer`);
  return answer as A;
}
