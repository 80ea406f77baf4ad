/** Contracts played together, or alone: the time deck, the points deck and the end (PR-COOP-5 to PR-COOP-15). */
import type { Seat } from '@broadside/kernel';
import type { CardId } from '../../cards/table.ts';
import { reveal } from '../discover.ts';
import { endMatch, sharedOutcome } from '../ending.ts';
import type { Hand } from '../expansion.ts';
import type { DiscoverFrame, PortRoyalOutcome, State } from '../state.ts';
import { areFulfilled } from './markers.ts';

/** PR-COOP-14: a title for every two points. */
export const TITLES = ['cabinBoy', 'sailor', 'pirate', 'captain', 'masterOfTheSeas'] as const;
export type Title = (typeof TITLES)[number];

export const titleOf = (points: number): Title => TITLES[Math.min(points >> 1, TITLES.length - 1)];

/** The time deck, top card last; empty where there is none. */
export const timeOf = ({ extra }: State): readonly CardId[] => extra?.contracts?.time ?? [];

/** PR-COOP-5, PR-COOP-6: a turn begins with a card of the time deck; without one everybody has lost. */
export function passTime(state: State, frame: DiscoverFrame, out: Hand): void {
  const card = state.extra?.contracts?.time?.pop();
  if (card === undefined) {
    endMatch(state, out);
    return;
  }
  out.events?.push({ type: 'timePassed', left: timeOf(state).length });
  reveal(state, frame, card, out);
}

/** PR-COOP-11, PR-COOP-12: cards from the top of the time deck to the points deck, face down. */
export function moveTime(state: State, seat: Seat, count: number, out: Hand): void {
  const contracts = state.extra?.contracts;
  if (!contracts?.time || count === 0) return;
  const { points, time } = contracts;
  points.push(...time.splice(time.length - count));
  out.events?.push({ type: 'timeMoved', seat, count, points: points.length });
}

const hasWon = ({ extra }: State): boolean => extra?.contracts != null && areFulfilled(extra.contracts);

export const outcomeTogether = (state: State): PortRoyalOutcome =>
  hasWon(state) ? sharedOutcome(state, true, 'contractsFulfilled') : sharedOutcome(state, false, 'timeRanOut');

/** PR-COOP-13: the cards of the points deck count for the team, but only if it has won. */
export const teamPoints = (state: State): number => (hasWon(state) ? (state.extra?.contracts?.points.length ?? 0) : 0);
