/** How likely each seat is to win, judged at a glance: the score as it stands, and what promises more. */
import type { Seat } from '@broadside/kernel';
import {
  BUILDER,
  BUILDINGS_OF_A_BUILDER,
  CAPITALIST,
  CARGO_OF_A_MASTER_TRADER,
  COINS_OF_A_CAPITALIST,
  CUBES_OF_A_SETTLER,
  EXPLORER,
  FIRST_RATE,
  LEGEND,
  MASTER_TRADER,
  SEA_DOGS,
  SETTLER,
  TILES_OF_AN_EXPLORER,
  UPGRADES_OF_FIRST_RATE,
  WINS_OF_A_LEGEND,
} from '../cards/achievements.ts';
import { CREW } from '../cards/crew.ts';
import { crewKind, isIsland, NO_CARD } from '../cards/table.ts';
import { cannonsOf } from '../rules/cannons.ts';
import { outcome } from '../rules/ending.ts';
import { yieldOf } from '../rules/produce.ts';
import { sheetOf } from '../rules/scoring.ts';
import { aboard } from '../rules/ship.ts';
import { CARGO, COIN, type DeadReckoningState, NOBODY, type Player } from '../rules/state.ts';
import { missingDogs } from './crew.ts';
import { SAILOR } from './weights.ts';
import { bits, cardWorth, has, timeLeft } from './worth.ts';

/** What the judgement looks at, in the order of the weights; each once more for how late it is. */
const LOOKED_AT = [
  'achievements',
  'chest',
  'coinsAboard',
  'coinsAshore',
  'buildings',
  'advancements',
  'upgrades',
  'abilities',
  'awards',
  'markers',
  'explorer',
  'legend',
  'dogs',
  'settler',
  'builder',
  'capitalist',
  'firstRate',
  'trader',
  'levels',
  'cards',
  'dock',
  'hold',
  'production',
  'damage',
  'turn',
  'cubes',
  'cannons',
  'islands',
  'hand',
] as const;
type Name = (typeof LOOKED_AT)[number];
type Judged = Name | `${Name}Late`;
export const FEATURES: readonly Judged[] = LOOKED_AT.flatMap((name) => [name, `${name}Late` as const]);

/** Levels of the crew, by what each of them brings. */
function levelsOf({ crew }: Player): number {
  let worth = 0;
  for (let card = 0; card < crew.length; card++) {
    const steps = SAILOR.levels[CREW[crewKind(card)].name];
    for (let level = 1; level < crew[card].level; level++) worth += steps[level - 1];
  }
  return worth;
}

function cardsOf(state: DeadReckoningState, { crew, aside }: Player): number {
  let worth = 0;
  for (const { sleeves } of crew)
    for (const card of sleeves) if (card !== NO_CARD) worth += cardWorth(state, card, SAILOR);
  if (crew.length > 0) for (const card of aside) worth += cardWorth(state, card, SAILOR);
  return worth;
}

/** Cubes for good, and what the own islands have and produce. */
function possessions(state: DeadReckoningState, seat: Seat) {
  const sum = { permanent: 0, buildings: 0, coins: 0, produced: 0, islands: 0 };
  state.sea.forEach((tile, at) => {
    sum.permanent += tile.permanent[seat];
    if (tile.controller !== seat || !isIsland(tile.id)) return;
    sum.buildings += bits(tile.buildings);
    sum.coins += tile.coins;
    sum.produced += yieldOf(state, at).coins;
    sum.islands++;
  });
  return sum;
}

const tokensOf = ({ cells }: Player): number => cells.reduce((sum, { tokens }) => sum + tokens.length, 0);

/** How far an achievement is, from 0 to 1; it stays there, so that no step seems to cost anything. */
const progress = (player: Player, achievement: number, share: number): number =>
  has(player, achievement) ? 1 : Math.min(1, share);

/** What there is to see of a player, by name. */
export function lookedOf(state: DeadReckoningState, seat: Seat): Readonly<Record<Name, number>> {
  const player = state.players[seat];
  const sheet = sheetOf(state, seat);
  const own = possessions(state, seat);
  const hold = aboard(player, CARGO);
  const isTurn = state.active === seat && state.endedBy === NOBODY;
  return {
    achievements: sheet.achievements + sheet.bonus,
    chest: player.chest,
    coinsAboard: aboard(player, COIN),
    coinsAshore: own.coins,
    buildings: sheet.buildings,
    advancements: sheet.advancements,
    upgrades: sheet.upgrades,
    abilities: sheet.abilities,
    awards: sheet.islands,
    markers: bits(player.achievements),
    explorer: progress(player, EXPLORER, player.explorer / TILES_OF_AN_EXPLORER[state.seats]),
    legend: progress(player, LEGEND, player.legend / WINS_OF_A_LEGEND),
    dogs: player.crew.length === 0 ? 0 : progress(player, SEA_DOGS, 1 - missingDogs(player) / 9),
    settler: progress(player, SETTLER, own.permanent / CUBES_OF_A_SETTLER),
    builder: progress(player, BUILDER, own.buildings / BUILDINGS_OF_A_BUILDER),
    capitalist: progress(player, CAPITALIST, player.chest / COINS_OF_A_CAPITALIST),
    firstRate: progress(player, FIRST_RATE, tokensOf(player) / UPGRADES_OF_FIRST_RATE),
    trader: progress(player, MASTER_TRADER, (player.dock + hold) / CARGO_OF_A_MASTER_TRADER),
    levels: levelsOf(player) / 10,
    cards: cardsOf(state, player) / 10,
    dock: player.dock / 5,
    hold: hold / 5,
    production: own.produced / 5,
    damage: player.damage / 5,
    turn: isTurn ? 1 : 0,
    cubes: player.cubes / 10,
    cannons: cannonsOf(state, seat) / 3,
    islands: own.islands / 5,
    hand: player.hand.length,
  };
}

export function featuresOf(state: DeadReckoningState, seat: Seat): number[] {
  const looked = lookedOf(state, seat);
  const late = 1 - timeLeft(state);
  return LOOKED_AT.flatMap((name) => [looked[name], looked[name] * late]);
}

/** Coins at the end, fitted to the differences in sailors' matches (see `fit.mjs`). */
const FITTED: Readonly<Record<Judged, number>> = {
  achievements: -0.156,
  achievementsLate: 0.552,
  chest: 0.947,
  chestLate: 0.101,
  coinsAboard: 0.686,
  coinsAboardLate: 0.319,
  coinsAshore: 0.316,
  coinsAshoreLate: 0.59,
  buildings: 2.369,
  buildingsLate: -1.08,
  advancements: 0.185,
  advancementsLate: 0.87,
  upgrades: 1.861,
  upgradesLate: -1.397,
  abilities: -3.079,
  abilitiesLate: 3.71,
  awards: 0.51,
  awardsLate: 0.619,
  markers: 0.156,
  markersLate: 0.834,
  explorer: 3.661,
  explorerLate: -2.486,
  legend: 3.064,
  legendLate: 0.863,
  dogs: 16.661,
  dogsLate: -27.701,
  settler: 4.904,
  settlerLate: -3.738,
  builder: 12.711,
  builderLate: -10.746,
  capitalist: 17.989,
  capitalistLate: -13.502,
  firstRate: 14.883,
  firstRateLate: -16.42,
  trader: 0.226,
  traderLate: 1.778,
  levels: 0.895,
  levelsLate: -0.455,
  cards: 8.812,
  cardsLate: -7.711,
  dock: 0.728,
  dockLate: 1.211,
  hold: 1.709,
  holdLate: -0.741,
  production: 4.697,
  productionLate: -5.341,
  damage: -17.937,
  damageLate: 11.343,
  turn: 4.03,
  turnLate: 0.716,
  cubes: -5.167,
  cubesLate: 6.774,
  cannons: 17.939,
  cannonsLate: -14.557,
  islands: 8.656,
  islandsLate: -6.864,
  hand: 3.048,
  handLate: -1.633,
};

/** How much a coin of the difference counts for the victory: the more, the less can happen yet; fitted too. */
const STEEP = 0.0393;
const STEEP_LATE = 0.1122;

const WEIGHTS: readonly number[] = FEATURES.map((name) => FITTED[name]);

function coinsOf(state: DeadReckoningState, seat: Seat): number {
  const features = featuresOf(state, seat);
  let coins = 0;
  for (let at = 0; at < features.length; at++) coins += WEIGHTS[at] * features[at];
  return coins;
}

/** Shares of the victory: certain at the end, otherwise in proportion to the exponential of the coins to come. */
export function evaluate(state: DeadReckoningState): number[] {
  const result = outcome(state);
  const seats = Array.from({ length: state.seats }, (_, seat) => seat);
  if (result) return seats.map((seat) => (result.winners.includes(seat) ? 1 / result.winners.length : 0));
  const coins = state.players.map((_, player) => coinsOf(state, player));
  const most = Math.max(...coins);
  const steep = STEEP + STEEP_LATE * (1 - timeLeft(state));
  const powers = coins.map((one) => Math.exp(steep * (one - most)));
  const total = powers.reduce((sum, power) => sum + power, 0);
  return seats.map((seat) => powers[seat] / total);
}
