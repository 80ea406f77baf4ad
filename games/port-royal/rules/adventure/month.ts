/** The end of a month: hourglass, markers bought back, a longer event deck (PR-MONTH-1 to PR-MONTH-7). */
import { only, type Seat, type Step, type Work } from '@broadside/kernel';
import { DECLINE } from '../actions.ts';
import { coinsFor, payCoins } from '../deck.ts';
import { maybeTriggerEnd } from '../ending.ts';
import { type Hand, playedTogether } from '../expansion.ts';
import { whyNot } from '../reasons.ts';
import type { MonthEndingFrame, MonthFrame, PortRoyalAction, PortRoyalEvent, State } from '../state.ts';
import { endChapter } from './ending.ts';
import { adventureOf, clockwiseFrom, effectIn, markersLeft } from './own.ts';
import { turnHourglass } from './story.ts';
import { unlock } from './unlock.ts';

/** PR-AMB-77: the hourglass first. A team is done when it points to card 9 (PR-ACOOP-1), and buys nothing (PR-AMB-93). */
export function beginMonthEnd(state: State, hourglass: boolean, out: Hand): void {
  const together = playedTogether(state);
  const goesOn = !hourglass || turnHourglass(state, out);
  if (together && !goesOn) endChapter(state, out);
  else state.flow.push({ step: 'monthEnding', seats: together ? [] : clockwiseFrom(state, state.active) });
}

/** PR-ACOMP-2, PR-AVAR-5. */
export const markerPrice = (state: State): number => effectIn(state, 'endOfMonth')?.price ?? 0;

const canBuy = (state: State, seat: Seat): boolean =>
  state.players[seat].coins.length >= markerPrice(state) && markersLeft(adventureOf(state), seat) > 0;

/** PR-MONTH-5, PR-MONTH-6: turned over, never shuffled, and one more event on top (PR-AMB-78). */
function rebuildEvents(state: State, out: Hand): void {
  const adventure = adventureOf(state);
  adventure.events = adventure.revealed.reverse();
  adventure.revealed = [];
  const added = adventure.reserve.pop();
  if (added !== undefined) adventure.events.push(added);
  out.events?.push({ type: 'monthEnded', events: adventure.events.length });
}

/** Asks everybody who can pay, then turns the event deck over. */
function endMonth(state: State, frame: MonthEndingFrame, out: Hand): void {
  while (frame.seats.length > 0) {
    const [seat, ...seats] = frame.seats;
    frame.seats = seats;
    if (canBuy(state, seat)) {
      state.flow.push({ step: 'month', seat });
      return;
    }
  }
  state.flow.pop();
  rebuildEvents(state, out);
}

export const monthEnding: Work<State, PortRoyalEvent, MonthEndingFrame> = { resume: endMonth };

function buyMarker(state: State, seat: Seat, out: Hand): void {
  const price = markerPrice(state);
  out.events?.push({ type: 'markerBought', seat });
  out.events?.push({ type: 'coinsPaid', seat, cards: coinsFor(state, seat, price), for: 'marker' });
  payCoins(state, seat, price, out);
  adventureOf(state).bought[seat]++;
  unlock(state, seat, out);
  maybeTriggerEnd(state, seat, out);
}

const BUY_OR_NOT: readonly PortRoyalAction[] = [{ type: 'buyMarker' }, DECLINE];

/** PR-DEC-11: once for everybody. */
export const month: Step<State, PortRoyalAction, PortRoyalEvent, MonthFrame> = {
  seats: (_state, { seat }) => only(seat),
  legal: () => BUY_OR_NOT,
  apply: (state, _frame, seat, action, out) => {
    state.flow.pop();
    if (action.type === 'buyMarker') buyMarker(state, seat, out);
  },
  whyNot,
};
