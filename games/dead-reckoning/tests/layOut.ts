/** Laying out a position on a dealt table: what is named moves, everything else stays where it was dealt. */
import {
  BUILDINGS,
  type Building,
  cardNamed,
  FIRST_UPGRADE,
  frontOf,
  isBack,
  NO_CARD,
  rowCard,
  upgradeOf,
} from '../cards/table.ts';
import { strongest } from '../rules/control.ts';
import { takeIntoHand } from '../rules/draw.ts';
import { insert } from '../rules/sleeve.ts';
import { bitOf, type DeadReckoningState, NOBODY, type Player } from '../rules/state.ts';

export interface PlayerSpec {
  /** Tile, or 12 for the harbour. */
  readonly at?: number;
  readonly pirate?: boolean;
  readonly damage?: number;
  readonly sails?: number;
  readonly dock?: number;
  readonly chest?: number;
  /** Exactly these cards in hand; the others go to the deck, unless they are named elsewhere. */
  readonly hand?: readonly string[];
  /** The draw pile from the top; the rest of the deck lies below. */
  readonly deck?: readonly string[];
  readonly play?: readonly string[];
  readonly discard?: readonly string[];
  /** Levels known to all, by card: `{ 'gunner-1': 3 }`. */
  readonly levels?: Readonly<Record<string, number>>;
  /** Advancements in the sleeves, by crew card. */
  readonly sleeves?: Readonly<Record<string, readonly string[]>>;
  /** Advancements set aside. */
  readonly aside?: readonly string[];
  /** Goods in the holds of cells A to D, cargo and coins: `[[4, 0], [0, 0]]`. */
  readonly holds?: readonly (readonly [number, number])[];
  /** Upgrade tokens by cell, the uncovered one last: `{ 1: ['ub-gun'] }`. */
  readonly upgrades?: Readonly<Record<number, readonly string[]>>;
  readonly levelDue?: Player['levelDue'];
  readonly finished?: boolean;
  /** Achievement markers by their places in ACHIEVEMENTS. */
  readonly achievements?: readonly number[];
  readonly legend?: number;
  readonly seaDogs?: number;
  readonly explorer?: number;
  readonly training?: number;
  readonly token?: string;
}

export interface TileSpec {
  /** Another tile: it changes places with the one that lies there. */
  readonly id?: string;
  readonly explored?: boolean;
  /** Cubes of each player in slots, and in the permanent area. */
  readonly cubes?: readonly number[];
  readonly permanent?: readonly number[];
  readonly buildings?: readonly (typeof BUILDINGS)[number][];
  readonly cargo?: number;
  readonly coins?: number;
  /** The card in the slot; '' for an empty slot. */
  readonly card?: string;
}

export function card(name: string): number {
  const id = cardNamed(name);
  if (id === undefined) throw new Error(`there is no card ${name}`);
  return id;
}

const without = (pile: number[], wanted: number): boolean => {
  const at = pile.lastIndexOf(wanted);
  if (at >= 0) pile.splice(at, 1);
  return at >= 0;
};

/** A row card is taken out of its box, or off the tile it lies on. */
function takeRowCard(state: DeadReckoningState, name: string): number {
  const id = card(name);
  const front = frontOf(id);
  if (without(state.boxes[rowCard(front).row - 1], front) || without(state.gone, front)) return id;
  const tile = state.sea.find((one) => one.card === front);
  if (!tile) throw new Error(`no copy of ${name} is left`);
  tile.card = state.boxes[rowCard(front).row - 1].shift() ?? NO_CARD;
  return id;
}

/** Every crew card lies where it is named; a hand that is named is complete. */
function layCrew(player: Player, spec: PlayerSpec): void {
  const piles = [player.deck, player.hand, player.play, player.discard];
  const take = (name: string): number => {
    const id = card(name);
    if (!piles.some((pile) => without(pile, id))) throw new Error(`${name} is named twice`);
    return id;
  };
  const named = [spec.hand, spec.deck, spec.play, spec.discard].map((cards) => (cards ?? []).map(take));
  const [hand, deck, play, discard] = named;
  if (spec.hand) player.deck.unshift(...player.hand.splice(0));
  for (const id of hand) takeIntoHand(player.hand, id);
  player.deck.push(...deck.reverse());
  player.play.push(...play);
  player.discard.push(...discard);
}

function laySleeves(state: DeadReckoningState, player: Player, spec: PlayerSpec): void {
  for (const [name, level] of Object.entries(spec.levels ?? {}))
    Object.assign(player.crew[card(name)], { level, known: level });
  for (const [name, cards] of Object.entries(spec.sleeves ?? {}))
    for (const one of cards) {
      const id = takeRowCard(state, one);
      insert(player, card(name), id);
    }
  for (const name of spec.aside ?? []) player.aside.push(takeRowCard(state, name));
}

function layShip(state: DeadReckoningState, player: Player, spec: PlayerSpec): void {
  for (const [cell, tokens] of Object.entries(spec.upgrades ?? {}))
    for (const name of tokens) {
      if (!upgradeOf(card(name))) throw new Error(`${name} is no upgrade`);
      state.upgrades[card(name) - FIRST_UPGRADE]--;
      const place = player.cells[Number(cell)];
      place.tokens = [...place.tokens, card(name)];
    }
  (spec.holds ?? []).forEach(([cargo, coins], cell) => {
    Object.assign(player.cells[cell], { cargo, coins });
  });
}

/** Achievement markers need no cubes; progress does. */
function layPlayer(state: DeadReckoningState, seat: number, spec: PlayerSpec): void {
  const player = state.players[seat];
  layCrew(player, spec);
  laySleeves(state, player, spec);
  layShip(state, player, spec);
  const { at, pirate, damage, sails, dock, chest, levelDue, finished, legend, seaDogs, explorer, training } = spec;
  const plain = { at, pirate, damage, sails, dock, chest, levelDue, finished, legend, seaDogs, explorer, training };
  for (const [key, value] of Object.entries(plain)) if (value !== undefined) Object.assign(player, { [key]: value });
  player.cubes -= (legend ?? 0) + (seaDogs ?? 0) + (explorer ?? 0);
  for (const achievement of spec.achievements ?? []) player.achievements |= 1 << achievement;
  if (spec.token) player.token = card(spec.token);
}

/** A tile changes places with the one that has the wanted identity, in the sea or in the box. */
function swapTile(state: DeadReckoningState, at: number, name: string): void {
  const id = card(name);
  const other = state.sea.findIndex((tile) => tile.id === id);
  const mine = state.sea[at].id;
  if (other >= 0) Object.assign(state.sea[other], { id: mine });
  else if (without(state.left, id)) state.left.push(mine);
  else throw new Error(`${name} is not used with so many players`);
  Object.assign(state.sea[at], { id });
}

function layTileCard(state: DeadReckoningState, at: number, name: string): void {
  const tile = state.sea[at];
  if (tile.card !== NO_CARD) state.boxes[rowCard(tile.card).row - 1].unshift(frontOf(tile.card));
  tile.card = NO_CARD;
  if (name !== '') tile.card = takeRowCard(state, name);
  if (isBack(tile.card)) throw new Error('a merchant lies with its front up');
}

function layTile(state: DeadReckoningState, at: number, spec: TileSpec): void {
  const tile = state.sea[at];
  const { explored = true, cargo = 0, coins = 0 } = spec;
  if (explored && !tile.explored && spec.card === undefined)
    tile.card = state.boxes[Math.floor(at / 3)].pop() ?? NO_CARD;
  if (!explored) layTileCard(state, at, '');
  Object.assign(tile, { explored, cargo, coins });
  if (spec.card !== undefined) layTileCard(state, at, spec.card);
  (spec.cubes ?? []).forEach((count, player) => {
    tile.cubes[player] = count;
    state.players[player].cubes -= count;
  });
  (spec.permanent ?? []).forEach((count, player) => {
    tile.permanent[player] = count;
    state.players[player].cubes -= count;
  });
  for (const name of spec.buildings ?? []) {
    const building = BUILDINGS.indexOf(name) as Building;
    tile.buildings |= bitOf(building);
    state.buildings[building]--;
  }
  tile.controller = strongest(state, at);
  tile.builder = tile.buildings > 0 ? tile.controller : NOBODY;
}

export function layOut(
  state: DeadReckoningState,
  players: readonly PlayerSpec[],
  sea: Readonly<Record<number, TileSpec>>,
): void {
  for (const [at, spec] of Object.entries(sea)) if (spec.id) swapTile(state, Number(at), spec.id);
  for (const [at, spec] of Object.entries(sea)) layTile(state, Number(at), spec);
  players.forEach((spec, seat) => {
    layPlayer(state, seat, spec);
  });
  const { at, sails } = state.players[state.active];
  Object.assign(state.turn, { beganAt: at, raised: sails > 0 });
}
