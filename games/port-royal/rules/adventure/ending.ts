/** How a chapter ends: together by card 9, against each other by points and trophy. */
import type { Seat } from '@broadside/kernel';
import { CARD_9 } from '../../cards/coop.ts';
import { endMatch, POINTS_TO_END, sharedOutcome } from '../ending.ts';
import type { Goal, Hand } from '../expansion.ts';
import type { PortRoyalOutcome, State } from '../state.ts';
import { shieldPoints } from './crowns.ts';
import { adventureOf, markersLeft, type OpenAdventure } from './own.ts';
import { endingOf } from './story.ts';
import { hasTrophy } from './unlock.ts';

const total = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0);

/** Markers of everybody on completed tasks; a parked one completes nothing (PR-TASK-20). */
export const markersOnTasks = ({ done }: Pick<OpenAdventure, 'done'>): number => total(done.map((row) => row.length));

/** PR-ACOOP-2: every task in play by somebody (PR-AMB-95), and markers and points together. */
export function isChapterWon(state: State): boolean {
  const adventure = adventureOf(state);
  const needed = CARD_9[state.players.length];
  return (
    adventure.done.every((row) => row.length > 0) &&
    markersOnTasks(adventure) >= needed.markers &&
    total(state.players.map(({ points }) => points)) >= needed.points
  );
}

/** PR-ACOOP-1, PR-ACOOP-3. */
export function endChapter(state: State, out: Hand): void {
  if (isChapterWon(state)) out.events?.push({ type: 'storyRead', number: endingOf(state.options.chapter) });
  endMatch(state, out);
}

export function chapterOutcome(state: State): PortRoyalOutcome {
  const won = isChapterWon(state);
  return sharedOutcome(state, won, won ? 'chapterWon' : 'chapterLost');
}

/** PR-ACOMP-1, PR-ACOMP-4, PR-ACOMP-5. */
export const TROPHY_GOAL: Goal = {
  points: POINTS_TO_END,
  reason: 'twelvePointsAndTrophy',
  mayWin: (state, seat) => hasTrophy(adventureOf(state), seat),
  barredBy: 'trophy',
  tieBreak: { key: 'markers', of: (state, seat) => -markersLeft(adventureOf(state), seat) },
};

export function sheet(state: State, seat: Seat): Record<string, number> {
  const adventure = adventureOf(state);
  return {
    crowns: shieldPoints(adventure.crowns[seat]),
    tasks: adventure.unlocked[seat] - adventure.bought[seat],
  };
}

/** With the tie-breaker of PR-ACOMP-5. */
export const competitiveSheet = (state: State, seat: Seat): Record<string, number> => ({
  ...sheet(state, seat),
  markers: markersLeft(adventureOf(state), seat),
});
