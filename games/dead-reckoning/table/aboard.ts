/** Sums of goods that several parts of the table need. */
import type { Seat } from '@broadside/kernel';
import { HARBOUR } from '../rules/facade.ts';
import type { DeadReckoningView } from '../rules/view.ts';

/** DR-BUY-3: prices are paid from the ship alone. */
export const cargoAboard = ({ players }: DeadReckoningView, seat: Seat): number =>
  players[seat].cells.reduce((sum, { cargo }) => sum + cargo, 0);

/** What could be loaded where the ship lies: on the own dock, or on the island. Coins of the chest are kept there. */
export function cargoAshore({ players, sea }: DeadReckoningView, seat: Seat): number {
  const { at, dock } = players[seat];
  return at === HARBOUR ? dock : sea[at].cargo + sea[at].coins;
}
