/** What goes wrong at a table, in the words of the wire: one mapping for every host and every client. */
import { BadInput, Refusal } from '@broadside/kernel';
import type { WireError } from './index.ts';
import { TableError } from './tableError.ts';

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
