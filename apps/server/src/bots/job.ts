/** A question to a bot, small enough to send to another thread: a view, never the state. */
import type { Action, Seat } from '@broadside/kernel';

export interface BotJob {
  readonly game: string;
  /** The version of the rules the match is played under: bots of the same edition think. */
  readonly rules: number;
  readonly bot: string;
  readonly view: unknown;
  readonly seat: Seat;
  /** What the bot's own chance grows from. */
  readonly seed: string;
  readonly ms: number;
}

export type FromWorker =
  | { readonly id: number; readonly action: Action }
  | { readonly id: number; readonly failed: string };

export interface ToWorker {
  readonly id: number;
  readonly job: BotJob;
}
