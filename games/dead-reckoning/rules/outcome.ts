/** Damage, strength and what follows from a battle (DR-BSHIP-16 to 19, DR-COMBAT-N7, -S11, -B16). */
import { LEGEND } from '../cards/achievements.ts';
import { ZONES } from '../cards/board.ts';
import type { MainEffect } from '../cards/effects.ts';
import { SINKING_DAMAGE } from '../cards/ship.ts';
import { buildingCard, merchantBack, NO_CARD } from '../cards/table.ts';
import { progress } from './achievements.ts';
import type { Battle } from './battleState.ts';
import { beginEffects } from './effects.ts';
import type { DeadReckoningOut } from './flow.ts';
import { clearZones, giveBack } from './loot.ts';
import { rivalEffect, rivalTakes } from './rival/purse.ts';
import { isRival } from './rival/self.ts';
import { damageShip, type Sinking, sinkTogether } from './sink.ts';
import { bitOf, type DeadReckoningState, NOBODY } from './state.ts';
import { battleOf } from './tower.ts';

/** DR-COMBAT-S11, DR-COMBAT-B16. */
const DAMAGE_OF_LOSS = 1;

/** DR-BSHIP-16; DR-COMBAT-B15: a merchant or a building has no ship to be hit. */
export function dealDamage(state: DeadReckoningState, out: DeadReckoningOut): void {
  const { attacker, defender, kind } = battleOf(state);
  const cubes = clearZones(state, 'damage');
  let byAttacker = 0;
  for (const { side } of cubes) if (side === attacker) byAttacker++;
  if (kind === 'ship') damageShip(state, defender, byAttacker, attacker, 'cubes', out);
  damageShip(state, attacker, cubes.length - byAttacker, defender, 'cubes', out);
}

/** DR-BSHIP-18 to 20: equal strength is the active player's victory. */
export function compareStrength(state: DeadReckoningState, out: DeadReckoningOut): void {
  const battle = battleOf(state);
  const { attacker, kind, cubes } = battle;
  const defender = kind === 'ship' ? battle.defender : NOBODY;
  const strength: [number, number] = [battle.strength[0], battle.strength[1]];
  for (const { side, zone } of cubes) strength[side === attacker ? 0 : 1] += ZONES[zone].strength;
  const won = strength[0] >= strength[1];
  battle.winner = won ? attacker : defender;
  battle.decided = true;
  // DR-COMBAT-10: the cubes are free again before any is wanted elsewhere.
  giveBack(state, cubes);
  battle.cubes = [];
  out.events?.push({ type: 'battleWon', winner: battle.winner, loser: won ? defender : attacker, strength });
}

/** DR-ADV-R8: what the winner announced is paid out now. The first pledge comes to the top of the flow last. */
function payPledges(state: DeadReckoningState, { pledges, winner }: Battle, out: DeadReckoningOut): void {
  for (let at = pledges.length - 1; at >= 0; at--) {
    const { seat, crew, deeds: effects } = pledges[at];
    if (seat === winner) beginEffects(state, seat, crew, effects, out);
  }
}

/** DR-ADV-3.2: a victory spares the winner some of the damage of this battle. */
function spare(state: DeadReckoningState, battle: Battle, out: DeadReckoningOut): void {
  const side = battle.winner === battle.attacker ? 0 : 1;
  const count = Math.min(battle.spared[side], battle.dealt[side]);
  if (count === 0) return;
  state.players[battle.winner].damage -= count;
  out.events?.push({ type: 'repaired', seat: battle.winner, count });
}

/** DR-ENC-6 to 8: the card becomes the winner's or leaves the game. The rival keeps any it beat (DR-SOLO-33). */
function clearMerchant(state: DeadReckoningState, { attacker, winner, card, at }: Battle, out: DeadReckoningOut): void {
  state.sea[at].card = NO_CARD;
  if (winner === attacker && isRival(state, attacker)) rivalTakes(state, card, out);
  else if (winner === attacker && merchantBack(card).kept !== null) {
    state.players[attacker].aside.push(card);
    out.events?.push({ type: 'gotCard', seat: attacker, card, cause: 'won' });
  } else {
    state.gone.push(card);
    out.events?.push({ type: 'discarded', seat: attacker, card });
  }
}

/** DR-SOLO-33: the rival takes and loses in its own way, and is never asked. */
function rivalOutcome(
  state: DeadReckoningState,
  rival: number,
  effects: readonly MainEffect[],
  out: DeadReckoningOut,
): void {
  for (const effect of effects) {
    if (effect.do === 'takeDamage') damageShip(state, rival, effect.n, NOBODY, 'merchant', out);
    else rivalEffect(state, effect, out);
  }
}

function afterMerchant(state: DeadReckoningState, battle: Battle, out: DeadReckoningOut): void {
  const { attacker, card, winner } = battle;
  clearMerchant(state, battle, out);
  const { win, lose } = merchantBack(card);
  const effects = winner === attacker ? win : lose;
  if (isRival(state, attacker)) rivalOutcome(state, attacker, effects, out);
  else beginEffects(state, attacker, NO_CARD, effects, out);
}

/** DR-COMBAT-S11, DR-COMBAT-S12. */
function afterShips(state: DeadReckoningState, { attacker, defender, winner }: Battle, out: DeadReckoningOut): void {
  const loser = winner === attacker ? defender : attacker;
  damageShip(state, loser, DAMAGE_OF_LOSS, winner, 'loss', out);
  if (!state.players[loser].pirate) return;
  state.players[loser].pirate = false;
  out.events?.push({ type: 'modeLost', seat: loser });
}

/** DR-COMBAT-B16. */
function afterBuilding(state: DeadReckoningState, battle: Battle, out: DeadReckoningOut): void {
  const { attacker, defender, winner, building, at } = battle;
  if (building === -1) return;
  if (winner !== attacker) {
    damageShip(state, attacker, DAMAGE_OF_LOSS, defender, 'building', out);
    return;
  }
  const tile = state.sea[at];
  tile.buildings &= ~bitOf(building);
  if (tile.buildings === 0) tile.builder = NOBODY;
  state.buildings[building]++;
  out.events?.push({ type: 'razed', card: buildingCard(building), tile: at, cause: 'battle' });
}

/** DR-COMBAT-N8, DR-COMBAT-S11, DR-COMBAT-B6. */
function towardsLegend(state: DeadReckoningState, { kind, winner }: Battle, out: DeadReckoningOut): void {
  if (winner !== NOBODY && kind !== 'building') progress(state, winner, LEGEND, out);
}

/** Rewards come before sinking (DR-AMB-69); what needs answers waits above the battle. */
export function applyOutcome(state: DeadReckoningState, out: DeadReckoningOut): void {
  const battle = battleOf(state);
  payPledges(state, battle, out);
  if (battle.winner !== NOBODY) spare(state, battle, out);
  switch (battle.kind) {
    case 'merchant':
      afterMerchant(state, battle, out);
      break;
    case 'ship':
      afterShips(state, battle, out);
      break;
    case 'building':
      afterBuilding(state, battle, out);
      break;
    case 'tie':
      break;
  }
  towardsLegend(state, battle, out);
}

/** DR-SINK-1, DR-SINK-13: both may sink; the winner may. */
export function endBattle(state: DeadReckoningState, out: DeadReckoningOut): void {
  const { kind, attacker, defender } = battleOf(state);
  const sinkings: Sinking[] = [];
  if (state.players[attacker].damage >= SINKING_DAMAGE) sinkings.push({ player: attacker, by: defender });
  if (kind === 'ship' && state.players[defender].damage >= SINKING_DAMAGE)
    sinkings.push({ player: defender, by: attacker });
  state.battle = null;
  state.flow.pop();
  if (sinkings.length > 0) sinkTogether(state, sinkings, out);
}
