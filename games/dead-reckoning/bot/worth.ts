/** What islands, cards and achievements are worth to somebody now. */
import {
  ACHIEVEMENTS,
  BUILDER,
  BUILDINGS_OF_A_BUILDER,
  CAPITALIST,
  COINS_OF_A_CAPITALIST,
  COINS_PER_BONUS,
  CUBES_OF_A_SETTLER,
  EXPLORER,
  FIRST_RATE,
  SETTLER,
  TILES_OF_AN_EXPLORER,
  TO_END,
  UPGRADES_OF_FIRST_RATE,
} from '../cards/achievements.ts';
import type { Amount, Effect } from '../cards/effects.ts';
import { type CardId, effectsOf, isIsland, islandOf, NO_CARD, tokenOf } from '../cards/table.ts';
import { cubesOn, emptySlots, hostileFort, strongest } from '../rules/control.ts';
import { yieldOf } from '../rules/produce.ts';
import { islandAwards, sheetOf, totalOf } from '../rules/scoring.ts';
import { type DeadReckoningState, NOBODY, type Player } from '../rules/state.ts';
import type { Weights } from './weights.ts';

export const bits = (set: number): number => {
  let count = 0;
  for (let left = set; left > 0; left &= left - 1) count++;
  return count;
};

export const has = ({ achievements }: Player, achievement: number): boolean =>
  ((achievements >> achievement) & 1) === 1;

/** What an achievement is worth: printed, by a bonus token (DR-ABON-2), and because the end comes nearer. */
export function achievementWorth(player: Player, achievement: number, { marker }: Weights): number {
  if (has(player, achievement)) return 0;
  const isNamed = player.token !== NO_CARD && tokenOf(player.token).includes(achievement);
  return ACHIEVEMENTS[achievement].value + (isNamed ? COINS_PER_BONUS : 0) + marker;
}

/** One more step toward an achievement: its worth, spread over the steps that are missing. */
export const step = (player: Player, achievement: number, done: number, needed: number, weights: Weights): number =>
  done >= needed ? 0 : achievementWorth(player, achievement, weights) / Math.max(1, needed - done + 0.5);

export const exploreStep = (state: DeadReckoningState, seat: number, weights: Weights): number =>
  step(state.players[seat], EXPLORER, state.players[seat].explorer, TILES_OF_AN_EXPLORER[state.seats], weights);

export function settlerStep(state: DeadReckoningState, seat: number, weights: Weights): number {
  let cubes = 0;
  for (const tile of state.sea) cubes += tile.permanent[seat];
  return step(state.players[seat], SETTLER, cubes, CUBES_OF_A_SETTLER, weights);
}

export function builderStep(state: DeadReckoningState, seat: number, weights: Weights): number {
  let buildings = 0;
  for (const tile of state.sea) if (tile.controller === seat) buildings += bits(tile.buildings);
  return step(state.players[seat], BUILDER, buildings, BUILDINGS_OF_A_BUILDER, weights);
}

export function upgradeStep(player: Player, weights: Weights): number {
  let tokens = 0;
  for (const cell of player.cells) tokens += cell.tokens.length;
  return step(player, FIRST_RATE, tokens, UPGRADES_OF_FIRST_RATE, weights);
}

/** A coin that comes home. */
export const coinHome = (player: Player, weights: Weights): number =>
  1 + achievementWorth(player, CAPITALIST, weights) / (COINS_OF_A_CAPITALIST + 6);

/** What everybody would have if the match ended now, against the best of the others. */
function leadOf(state: DeadReckoningState, seat: number): number {
  let most = Number.NEGATIVE_INFINITY;
  for (let other = 0; other < state.players.length; other++)
    if (other !== seat) most = Math.max(most, totalOf(sheetOf(state, other)));
  return totalOf(sheetOf(state, seat)) - most;
}

/** The achievement that ends the match is the more welcome the greater the lead, and not at all without one. */
export function withLead(state: DeadReckoningState, seat: number, weights: Weights): Weights {
  if (state.endedBy !== NOBODY || bits(state.players[seat].achievements) !== TO_END - 1) return weights;
  const lead = Math.max(-20, Math.min(30, leadOf(state, seat)));
  return { ...weights, marker: weights.marker + lead * weights.lead };
}

/** How much of the match is left, 1 at the start. */
export function timeLeft(state: DeadReckoningState): number {
  if (state.endedBy !== NOBODY) return 0;
  let most = 0;
  for (const player of state.players) most = Math.max(most, bits(player.achievements));
  const byRace = 1 - most / (TO_END + 0.5);
  const byRounds = Math.max(0.1, 1 - state.round / 18);
  return Math.min(byRace, byRounds);
}

/** Plain amounts as they are; those counted by symbols for what is usual. */
const usual = (amount: Amount, symbols: number): number =>
  typeof amount === 'number' ? amount : amount.each * symbols;

/** One use of an ability, in coins. */
function useWorth(effect: Effect, { uses, cargo }: Weights): number {
  switch (effect.do) {
    case 'sail':
      return uses.sail * effect.n;
    case 'cannon':
      return uses.cannon * effect.n;
    case 'helm':
      return uses.helm * effect.n;
    case 'bonusCard':
      return uses.bonusCard * usual(effect.n, 1.2);
    case 'gain':
      return cargo * usual(effect.cargo, 1.5) + uses.coin * usual(effect.coins, 1.2);
    case 'influence':
      return uses.influence * usual(effect.n, 1.5);
    case 'produce':
      return uses.produce * effect.islands;
    case 'upgrade':
    case 'swapUpgrade':
    case 'takeTop':
    case 'copy':
      return uses.thing;
    case 'permanent':
      return uses.permanent;
    case 'levelThis':
    case 'levelBottom':
      return uses.level;
    case 'roll':
      return uses.roll * usual(effect.n, 1.5);
    default:
      return uses.other;
  }
}

const SCORES: Readonly<Record<string, number>> = {
  scorePerHelm: 3,
  scorePerCargo: 2,
  scorePerIslandWithout: 3,
};

/** A row card: half a coin in the scoring, and what it does in the turns to come. */
export function cardWorth(state: DeadReckoningState, card: CardId, weights: Weights): number {
  let uses = 0;
  let score = 0;
  for (const group of effectsOf(card))
    for (const effect of group) {
      if (effect.do === 'scoreFlat') score += effect.n;
      else if (effect.do in SCORES) score += SCORES[effect.do];
      else uses += useWorth(effect, weights) / group.length;
    }
  return 0.5 + score + uses * weights.ability * timeLeft(state);
}

/** Awards of this island, the own ones less a share of the others'. */
function standing(state: DeadReckoningState, tile: number, seat: number): number {
  const awards = islandAwards(state, tile);
  let others = 0;
  for (let player = 0; player < awards.length; player++) if (player !== seat) others += awards[player];
  return awards[seat] - (0.5 * others) / Math.max(1, awards.length - 1);
}

/** What control brings beside the awards: goods that lie there, production to come. */
export function controlWorth(state: DeadReckoningState, tile: number, { produce }: Weights): number {
  const { cargo, coins, id } = state.sea[tile];
  const made = yieldOf(state, tile);
  const promised = made.coins * 1.5 + made.cargo * 0.8 + islandOf(id).hand * 1.5;
  return coins * 0.8 + cargo * 0.4 + timeLeft(state) * promised * produce;
}

/** How much better off one is with so many more cubes on an island; the state is left as it was. */
export function influenceGain(
  state: DeadReckoningState,
  seat: number,
  at: number,
  cubes: number,
  weights: Weights,
  ignoreForts = false,
): number {
  const tile = state.sea[at];
  if (cubes <= 0 || !tile.explored || !isIsland(tile.id)) return 0;
  if (!ignoreForts && hostileFort(state, seat, at)) return 0;
  const before = standing(state, at, seat);
  const kept = tile.cubes.slice();
  let left = Math.min(cubes, state.players[seat].cubes);
  const free = Math.min(left, emptySlots(tile));
  tile.cubes[seat] += free;
  left -= free;
  while (left > 0) {
    const rival = strongestRival(state, seat, at);
    const price = rival === NOBODY ? 1 : state.players[rival].finished ? 2 : 1;
    if (rival === NOBODY || left < price) break;
    tile.cubes[rival]--;
    tile.cubes[seat]++;
    left -= price;
  }
  const holder = strongest(state, at);
  let gain = standing(state, at, seat) - before;
  if (holder === seat && tile.controller !== seat)
    gain += controlWorth(state, at, weights) + settlerStep(state, seat, weights) + (tile.controller === NOBODY ? 0 : 1);
  // Cubes that secure what one has, or prepare what one may have.
  else gain += holder === seat ? 0.15 * free : 0.25 * free;
  tile.cubes = kept;
  return gain * weights.influence;
}

/** Whose cube is best replaced. */
export function strongestRival(state: DeadReckoningState, seat: number, at: number): number {
  const tile = state.sea[at];
  let best = NOBODY;
  let most = -1;
  for (let player = 0; player < tile.cubes.length; player++) {
    if (player === seat || tile.cubes[player] === 0) continue;
    const weight =
      cubesOn(tile, player) + (tile.controller === player ? 10 : 0) - (state.players[player].finished ? 5 : 0);
    if (weight > most) {
      most = weight;
      best = player;
    }
  }
  return best;
}
