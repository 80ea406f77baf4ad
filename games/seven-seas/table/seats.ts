/** Who sits where on the screen. */
import type { Seat } from '@broadside/kernel';
import { clockwiseAfter, seatAtBottom } from '@broadside/kit';
import type { SevenSeasView } from '../rules/view.ts';

/** Those who watch have the first player's area at the bottom of the screen. */
export const bottomOf = (view: Pick<SevenSeasView, 'eye' | 'first'>): Seat => seatAtBottom(view, view.first);

/** The other seats, clockwise. */
export const rivalsOf = (view: SevenSeasView): Seat[] => clockwiseAfter(bottomOf(view), view.pirates.length);
