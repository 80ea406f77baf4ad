/** The four row boxes: taking the top card, and refilling empty slots (DR-END-PHASE-2 to DR-END-PHASE-4). */
import { type CardId, NO_CARD } from '../cards/table.ts';
import type { DeadReckoningOut } from './flow.ts';
import { rowOf } from './map.ts';
import { type DeadReckoningState, TILES } from './state.ts';

/** The top card of a row's box (rows 1 to 4), or of the next higher one that has any; NO_CARD if none has. */
export function takeTopCard(state: DeadReckoningState, row: number, out: DeadReckoningOut): CardId {
  for (let box = row - 1; box < state.boxes.length; box++) {
    const card = state.boxes[box].pop();
    if (card === undefined) continue;
    out.uncover();
    return card;
  }
  return NO_CARD;
}

/** From row 1 to row 4, left to right; face-down tiles show no slot. */
export function refill(state: DeadReckoningState, out: DeadReckoningOut): void {
  for (let at = 0; at < TILES; at++) {
    const tile = state.sea[at];
    if (!tile.explored || tile.card !== NO_CARD) continue;
    tile.card = takeTopCard(state, rowOf(at), out);
    if (tile.card !== NO_CARD) out.events?.push({ type: 'refilled', tile: at, card: tile.card });
  }
}
