/** Why not: every refusal of the game with the clause behind it. The sentences are made elsewhere. */
import { reasonsOf } from '@broadside/kernel';

const REASONS = {
  'not-in-hand': 'NG-ROUND-2',
} as const;

export type ReasonCode = keyof typeof REASONS;

export const reason = reasonsOf(REASONS);
