/** What the thread is sent and what it answers. */
import type { Throw, ThrowOrder } from '../types.ts';

export interface ToThread {
  readonly id: number;
  readonly order: ThrowOrder;
}

export type FromThread =
  | { readonly id: number; readonly thrown: Throw }
  | { readonly id: number; readonly failed: string };
