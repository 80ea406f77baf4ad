/** Section 7, tax increase. */
import type { Out, Seat } from '@broadside/kernel';
import { CARDS, type CardId } from '../cards/table.ts';
import type { Beneficiary } from '../cards/types.ts';
import { coinsFor, gainCoins, payCoins } from './deck.ts';
import type { PortRoyalEvent, State } from './state.ts';

/** PR-TAX-1. */
export const TAX_FROM = 12;

/** The seats clockwise from the active player (PR-AMB-5). */
const fromActive = (state: State): Seat[] => state.players.map((_, at) => (state.active + at) % state.players.length);

const bonusOf = (card: CardId): Beneficiary => {
  const tax = CARDS[card];
  if (tax.kind !== 'tax') throw new TypeError(`card ${card} is no tax increase`);
  return tax.bonus;
};

/** PR-TAX-1, PR-TAX-2: half, rounded down, face up to the discard pile. */
function payTax(state: State, seat: Seat, out: Out<PortRoyalEvent>): void {
  const coins = state.players[seat].coins.length;
  if (coins < TAX_FROM) return;
  const lost = coins >> 1;
  out.events?.push({ type: 'taxPaid', seat, cards: coinsFor(state, seat, lost) });
  payCoins(state, seat, lost, out);
}

/** PR-TAX-3, PR-TAX-4: the most sabres or the fewest points; on a tie everybody who is tied, at 0 too. */
function beneficiaries(state: State, bonus: Beneficiary): { value: number; seats: Seat[] } {
  const values = state.players.map(({ sabres, points }) => (bonus === 'mostSabres' ? sabres : points));
  const value = bonus === 'mostSabres' ? Math.max(...values) : Math.min(...values);
  return { value, seats: fromActive(state).filter((seat) => values[seat] === value) };
}

/** The tax card itself is discarded last (PR-TAX-6, PR-AMB-6). */
export function resolveTax(state: State, card: CardId, out: Out<PortRoyalEvent>): void {
  for (const seat of fromActive(state)) payTax(state, seat, out);
  const { value, seats } = beneficiaries(state, bonusOf(card));
  for (const seat of seats) gainCoins(state, seat, 1, 'tax', out);
  state.discard.push(card);
  out.events?.push({ type: 'taxEnded', card, value, seats });
}
