/** Copying a state. */
import { copyBatch, copyBattle, copyFlow, copyPlayer, copyTile, copyTurn } from './copies.ts';
import type { DeadReckoningState, Player, Tile } from './state.ts';

/** Fields in the order of set-up: states of one shape are faster to work with. */
export function clone(state: DeadReckoningState): DeadReckoningState {
  const players: Player[] = [];
  for (const player of state.players) players.push(copyPlayer(player));
  const sea: Tile[] = [];
  for (const tile of state.sea) sea.push(copyTile(tile));
  const boxes: number[][] = [];
  for (const box of state.boxes) boxes.push(box.slice());
  return {
    options: state.options,
    seats: state.seats,
    players,
    sea,
    left: state.left.slice(),
    boxes,
    gone: state.gone.slice(),
    upgrades: state.upgrades.slice(),
    buildings: state.buildings.slice(),
    first: state.first,
    active: state.active,
    round: state.round,
    turns: state.turns,
    endedBy: state.endedBy,
    turn: copyTurn(state.turn),
    batch: copyBatch(state.batch),
    battle: copyBattle(state.battle),
    orders: state.orders.slice(),
    ordered: state.ordered.slice(),
    throws: state.throws,
    prescribed: state.prescribed.slice(),
    tieStrength: state.tieStrength.slice(),
    flow: copyFlow(state.flow),
  };
}
