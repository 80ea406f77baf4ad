/** Who sits where on the screen, and who is asked. */
import type { Seat } from '@broadside/kernel';
import { clockwiseAfter, seatAtBottom } from '@broadside/kit';
import type { LiarsDiceView } from '../rules/view.ts';

/** Whose cup lies at the bottom of the screen: one's own, or for those who watch, the first seat's. */
export const bottomOf = (view: Pick<LiarsDiceView, 'eye'>): Seat => seatAtBottom(view, 0);

/** The other seats, clockwise. */
export const rivalsOf = (view: LiarsDiceView): Seat[] => clockwiseAfter(bottomOf(view), view.pirates.length);

export const askedIn = ({ flow: [frame] }: Pick<LiarsDiceView, 'flow'>): Seat | undefined => frame?.seat;
