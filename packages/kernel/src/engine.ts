/** The few questions that can be asked of any state, and how a match begins and goes on. */
import { sameAction } from './actions.ts';
import type { Chance } from './chance.ts';
import { BrokenLaw } from './errors.ts';
import type { Action, AnyGame, FlowState, Frame, Game, GameEvent, Reason, Seat, Stack, Step } from './game.ts';
import { TABLE } from './game.ts';
import type { Options } from './options.ts';
import type { Out } from './out.ts';

const NOBODY: readonly Seat[] = [];

/** One-seat lists, made once: most steps wait for one seat. */
const ALONE: readonly (readonly Seat[])[] = Array.from({ length: 16 }, (_, seat) => [seat]);

/** The list that holds just this seat. */
export const only = (seat: Seat): readonly Seat[] => ALONE[seat];

// biome-ignore lint/suspicious/noExplicitAny: steps of any game
export type AnyStep = Step<any, any, any>;

const frameOf = (state: FlowState): Frame => state.flow[state.flow.length - 1];

/** The step at which somebody is asked now. */
function stepOf(game: AnyGame, frame: Frame): AnyStep {
  const step = game.steps[frame.step];
  if (step.seats === undefined) throw new BrokenLaw(`step ${frame.step} asks nobody: it was left unfinished`);
  return step;
}

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
  return stepOf(game, frame).mayAct?.(state, frame) ?? NOBODY;
}

const hasWord = (step: AnyStep, state: FlowState, frame: Frame, seat: Seat): boolean =>
  step.seats(state, frame).includes(seat) || (step.mayAct?.(state, frame).includes(seat) ?? false);

/** Every legal action of a seat: the one list behind buttons, checks, bots and fuzzers. */
export function legal<A extends Action = Action>(game: AnyGame, state: FlowState, seat: Seat): readonly A[] {
  if (state.flow.length === 0) return [];
  const frame = frameOf(state);
  const step = stepOf(game, frame);
  return hasWord(step, state, frame, seat) ? (step.legal(state, frame, seat) as readonly A[]) : [];
}

/** Why a seat may not do this now; undefined if it may. */
export function whyNot(game: AnyGame, state: FlowState, seat: Seat, action: Action): Reason | undefined {
  if (state.flow.length === 0) return { code: 'match-over', clause: game.clauses.over };
  const frame = frameOf(state);
  const step = stepOf(game, frame);
  if (!hasWord(step, state, frame, seat)) return { code: 'not-your-turn', clause: game.clauses.turn };
  if (seat === TABLE && step.accepts) return step.accepts(state, frame, action);
  const offered = step.legal(state, frame, seat).some((candidate: Action) => sameAction(candidate, action));
  return offered ? undefined : step.whyNot(state, frame, seat, action);
}

/** What a host answers for a seat that lets a question in somebody else's turn wait; undefined: it is waited for. */
export function defaultAction<A extends Action = Action>(game: AnyGame, state: FlowState, seat: Seat): A | undefined {
  if (!toAct(game, state).includes(seat)) return undefined;
  const frame = frameOf(state);
  return stepOf(game, frame).defaultAction?.(state, frame, seat) as A | undefined;
}

/** Sets a match up and lets it go on by itself until somebody is asked. */
export function begin<S extends FlowState, A extends Action, V, E extends GameEvent>(
  game: Game<S, A, V, E>,
  options: Options,
  seats: number,
  out: Out<E>,
  stack?: Stack,
): S {
  const state = game.setup(options, seats, out, stack);
  settle(game, state, out as unknown as Out);
  return state;
}

/** Carries out an action known to be legal, and what follows from it. Unchecked: the way of playouts and replays. */
export function apply(game: AnyGame, state: FlowState, seat: Seat, action: Action, out: Out): void {
  applyAlone(game, state, seat, action, out);
  settle(game, state, out);
}

/** The action by itself: what goes on afterwards is left to be resumed. */
export function applyAlone(game: AnyGame, state: FlowState, seat: Seat, action: Action, out: Out): void {
  const frame = frameOf(state);
  stepOf(game, frame).apply(state, frame, seat, action, out);
}

/** More parts in a row than any work has. */
const MOST_PARTS = 10_000;

/** Whether matches like this one go on by themselves: the same at every moment of a match. */
export const goesOn = (game: AnyGame, state: FlowState): boolean => game.goesOn === undefined || game.goesOn(state);

/** Lets a match go on by itself until a frame waits for an answer or the match is over. */
export function settle(game: AnyGame, state: FlowState, out: Out): void {
  if (goesOn(game, state)) goOn(game, state, out);
}

export function goOn(game: AnyGame, state: FlowState, out: Out): void {
  for (let parts = 0; resume(game, state, out); parts++)
    if (parts === MOST_PARTS) throw new BrokenLaw(`step ${frameOf(state)?.step} goes on for ever`);
}

/** One part of what goes on by itself; false: the match is at rest. */
export function resume(game: AnyGame, state: FlowState, out: Out): boolean {
  game.afterChange?.(state, out);
  if (state.flow.length === 0) return false;
  const frame = frameOf(state);
  const step = game.steps[frame.step];
  if (step.seats !== undefined) return step.resume?.(state, frame, out) ?? false;
  step.resume(state, frame, out);
  return true;
}

/** The table's own answer where nobody throws real cubes: playouts and random tests. */
export function tableAnswer<A extends Action = Action>(game: AnyGame, state: FlowState, chance: Chance): A {
  const frame = frameOf(state);
  const answer = stepOf(game, frame).answer?.(state, frame, chance);
  if (answer === undefined) throw new BrokenLaw(`step ${frame.step} waits for the table but has no answer`);
  return answer as A;
}
