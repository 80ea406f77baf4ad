/** Cannons: how many there are, which are left, and firing them (DR-COMBAT-3 to 5). */
import { CELLS, PRINTED_CANNONS } from '../cards/ship.ts';
import { cardCannons } from './abilities.ts';
import { alter } from './crew.ts';
import { fittingAt, isActive, shipCannons } from './ship.ts';
import type { DeadReckoningState, Player } from './state.ts';

/** Of the ship and of all cards in play, fired or not. The rival's ship has none (DR-SOLO-4). */
export function cannonsOf(state: DeadReckoningState, player: number): number {
  const owner = state.players[player];
  if (owner.crew.length === 0) return 0;
  let cannons = shipCannons(owner);
  for (const card of owner.play) cannons += cardCannons(owner.crew[card], card);
  return cannons;
}

const leftInCell = (owner: Player, cell: number): number =>
  isActive(owner, cell) ? Math.max(0, fittingAt(owner, cell).cannons - owner.cells[cell].fired) : 0;

const leftOnCard = ({ crew }: Player, card: number): number =>
  Math.max(0, cardCannons(crew[card], card) - crew[card].fired);

/** Those not fired this turn. */
export function cannonsLeft(state: DeadReckoningState, player: number): number {
  const owner = state.players[player];
  if (owner.crew.length === 0) return 0;
  let left = owner.firedPrinted ? 0 : PRINTED_CANNONS;
  for (let cell = 0; cell < CELLS; cell++) left += leftInCell(owner, cell);
  for (const card of owner.play) left += leftOnCard(owner, card);
  return left;
}

/** DR-TABLE-2: cells first, because they may be loaded later; then the printed cannon, then cards as they were played. */
export function fireCannons(state: DeadReckoningState, player: number, count: number): void {
  const owner = state.players[player];
  let left = count;
  for (let cell = 0; cell < CELLS && left > 0; cell++) {
    const here = Math.min(left, leftInCell(owner, cell));
    owner.cells[cell].fired += here;
    left -= here;
  }
  if (left > 0 && !owner.firedPrinted) {
    owner.firedPrinted = true;
    left -= PRINTED_CANNONS;
  }
  for (const card of owner.play) {
    const here = Math.min(left, leftOnCard(owner, card));
    if (here > 0) alter(owner, card, { fired: owner.crew[card].fired + here });
    left -= here;
  }
}
