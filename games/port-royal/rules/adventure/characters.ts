/** The characters' abilities, from the first completed task on (PR-CHAR-1 to PR-CHAR-12). */
import type { Seat } from '@broadside/kernel';
import { type CardId, colourOf } from '../../cards/table.ts';
import { SHIP_COLOURS } from '../../cards/types.ts';
import { gainCoins } from '../deck.ts';
import type { Hand } from '../expansion.ts';
import type { OpenExtra, Place } from '../extra.ts';
import type { State } from '../state.ts';
import { ADMIRAL_HARBOUR, shipsIn } from '../trade.ts';
import { gainCrowns, shieldPoints } from './crowns.ts';
import { abilityIn, abilityOf } from './own.ts';

/** Crowns, Jean Blackbeard's sabre and Señora Anne's discount belong to the area (PR-CROWN-5, PR-CHAR-5, PR-CHAR-6). */
export function sums({ adventure }: OpenExtra, seat: Seat): { points: number; sabres: number; discount: number } {
  if (adventure === null) return { points: 0, sabres: 0, discount: 0 };
  const kind = abilityOf(adventure, seat)?.kind;
  return {
    points: shieldPoints(adventure.crowns[seat]),
    sabres: kind === 'sabre' ? 1 : 0,
    discount: kind === 'discount' ? 1 : 0,
  };
}

/** The moment of unlocking: what the area's sums gain, and Samuel Blackguard's coins (PR-CHAR-11, PR-AMB-82). */
export function awaken(state: State, seat: Seat, out: Hand): void {
  const once = abilityIn(state, seat, 'once');
  if (once) gainCoins(state, seat, once.coins, 'character', out);
  if (abilityIn(state, seat, 'sabre')) state.players[seat].sabres++;
  if (abilityIn(state, seat, 'discount')) state.players[seat].discount++;
}

const isColour = (card: CardId, colour: string): boolean => SHIP_COLOURS[colourOf[card]] === colour;

/** PR-CHAR-9: Peter Landman trades like a trader of his colour. */
export const tradeCoinFor = (place: Place, seat: Seat, card: CardId): number => {
  const trader = abilityIn(place, seat, 'tradeCoin');
  return trader && isColour(card, trader.colour) ? 1 : 0;
};

/** PR-CHAR-7: Don Ferdinando does so for a crown. */
export function gainTradeCrown(state: State, seat: Seat, card: CardId, out: Hand): void {
  const trader = abilityIn(state, seat, 'tradeCrown');
  if (trader && isColour(card, trader.colour)) gainCrowns(state, seat, 1, 'character', out);
}

/** PR-CHAR-8 Officer Scott, PR-CHAR-10 Cutthroat Mary. */
export function gainAtStart(state: State, seat: Seat, out: Hand): void {
  const scott = abilityIn(state, seat, 'fullHarbour');
  if (scott && state.harbour.length >= ADMIRAL_HARBOUR) gainCoins(state, seat, scott.coins, 'character', out);
  const mary = abilityIn(state, seat, 'ships');
  if (mary && shipsIn(state.harbour) >= mary.from) gainCoins(state, seat, mary.coins, 'character', out);
}

/** PR-CHAR-3: Tiny Grace May, by the cards of the harbour with the ship that bust (PR-AMB-83). */
export function gainForBust(state: State, cards: number, out: Hand): void {
  const grace = abilityIn(state, state.active, 'bustCoins');
  if (grace && cards <= grace.upTo) gainCoins(state, state.active, grace.coins, 'character', out);
}

/** PR-CHAR-4: Jacques Grande. */
export function gainForExpedition(state: State, seat: Seat, out: Hand): void {
  const jacques = abilityIn(state, seat, 'expeditionCrowns');
  if (jacques) gainCrowns(state, seat, jacques.crowns, 'character', out);
}
