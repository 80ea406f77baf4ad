/** What goes wrong at a table, in the words of the wire: one mapping for every host and every client. */
import { BadInput, Refusal } from '@broadside/kernel';
import type { WireError } from './index.ts';

/** A request that the table itself refuses, or a failure that came over the wire: nothing happened, and here is why. */
export class TableError extends Error {
  readonly wire: WireError;

  constructor(wire: WireError) {
    super(wire.message);
    this.name = 'TableError';
    this.wire = wire;
  }
}

/** The words for what was thrown; undefined if it is a bug in the program. */
export function wireErrorOf(error: unknown): WireError | undefined {
  if (error instanceof TableError) return error.wire;
  if (error instanceof Refusal) {
    const { reason, game, message } = error;
    return { code: reason.code, message, reason: reason as WireError['reason'] & {}, game };
  }
  return error instanceof BadInput ? { code: error.code, message: error.message } : undefined;
}

/** What a client is sent about a bug in the program. */
export const INTERNAL: WireError = { code: 'internal', message: 'this could not be done; the error is logged' };
