/** Section 3: the table before the first turn. */
import { type AnyGame, BadInput, checkStack, type Options, type Seat, type Stack, takeNamed } from '@broadside/kernel';
import { BONUS_TOKENS } from '../cards/achievements.ts';
import { ISLANDS, OPEN_SEA } from '../cards/ocean.ts';
import { CELLS, COPIES_OF_UPGRADE, UPGRADES } from '../cards/ship.ts';
import { SOLO_CARDS } from '../cards/solo.ts';
import {
  BUILDINGS,
  type CardId,
  COPIES_OF_BUILDING,
  CREW_CARDS,
  FIRST_ISLAND,
  FIRST_ROW_CARD,
  FIRST_SEA,
  FIRST_SOLO,
  FIRST_TOKEN,
  NO_CARD,
  ROW_CARDS,
} from '../cards/table.ts';
import { takeIntoHand } from './draw.ts';
import type { DeadReckoningOut } from './flow.ts';
import {
  type Cell,
  COLUMNS,
  type Crew,
  type DeadReckoningOptions,
  type DeadReckoningState,
  HARBOUR,
  NOBODY,
  type Player,
  TILES,
  type Tile,
} from './state.ts';
import { readPrescribed } from './tower.ts';
import { newTurn } from './turns.ts';

const ROWS = 4;
/** DR-SETUP-13, DR-SETUP-15, DR-SETUP-20. */
const STARTING_COINS = 15;
export const CUBES = 35;
const STARTING_HAND = 4;
/** DR-SETUP-22: by place in the order of turns. */
const STARTING_CARGO: readonly number[] = [1, 2, 3, 2];
/** DR-SETUP-23. */
const FOURTH = 3;
const TOKENS_OFFERED = 2;
const SOLO_STAGES = 3;

/**
 * `tiles` in the order of the sea, then those left in the box; the other piles top first: `crew1` is the draw pile of
 * the first seat before its hand is drawn. `first` is the first player's seat as a digit, `throws` are throws to come.
 */
export const PILES: readonly string[] = [
  'tiles',
  'row1',
  'row2',
  'row3',
  'row4',
  'crew1',
  'crew2',
  'crew3',
  'crew4',
  'tokens',
  'orders',
  'first',
  'throws',
];

/** DR-SOLO-1: alone one plays on the map for two. */
export const playersOf = (seats: number): number => Math.max(2, seats);

const newCell = (): Cell => ({ tokens: [], cargo: 0, coins: 0, fired: 0 });
const newCrew = (): Crew => ({ level: 1, known: 1, sleeves: [NO_CARD, NO_CARD, NO_CARD], used: 0, fired: 0 });

/** Filled by pushing: `Array.from` makes arrays of another kind, and all the rules would pay for it. */
function many<T>(count: number, make: (at: number) => T): T[] {
  const all: T[] = [];
  for (let at = 0; at < count; at++) all.push(make(at));
  return all;
}

/** DR-SETUP-13 to DR-SETUP-18; the rival has no crew and no cube on a sail track (DR-SOLO-4). */
const newPlayer = (rival: boolean): Player => ({
  crew: rival ? [] : many(CREW_CARDS, newCrew),
  deck: [],
  hand: [],
  play: [],
  discard: [],
  aside: [],
  dock: 0,
  chest: STARTING_COINS,
  cells: many(CELLS, newCell),
  firedPrinted: false,
  damage: 0,
  at: HARBOUR,
  pirate: false,
  sails: 0,
  cubes: rival ? CUBES : CUBES - 1,
  legend: 0,
  seaDogs: 0,
  explorer: 0,
  achievements: 0,
  levelDue: 'no',
  finished: false,
  token: NO_CARD,
  offered: [],
  training: 0,
});

const newTile = (id: CardId, explored: boolean, players: number): Tile => ({
  id,
  explored,
  cubes: many(players, () => 0),
  permanent: many(players, () => 0),
  controller: NOBODY,
  buildings: 0,
  builder: NOBODY,
  cargo: 0,
  coins: 0,
  card: NO_CARD,
});

/** A shuffled pile with the prescribed cards on top. The top is last. */
function pileOf(game: AnyGame, cards: CardId[], purpose: string, stack: Stack, out: DeadReckoningOut): CardId[] {
  out.chance.stream(purpose).shuffle(cards);
  const names = stack[purpose];
  if (!names) return cards;
  const top = takeNamed(game, cards, names, purpose);
  return cards.concat(top.reverse());
}

const isOpenSea = (tile: CardId): boolean => tile >= FIRST_SEA;

/** DR-SETUP-2 to DR-SETUP-5: the twelve tiles of the sea, and the islands that go back to the box unseen. */
function drawTiles(game: AnyGame, players: number, stack: Stack, out: DeadReckoningOut): [CardId[], CardId[]] {
  const stream = out.chance.stream('tiles');
  const tiles = many(ISLANDS.length, (at) => FIRST_ISLAND + at);
  stream.shuffle(tiles);
  OPEN_SEA.forEach((sea, at) => {
    if (sea.players.includes(players)) tiles.push(FIRST_SEA + at);
  });
  const unused = tiles.length - TILES;
  const names = stack.tiles ?? [];
  const sea = takeNamed(game, tiles, names.slice(0, TILES), 'tiles');
  const left = takeNamed(game, tiles, names.slice(TILES), 'tiles');
  while (left.length < unused) left.push(...tiles.splice(0, 1));
  if (left.length !== unused || left.some(isOpenSea))
    throw new BadInput('bad-stack', `stack.tiles: exactly ${unused} islands are left in the box`);
  stream.shuffle(tiles);
  return [sea.concat(tiles), left];
}

/** DR-SETUP-8: a deck for each row. */
function fillBoxes(game: AnyGame, stack: Stack, out: DeadReckoningOut): CardId[][] {
  return many(ROWS, (row) => {
    const cards: CardId[] = [];
    ROW_CARDS.forEach((card, at) => {
      if (card.row === row + 1) for (let copy = 0; copy < card.copies; copy++) cards.push(FIRST_ROW_CARD + at);
    });
    return pileOf(game, cards, `row${row + 1}`, stack, out);
  });
}

/** DR-SETUP-6, DR-SETUP-11: the first row lies open and every tile of it has a card. */
function layTiles(tiles: readonly CardId[], players: number, boxes: readonly CardId[][]): Tile[] {
  return tiles.map((id, at) => {
    const tile = newTile(id, at < COLUMNS, players);
    if (tile.explored) tile.card = boxes[0].pop() ?? NO_CARD;
    return tile;
  });
}

/** DR-SETUP-20. */
function dealCrew(game: AnyGame, player: Player, seat: Seat, stack: Stack, out: DeadReckoningOut): void {
  player.deck = pileOf(
    game,
    many(CREW_CARDS, (card) => card),
    `crew${seat + 1}`,
    stack,
    out,
  );
  for (const card of player.deck.splice(-STARTING_HAND)) takeIntoHand(player.hand, card);
}

/** DR-SETUP-21; a lone player always begins (DR-SOLO-3). */
function chooseFirst(seats: number, stack: Stack, out: DeadReckoningOut): Seat {
  const chosen = out.chance.stream('firstPlayer').below(seats);
  if (!stack.first) return chosen;
  const [name = ''] = stack.first;
  const seat = Number(name);
  if (stack.first.length !== 1 || !/^\d$/.test(name) || seat >= seats)
    throw new BadInput(
      'bad-stack',
      `stack.first must be one seat from "0" to "${seats - 1}", not ${JSON.stringify(stack.first)}`,
    );
  return seat;
}

/** DR-SETUP-23; DR-SETUP-27: with fewer than four players the table may give everybody but the first that right. */
const mayRaise = (place: number, seats: number, { raiseBeforeFirstTurn }: DeadReckoningOptions): boolean =>
  place === FOURTH || (raiseBeforeFirstTurn && place > 0 && seats <= FOURTH);

/** DR-SETUP-22, DR-SETUP-23, DR-SETUP-27: what later players have instead of the first turn. */
function compensate(players: readonly Player[], seats: number, first: Seat, options: DeadReckoningOptions): void {
  for (let place = 0; place < seats; place++) {
    const player = players[(first + place) % seats];
    player.dock = STARTING_CARGO[place];
    if (mayRaise(place, seats, options)) player.levelDue = 'may';
  }
}

/** DR-SETUP-25: two each, seen by all. */
function offerTokens(game: AnyGame, state: DeadReckoningState, stack: Stack, out: DeadReckoningOut): void {
  const tokens = pileOf(
    game,
    many(BONUS_TOKENS.length, (at) => FIRST_TOKEN + at),
    'tokens',
    stack,
    out,
  );
  for (let seat = 0; seat < state.seats; seat++) {
    const player = state.players[seat];
    player.offered = tokens.splice(-TOKENS_OFFERED).sort((a, b) => a - b);
    out.events?.push({ type: 'offered', seat, cards: player.offered.slice() });
  }
}

/** DR-SOLO-5: each stage is shuffled apart, the first on top. Names of the stack go on top of their stages. */
function stackOrders(game: AnyGame, stack: Stack, out: DeadReckoningOut): CardId[] {
  const orders: CardId[] = [];
  for (let stage = SOLO_STAGES; stage > 0; stage--) {
    const cards: CardId[] = [];
    SOLO_CARDS.forEach((card, at) => {
      if (card.stage === stage) cards.push(FIRST_SOLO + at);
    });
    const names = (stack.orders ?? []).filter((name) =>
      SOLO_CARDS.some((card) => card.name === name && card.stage === stage),
    );
    orders.push(...pileOf(game, cards, 'orders', { orders: names }, out));
  }
  return orders;
}

function refuseStrangers(game: AnyGame, stack: Stack, seats: number): void {
  checkStack(game, stack);
  for (let seat = seats; seat < game.seats.max; seat++)
    if (stack[`crew${seat + 1}`])
      throw new BadInput('bad-stack', `stack.crew${seat + 1}: only ${seats} players are seated`);
  for (const name of stack.orders ?? [])
    if (!SOLO_CARDS.some((card) => card.name === name))
      throw new BadInput('bad-stack', `stack.orders: there is no order ${JSON.stringify(name)}`);
}

/** The table before anybody is asked. */
export function setup(
  game: AnyGame,
  options: Options,
  seats: number,
  out: DeadReckoningOut,
  stack: Stack = {},
): DeadReckoningState {
  refuseStrangers(game, stack, seats);
  const count = playersOf(seats);
  const players = many(count, (place) => newPlayer(place >= seats));
  const [tiles, left] = drawTiles(game, count, stack, out);
  const boxes = fillBoxes(game, stack, out);
  const sea = layTiles(tiles, count, boxes);
  for (let seat = 0; seat < seats; seat++) dealCrew(game, players[seat], seat, stack, out);
  const first = chooseFirst(seats, stack, out);
  const chosen = options as unknown as DeadReckoningOptions;
  compensate(players, seats, first, chosen);
  const state: DeadReckoningState = {
    options: chosen,
    seats,
    players,
    sea,
    left,
    boxes,
    gone: [],
    upgrades: many(UPGRADES.length, () => COPIES_OF_UPGRADE),
    buildings: many(BUILDINGS.length, () => COPIES_OF_BUILDING),
    first,
    active: first,
    round: 1,
    turns: 0,
    endedBy: NOBODY,
    turn: newTurn(HARBOUR),
    batch: null,
    battle: null,
    orders: seats === 1 ? stackOrders(game, stack, out) : [],
    ordered: [],
    throws: 0,
    prescribed: readPrescribed(stack.throws ?? []),
    tieStrength: [],
    flow: [],
  };
  out.events?.push({ type: 'began', first });
  for (let seat = 0; seat < seats; seat++) out.events?.push({ type: 'drew', seat, cards: players[seat].hand.slice() });
  if (state.options.bonusTokens) offerTokens(game, state, stack, out);
  return state;
}
