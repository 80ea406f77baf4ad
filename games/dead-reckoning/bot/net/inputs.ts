/**
 * What the value net is told about a position, by name: one player with whose eyes it is looked at, what the others have,
 * summed up as if they were one, and the table. Positions are told at the start of a turn. Cards of others are told as they
 * are in the world at hand: whoever searches imagines them.
 */
import { Inputs, stair, Telling } from '@broadside/bots';
import type { Seat } from '@broadside/kernel';
import { ACHIEVEMENTS, TO_END } from '../../cards/achievements.ts';
import { CREW } from '../../cards/crew.ts';
import { ISLANDS } from '../../cards/ocean.ts';
import { crewKind, FIRST_ISLAND, isIsland, NO_CARD } from '../../cards/table.ts';
import { yieldOf } from '../../rules/produce.ts';
import { islandAwards, sheetOf, totalOf } from '../../rules/scoring.ts';
import { roomOn, shipCannons, shipSails } from '../../rules/ship.ts';
import { type DeadReckoningState, HARBOUR, NOBODY, type Player, TILES } from '../../rules/state.ts';
import { lookedOf } from '../evaluate.ts';
import { meansOf } from '../places.ts';
import { Chart, reachOf } from '../voyage.ts';
import { SAILOR } from '../weights.ts';
import { bits, has, timeLeft } from '../worth.ts';
import { likelyNext, stepsOf } from './goals.ts';
import { MEANS, type MeansOfCards, meansOfCards } from './means.ts';

const KINDS = CREW.map(({ name }) => `crew.${name}`);
const IN_HAND = CREW.map(({ name }) => `hand.${name}`);
const MARKERS = ACHIEVEMENTS.map(({ name }) => `has.${name}`);
const READY = ACHIEVEMENTS.map(({ name }) => `ready.${name}`);
const NEXT = ACHIEVEMENTS.map(({ name }) => `next.${name}`);
const LOCATIONS = Array.from({ length: TILES + 1 }, (_, at) => `at.${at}`);
const HELD = Array.from({ length: TILES }, (_, at) => `held.${at}`);
const GOODS = Array.from({ length: TILES }, (_, at) => `goods.${at}`);
const CUBES = Array.from({ length: TILES }, (_, at) => `ahead.${at}`);
const OF_ISLAND = ISLANDS.map(({ name }) => `island.${name}`);
const ALL_CARDS = MEANS.map((name) => `all.${name}`);
const HAND = MEANS.map((name) => `means.${name}`);
const TURNS = ['turn.0', 'turn.1', 'turn.2', 'turn.3'];

const OWN = new Telling(
  {
    total: stair(12, 8, 20),
    lead: stair(13, 6, -36),
    lastLead: stair(9, 6, -24),
    markers: stair(4),
    near: stair(5),
    close: stair(5),
    ready: stair(4),
    endsWith: stair(9, 6, -24),
    race: stair(12),
    chest: stair(8, 3, 12),
    aboard: stair(4, 2),
    ashore: stair(4, 3),
    cargo: stair(12),
    islands: stair(6),
    sure: stair(5),
    permanent: stair(6),
    buildings: stair(5),
    tokens: stair(4),
    explorer: stair(5),
    legend: stair(4),
    dogs: stair(9),
    sleeves: stair(6, 2),
    levels: stair(8, 3),
    production: stair(8),
    awards: stair(7, 4),
    cannons: stair(5),
    sails: stair(5),
    room: stair(6),
    damage: stair(4),
    hand: stair(5, 1, 3),
    cubes: stair(5, 5),
  },
  [
    ...MARKERS,
    ...NEXT,
    ...READY,
    'canEnd',
    'canEndNow',
    'endLead',
    ...KINDS,
    ...IN_HAND,
    ...LOCATIONS,
    ...HELD,
    ...GOODS,
    ...CUBES,
    ...OF_ISLAND,
    ...ALL_CARDS,
    ...HAND,
    ...TURNS,
    'cards',
    'abilities',
    'bonus',
    'pirate',
    'finished',
    'loaded',
    'plainTotal',
    'plainLead',
    'totalLate',
    'leadLate',
    'productionLate',
    'cardsLate',
    'drawn',
    'levelDue',
    'voyage',
    'influence',
  ],
);

const TABLE = new Telling(
  { round: stair(8, 2), race: stair(4), fog: stair(6, 2), left: stair(8), orders: stair(8, 2) },
  ['ending', 'time', 'alone', 'hard', 'three', 'four'],
);

/** What of an island shows who will hold it. */
function coast(inputs: Inputs, state: DeadReckoningState, seat: Seat) {
  const sum = { islands: 0, sure: 0, permanent: 0, buildings: 0, coins: 0, produced: 0 };
  const plain = (name: string, value: number): void =>
    OWN.plain(inputs, 0, name as Parameters<typeof OWN.plain>[2], value);
  state.sea.forEach((tile, at) => {
    sum.permanent += tile.permanent[seat];
    if (!tile.explored || !isIsland(tile.id)) return;
    const mine = tile.cubes[seat] + tile.permanent[seat];
    let rival = 0;
    tile.cubes.forEach((cubes, other) => {
      if (other !== seat) rival = Math.max(rival, cubes + tile.permanent[other]);
    });
    if (mine > 0) {
      plain(CUBES[at], (mine - rival) / 2);
      plain(OF_ISLAND[tile.id - FIRST_ISLAND], islandAwards(state, at)[seat] / 5);
    }
    if (tile.controller !== seat) return;
    sum.islands++;
    sum.buildings += bits(tile.buildings);
    sum.coins += tile.coins;
    const made = yieldOf(state, at);
    sum.produced += made.coins + 0.5 * made.cargo;
    if (mine >= rival + 3) sum.sure++;
    plain(HELD[at], 1);
    plain(GOODS[at], (tile.coins + 0.4 * tile.cargo) / 3);
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

function cards(inputs: Inputs, own: Player): void {
  const plain = (name: string, value: number): void =>
    OWN.plain(inputs, 0, name as Parameters<typeof OWN.plain>[2], value);
  const { kinds } = crewOf(own);
  KINDS.forEach((name, at) => {
    plain(name, kinds[at] / 3);
  });
  const held = new Array<number>(KINDS.length).fill(0);
  for (const card of own.hand) held[crewKind(card)] += own.crew[card].level;
  IN_HAND.forEach((name, at) => {
    plain(name, held[at] / 4);
  });
  const say = (names: readonly string[], means: MeansOfCards, unit: number): void => {
    names.forEach((name, at) => {
      plain(name, means[at] / unit);
    });
  };
  if (own.crew.length === 0) return;
  say(
    ALL_CARDS,
    meansOfCards(
      own,
      own.crew.map((_, card) => card),
    ),
    6,
  );
  say(HAND, meansOfCards(own, own.hand), 3);
  plain('drawn', own.deck.length / 6);
}

/** What the next voyage seems to promise a sailor, with the cards at hand. */
function prospects(inputs: Inputs, state: DeadReckoningState, seat: Seat): void {
  const own = state.players[seat];
  if (own.crew.length === 0) return;
  const chart = new Chart(state, seat, meansOf(state, seat), SAILOR);
  const reach = reachOf(state, seat);
  OWN.plain(inputs, 0, 'voyage', chart.best(own.at, reach) / 5);
  OWN.plain(inputs, 0, 'influence', chart.bestInfluence(own.at, reach) / 5);
}

/** How far the own achievements are, those that are missing to the end, and what it would be worth then. */
function goals(inputs: Inputs, state: DeadReckoningState, seat: Seat, lead: number): void {
  const own = state.players[seat];
  const steps = stepsOf(state, seat);
  const missing = steps.filter((left) => left > 0).sort((one, other) => one - other);
  const toEnd = missing.slice(0, Math.max(0, TO_END - bits(own.achievements)));
  const race = toEnd.reduce((sum, left) => sum + Math.min(4, left), 0);
  OWN.count(inputs, 0, 'near', missing.filter((left) => left <= 1).length);
  OWN.count(inputs, 0, 'close', missing.filter((left) => left <= 2).length);
  OWN.count(inputs, 0, 'race', 12 - race);
  if (race <= 3) OWN.count(inputs, 0, 'lastLead', lead);
  const ready = likelyNext(state, seat, steps, meansOfCards(own, [...own.hand, ...own.play]));
  const gained = ready.reduce((sum, is, at) => (is ? sum + ACHIEVEMENTS[at].value : sum), 0);
  const count = ready.filter(Boolean).length;
  OWN.count(inputs, 0, 'ready', count);
  if (bits(own.achievements) + count >= TO_END && state.endedBy === NOBODY) {
    OWN.count(inputs, 0, 'endsWith', lead + gained);
    OWN.plain(inputs, 0, 'canEnd', 1);
    OWN.plain(inputs, 0, 'endLead', (lead + gained) / 20);
    if (state.active === seat) OWN.plain(inputs, 0, 'canEndNow', 1);
  }
  READY.forEach((name, at) => {
    if (ready[at]) OWN.plain(inputs, 0, name, 1);
  });
  NEXT.forEach((name, at) => {
    if (steps[at] > 0 && steps[at] < 3) OWN.plain(inputs, 0, name, (3 - steps[at]) / 2);
  });
  MARKERS.forEach((name, at) => {
    if (has(own, at)) OWN.plain(inputs, 0, name, 1);
  });
}

function player(
  inputs: Inputs,
  state: DeadReckoningState,
  seat: Seat,
  lead: number,
  total: number,
  late: number,
): void {
  inputs.clear();
  const own = state.players[seat];
  const looked = lookedOf(state, seat);
  const { islands, sure, permanent, buildings, coins, produced } = coast(inputs, state, seat);
  const { levels, sleeves } = crewOf(own);
  const count = (name: Parameters<typeof OWN.count>[2], value: number): void => OWN.count(inputs, 0, name, value);
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
  count('cannons', own.crew.length === 0 ? 0 : shipCannons(own));
  count('sails', shipSails(own, true));
  count('room', roomOn(own));
  count('damage', own.damage);
  count('hand', own.hand.length);
  count('cubes', own.cubes);
  cards(inputs, own);
  prospects(inputs, state, seat);
  goals(inputs, state, seat, lead);
  const plain = (name: Parameters<typeof OWN.plain>[2], value: number): void => OWN.plain(inputs, 0, name, value);
  const { length } = state.players;
  plain(TURNS[(seat - state.active + length) % length], 1);
  plain(LOCATIONS[own.at === HARBOUR ? TILES : own.at], 1);
  plain('cards', looked.cards);
  plain('abilities', looked.abilities / 10);
  plain('bonus', own.token === NO_CARD ? 0 : 1);
  plain('pirate', own.pirate ? 1 : 0);
  plain('finished', own.finished ? 1 : 0);
  plain('loaded', looked.hold);
  plain('plainTotal', total / 40);
  plain('plainLead', lead / 20);
  plain('totalLate', (late * total) / 40);
  plain('leadLate', (late * lead) / 20);
  plain('productionLate', (late * produced) / 5);
  plain('cardsLate', late * looked.cards);
  plain('levelDue', own.levelDue === 'no' ? 0 : 1);
}

function table(inputs: Inputs, state: DeadReckoningState, left: number): void {
  inputs.clear();
  TABLE.count(inputs, 0, 'round', state.round);
  TABLE.count(inputs, 0, 'race', Math.max(...state.players.map(({ achievements }) => bits(achievements))));
  TABLE.count(inputs, 0, 'fog', state.sea.filter(({ explored }) => !explored).length);
  TABLE.count(inputs, 0, 'left', 10 * left);
  TABLE.count(inputs, 0, 'orders', state.orders.length);
  const { seats } = state;
  TABLE.plain(inputs, 0, 'alone', seats === 1 ? 1 : 0);
  TABLE.plain(inputs, 0, 'hard', seats === 1 && state.options.rival === 'hard' ? 1 : 0);
  TABLE.plain(inputs, 0, 'three', seats >= 3 ? 1 : 0);
  TABLE.plain(inputs, 0, 'four', seats >= 4 ? 1 : 0);
  TABLE.plain(inputs, 0, 'ending', state.endedBy === NOBODY ? 0 : 1);
  TABLE.plain(inputs, 0, 'time', left);
}

const NAMES: readonly string[] = [
  ...OWN.names.map((name) => `own.${name}`),
  ...OWN.names.map((name) => `other.${name}`),
  ...TABLE.names,
];

/** Everybody is looked at once; then it is told with the eyes of one after the other. */
export class Encoder {
  readonly names = NAMES;
  private readonly players: readonly Inputs[] = Array.from({ length: 4 }, () => new Inputs(512));
  private readonly table = new Inputs(64);
  private seen = 0;

  look(state: DeadReckoningState): void {
    const left = timeLeft(state);
    const totals = state.players.map((_, seat) => totalOf(sheetOf(state, seat)));
    this.seen = totals.length;
    totals.forEach((total, seat) => {
      const most = Math.max(...totals.filter((_, other) => other !== seat));
      player(this.players[seat], state, seat, total - most, total, 1 - left);
    });
    table(this.table, state, left);
  }

  tell(inputs: Inputs, seat: Seat): void {
    inputs.clear();
    this.put(inputs, this.players[seat], 0, 1);
    for (let other = 0; other < this.seen; other++)
      if (other !== seat) this.put(inputs, this.players[other], OWN.width, 1 / (this.seen - 1));
    this.put(inputs, this.table, 2 * OWN.width, 1);
  }

  private put(inputs: Inputs, { at, value, length }: Inputs, base: number, share: number): void {
    for (let i = 0; i < length; i++) inputs.add(base + at[i], share * value[i]);
  }
}
