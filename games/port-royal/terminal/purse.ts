/** What cards cost and bring to the one who looks: the same sums as in the rules, made from a view. */
import type { Seat } from '@broadside/kernel';
import { type CardId, coinsOf, colourOf, isShip } from '../cards/table.ts';
import { layOut, tradersOf } from '../rules/area.ts';
import { canClaim } from '../rules/expedition.ts';
import type { Player } from '../rules/state.ts';
import { ALLOWANCE, COMPENSATION } from '../rules/trade.ts';
import type { View } from '../rules/view.ts';
import { priceFor } from '../text/actions.ts';

/** An area as the rules know it; what its coins are is hidden and plays no part here. */
const areaOf = (view: View, seat: Seat): Player =>
  layOut([], view.players[seat].persons, view.players[seat].expeditions);

/** Who takes cards right now; undefined outside phase 2. */
export function takerOf(view: View): Seat | undefined {
  const frame = view.flow[view.flow.length - 1];
  return frame?.step === 'tradeAndHire' ? frame.seat : undefined;
}

/** For whom prices are shown: whoever looks, or for a spectator whoever takes. */
export const buyerOf = (view: View): Seat => (typeof view.eye === 'number' ? view.eye : (takerOf(view) ?? view.active));

/** Printed coins of a ship, and what traders add to them. */
export const incomeFor = (view: View, seat: Seat, card: CardId): { printed: number; traders: number } => ({
  printed: coinsOf[card],
  traders: tradersOf(view.players[seat].persons, colourOf[card]),
});

/** The coin a guest pays the active player on top. */
export const tollFor = (view: View, seat: Seat): number => (seat === view.active ? 0 : COMPENSATION);

export const canPay = (view: View, seat: Seat, card: CardId): boolean =>
  isShip[card] === 1 || view.players[seat].coins >= priceFor(view, seat, card) + tollFor(view, seat);

export const claimers = (view: View, expedition: CardId): Seat[] =>
  view.players.flatMap((_, seat) => (canClaim(areaOf(view, seat), expedition) ? [seat] : []));

export const coloursInHarbour = (view: View): number[] =>
  view.harbour.filter((card) => isShip[card] === 1).map((card) => colourOf[card]);

/** Cards the active player could take if he stopped now. */
export const allowanceNow = (view: View): number =>
  ALLOWANCE[coloursInHarbour(view).length] + areaOf(view, view.active).governors;
