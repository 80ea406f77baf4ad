/** Abilities that wait for the ship to move (DR-ADV-4.1, DR-ADV-4.6): called for every tile on a voyage. */
import { hostileFort, isOpenIsland } from './control.ts';
import type { DeadReckoningOut } from './flow.ts';
import { gain } from './goodsFlow.ts';
import { rowOf } from './map.ts';
import { yieldOf } from './produce.ts';
import { damageShip } from './sink.ts';
import { type DeadReckoningState, HARBOUR } from './state.ts';

const FARTHEST_ROW = 4;

/** DR-ADV-R4: an island of row 4 pays once in a turn, for every such ability used when it is passed. */
export function passedIsland(state: DeadReckoningState, player: number, tile: number, out: DeadReckoningOut): void {
  const { turn } = state;
  if (turn.passRowFour === 0 || player !== state.active || tile === HARBOUR || rowOf(tile) !== FARTHEST_ROW) return;
  if (!isOpenIsland(state.sea[tile]) || hostileFort(state, player, tile)) return;
  if ((turn.passed & (1 << tile)) !== 0) return;
  turn.passed |= 1 << tile;
  const { cargo, coins } = yieldOf(state, tile);
  const times = turn.passRowFour;
  gain(state, player, cargo * times, coins * times, 'ship', out, 'passing');
}

/** DR-ADV-R5, DR-ADV-R6: each tile once, whether the ship stops or passes; never in the harbour. */
export function enteredTile(state: DeadReckoningState, player: number, tile: number, out: DeadReckoningOut): void {
  const { turn } = state;
  if (turn.damageOnEntering === 0 || player !== state.active || tile === HARBOUR) return;
  if ((turn.entered & (1 << tile)) !== 0) return;
  turn.entered |= 1 << tile;
  state.players.forEach((other, enemy) => {
    if (enemy !== player && other.at === tile) damageShip(state, enemy, turn.damageOnEntering, player, 'ability', out);
  });
}
