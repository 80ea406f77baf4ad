/** How likely each seat is to win, judged at a glance: the score as it stands, and what promises more. */
import type { Seat } from '@broadside/kernel';
import {
  BUILDER,
  CAPITALIST,
  CARGO_OF_A_MASTER_TRADER,
  COINS_OF_A_CAPITALIST,
  EXPLORER,
  LEGEND,
  MASTER_TRADER,
  SEA_DOGS,
  SETTLER,
  TILES_OF_AN_EXPLORER,
  WINS_OF_A_LEGEND,
} from '../cards/achievements.ts';
import { CREW } from '../cards/crew.ts';
import { crewKind, isIsland, NO_CARD } from '../cards/table.ts';
import { outcome } from '../rules/ending.ts';
import { yieldOf } from '../rules/produce.ts';
import { sheetOf, totalOf } from '../rules/scoring.ts';
import { aboard } from '../rules/ship.ts';
import { CARGO, type DeadReckoningState, NOBODY, type Player } from '../rules/state.ts';
import { missingDogs } from './crew.ts';
import { SAILOR } from './weights.ts';
import { bits, cardWorth, has, timeLeft } from './worth.ts';

/** What the judgement looks at, in the order of the weights; each once more for how late it is. */
const LOOKED_AT = [
  'score',
  'markers',
  'explorer',
  'legend',
  'dogs',
  'settler',
  'builder',
  'capitalist',
  'trader',
  'levels',
  'cards',
  'cargo',
  'coins',
  'islands',
  'damage',
  'turn',
] as const;
type Name = (typeof LOOKED_AT)[number];
export const FEATURES: readonly (Name | `${Name}Late`)[] = LOOKED_AT.flatMap((name) => [name, `${name}Late` as const]);

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

/** Cubes for good, buildings, and what all own islands would produce. */
function possessions(state: DeadReckoningState, seat: Seat) {
  const sum = { permanent: 0, buildings: 0, coins: 0, cargo: 0, islands: 0 };
  state.sea.forEach((tile, at) => {
    sum.permanent += tile.permanent[seat];
    if (tile.controller !== seat || !isIsland(tile.id)) return;
    const made = yieldOf(state, at);
    sum.buildings += bits(tile.buildings);
    sum.coins += made.coins;
    sum.cargo += made.cargo;
    sum.islands++;
  });
  return sum;
}

/** How far an achievement is, from 0 to 1; once it is there it counts among the markers. */
const progress = (player: Player, achievement: number, share: number): number =>
  has(player, achievement) ? 0 : Math.min(1, share);

export function featuresOf(state: DeadReckoningState, seat: Seat): number[] {
  const player = state.players[seat];
  const late = 1 - timeLeft(state);
  const own = possessions(state, seat);
  const cargo = player.dock + aboard(player, CARGO);
  const isTurn = state.active === seat && state.endedBy === NOBODY;
  const looked = [
    totalOf(sheetOf(state, seat)) / 10,
    bits(player.achievements) / 2,
    progress(player, EXPLORER, player.explorer / TILES_OF_AN_EXPLORER[state.seats]),
    progress(player, LEGEND, player.legend / WINS_OF_A_LEGEND),
    player.crew.length === 0 ? 0 : progress(player, SEA_DOGS, 1 - missingDogs(player) / 9),
    progress(player, SETTLER, own.permanent / 6),
    progress(player, BUILDER, own.buildings / 5),
    progress(player, CAPITALIST, player.chest / COINS_OF_A_CAPITALIST),
    progress(player, MASTER_TRADER, cargo / CARGO_OF_A_MASTER_TRADER),
    levelsOf(player) / 10,
    cardsOf(state, player) / 10,
    cargo / 10,
    own.coins / 5,
    own.cargo / 10,
    player.damage / 5,
    isTurn ? 0.5 : 0,
  ];
  return looked.flatMap((value) => [value, value * late]);
}

/** Fitted to the results of sailors' matches (see `fit.mjs`). */
const FITTED: Readonly<Record<Name | `${Name}Late`, number>> = {
  score: 0.157,
  scoreLate: 1.453,
  markers: -0.24,
  markersLate: 0.086,
  explorer: 0.416,
  explorerLate: -0.074,
  legend: -0.048,
  legendLate: 0.075,
  dogs: 1.081,
  dogsLate: -0.482,
  settler: -0.255,
  settlerLate: 1.194,
  builder: 0.944,
  builderLate: -0.777,
  capitalist: 1.245,
  capitalistLate: -1.484,
  trader: 0.763,
  traderLate: 0.143,
  levels: -0.033,
  levelsLate: 0.833,
  cards: 0.416,
  cardsLate: 0.1,
  cargo: -0.498,
  cargoLate: -0.069,
  coins: 0.231,
  coinsLate: 0.051,
  islands: 0.244,
  islandsLate: -0.494,
  damage: -1.042,
  damageLate: 0.165,
  turn: 0.262,
  turnLate: 1.21,
};

const WEIGHTS: readonly number[] = FEATURES.map((name) => FITTED[name]);

function scoreOf(state: DeadReckoningState, seat: Seat): number {
  const features = featuresOf(state, seat);
  let score = 0;
  for (let at = 0; at < features.length; at++) score += WEIGHTS[at] * features[at];
  return score;
}

/** Shares of the victory: certain at the end, otherwise in proportion to the exponential of the scores. */
export function evaluate(state: DeadReckoningState): number[] {
  const result = outcome(state);
  const seats = Array.from({ length: state.seats }, (_, seat) => seat);
  if (result) return seats.map((seat) => (result.winners.includes(seat) ? 1 / result.winners.length : 0));
  const scores = state.players.map((_, player) => scoreOf(state, player));
  const top = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - top));
  const total = powers.reduce((sum, power) => sum + power, 0);
  return seats.map((seat) => powers[seat] / total);
}
