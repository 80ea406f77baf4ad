/** Damage to ships, and what happens at the fifth (DR-SINK). */
import { SCOURGE } from '../cards/achievements.ts';
import { SINKING_DAMAGE } from '../cards/ship.ts';
import { achieve } from './achievements.ts';
import type { DeadReckoningEvent } from './events.ts';
import type { DeadReckoningOut } from './flow.ts';
import { aboard, unstow } from './ship.ts';
import { COIN, type DeadReckoningState, HARBOUR, NOBODY } from './state.ts';

/** DR-SINK-4: what a sunk ship costs at least. */
const RANSOM = 5;

export type DamageCause = Extract<DeadReckoningEvent, { type: 'damaged' }>['cause'];

/** A ship going down, and who sank it: a player or NOBODY. */
export interface Sinking {
  readonly player: number;
  readonly by: number;
}

/** DR-SINK-1, DR-SINK-2: in a battle markers only pile up; outside one the fifth sinks the ship at once. */
export function damageShip(
  state: DeadReckoningState,
  player: number,
  count: number,
  by: number,
  cause: DamageCause,
  out: DeadReckoningOut,
): void {
  if (count <= 0) return;
  const ship = state.players[player];
  ship.damage += count;
  out.events?.push({ type: 'damaged', seat: player, count, by, cause });
  const { battle } = state;
  if (battle === null) {
    if (ship.damage >= SINKING_DAMAGE) sinkShip(state, player, by, out);
  } else if (player === battle.attacker) battle.dealt[0] += count;
  else if (player === battle.defender) battle.dealt[1] += count;
}

export function sinkShip(state: DeadReckoningState, player: number, by: number, out: DeadReckoningOut): void {
  sinkTogether(state, [{ player, by }], out);
}

/** DR-SINK-11: all payments are reckoned before any is made. */
export function sinkTogether(state: DeadReckoningState, sinkings: readonly Sinking[], out: DeadReckoningOut): void {
  // What a chest pays reveals how much was in it.
  out.uncover();
  const payments = sinkings.map(({ player }) => {
    const fromShip = aboard(state.players[player], COIN);
    return { fromShip, fromChest: Math.min(Math.max(0, RANSOM - fromShip), state.players[player].chest) };
  });
  for (const [at, { player, by }] of sinkings.entries()) {
    const { fromShip, fromChest } = payments[at];
    const ship = state.players[player];
    unstow(ship, COIN, fromShip);
    ship.chest -= fromChest;
    if (by !== NOBODY) state.players[by].chest += fromShip + fromChest;
    toTheHarbour(state, player);
    out.events?.push({ type: 'sunk', seat: player, by, shipCoins: fromShip, chestCoins: fromChest });
  }
  for (const { player, by } of sinkings) if (by !== NOBODY && by !== player) achieve(state, by, SCOURGE, out);
}

/** DR-SINK-7 to 9: cargo, upgrades, cards and influence stay as they are. */
function toTheHarbour(state: DeadReckoningState, player: number): void {
  const ship = state.players[player];
  ship.at = HARBOUR;
  ship.damage = 0;
  ship.pirate = false;
  ship.sails = 0;
}
