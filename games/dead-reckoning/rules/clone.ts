/** Copying a state. */
import { copyBatch, copyBattle, copyFlow, copyPlayer, copyTile, copyTurn } from './copies.ts';
import type { DeadReckoningState } from './state.ts';

/** Fields in the order of set-up: states of one shape are faster to work with. */
export function clone(state: DeadReckoningState): DeadReckoningState {
  const players = state.players.slice();
  for (let at = 0; at < players.length; at++) players[at] = copyPlayer(players[at]);
  const sea = state.sea.slice();
  for (let at = 0; at < sea.length; at++) sea[at] = copyTile(sea[at]);
  const boxes = state.boxes.slice();
  for (let at = 0; at < boxes.length; at++) boxes[at] = boxes[at].slice();
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
