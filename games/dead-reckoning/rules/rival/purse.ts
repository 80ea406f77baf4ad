/** How the rival gains and loses: coins to its chest, cargo to its store, cards to its pile (DR-SOLO-10, -27, -32, -33). */
import type { Amount, MainEffect } from '../../cards/effects.ts';
import { CELLS, UPGRADES } from '../../cards/ship.ts';
import { type CardId, FIRST_UPGRADE, isBack } from '../../cards/table.ts';
import type { DeadReckoningEvent } from '../events.ts';
import type { DeadReckoningOut } from '../flow.ts';
import { type DeadReckoningState, NOBODY } from '../state.ts';
import { RIVAL, upgradesOf } from './self.ts';

type Cause = Extract<DeadReckoningEvent, { type: 'moved' }>['cause'];

/** Coins to the chest and cargo to the store, from the supply or from an island. */
export function rivalGains(
  state: DeadReckoningState,
  cargo: number,
  coins: number,
  cause: Cause,
  out: DeadReckoningOut,
  tile = NOBODY,
): void {
  const rival = state.players[RIVAL];
  rival.dock += cargo;
  rival.chest += coins;
  const from = tile === NOBODY ? 'supply' : 'island';
  if (coins > 0) out.events?.push({ type: 'moved', seat: RIVAL, cargo: 0, coins, from, to: 'chest', tile, cause });
  if (cargo > 0) out.events?.push({ type: 'moved', seat: RIVAL, cargo, coins: 0, from, to: 'dock', tile, cause });
}

/** DR-SOLO-32: of goods of free choice it takes coins. */
export const rivalLoots = (
  state: DeadReckoningState,
  cargo: number,
  coins: number,
  any: number,
  out: DeadReckoningOut,
): void => rivalGains(state, cargo, coins + any, 'loot', out);

function rivalLoses(state: DeadReckoningState, cargo: number, out: DeadReckoningOut): void {
  const rival = state.players[RIVAL];
  const lost = Math.min(cargo, rival.dock);
  rival.dock -= lost;
  if (lost > 0)
    out.events?.push({
      type: 'moved',
      seat: RIVAL,
      cargo: lost,
      coins: 0,
      from: 'dock',
      to: 'supply',
      tile: NOBODY,
      cause: 'lost',
    });
}

/** DR-SOLO-28. */
export function train(state: DeadReckoningState, count: number, out: DeadReckoningOut): void {
  state.players[RIVAL].training += count;
  out.events?.push({ type: 'trained', seat: RIVAL, count });
}

/** DR-SOLO-27: of the kind named, from the highest stack, the first of them. */
export function upgradeRival(
  state: DeadReckoningState,
  kind: 'basic' | 'advanced' | 'any',
  out: DeadReckoningOut,
): void {
  let best = NOBODY;
  for (let at = 0; at < UPGRADES.length; at++)
    if ((kind === 'any' || UPGRADES[at].kind === kind) && state.upgrades[at] > (best < 0 ? 0 : state.upgrades[best]))
      best = at;
  if (best < 0) return;
  const rival = state.players[RIVAL];
  const cell = upgradesOf(rival) % CELLS;
  state.upgrades[best]--;
  rival.cells[cell].tokens = [...rival.cells[cell].tokens, FIRST_UPGRADE + best];
  out.events?.push({ type: 'fitted', seat: RIVAL, card: FIRST_UPGRADE + best, cell });
}

/** DR-SOLO-24, DR-SOLO-33: whatever a card shows, its ability is never used. */
export function rivalTakes(state: DeadReckoningState, card: CardId, out: DeadReckoningOut): void {
  state.players[RIVAL].aside.push(card);
  out.events?.push({ type: 'gotCard', seat: RIVAL, card, cause: isBack(card) ? 'won' : 'order' });
}

const plain = (amount: Amount): number => (typeof amount === 'number' ? amount : 0);

/** DR-SOLO-33: one part of a merchant's win or lose text; damage to its ship is the battle's own matter. */
export function rivalEffect(state: DeadReckoningState, effect: MainEffect, out: DeadReckoningOut): void {
  switch (effect.do) {
    case 'gain':
      rivalGains(state, plain(effect.cargo), plain(effect.coins), 'gain', out);
      break;
    case 'lose':
      rivalLoses(state, effect.cargo, out);
      break;
    case 'levelBottom':
    case 'levelThis':
      train(state, 1, out);
      break;
    case 'upgrade':
      upgradeRival(state, effect.kind, out);
      break;
    default:
      break;
  }
}
