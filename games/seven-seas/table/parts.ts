/** What the buttons and the board share: the moment read from a view, words, and what is allowed. */

import type { Seat } from '@broadside/kernel';
import { type BoardProps, buttonsOf, clockwiseAfter, seatAtBottom } from '@broadside/kit';
import { sevenSeas } from '../rules/facade.ts';
import type { SevenSeasAction } from '../rules/state.ts';
import type { SevenSeasView } from '../rules/view.ts';
import { sevenSeasVoice } from '../text/index.ts';

export { t } from '../text/table.ts';

export type Props = BoardProps<SevenSeasView>;

/** Those who watch have the first player's area at the bottom of the screen. */
export const bottomOf = (view: Pick<SevenSeasView, 'eye' | 'first'>): Seat => seatAtBottom(view, view.first);

/** The other seats, clockwise. */
export const rivalsOf = (view: SevenSeasView): Seat[] => clockwiseAfter(bottomOf(view), view.pirates.length);

/** To one digit behind the comma; the messages write it as the reader's language does. */
export const tenth = (amount: number): number => Math.round(amount * 10) / 10;

export const { legalOf, allowed, verb, cardName, choiceOf } = buttonsOf<SevenSeasView, SevenSeasAction>({
  game: sevenSeas,
  voice: sevenSeasVoice,
});
