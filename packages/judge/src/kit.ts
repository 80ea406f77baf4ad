/** What judging must know about a game: what the search knows (`SearchKit`), and a little more. */
import type { SearchKit } from '@broadside/bots';
import type { Action, FlowState, Options } from '@broadside/kernel';

export interface JudgeKit<S extends FlowState, A extends Action> extends SearchKit<S, A> {
  /** Raised when the same match would be judged otherwise. */
  readonly version: number;
  /** Fetches what judging needs (the weights of a net) before the first piece. */
  prepare?(options: Options, seats: number): Promise<void>;
  /** Everybody wins together or nobody does. */
  together(options: Options, seats: number): boolean;
  /** What can come next by chance, where it can be listed: how likely each is, and how a world becomes one in which it does. */
  outcomes?(state: S): readonly { readonly share: number; bring(world: S): void }[] | undefined;
}
