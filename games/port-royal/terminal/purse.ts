/** What the one who looks wants to know at a glance, by the sums of the rules. */

import type { Seat } from '@broadside/kernel';
import { type CardId, colourOf, isShip } from '../cards/table.ts';
import { areaSeen, compensationOf, priceFor, takerOf } from '../rules/facade.ts';
import type { View } from '../rules/view.ts';

/** For whom prices are shown: whoever looks, or for a spectator whoever takes. */
export const buyerOf = (view: View): Seat => (typeof view.eye === 'number' ? view.eye : (takerOf(view) ?? view.active));

export const canPay = (view: View, seat: Seat, card: CardId): boolean =>
  isShip[card] === 1 || view.players[seat].coins >= priceFor(areaSeen(view, seat), card) + compensationOf(view, seat);

/** The colours that lie in the harbour, in the order of the rulebook. */
export const coloursInHarbour = (view: View): number[] =>
  view.harbour
    .filter((card) => isShip[card] === 1)
    .map((card) => colourOf[card])
    .sort((a, b) => a - b);
