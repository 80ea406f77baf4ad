/** What an animation step shows in the lid beyond the view. */
import type { Seat } from '@broadside/kernel';

/** A throw as it was recorded. */
export interface RecordedThrow {
  /** As the result of the throw brought it; see `@broadside/throw`. */
  readonly film: string;
  readonly sides: readonly number[];
  readonly dice: readonly number[];
}

/** What a player paid for the hits of a curse (S7-CURSE-3): cards of its kind, then ships. */
export interface Paid {
  readonly seat: Seat;
  readonly cards: number;
  readonly ships: number;
}

export type LidShow =
  | ({ readonly kind: 'throw' } & RecordedThrow)
  /** All fights as flat pairs, those to come as well; `at` is the present one. */
  | { readonly kind: 'fights'; readonly pairs: readonly number[]; readonly at: number; readonly ms: number }
  /** The fights are over, or the curse has found its dice. */
  | { readonly kind: 'result'; readonly paid: readonly Paid[] };

const KINDS: readonly unknown[] = ['throw', 'fights', 'result'] satisfies readonly LidShow['kind'][];

/** The show of an animation step, if it is one of the lid's. */
export const lidShow = (show: unknown): LidShow | undefined =>
  typeof show === 'object' && show !== null && 'kind' in show && KINDS.includes(show.kind)
    ? (show as LidShow)
    : undefined;

/** A throw that is looked at for longer than it is shown, or once more. */
export interface LookBack {
  readonly back: boolean;
  readonly look: (on: boolean) => void;
}
