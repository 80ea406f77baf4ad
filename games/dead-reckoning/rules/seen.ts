/** Section 26: what a viewer may know of an event. */
import type { Viewer } from '@broadside/kernel';
import { NO_CARD } from '../cards/table.ts';
import type { DeadReckoningEvent } from './events.ts';

/** Hidden cards are covered, not left out: nobody learns anything from the size of a message. */
export function seen(event: DeadReckoningEvent, viewer: Viewer): DeadReckoningEvent {
  switch (event.type) {
    case 'kept':
      return event.seat === viewer ? event : { ...event, card: NO_CARD };
    case 'drew':
      return event.seat === viewer ? event : { ...event, cards: event.cards.map(() => NO_CARD) };
    // DR-HID-4, DR-HID-13: which card rose is known to its owner alone, unless it lies open.
    case 'levelled':
      return event.seat === viewer || event.where === 'play' ? event : { ...event, card: NO_CARD, level: 0 };
    default:
      return event;
  }
}
