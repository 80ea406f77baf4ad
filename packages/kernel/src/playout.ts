/** Playing a state to its end as fast as the rules allow: no events, no copies, no checks. */
import { LooseChance, type Stream } from './chance.ts';
import { type AnyStep, goesOn, goOn, tableAnswer } from './engine.ts';
import { type Action, type AnyGame, type FlowState, type Seat, TABLE } from './game.ts';
import { Out } from './out.ts';

/** Chooses one of the legal actions. */
export type Policy<S extends FlowState, A extends Action> = (
  state: S,
  seat: Seat,
  actions: readonly A[],
  stream: Stream,
) => A;

export const randomPolicy: Policy<FlowState, Action> = (_state, _seat, actions, stream) =>
  actions.length === 1 ? actions[0] : actions[stream.below(actions.length)];

/** Lent to every question of random play, one after the other, and empty in between: one list stays of one kind. */
const LENT: Action[] = [];

/** More actions than any match has; a small number, because whole numbers are compared faster. */
const ENDLESS = 0x7fffffff;

/** Plays until the end, or until `limit` actions were made. Returns the number of actions. */
export function playout<S extends FlowState, A extends Action>(
  game: AnyGame,
  state: S,
  policy: Policy<S, A>,
  stream: Stream,
  limit = ENDLESS,
): number {
  const out = new Out(new LooseChance(stream), false);
  const { steps } = game;
  // Most actions follow another of the same step: it is looked up when it changes.
  let name = '';
  let step = undefined as unknown as AnyStep;
  const goes = goesOn(game, state);
  // A policy may keep the list it is shown; chance keeps nothing.
  const lent = policy === (randomPolicy as unknown) ? (LENT as A[]) : undefined;
  let played = 0;
  while (state.flow.length > 0 && played < limit) {
    const frame = state.flow[state.flow.length - 1];
    if (frame.step !== name) {
      name = frame.step;
      step = steps[name] as AnyStep;
    }
    const seat = step.seats(state, frame)[0];
    const action =
      seat === TABLE
        ? tableAnswer<A>(game, state, out.chance)
        : policy(state, seat, step.legal(state, frame, seat, lent) as readonly A[], stream);
    if (lent !== undefined) while (lent.length > 0) lent.pop();
    step.apply(state, frame, seat, action, out);
    if (goes) goOn(game, state, out);
    played++;
  }
  return played;
}
