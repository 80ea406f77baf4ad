/**
 * What the value net is told about a position, by name. Positions are told at the start of a turn, the player whose turn it
 * is first. Levels of the crew are told as they are in the world at hand: whoever searches imagines those of the others.
 */
import { type Encoding, type Inputs, stair, Telling } from '@broadside/bots';
import type { Seat } from '@broadside/kernel';
import { ACHIEVEMENTS } from '../../cards/achievements.ts';
import { CREW } from '../../cards/crew.ts';
import { crewKind, isIsland, NO_CARD } from '../../cards/table.ts';
import { yieldOf } from '../../rules/produce.ts';
import { sheetOf, totalOf } from '../../rules/scoring.ts';
import { roomOn, shipSails } from '../../rules/ship.ts';
import { type DeadReckoningState, HARBOUR, NOBODY, type Player } from '../../rules/state.ts';
import { lookedOf } from '../evaluate.ts';
import { bits, has, timeLeft } from '../worth.ts';

const KINDS = CREW.map(({ name }) => `crew.${name}`);
const MARKERS = ACHIEVEMENTS.map(({ name }) => `has.${name}`);

const OWN = new Telling(
  {
    total: stair(22, 4),
    lead: stair(16, 4, -30),
    markers: stair(5),
    chest: stair(14, 3),
    aboard: stair(6, 2),
    ashore: stair(6, 2),
    cargo: stair(13),
    islands: stair(7),
    sure: stair(5),
    permanent: stair(6),
    buildings: stair(6),
    tokens: stair(5),
    explorer: stair(5),
    legend: stair(4),
    dogs: stair(9),
    sleeves: stair(10),
    levels: stair(12, 2),
    production: stair(8),
    awards: stair(8, 4),
    cannons: stair(8),
    sails: stair(6),
    room: stair(8),
    damage: stair(5),
    hand: stair(7),
    cubes: stair(8, 4),
  },
  [
    ...MARKERS,
    ...KINDS,
    'cards',
    'abilities',
    'bonus',
    'home',
    'pirate',
    'finished',
    'loaded',
    'totalLate',
    'productionLate',
    'cardsLate',
  ],
);

const TABLE = new Telling({ round: stair(12, 2), race: stair(4), fog: stair(12), left: stair(10) }, ['ending', 'time']);

/** Islands, their harvest, and those that nobody takes with two cubes. */
function coast(state: DeadReckoningState, seat: Seat) {
  const sum = { islands: 0, sure: 0, permanent: 0, buildings: 0, coins: 0, produced: 0 };
  state.sea.forEach((tile, at) => {
    sum.permanent += tile.permanent[seat];
    if (tile.controller !== seat || !isIsland(tile.id)) return;
    sum.islands++;
    sum.buildings += bits(tile.buildings);
    sum.coins += tile.coins;
    const made = yieldOf(state, at);
    sum.produced += made.coins + 0.5 * made.cargo;
    let rival = 0;
    tile.cubes.forEach((cubes, other) => {
      if (other !== seat) rival = Math.max(rival, cubes + tile.permanent[other]);
    });
    if (tile.cubes[seat] + tile.permanent[seat] >= rival + 3) sum.sure++;
  });
  return sum;
}

function crewOf({ crew }: Player) {
  const kinds = new Array<number>(KINDS.length).fill(0);
  let levels = 0;
  let sleeves = 0;
  for (let card = 0; card < crew.length; card++) {
    const above = crew[card].level - 1;
    levels += above;
    kinds[crewKind(card)] += above;
    for (const sleeve of crew[card].sleeves) if (sleeve !== NO_CARD) sleeves++;
  }
  return { kinds, levels, sleeves };
}

function player(inputs: Inputs, base: number, state: DeadReckoningState, seat: Seat, lead: number, late: number): void {
  const own = state.players[seat];
  const looked = lookedOf(state, seat);
  const { islands, sure, permanent, buildings, coins, produced } = coast(state, seat);
  const { kinds, levels, sleeves } = crewOf(own);
  const total = totalOf(sheetOf(state, seat));
  const count = (name: Parameters<typeof OWN.count>[2], value: number): void => OWN.count(inputs, base, name, value);
  count('total', total);
  count('lead', lead);
  count('markers', bits(own.achievements));
  count('chest', own.chest);
  count('aboard', looked.coinsAboard);
  count('ashore', coins);
  count('cargo', 5 * (looked.dock + looked.hold));
  count('islands', islands);
  count('sure', sure);
  count('permanent', permanent);
  count('buildings', buildings);
  count(
    'tokens',
    own.cells.reduce((sum, { tokens }) => sum + tokens.length, 0),
  );
  count('explorer', own.explorer);
  count('legend', own.legend);
  count('dogs', Math.round(9 * looked.dogs));
  count('sleeves', sleeves);
  count('levels', levels);
  count('production', produced);
  count('awards', looked.awards);
  count('cannons', 3 * looked.cannons);
  count('sails', shipSails(own, true));
  count('room', roomOn(own));
  count('damage', own.damage);
  count('hand', own.hand.length);
  count('cubes', own.cubes);
  const plain = (name: Parameters<typeof OWN.plain>[2], value: number): void => OWN.plain(inputs, base, name, value);
  MARKERS.forEach((name, at) => {
    if (has(own, at)) plain(name, 1);
  });
  KINDS.forEach((name, at) => {
    plain(name, kinds[at] / 3);
  });
  plain('cards', looked.cards);
  plain('abilities', looked.abilities / 10);
  plain('bonus', own.token === NO_CARD ? 0 : 1);
  plain('home', own.at === HARBOUR ? 1 : 0);
  plain('pirate', own.pirate ? 1 : 0);
  plain('finished', own.finished ? 1 : 0);
  plain('loaded', looked.hold);
  plain('totalLate', (late * total) / 40);
  plain('productionLate', (late * produced) / 5);
  plain('cardsLate', late * looked.cards);
}

function table(inputs: Inputs, base: number, state: DeadReckoningState, left: number): void {
  TABLE.count(inputs, base, 'round', state.round);
  TABLE.count(inputs, base, 'race', Math.max(...state.players.map(({ achievements }) => bits(achievements))));
  TABLE.count(inputs, base, 'fog', state.sea.filter(({ explored }) => !explored).length);
  TABLE.count(inputs, base, 'left', 10 * left);
  TABLE.plain(inputs, base, 'ending', state.endedBy === NOBODY ? 0 : 1);
  TABLE.plain(inputs, base, 'time', left);
}

export const encoding: Encoding<DeadReckoningState> = {
  names: (seats) => [
    ...Array.from({ length: seats }, (_, turn) => OWN.names.map((name) => `${turn}.${name}`)).flat(),
    ...TABLE.names,
  ],
  encode: (state, inputs) => {
    const { seats, active } = state;
    inputs.clear();
    const left = timeLeft(state);
    const totals = state.players.map((_, seat) => totalOf(sheetOf(state, seat)));
    for (let turn = 0; turn < seats; turn++) {
      const seat = (active + turn) % seats;
      const others = totals.filter((_, other) => other !== seat);
      player(inputs, turn * OWN.width, state, seat, totals[seat] - Math.max(...others), 1 - left);
    }
    table(inputs, seats * OWN.width, state, left);
    return active;
  },
};
