/** What the buttons and the board share: the moment read from a view, words, and what is allowed. */

import type { Seat } from '@broadside/kernel';
import { type BoardProps, buttonsOf, clockwiseAfter, seatAtBottom } from '@broadside/kit';
import type { DeadReckoningAction } from '../rules/actions.ts';
import { deadReckoning } from '../rules/facade.ts';
import type { DeadReckoningView } from '../rules/view.ts';
import { deadReckoningVoice } from '../text/index.ts';
import { t } from '../text/table.ts';
import { namedWithRival } from '../text/words.ts';

export type Props = BoardProps<DeadReckoningView>;

/** Those who watch have the first player's area at the bottom of the screen. */
export const bottomOf = (view: Pick<DeadReckoningView, 'eye' | 'first'>): Seat => seatAtBottom(view, view.first);

/** The other players, clockwise; in the solo game the rival. */
export const rivalsOf = (view: DeadReckoningView): number[] => clockwiseAfter(bottomOf(view), view.players.length);

/** In the solo game the rival has a name too. */
export const withRival = (props: Props): Props => ({
  ...props,
  nameOf: namedWithRival(props.view.seats, props.say, props.nameOf),
});

export { t };

export const { legalOf, refusal, allowed, verb, cardName, choiceOf } = buttonsOf<
  DeadReckoningView,
  DeadReckoningAction
>({ game: deadReckoning, voice: deadReckoningVoice });
