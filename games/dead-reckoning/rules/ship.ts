/** The ship board: what its cells carry and give (DR-SHIP), and goods coming aboard and leaving (DR-TABLE-1). */

import { CELLS, type Fitting, PRINTED_CANNONS, PRINTED_CELLS } from '../cards/ship.ts';
import { fittingOf } from '../cards/table.ts';
import { CARGO, type Cell, type Good, type Player } from './state.ts';

/** What a cell gives: the uncovered token, else what is printed (DR-UPG-5). */
export const fittingAt = (player: Player, cell: number): Fitting => {
  const { tokens } = player.cells[cell];
  return tokens.length > 0 ? fittingOf(tokens[tokens.length - 1]) : PRINTED_CELLS[cell];
};

export const loadOf = (cell: Cell): number => cell.cargo + cell.coins;
export const roomIn = (player: Player, cell: number): number =>
  Math.max(0, fittingAt(player, cell).hold - loadOf(player.cells[cell]));

/** DR-SHIP-4, DR-SHIP-5: a bonus works while the hold of its cell is empty, or if there is none. */
export const isActive = (player: Player, cell: number): boolean => loadOf(player.cells[cell]) === 0;

/** Whether anything at all is aboard. */
export const isLaden = (player: Player): boolean => player.cells.some((cell) => loadOf(cell) > 0);

export function roomOn(player: Player): number {
  let room = 0;
  for (let cell = 0; cell < CELLS; cell++) room += roomIn(player, cell);
  return room;
}

export const inCell = (cell: Cell, good: Good): number => (good === CARGO ? cell.cargo : cell.coins);

export function aboard(player: Player, good: Good): number {
  let total = 0;
  for (const cell of player.cells) total += inCell(cell, good);
  return total;
}

/** Sails of the ship; `loaded`: those of loaded cells count too (DR-SAIL-5). */
export function shipSails(player: Player, loaded: boolean): number {
  let sails = 0;
  for (let cell = 0; cell < CELLS; cell++) if (loaded || isActive(player, cell)) sails += fittingAt(player, cell).sails;
  return sails;
}

/** DR-COMBAT-5: the printed cannon and those of active cells. */
export function shipCannons(player: Player): number {
  let cannons = PRINTED_CANNONS;
  for (let cell = 0; cell < CELLS; cell++) if (isActive(player, cell)) cannons += fittingAt(player, cell).cannons;
  return cannons;
}

export function addTo(cell: Cell, good: Good, count: number): void {
  if (good === CARGO) cell.cargo += count;
  else cell.coins += count;
}

/** Holds that already carry goods first, then those whose bonus is the least loss. */
function stowingOrder(player: Player): number[] {
  const rank = (cell: number): number => {
    if (!isActive(player, cell)) return -1;
    const { sails, cannons } = fittingAt(player, cell);
    return sails + cannons;
  };
  return [0, 1, 2, 3].sort((one, other) => rank(one) - rank(other) || one - other);
}

/** Brings goods aboard as far as there is room; says how many found a place. */
export function stow(player: Player, good: Good, count: number): number {
  let left = count;
  for (const cell of stowingOrder(player)) {
    const here = Math.min(left, roomIn(player, cell));
    addTo(player.cells[cell], good, here);
    left -= here;
  }
  return count - left;
}

/** Takes goods off the ship: the holds that are emptied soonest first. Never more than are aboard. */
export function unstow(player: Player, good: Good, count: number): void {
  let left = count;
  const fullest = player.cells
    .filter((cell) => inCell(cell, good) > 0)
    .sort((one, other) => loadOf(one) - loadOf(other));
  for (const cell of fullest) {
    const here = Math.min(left, inCell(cell, good));
    addTo(cell, good, -here);
    left -= here;
  }
}
