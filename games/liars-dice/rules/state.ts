/** The whole of a match as plain data, what can be done in it, and what can happen. Names are the rulebook's. */
import type { Seat } from '@broadside/kernel';

/** What a die shows, 1 to 6. */
export type Face = number;
export const FACES: readonly Face[] = [1, 2, 3, 4, 5, 6];
export const ONE: Face = 1;

export interface LiarsDiceOptions {
  /** LD-SETUP-1: dice under every cup at the start. */
  readonly dice: number;
  /** LD-WILD-1: ones count as every face. */
  readonly wild: boolean;
  /** LD-ONES-1: while they are wild, a bid of ones weighs double. */
  readonly ones: 'plain' | 'double';
  /** LD-BID-3, LD-BID-5: what a raise must raise. */
  readonly raise: 'either' | 'count';
  /** LD-LOSS-1: a die, or as many as the bid was wrong by. */
  readonly loss: 'one' | 'difference';
  /** LD-EXACT-1: whether "exactly" may be called, and what it brings. */
  readonly exact: 'off' | 'regain' | 'others';
  /** LD-PAL-1. */
  readonly palifico: boolean;
  /** LD-SHOW-1. */
  readonly show: boolean;
}

export interface Pirate {
  /** Dice still owned. While a round is played they lie under the cup or are set aside. */
  dice: number;
  /** The dice under the cup, sorted: their order says nothing (LD-TABLE-1). */
  cup: Face[];
  /** Dice set aside openly this round, sorted. */
  shown: Face[];
  /** LD-PAL-6: whether this player has been down to one die before. */
  hasFallen: boolean;
  /** The round whose call took the last die; 0 while the player has any. */
  outIn: number;
}

export interface Bid {
  readonly seat: Seat;
  readonly count: number;
  readonly face: Face;
}

export type CallKind = 'liar' | 'exact';

/** A call and what came to light by it: open to all until the next one (LD-HID-2). */
export interface Call {
  readonly kind: CallKind;
  readonly seat: Seat;
  readonly round: number;
  readonly bid: Bid;
  /** Whether ones counted as every face. */
  readonly wild: boolean;
  /** All dice of every seat, those set aside included. */
  readonly cups: readonly (readonly Face[])[];
  /** How many dice counted for the bid. */
  readonly total: number;
  /** Whether the caller was right. */
  readonly right: boolean;
  /** Dice each seat lost; below zero: taken back. */
  readonly lost: readonly number[];
}

export type LiarsDiceFrame = { readonly step: 'turn'; readonly seat: Seat };

export interface LiarsDiceState {
  readonly options: LiarsDiceOptions;
  pirates: Pirate[];
  round: number;
  /** Counts every player's turn. */
  turns: number;
  /** Who began this round. */
  first: Seat;
  /** LD-PAL-1: whether this round is a Palifico. */
  palifico: boolean;
  /** The bids of this round, the standing one last. */
  bids: Bid[];
  last: Call | null;
  /** Dice prescribed by the stack, the next one last; hidden like every other future. */
  prescribed: Face[];
  flow: LiarsDiceFrame[];
}

export type LiarsDiceAction =
  | { readonly type: 'bid'; readonly count: number; readonly face: Face }
  /** A bid with which the dice that count for it are set aside and the others thrown again. */
  | { readonly type: 'show'; readonly count: number; readonly face: Face }
  | { readonly type: 'liar' }
  | { readonly type: 'exact' };

/** A die under somebody else's cup. */
export const COVERED = 0;

export type LiarsDiceEvent =
  | { readonly type: 'began'; readonly first: Seat }
  /** `dice`: how many each seat has. */
  | {
      readonly type: 'roundBegan';
      readonly round: number;
      readonly first: Seat;
      readonly palifico: boolean;
      readonly dice: readonly number[];
    }
  /** Others see as many covered dice. */
  | { readonly type: 'threw'; readonly seat: Seat; readonly dice: readonly Face[] }
  | { readonly type: 'bid'; readonly seat: Seat; readonly count: number; readonly face: Face }
  /** Dice set aside by a bid; `left` are thrown again. */
  | { readonly type: 'showed'; readonly seat: Seat; readonly dice: readonly Face[]; readonly left: number }
  | {
      readonly type: 'called';
      readonly seat: Seat;
      readonly kind: CallKind;
      readonly bidder: Seat;
      readonly count: number;
      readonly face: Face;
    }
  /** A cup is lifted; `hits` of its dice count, and `total` of all lifted so far. */
  | {
      readonly type: 'lifted';
      readonly seat: Seat;
      readonly dice: readonly Face[];
      readonly hits: number;
      readonly total: number;
    }
  | {
      readonly type: 'counted';
      readonly seat: Seat;
      readonly kind: CallKind;
      readonly bidder: Seat;
      readonly count: number;
      readonly face: Face;
      readonly total: number;
      readonly right: boolean;
    }
  | { readonly type: 'lost'; readonly seat: Seat; readonly dice: number; readonly left: number }
  | { readonly type: 'regained'; readonly seat: Seat; readonly left: number }
  | { readonly type: 'out'; readonly seat: Seat }
  | { readonly type: 'ended'; readonly seat: Seat };

export type EventType = LiarsDiceEvent['type'];
