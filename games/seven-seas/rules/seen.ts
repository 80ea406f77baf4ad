/** Section 13: what a viewer may know of an event. */
import type { Viewer } from '@broadside/kernel';
import type { SevenSeasEvent } from './state.ts';

/** A card seen from behind. */
const COVERED = -1;

/** Hidden cards are covered, not left out: nobody learns anything from the size of a message (S7-HIDDEN-2). */
export function seen(event: SevenSeasEvent, viewer: Viewer): SevenSeasEvent {
  switch (event.type) {
    case 'dealt':
      return event.seat === viewer ? event : { ...event, cards: event.cards.map(() => COVERED) };
    case 'chose':
    case 'drew':
      return event.seat === viewer ? event : { ...event, card: COVERED };
    default:
      return event;
  }
}
