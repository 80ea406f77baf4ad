/** A question to a bot on its way to a thread and back. */
import type { BotRequest } from '@broadside/host';
import type { Action } from '@broadside/kernel';

export interface BotJob extends BotRequest {
  readonly ms: number;
}

export type FromWorker =
  /** It has started, and can think. */
  | { readonly ready: true }
  | { readonly id: number; readonly action: Action }
  | { readonly id: number; readonly failed: string };

export interface ToWorker {
  readonly id: number;
  readonly job: BotJob;
}
