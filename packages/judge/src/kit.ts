/** What judging must know about a game: what the search knows (`SearchKit`), and a little more. */
import type { SearchKit } from '@broadside/bots';
import type { Action, Chance, FlowState, GameEvent, Options, Seat } from '@broadside/kernel';

/** One of the things that can come next by chance. */
export interface ChanceOutcome<S> {
  readonly share: number;
  /** Makes of a world one in which it comes. */
  bring(world: S): void;
  /** Whether it is what came, by the events of the entry. */
  came(events: readonly GameEvent[]): boolean;
}

export interface JudgeKit<S extends FlowState, A extends Action> extends SearchKit<S, A> {
  /** Raised when the same match would be judged otherwise. */
  readonly version: number;
  /** Fetches what judging needs (the weights of a net) before the first piece. */
  prepare?(options: Options, seats: number): Promise<void>;
  /** Everybody wins together or nobody does. */
  together(options: Options, seats: number): boolean;
  /** The horizon of matches like this one, where it is not the same for all. */
  horizonOf?(state: S): number;
  /**
   * A copy of the position with all that is still to come laid anew: what nobody has drawn or turned over yet. Left out:
   * everything that somebody who only watches cannot see is dealt again, which comes to the same where nobody has secrets.
   */
  redeal?(state: S, chance: Chance): S;
  /**
   * How far what chance did is followed, all of a match in the same worlds with the same luck. What comes after one moment is
   * where the next begins, so the noise of each is taken back by the one after it: the sum over a match is known from few
   * worlds, and a longer way costs nothing but time. Left out: to the usual horizon, and every moment in worlds of its own.
   */
  readonly lasting?: number;
  /**
   * How many times as many worlds as usual a throw or a draw is judged in: where one of them decides much, few worlds leave
   * more noise than luck. 1 if left out.
   */
  readonly closely?: number;
  /** Whether chance has a word in what follows this action; undefined: it must be tried. */
  byChance?(state: S, seat: Seat, action: A): boolean | undefined;
  /** What this action can bring by chance, where that can be listed. */
  outcomes?(state: S, action: A): readonly ChanceOutcome<S>[] | undefined;
}
