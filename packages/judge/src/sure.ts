/**
 * What an action changes for certain: alike in every world that its actor can imagine. So a sentence made of it is true
 * whatever is hidden, and uses nothing but the view.
 */
import {
  type Action,
  type AnyGame,
  apply,
  type FlowState,
  LooseChance,
  Out,
  type Seat,
  Stream,
} from '@broadside/kernel';

/** The same action in one imagined world. */
export interface Trial<S> {
  readonly before: S;
  readonly after: S;
}

const WORLDS = 6;

export function trialsOf<S extends FlowState>(
  game: AnyGame,
  view: unknown,
  seat: Seat,
  action: Action,
): readonly Trial<S>[] {
  const streams = Stream.of('what is certain');
  return Array.from({ length: WORLDS }, (_, world) => {
    const chance = new LooseChance(streams.branch(world));
    const before = game.imagine(view, seat, chance) as S;
    const after = game.clone(before) as S;
    apply(game, after, seat, action, new Out(chance, false));
    return { before, after };
  });
}

/** What is found alike in all of them; undefined where it differs. */
export function sure<S, T>(trials: readonly Trial<S>[], find: (trial: Trial<S>) => T): T | undefined {
  const [first, ...others] = trials.map((trial) => JSON.stringify(find(trial)));
  return others.every((other) => other === first) ? find(trials[0]) : undefined;
}

export interface Change {
  readonly from: number;
  readonly to: number;
}

/** From what to what a number changes for certain; undefined if it may stay as it is. */
export function sureChange<S>(trials: readonly Trial<S>[], count: (state: S) => number): Change | undefined {
  const change = sure(trials, ({ before, after }) => ({ from: count(before), to: count(after) }));
  return change === undefined || change.from === change.to ? undefined : change;
}
