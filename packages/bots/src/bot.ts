/** A computer player: it is handed a view, never the state. */
import type { Action, Seat, Stream } from '@broadside/kernel';
import type { Begun, Matter, Sums } from './parts.ts';

/** What a bot may spend on one move; without a limit each bot has its own habit. */
export interface Thinking {
  readonly stream: Stream;
  /** Milliseconds of an idle core; a bot that searches counts them in tries. */
  readonly ms?: number | undefined;
  readonly iterations?: number | undefined;
}

export interface Bot {
  readonly name: string;
  /** Takes all the time it is given, unless there is nothing to choose. */
  readonly searches?: true;
  /** One of the legal actions of this seat. Bots in other processes answer later. */
  choose(view: unknown, seat: Seat, thinking: Thinking): Action | Promise<Action>;
  /** Its thoughts in parts, which may be thought elsewhere: together they choose what `choose` does. */
  readonly parts?: ThoughtParts;
  /** Ends whatever the bot keeps running. */
  close?(): void;
}

/** Each is asked with the thought's own stream as it was at the beginning. */
export interface ThoughtParts {
  begin(view: unknown, seat: Seat, thinking: Thinking): Begun | Promise<Begun>;
  /** One part, by its number. */
  part(view: unknown, seat: Seat, thinking: Thinking, matter: Matter, at: number): Sums | Promise<Sums>;
}
