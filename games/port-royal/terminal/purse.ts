/** What the one who looks wants to know at a glance, by the sums of the rules. */
import type { Seat } from '@broadside/kernel';
import { type CardId, colourOf, isShip } from '../cards/table.ts';
import { POINTS_TO_END } from '../rules/ending.ts';
import { canClaim } from '../rules/expedition.ts';
import { allowanceSeen } from '../rules/seen.ts';
import { compensationOf, priceFor } from '../rules/trade.ts';
import { areaSeen, type View } from '../rules/view.ts';

/** Who takes cards right now; undefined outside phase 2. */
export function takerOf(view: View): Seat | undefined {
  const frame = view.flow[view.flow.length - 1];
  return frame?.step === 'tradeAndHire' ? frame.seat : undefined;
}

/** For whom prices are shown: whoever looks, or for a spectator whoever takes. */
export const buyerOf = (view: View): Seat => (typeof view.eye === 'number' ? view.eye : (takerOf(view) ?? view.active));

export const canPay = (view: View, seat: Seat, card: CardId): boolean =>
  isShip[card] === 1 || view.players[seat].coins >= priceFor(areaSeen(view, seat), card) + compensationOf(view, seat);

export const claimers = (view: View, expedition: CardId): Seat[] =>
  view.players.flatMap((_, seat) => (canClaim(view, seat, areaSeen(view, seat), expedition) ? [seat] : []));

/** The colours that lie in the harbour, in the order of the rulebook. */
export const coloursInHarbour = (view: View): number[] =>
  view.harbour
    .filter((card) => isShip[card] === 1)
    .map((card) => colourOf[card])
    .sort((a, b) => a - b);

/** Cards the active player could take if he stopped now. */
export const allowanceNow = (view: View): number => allowanceSeen(view);

/** PR-SAIL-14; those who play together end by themselves (PR-AMB-62). */
const SAIL_POINTS = 8;

/** Points that trigger the end, where points do. */
export function pointsToEnd({ options }: View): number | undefined {
  switch (options.play) {
    case 'contractsCoop':
    case 'adventureCoop':
      return undefined;
    case 'setSail':
      return SAIL_POINTS;
    default:
      return POINTS_TO_END;
  }
}
