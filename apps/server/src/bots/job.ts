/** A question to a bot on its way to a thread and back. */
import type { BotRequest, Piece, Told } from '@broadside/host';

export interface BotJob extends BotRequest {
  readonly ms: number;
}

export type FromWorker =
  /** It has started, and can think. */
  { readonly ready: true } | ({ readonly id: number } & Told) | { readonly id: number; readonly failed: string };

/** A piece of a thought, with the question as a job. */
export interface ToWorker {
  readonly id: number;
  readonly job: BotJob;
  readonly part: Pick<Piece, 'matter' | 'at'>;
}
