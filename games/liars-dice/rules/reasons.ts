/** Why not: every refusal of the game with the clause behind it. The sentences are made elsewhere. */
import type { Reason } from '@broadside/kernel';

export const REASONS = {
  'no-bid-yet': 'LD-ROUND-3',
  'no-such-face': 'LD-BID-2',
  'no-dice-named': 'LD-BID-2',
  'too-many-dice': 'LD-BID-4',
  'too-low': 'LD-BID-3',
  'count-must-rise': 'LD-BID-5',
  'too-few-ones': 'LD-ONES-1',
  'too-few-after-ones': 'LD-ONES-2',
  'no-ones-first': 'LD-ONES-4',
  'face-is-fixed': 'LD-PAL-3',
  'exact-is-off': 'LD-EXACT-1',
  'show-is-off': 'LD-SHOW-1',
  'nothing-to-show': 'LD-SHOW-2',
  'nothing-to-throw': 'LD-SHOW-2',
} as const satisfies Readonly<Record<string, string>>;

export type ReasonCode = keyof typeof REASONS;

export const reason = (code: ReasonCode, params?: Reason['params']): Reason =>
  params ? { code, clause: REASONS[code], params } : { code, clause: REASONS[code] };
