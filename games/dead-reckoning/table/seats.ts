/** Who sits where on the screen, and who is named how. */
import type { Seat } from '@broadside/kernel';
import { clockwiseAfter, seatAtBottom } from '@broadside/kit';
import type { DeadReckoningView } from '../rules/view.ts';
import { namedWithRival } from '../text/words.ts';
import type { Props } from './props.ts';

/** Those who watch have the first player's area at the bottom of the screen. */
export const bottomOf = (view: Pick<DeadReckoningView, 'eye' | 'first'>): Seat => seatAtBottom(view, view.first);

/** The other players, clockwise; in the solo game the rival. */
export const rivalsOf = (view: DeadReckoningView): number[] => clockwiseAfter(bottomOf(view), view.players.length);

/** In the solo game the rival has a name too. */
export const withRival = (props: Props): Props => ({
  ...props,
  nameOf: namedWithRival(props.view.seats, props.say, props.nameOf),
});
