/** A computer player: it is handed a view, never the state. */
import type { Action, Seat, Stream } from '@broadside/kernel';

/** What a bot may spend on one move; without a limit each bot has its own habit. */
export interface Thinking {
  readonly stream: Stream;
  readonly ms?: number | undefined;
  readonly iterations?: number | undefined;
}

export interface Bot {
  readonly name: string;
  /** Takes all the time it is given, unless there is nothing to choose. */
  readonly searches?: true;
  /** One of the legal actions of this seat. Bots in other processes answer later. */
  choose(view: unknown, seat: Seat, thinking: Thinking): Action | Promise<Action>;
  /** Ends whatever the bot keeps running. */
  close?(): void;
}
