/** What a note is asked with: the match as its seat has been shown it. */
import type { Entry, Seat } from '@broadside/kernel';
import type { Note, NoteFacts } from '@broadside/kit';
import { standing } from '../turns/turns.ts';

/** What happened since this seat acted last, its own deed included. */
export function eventsSinceOwn(log: readonly Entry[], seat: Seat): NoteFacts['events'] {
  const left = standing(log);
  const own = left.findLastIndex((entry) => entry.seat === seat);
  return left.slice(Math.max(0, own)).flatMap(({ events }) => events);
}

/** How much this seat has done. */
export const ownDeeds = (log: readonly Entry[], seat: Seat): number =>
  standing(log).filter((entry) => entry.seat === seat).length;

/** The first that is new to this device and has something to point at. */
export const firstNew = (
  notes: readonly Note[],
  known: readonly string[],
  facts: NoteFacts,
  isThere: (names: readonly string[]) => boolean,
): Note | undefined => notes.find((note) => !known.includes(note.id) && note.when(facts) && isThere(note.at(facts)));
