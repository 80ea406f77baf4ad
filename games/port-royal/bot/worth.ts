/** What a card is worth to a player, in coins: the sailor's judgement. */
import type { Seat } from '@broadside/kernel';
import {
  CARDS,
  type CardId,
  colourOf,
  costOf,
  isAdmiral,
  isGovernor,
  isJester,
  isMademoiselle,
  isShip,
  isTrader,
  needsOf,
  pointsOf,
  SYMBOL_UNIT,
  sabresOf,
  symbolOf,
} from '../cards/table.ts';
import type { Kind } from '../cards/types.ts';
import { tradersOf } from '../rules/area.ts';
import { POINTS_TO_END } from '../rules/ending.ts';
import { covers } from '../rules/expedition.ts';
import type { Player, State } from '../rules/state.ts';
import { compensationOf, discountOf, incomeFor } from '../rules/trade.ts';
import { type Aim, aimWorth, savings } from './aims.ts';

/** The numbers the judgement is made of; found by letting sailors play each other (see `tune.mjs`). */
export interface Weights {
  /** Coins a point is worth at the start, and how much more at the end. */
  readonly point: number;
  readonly pointLate: number;
  /** What an ability is worth at the start of the match. */
  readonly trader: number;
  readonly mademoiselle: number;
  readonly admiral: number;
  readonly jester: number;
  readonly governor: number;
  readonly sabre: number;
  readonly seeker: number;
  /** For a person that completes an open expedition, per point won. */
  readonly completes: number;
  /** A coin beyond this many is worth `rich` of a coin. */
  readonly purse: number;
  readonly rich: number;
  /** What must be gained by another card, in coins, to risk it. */
  readonly caution: number;
}

export const SAILOR: Weights = {
  point: 2.6,
  pointLate: 2.9,
  trader: 0.4,
  mademoiselle: 4.2,
  admiral: 5.5,
  jester: 1.6,
  governor: 2.6,
  sabre: 0.65,
  seeker: 0.95,
  completes: 1.7,
  purse: 10,
  rich: 0.25,
  caution: -0.08,
};

/** How far the match has come: 0 at the start, 1 when somebody stands at the end. */
export function progress(state: State): number {
  let most = 0;
  for (const player of state.players) most = Math.max(most, player.points);
  return Math.min(1, most / POINTS_TO_END);
}

/** A coin more in a full purse helps less, and the tax waits for it. */
const coinWorth = (coins: number, weights: Weights): number => (coins < weights.purse ? 1 : weights.rich);

export function incomeWorth(state: State, seat: Seat, income: number, weights: Weights): number {
  const { length } = state.players[seat].coins;
  let worth = 0;
  for (let coin = 0; coin < income; coin++) worth += coinWorth(length + coin, weights);
  return worth;
}

/** Would this person let its owner claim an open expedition that they cannot claim yet? */
function completes(state: State, player: Player, card: CardId): number {
  if (symbolOf[card] === 0) return 0;
  let best = 0;
  for (const expedition of state.expeditions) {
    if (covers(player.symbols, expedition)) continue;
    if (covers(player.symbols + SYMBOL_UNIT[card], expedition))
      best = Math.max(best, pointsOf[expedition] - needsOf[expedition].length);
  }
  return best;
}

function abilityWorth(player: Player, card: CardId, weights: Weights): number {
  if (isTrader[card] === 1) return weights.trader * (1 + 0.3 * tradersOf(player.persons, colourOf[card]));
  if (isMademoiselle[card] === 1) return weights.mademoiselle;
  if (isAdmiral[card] === 1) return weights.admiral;
  if (isJester[card] === 1) return weights.jester;
  if (isGovernor[card] === 1) return weights.governor;
  // The first sabres sink the most ships; few ships need more than seven.
  if (sabresOf[card] > 0) return weights.sabre * sabresOf[card] * Math.max(0, 1 - player.sabres / 7);
  if (symbolOf[card] > 0) return weights.seeker;
  return NEWCOMERS[CARDS[card].kind] ?? 0;
}

/** Abilities of the expansions' persons at the start of a match, in coins. */
const NEWCOMERS: Partial<Record<Kind, number>> = {
  gambler: 2.5,
  merchant: 2.5,
  clerk: 1.5,
  viceAdmiral: 3,
  gunner: 3.5,
  innkeeper: 1.5,
  lookout: 2,
};

/** What a person is worth once hired, before the price. */
function personWorth(state: State, seat: Seat, card: CardId, done: number, weights: Weights): number {
  const player = state.players[seat];
  const points = pointsOf[card] * (weights.point + weights.pointLate * done);
  const ability = abilityWorth(player, card, weights) * (1 - done);
  return points + ability + weights.completes * completes(state, player, card);
}

/** What taking a card of the harbour is worth to this seat, all payments counted; below 0 is a loss. */
export function takeWorth(
  state: State,
  seat: Seat,
  card: CardId,
  done: number,
  weights: Weights,
  aims: readonly Aim[],
): number {
  const owed = compensationOf(state, seat);
  if (isShip[card] === 1) return incomeWorth(state, seat, incomeFor(state, seat, card) - owed, weights);
  const { length } = state.players[seat].coins;
  const price = Math.max(0, costOf[card] - discountOf(state, seat)) + owed;
  let paid = 0;
  for (let coin = 1; coin <= price; coin++) paid += coinWorth(length - coin, weights);
  const worth = personWorth(state, seat, card, done, weights) - paid;
  return aims.length === 0 ? worth : worth + aimWorth(aims, card) - lostSavings(aims, length, price);
}

/** Coins that an aim waits for are not spent lightly. */
function lostSavings(aims: readonly Aim[], coins: number, price: number): number {
  const { coins: goal, worth } = savings(aims);
  const missing = goal - (coins - price);
  return missing > 0 && coins * 3 >= goal ? (1.5 * worth * Math.min(price, missing)) / goal : 0;
}
