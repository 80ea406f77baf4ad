/** The one interpreter of abilities: a small function for every effect, whatever card it stands on. */
import type { Reason, Seat } from '@broadside/kernel';
import type { Amount, MainEffect } from '../cards/effects.ts';
import { type CardId, NO_CARD } from '../cards/table.ts';
import { amountOf, countOn, effectAt, isCombat, isMainEffect, isUsed, useUp } from './abilities.ts';
import type { DeadReckoningAction } from './actions.ts';
import { beginBuilding } from './build.ts';
import type { DeadReckoningOut, DeadReckoningWork } from './flow.ts';
import { gain, pay, reportMoved } from './goodsFlow.ts';
import { beginInfluence } from './influence.ts';
import { levelBottom, levelUp } from './level.ts';
import { obstacle } from './obstacles.ts';
import { beginProduction } from './produce.ts';
import { bombard, rowByHelms, takeTop } from './reach.ts';
import { reason } from './reasons.ts';
import { aboard, unstow } from './ship.ts';
import { damageShip } from './sink.ts';
import { CARGO, type DeadReckoningState, NOBODY } from './state.ts';
import { hasToken } from './upgrade.ts';

/** DR-REPAIR-1. */
function repair(
  state: DeadReckoningState,
  seat: Seat,
  effect: Extract<MainEffect, { do: 'repair' }>,
  out: DeadReckoningOut,
): void {
  state.players[seat].damage--;
  out.events?.push({ type: 'repaired', seat, count: 1 });
  pay(state, seat, effect.price, out);
}

/** DR-ABIL-11: the price is asked for first, so it lies on top. */
function upgradeShip(
  state: DeadReckoningState,
  seat: Seat,
  { kind, price }: Extract<MainEffect, { do: 'upgrade' }>,
  out: DeadReckoningOut,
): void {
  if (!hasToken(state, kind)) return;
  state.flow.push({ step: 'upgrade', seat, kind });
  pay(state, seat, price, out);
}

/** The lose text of a merchant: off the ship, as much as there is. */
function loseCargo(state: DeadReckoningState, seat: Seat, count: number, out: DeadReckoningOut): void {
  const player = state.players[seat];
  const lost = Math.min(count, aboard(player, CARGO));
  unstow(player, CARGO, lost);
  reportMoved(out, seat, CARGO, lost, 'ship', 'supply', 'lost');
}

/** DR-AMB-42: only a ship on the other side can be hit. */
function damageOpponent(state: DeadReckoningState, player: number, count: number, out: DeadReckoningOut): void {
  const { battle } = state;
  if (battle?.kind !== 'ship') return;
  const other = player === battle.attacker ? battle.defender : battle.attacker;
  damageShip(state, other, count, player, 'ability', out);
}

/** Carries out one effect; `card` is the crew card whose symbols are counted, NO_CARD for a merchant's outcome. */
export function perform(
  state: DeadReckoningState,
  player: number,
  card: CardId,
  effect: MainEffect,
  out: DeadReckoningOut,
): void {
  const crew = card === NO_CARD ? undefined : state.players[player].crew[card];
  const amount = (one: Amount): number => amountOf(one, crew, card);
  switch (effect.do) {
    case 'gain':
      gain(state, player, amount(effect.cargo), amount(effect.coins), effect.to, out);
      break;
    case 'lose':
      loseCargo(state, player, effect.cargo, out);
      break;
    case 'influence':
      beginInfluence(state, player, effect, amount(effect.n));
      break;
    case 'permanent':
      state.flow.push({ step: 'permanent', seat: player, left: effect.n });
      break;
    case 'produce':
      beginProduction(state, player, effect, amount);
      break;
    case 'build':
      beginBuilding(state, player, effect.prices);
      break;
    case 'upgrade':
      upgradeShip(state, player, effect, out);
      break;
    case 'swapUpgrade':
      state.flow.push({ step: 'swap', seat: player });
      break;
    case 'repair':
      repair(state, player, effect, out);
      break;
    case 'levelThis':
      levelUp(state, player, card, out);
      break;
    case 'levelBottom':
      levelBottom(state, player, out);
      break;
    case 'takeTop':
      takeTop(state, player, rowByHelms(effect.rowByHelms, crew ? countOn(crew, card, 'helm') : 0), out);
      break;
    case 'bombard':
      bombard(state, player, effect.damage, out);
      break;
    case 'takeDamage':
      damageShip(state, player, effect.n, NOBODY, 'merchant', out);
      break;
    case 'damageOpponent':
      damageOpponent(state, player, effect.n, out);
      break;
    case 'copy':
      state.flow.push({ step: 'copy', seat: player, crew: card });
      break;
    case 'passRowFour':
      state.turn.passRowFour++;
      break;
    case 'damageOnEntering':
      state.turn.damageOnEntering += effect.damage;
      break;
    case 'blackFlag':
      break;
  }
}

type Use = Extract<DeadReckoningAction, { type: 'use' }>;

/** DR-ABIL-1, DR-ABIL-2: an ability of a card in play; its group is used up. */
export function useAbility(state: DeadReckoningState, seat: Seat, { card, ability }: Use, out: DeadReckoningOut): void {
  const player = state.players[seat];
  const { level } = player.crew[card];
  const effect = effectAt(player.crew[card], card, ability);
  if (effect === undefined || !isMainEffect(effect)) return;
  useUp(player, card, ability);
  out.events?.push({ type: 'used', seat, card, ability, level });
  perform(state, seat, card, effect, out);
}

/** Why an ability that is not offered cannot be used. */
export function whyNotUse(state: DeadReckoningState, seat: Seat, { card, ability }: Use): Reason {
  const player = state.players[seat];
  if (!player.play.includes(card)) return reason('not-in-play');
  const crew = player.crew[card];
  const effect = effectAt(crew, card, ability);
  if (effect === undefined) return reason('no-such-ability');
  if (isCombat(effect)) return reason('combat-only');
  if (!isMainEffect(effect)) return reason('not-an-action');
  if (isUsed(crew, ability)) return reason('already-used');
  return reason(obstacle(state, seat, card, effect) ?? 'ability-first');
}

/** Several effects one after the other, in printed order (DR-DEC-56): rewards, and the outcome of a merchant. */
export function beginEffects(
  state: DeadReckoningState,
  player: number,
  crew: CardId,
  list: readonly MainEffect[],
  _out: DeadReckoningOut,
): void {
  if (list.length > 0) state.flow.push({ step: 'effects', seat: player, crew, list });
}

export const effects: DeadReckoningWork<'effects'> = {
  resume(state, frame, out) {
    const [effect] = frame.list;
    if (effect === undefined) state.flow.pop();
    else {
      frame.list = frame.list.slice(1);
      perform(state, frame.seat, frame.crew, effect, out);
    }
  },
};
