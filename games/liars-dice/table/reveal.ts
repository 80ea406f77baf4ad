/** What a call shows while its cups are lifted, one by one. */
import type { Seat } from '@broadside/kernel';
import type { Bid, Call, CallKind, Face } from '../rules/state.ts';

export interface Reveal {
  readonly kind: CallKind;
  readonly caller: Seat;
  readonly bid: Bid;
  readonly wild: boolean;
  /** The dice of every seat whose cup is up; null under those still down. */
  readonly cups: readonly (readonly Face[] | null)[];
  /** Dice that counted so far. */
  readonly total: number;
  /** Undefined until all are up. */
  readonly right?: boolean;
}

/** A call that is over, as it stays to be looked at. */
export const revealOf = ({ kind, seat, bid, wild, cups, total, right }: Call): Reveal => ({
  kind,
  caller: seat,
  bid,
  wild,
  cups,
  total,
  right,
});

export const isReveal = (show: unknown): show is Reveal =>
  typeof show === 'object' && show !== null && 'cups' in show && 'bid' in show;
