/** Section 11: what a viewer may know, built up from nothing; and how the rest may lie. */
import type { Chance, Seat, Viewer } from '@broadside/kernel';
import type { BidTable } from './bids.ts';
import { copyCall } from './copies.ts';
import {
  type Bid,
  type Call,
  COVERED,
  FACES,
  type Face,
  type LiarsDiceEvent,
  type LiarsDiceFrame,
  type LiarsDiceOptions,
  type LiarsDiceState,
} from './state.ts';

export interface PirateView {
  /** Dice still owned. */
  readonly dice: number;
  /** Dice under the cup; those set aside are not. */
  readonly covered: number;
  /** What lies under the cup: only for its owner, and for all when the match is over. */
  readonly cup: readonly Face[] | null;
  readonly shown: readonly Face[];
  readonly hasFallen: boolean;
  /** The round whose call took the last die; 0 while the player has any. */
  readonly outIn: number;
}

export interface LiarsDiceView {
  readonly eye: Viewer;
  readonly options: LiarsDiceOptions;
  readonly pirates: readonly PirateView[];
  readonly round: number;
  readonly turns: number;
  readonly first: Seat;
  readonly palifico: boolean;
  readonly bids: readonly Bid[];
  /** The last call with all dice of its round. */
  readonly last: Call | null;
  /** Empty when the match is over. */
  readonly flow: readonly LiarsDiceFrame[];
}

/** LD-HID-1, LD-ROUND-2. */
function viewPirate(state: LiarsDiceState, seat: Seat, viewer: Viewer): PirateView {
  const { dice, cup, shown, hasFallen, outIn } = state.pirates[seat];
  const isOpen = seat === viewer || state.flow.length === 0;
  return {
    dice,
    covered: cup.length,
    cup: isOpen ? cup.slice() : null,
    shown: shown.slice(),
    hasFallen,
    outIn,
  };
}

export function view(state: LiarsDiceState, viewer: Viewer): LiarsDiceView {
  return {
    eye: viewer,
    options: state.options,
    pirates: state.pirates.map((_, seat) => viewPirate(state, seat, viewer)),
    round: state.round,
    turns: state.turns,
    first: state.first,
    palifico: state.palifico,
    bids: state.bids.map((bid) => ({ ...bid })),
    last: copyCall(state.last),
    flow: state.flow.map((frame) => ({ ...frame })),
  };
}

/** A view as bids see it. */
export const tableSeen = ({ options, palifico, bids, pirates }: LiarsDiceView): BidTable => ({
  options,
  palifico,
  bids,
  dice: pirates.map(({ dice }) => dice),
});

/** Hidden dice are covered, not left out: how many were thrown is open (LD-ROUND-2). */
export function seen(event: LiarsDiceEvent, viewer: Viewer): LiarsDiceEvent {
  if (event.type !== 'threw' || event.seat === viewer) return event;
  return { ...event, dice: event.dice.map(() => COVERED) };
}

/** LD-HID-3: every face is as likely under a cup that nobody has lifted. */
export function imagine(seen: LiarsDiceView, _viewer: Viewer, chance: Chance): LiarsDiceState {
  const stream = chance.stream('imagine');
  const throwUnseen = (count: number): Face[] =>
    Array.from({ length: count }, () => FACES[stream.below(FACES.length)]).sort((a, b) => a - b);
  return {
    options: seen.options,
    pirates: seen.pirates.map(({ dice, covered, cup, shown, hasFallen, outIn }) => ({
      dice,
      cup: cup ? cup.slice() : throwUnseen(covered),
      shown: shown.slice(),
      hasFallen,
      outIn,
    })),
    round: seen.round,
    turns: seen.turns,
    first: seen.first,
    palifico: seen.palifico,
    bids: seen.bids.slice(),
    last: seen.last,
    prescribed: [],
    flow: seen.flow.slice(),
  };
}
