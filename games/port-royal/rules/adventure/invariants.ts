/** What must hold of the Adventure's part of the table. */
import { CROWN_TRACK } from '../../cards/coop.ts';
import { EVENTS } from '../../cards/events.ts';
import type { AdventureState } from '../extra.ts';
import type { State } from '../state.ts';
import { isItemShip } from './cargo.ts';
import { adventureOf, markersLeft } from './own.ts';

const hasTwice = (numbers: readonly number[]): boolean => new Set(numbers).size < numbers.length;

/** PR-TASK-2, PR-TASK-6, PR-TASK-7: where a seat's markers are. */
function brokenMarkers(adventure: AdventureState, seat: number): string | undefined {
  const { bought, done, unlocked } = adventure;
  const completed = done.filter((row) => row.includes(seat)).length;
  if (markersLeft(adventure, seat) < 0) return 'PR-TASK-7: more than four markers were placed';
  if (unlocked[seat] - bought[seat] !== completed) return 'PR-TASK-6: the steps do not fit the completed tasks';
  return undefined;
}

function brokenEvents({ events, revealed, reserve }: AdventureState): string | undefined {
  if (hasTwice([...events, ...revealed, ...reserve])) return 'PR-MONTH-5: an event is there twice';
  if (reserve.some((event) => EVENTS[event].number !== 0)) return 'PR-ASET-10: the reserve holds another event';
  const ordered = [...events, ...revealed.slice().reverse()];
  const ends = ordered.filter((event) => EVENTS[event].number >= 2);
  if (ends.length !== 1) return 'PR-ASET-12: a month has one end';
  const last = events.length > 0 ? events[0] : revealed[revealed.length - 1];
  return last === ends[0] ? undefined : 'PR-MONTH-1: the month does not end with its last event';
}

export function invariantViolation(state: State): string | undefined {
  const adventure = adventureOf(state);
  if (adventure.crowns.some((crowns) => crowns < 0 || crowns > CROWN_TRACK)) return 'PR-AMB-74: crowns off the track';
  if (adventure.items.some((ships) => !ships.every(isItemShip))) return 'PR-ITEM-1: a kept ship carries nothing';
  if (hasTwice(adventure.tasks) || adventure.done.some(hasTwice)) return 'PR-TASK-2: a task was completed twice';
  for (let seat = 0; seat < state.players.length; seat++) {
    const wrong = brokenMarkers(adventure, seat);
    if (wrong) return wrong;
  }
  return brokenEvents(adventure);
}
