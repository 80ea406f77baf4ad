/**
 * The work of judging a match, in pieces: each is small, needs nothing but the match, and comes out the same whenever,
 * wherever and in whatever order it is done. So pieces go to as many threads as there are, and what is done is kept when
 * the rest is stopped.
 */
import type { ChancePoint, JudgedChance, JudgedDecision } from './report.ts';

export interface Unit {
  /** Its own name: where it is and how deep. */
  readonly id: string;
  readonly kind: 'point' | 'decision' | 'chance';
  /** The entry it is about. */
  readonly n: number;
  /** 1 for the first look, 2 for the deeper one where it matters. */
  readonly pass: 1 | 2;
  /** Imagined worlds. */
  readonly worlds: number;
}

export type UnitResult =
  | { readonly id: string; readonly kind: 'point'; readonly point: ChancePoint }
  | { readonly id: string; readonly kind: 'decision'; readonly decision: JudgedDecision }
  | { readonly id: string; readonly kind: 'chance'; readonly chance: JudgedChance };
