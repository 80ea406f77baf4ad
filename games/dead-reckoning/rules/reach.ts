/** Abilities that reach beyond the own ship: shots at others (DR-ADV-R6), and the top card of a row box (DR-ABIL-16). */
import type { Seat } from '@broadside/kernel';
import { isMerchant } from '../cards/table.ts';
import type { DeadReckoningOut } from './flow.ts';
import { NEIGHBOURS } from './map.ts';
import { damageShip } from './sink.ts';
import { type DeadReckoningState, HARBOUR } from './state.ts';

/** Enemy ships on the own tile and on adjacent ones, never in the harbour. */
export function bombardTargets(state: DeadReckoningState, seat: Seat): number[] {
  const { at } = state.players[seat];
  const targets: number[] = [];
  state.players.forEach((other, player) => {
    if (player === seat || other.at === HARBOUR) return;
    if (other.at === at || NEIGHBOURS[at].includes(other.at)) targets.push(player);
  });
  return targets;
}

export function bombard(state: DeadReckoningState, seat: Seat, damage: number, out: DeadReckoningOut): void {
  for (const player of bombardTargets(state, seat)) damageShip(state, player, damage, seat, 'ability', out);
}

/** The row that so many helms open; more helms than printed count as the last. */
export const rowByHelms = (rows: readonly number[], helms: number): number => rows[Math.min(helms, rows.length - 1)];

/** DR-ABIL-16, DR-ABIL-17: the first advancement from the top; merchants above it keep their place and order. */
export function takeTop(state: DeadReckoningState, seat: Seat, row: number, out: DeadReckoningOut): void {
  const box = state.boxes[row - 1];
  let at = box.length - 1;
  while (at >= 0 && isMerchant(box[at])) at--;
  out.uncover();
  if (at < 0) return;
  const [card] = box.splice(at, 1);
  state.players[seat].aside.push(card);
  out.events?.push({ type: 'gotCard', seat, card, cause: 'top' });
}
