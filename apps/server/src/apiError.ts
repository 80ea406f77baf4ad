/** What goes wrong at the table, in the words of the wire. */
import { BadInput } from '@broadside/kernel';
import { TableError, type WireError, wireErrorOf } from '@broadside/wire';
import { failedShard } from './store/shards.ts';
import { type Trouble, troubleOf } from './store/trouble.ts';

/** Every refusal the server itself makes, with the status it has over HTTP. The rules of a game add their own reasons. */
const STATUS = {
  'bad-message': 400,
  'bad-name': 400,
  'bad-token': 400,
  'no-session': 401,
  'bad-origin': 403,
  'not-host': 403,
  'not-seated': 403,
  'no-watchers': 403,
  removed: 403,
  muted: 403,
  'undo-never': 403,
  'no-table': 404,
  'no-code': 404,
  'no-campaign': 404,
  'no-person': 404,
  'not-found': 404,
  'table-full': 409,
  'seat-taken': 409,
  'already-started': 409,
  'not-started': 409,
  'open-seats': 409,
  'not-over': 409,
  'old-rules': 409,
  'no-course': 409,
  'match-over': 409,
  closed: 410,
  stale: 409,
  'too-large': 413,
  'too-fast': 429,
  'too-many': 429,
  'too-many-tables': 429,
  'gallery-full': 429,
  internal: 500,
  'not-stored': 503,
  'disk-full': 503,
  'no-store': 503,
  'damaged-store': 503,
  restarting: 503,
} as const;

export type ApiErrorCode = keyof typeof STATUS;

export const isApiErrorCode = (code: string): code is ApiErrorCode => Object.hasOwn(STATUS, code);

/** A request that the table refuses: nothing happened, and here is why. */
export class ApiError extends TableError {
  readonly code: ApiErrorCode;

  constructor(code: ApiErrorCode, message: string) {
    super({ code, message });
    this.name = 'Fault';
    this.code = code;
  }
}

const STORE_FAULTS: Readonly<Record<Trouble, readonly [ApiErrorCode, string]>> = {
  full: ['disk-full', "nothing was changed: the server's disk is full, and whoever runs it has to make room"],
  unreachable: ['no-store', 'nothing was changed: the server cannot reach its database now; try again in a moment'],
  damaged: [
    'damaged-store',
    "nothing was changed: the server's database is damaged, and whoever runs it has to fix it",
  ],
};

const ONE_IS_AWAY =
  'nothing was changed: the server cannot reach the database of this table now, others go on; try again in a moment';

/** The words for a store in trouble, if that is what was thrown. */
export function storeError(error: unknown): ApiError | undefined {
  const trouble = troubleOf(error);
  if (trouble === 'unreachable' && failedShard(error) > 0) return new ApiError('no-store', ONE_IS_AWAY);
  return trouble && new ApiError(...STORE_FAULTS[trouble]);
}

/** What the rules refuse is in conflict with how the match stands; what makes no sense is the sender's own fault. */
const statusOf = (error: unknown, { code }: WireError): number =>
  error instanceof BadInput ? 400 : Object.hasOwn(STATUS, code) ? STATUS[code as ApiErrorCode] : 409;

/** The words for what was thrown, with a status; undefined if it is a fault of the program. */
export function apiErrorOf(error: unknown): { readonly status: number; readonly wire: WireError } | undefined {
  const wire = wireErrorOf(error);
  if (wire) return { status: statusOf(error, wire), wire };
  return error instanceof Error ? apiErrorOf(storeError(error)) : undefined;
}
