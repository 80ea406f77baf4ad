/** PR-HID-18 to PR-HID-23: what a viewer may know of the Adventure, and how the rest may lie. */
import type { Chance, Viewer } from '@broadside/kernel';
import { EVENTS, type EventId } from '../../cards/events.ts';
import type { AdventureState, AdventureView } from '../extra.ts';

const copyRows = <T>(rows: readonly (readonly T[])[]): T[][] => rows.map((row) => row.slice());

/** The end of the month is always known to lie at the bottom (PR-MONTH-1). */
const isKnown = (seen: readonly EventId[], event: EventId): boolean =>
  seen.includes(event) || EVENTS[event].number >= 2;

/** What lies open, copied. */
const open = (adventure: AdventureState | AdventureView) => ({
  audience: adventure.audience,
  begun: adventure.begun,
  bought: adventure.bought.slice(),
  characters: adventure.characters.slice(),
  crowns: adventure.crowns.slice(),
  done: copyRows(adventure.done),
  event: adventure.event,
  fewer: adventure.fewer,
  items: copyRows(adventure.items),
  parked: adventure.parked.slice(),
  quiet: adventure.quiet,
  revealed: adventure.revealed.slice(),
  seen: adventure.seen.slice(),
  tasks: adventure.tasks.slice(),
  unlocked: adventure.unlocked.slice(),
});

export const viewAdventure = (adventure: AdventureState, viewer: Viewer): AdventureView => ({
  ...open(adventure),
  events: adventure.events.length,
  reserve: adventure.reserve.length,
  coming: adventure.events.map((event) => (isKnown(adventure.seen, event) ? event : -1)),
  known: adventure.known?.seat === viewer ? adventure.known : null,
});

/** Deals the events nobody has seen to their places in the deck and to the reserve. */
export function imagineAdventure(seen: AdventureView, chance: Chance): AdventureState {
  const hidden = EVENTS.flatMap((event, id) => (isHidden(seen, id, event.number) ? [id] : []));
  chance.stream('imagine').shuffle(hidden);
  // Event 1 is never in the reserve: if it is unseen and in play, it lies in the deck (PR-ASET-11).
  const one = EVENTS.findIndex(({ number }) => number === 1);
  const places = seen.coming.flatMap((event, at) => (event < 0 ? [at] : []));
  const events = seen.coming.slice();
  if (seen.quiet && !seen.seen.includes(one) && places.length > 0)
    events[places.splice(chance.stream('imagine').below(places.length), 1)[0]] = one;
  for (const at of places) events[at] = hidden.pop() as EventId;
  return { ...open(seen), events, reserve: hidden, known: seen.known };
}

const isHidden = (seen: AdventureView, id: EventId, number: number): boolean => number === 0 && !seen.seen.includes(id);
