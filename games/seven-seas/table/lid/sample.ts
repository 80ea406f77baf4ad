/** Throws and views made by hand, for tests and the playground. */

import { FIRST_CURSE } from '../../cards/table.ts';
import { RED } from '../../rules/facade.ts';
import type { Lid, SevenSeasEvent } from '../../rules/state.ts';
import type { PirateView, SevenSeasView } from '../../rules/view.ts';
import { apartOf, type LyingDie, losersOf, readDice, readFights } from './model.ts';

/** Side, value, x and y in millimetres, yaw. */
export type Laid = readonly [side: number, value: number, x: number, y: number, yaw?: number];

export const lidOf = (card: number, laid: readonly Laid[], more: Partial<Lid> = {}): Lid => ({
  index: 1,
  card,
  thrower: 0,
  sides: laid.map(([side]) => side),
  dice: laid.flatMap(([, value, x, y, yaw = 0]) => [value, Math.round(x * 100), Math.round(y * 100), yaw]),
  fights: [],
  hits: [],
  ...more,
});

function nearestPair(afloat: readonly LyingDie[]): readonly [LyingDie, LyingDie] | undefined {
  const [reds, pirates] = [true, false].map((red) => afloat.filter(({ side }) => (side === RED) === red));
  return reds
    .flatMap((red) => pirates.map((pirate): readonly [LyingDie, LyingDie] => [red, pirate]))
    .sort((a, b) => apartOf(a[0], a[1]) - apartOf(b[0], b[1]))[0];
}

/** The fights of a throw, nearest pair first (S7-CAPTAIN-11), as flat pairs. */
export function fightOut(lid: Lid): readonly number[] {
  let afloat = readDice(lid);
  const pairs: number[] = [];
  for (let pair = nearestPair(afloat); pair !== undefined; pair = nearestPair(afloat)) {
    const fought = [pair[0].die, pair[1].die];
    pairs.push(...fought);
    const sunk = new Set(readFights(readDice(lid), fought).flatMap(losersOf));
    afloat = afloat.filter(({ die }) => !sunk.has(die));
  }
  return pairs;
}

export const foughtOf = (lid: Lid, pairs: readonly number[]): readonly SevenSeasEvent[] =>
  readFights(readDice(lid), pairs).map(({ red, pirate, apart, sunk }) => ({
    type: 'fought',
    red: red.die,
    pirate: pirate.die,
    seat: pirate.side,
    values: [red.value, pirate.value],
    sunk,
    apart: Math.round(apart * 100),
  }));

export const landedOf = (lid: Lid, recording = ''): SevenSeasEvent => ({
  type: 'landed',
  card: lid.card,
  seat: lid.thrower,
  sides: lid.sides,
  dice: lid.dice,
  attempt: 0,
  physics: 1,
  film: recording,
});

const pirate: PirateView = {
  chests: 7,
  ships: 7,
  reserve: 3,
  guards: 0,
  loaded: 0,
  free: 7,
  capacity: 7,
  goods: [0, 0, 0],
  talismans: 0,
  yinYang: 0,
  marks: 0,
  doubleHolds: 0,
  unsinkables: 0,
  handSize: 3,
  hand: null,
  played: [],
  hasChosen: true,
  chosen: -1,
};

export const viewOf = (lid: Lid | null, more: Partial<SevenSeasView> = {}, seats = 4): SevenSeasView => ({
  eye: 0,
  options: { openHistory: false, bayRum: 2, roundLimit: 0, gesture: true },
  pirates: Array.from({ length: seats }, () => pirate),
  round: 1,
  turns: 1,
  first: 0,
  called: 2,
  acting: [0],
  endRound: 0,
  adventuresLeft: 14,
  playedCount: 1,
  playedTop: lid?.card ?? -1,
  history: null,
  port: 35,
  portsPlayed: 0,
  lootLeft: 60,
  discarded: [0, 0, 0, 0],
  discardTop: -1,
  corsairs: [-1, -1, -1, -1],
  raid: null,
  lid,
  throws: 1,
  flow: [],
  ...more,
});

/** Spain with four ships. */
export const SPAIN_4 = 7;
export const SPAIN_3 = 6;
export const WHIRLPOOL = FIRST_CURSE + 4;
export const KRAKEN = FIRST_CURSE;
export const TAVERN = FIRST_CURSE + 7;

/** S7-TEST-3: the raid of the rulebook. Seats: 0 green, 1 white, 2 blue. */
export const RULEBOOK: readonly Laid[] = [
  [RED, 2, 50, 50, 10],
  [RED, 6, 200, 200, 30],
  [RED, 4, 150, 60, 75],
  [0, 1, 70, 50, 20],
  [1, 2, 50, 80, 5],
  [1, 3, 140, 200, 60],
  [2, 3, 200, 160, 40],
  [2, 6, 190, 90, 15],
];
