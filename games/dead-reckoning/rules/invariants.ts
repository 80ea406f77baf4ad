/** What must hold of every state: nothing is lost, doubled or where it cannot be. */
import { CAPITALIST, COINS_OF_A_CAPITALIST } from '../cards/achievements.ts';
import { ISLANDS, OPEN_SEA } from '../cards/ocean.ts';
import { CELLS, COPIES_OF_UPGRADE, MOST_SAILS, SINKING_DAMAGE } from '../cards/ship.ts';
import { SOLO_CARDS } from '../cards/solo.ts';
import {
  BUILDINGS,
  CARD_INFO,
  type CardId,
  COPIES_OF_BUILDING,
  CREW_CARDS,
  FIRST_ISLAND,
  FIRST_ROW_CARD,
  FIRST_SEA,
  FIRST_SOLO,
  FIRST_UPGRADE,
  frontOf,
  isIsland,
  islandOf,
  NO_CARD,
  ROW_CARDS,
  rowCard,
  soloCard,
} from '../cards/table.ts';
import { blackLeft } from './battle.ts';
import { strongest } from './control.ts';
import { isRival } from './rival/self.ts';
import { CUBES, playersOf } from './setup.ts';
import { fittingAt, loadOf } from './ship.ts';
import { bitOf, type DeadReckoningState, HARBOUR, type Player, type StepName, TILES } from './state.ts';

type Wrong = string | undefined;

const nameOf = (card: CardId): string => CARD_INFO[card]?.name ?? `card ${card}`;
const isCount = (value: number): boolean => Number.isInteger(value) && value >= 0;

/** DR-STATE-4: each of the twelve in exactly one of deck, hand, play and discard. */
function brokenCrew(player: Player, place: number): Wrong {
  const { crew, deck, hand, play, discard } = player;
  const found = new Array<number>(crew.length).fill(0);
  for (const pile of [deck, hand, play, discard]) for (const card of pile) found[card]++;
  for (let card = 0; card < found.length; card++)
    if (found[card] !== 1) return `DR-STATE-4: ${nameOf(card)} of player ${place} is there ${found[card]} times`;
  if (hand.some((card, at) => at > 0 && hand[at - 1] >= card)) return `DR-HID-2: the hand of ${place} is unsorted`;
  for (const { level, known, sleeves } of crew) {
    if (!(known >= 1 && known <= level && level <= 4))
      return `DR-LEVEL-5: player ${place} has a card at level ${level}`;
    if (sleeves.some((card, slot) => card !== NO_CARD && rowCard(card).slot !== slot))
      return `DR-SLEEVE-3: player ${place} has an advancement in a wrong slot`;
  }
  for (const card of [...play, ...discard])
    if (crew[card].known !== crew[card].level) return `DR-HID-4: ${nameOf(card)} lies open at a secret level`;
  return undefined;
}

/** DR-STATE-5: every row card in exactly one place, by its front or its back, and boxes hold only their own rows. */
function brokenRows(state: DeadReckoningState): Wrong {
  const found = new Array<number>(ROW_CARDS.length).fill(0);
  const see = (card: CardId): void => {
    if (card !== NO_CARD) found[frontOf(card) - FIRST_ROW_CARD]++;
  };
  for (const { card } of state.sea) see(card);
  state.gone.forEach(see);
  for (const { aside, crew } of state.players) {
    aside.forEach(see);
    for (const { sleeves } of crew) sleeves.forEach(see);
  }
  for (const [row, box] of state.boxes.entries())
    for (const card of box) {
      see(card);
      if (rowCard(card).row !== row + 1) return `DR-SETUP-8: ${nameOf(card)} is in box ${row + 1}`;
    }
  for (let at = 0; at < found.length; at++)
    if (found[at] !== ROW_CARDS[at].copies)
      return `DR-STATE-5: ${nameOf(FIRST_ROW_CARD + at)} is there ${found[at]} times`;
  return undefined;
}

/** DR-SETUP-2 to 4: twelve different tiles, open sea by the number of players, the other islands in the box. */
function brokenTiles({ sea, left, seats }: DeadReckoningState): Wrong {
  const found = new Array<number>(ISLANDS.length + OPEN_SEA.length).fill(0);
  for (const { id } of sea) found[id - FIRST_ISLAND]++;
  for (const id of left) found[id - FIRST_ISLAND]++;
  OPEN_SEA.forEach(({ players }, at) => {
    if (!players.includes(playersOf(seats))) found[FIRST_SEA - FIRST_ISLAND + at]++;
  });
  const at = found.findIndex((count) => count !== 1);
  if (at >= 0) return `DR-SETUP-4: ${nameOf(FIRST_ISLAND + at)} is there ${found[at]} times`;
  if (sea.length !== TILES || !left.every(isIsland)) return 'DR-SETUP-4: there are not twelve tiles in the sea';
  return undefined;
}

const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);

/** What lies on a tile: nothing on one that is face down, cubes and goods on islands only. */
function brokenTile(state: DeadReckoningState, at: number): Wrong {
  const { id, explored, cubes, permanent, controller, buildings, cargo, coins, card } = state.sea[at];
  if (![...cubes, ...permanent, buildings, cargo, coins].every(isCount))
    return `DR-STATE-1: less than nothing on ${at}`;
  const slots = explored && isIsland(id) ? islandOf(id).slots : 0;
  if (sum(cubes) > slots) return `DR-COMP-24: ${sum(cubes)} cubes in the ${slots} slots of tile ${at}`;
  if (slots === 0 && sum(permanent) + buildings + cargo + coins > 0) return `DR-UNLOAD-6: something lies on tile ${at}`;
  if (!explored && card !== NO_CARD) return `DR-EXPL-1: a card lies on tile ${at}, which is face down`;
  const isSettled = !state.batch?.tiles.includes(at) && state.battle?.kind !== 'tie';
  if (isSettled && controller !== strongest(state, at)) return `DR-CTRL-8: tile ${at} has a wrong controller`;
  return undefined;
}

/** DR-COMP-32: buildings and upgrades on the table and in the supply are all there are. */
function brokenSupplies({ sea, players, upgrades, buildings }: DeadReckoningState): Wrong {
  const stock = upgrades.slice();
  for (const { cells } of players)
    for (const { tokens } of cells) for (const token of tokens) stock[token - FIRST_UPGRADE]++;
  const at = stock.findIndex((count) => count !== COPIES_OF_UPGRADE);
  if (at >= 0) return `DR-COMP-6: ${nameOf(FIRST_UPGRADE + at)} is there ${stock[at]} times`;
  for (let building = 0; building < BUILDINGS.length; building++) {
    let count = buildings[building];
    for (const tile of sea) if (tile.buildings & bitOf(building as 0 | 1 | 2)) count++;
    if (count !== COPIES_OF_BUILDING) return `DR-COMP-8: ${BUILDINGS[building]} is there ${count} times`;
  }
  return [...upgrades, ...buildings].every(isCount) ? undefined : 'DR-COMP-32: a supply is below nothing';
}

/** DR-STATE-3: supply, sail track, slots, permanent areas, progress and the battle together are 35. */
function brokenCubes(state: DeadReckoningState, place: number): Wrong {
  const { cubes, legend, seaDogs, explorer } = state.players[place];
  let total = cubes + legend + seaDogs + explorer + (isRival(state, place) ? 0 : 1);
  for (const tile of state.sea) total += tile.cubes[place] + tile.permanent[place];
  for (const { side } of state.battle?.cubes ?? []) if (side === place) total++;
  for (const side of state.battle?.waiting ?? []) if (side === place) total++;
  return total === CUBES && isCount(cubes) ? undefined : `DR-COMP-30: player ${place} has ${total} cubes`;
}

/** DR-COMP-33: no more black cubes than there are. */
const brokenBattle = ({ battle }: DeadReckoningState): Wrong =>
  battle !== null && blackLeft(battle) < 0 ? 'DR-COMP-33: more black cubes than the box has' : undefined;

/** DR-SHIP-3: every hold holds what it can. */
function brokenShip(player: Player, place: number): Wrong {
  const { cells, sails, damage, at } = player;
  if (cells.length !== CELLS) return `DR-SHIP-1: player ${place} has ${cells.length} cells`;
  for (let cell = 0; cell < CELLS; cell++) {
    const { cargo, coins } = cells[cell];
    if (!isCount(cargo) || !isCount(coins) || loadOf(cells[cell]) > fittingAt(player, cell).hold)
      return `DR-SHIP-3: cell ${cell} of player ${place} holds ${cargo} cargo and ${coins} coins`;
  }
  if (!isCount(sails) || sails > MOST_SAILS) return `DR-SAIL-3: player ${place} has ${sails} sails`;
  if (!isCount(damage) || !isCount(at) || at > HARBOUR) return `DR-STATE-7: the ship of player ${place} is nowhere`;
  return undefined;
}

function brokenPlayer(state: DeadReckoningState, place: number): Wrong {
  const player = state.players[place];
  const { crew, dock, chest, damage, at, pirate, achievements, token, offered, training } = player;
  if (crew.length !== (isRival(state, place) ? 0 : CREW_CARDS)) return `DR-COMP-16: player ${place} lacks crew`;
  if (![dock, chest, training].every(isCount)) return `DR-STATE-1: player ${place} has less than nothing`;
  if (state.battle === null && damage >= SINKING_DAMAGE) return `DR-SINK-2: player ${place} should have sunk`;
  if (pirate && at === HARBOUR && place !== state.active) return `DR-PIRATE-8: player ${place} is a pirate in harbour`;
  if (chest >= COINS_OF_A_CAPITALIST && ((achievements >> CAPITALIST) & 1) === 0)
    return `DR-ACH-11: player ${place} has ${chest} coins and no Capitalist marker`;
  if (token !== NO_CARD && !offered.includes(token)) return `DR-SETUP-25: player ${place} has a token not offered`;
  return brokenCrew(player, place) ?? brokenShip(player, place) ?? brokenCubes(state, place);
}

/** DR-SOLO-5: eighteen orders, stage by stage. */
function brokenOrders({ orders, ordered, seats }: DeadReckoningState): Wrong {
  const all = [...ordered, ...orders.slice().reverse()];
  if (all.length !== (seats === 1 ? SOLO_CARDS.length : 0)) return `DR-SOLO-5: there are ${all.length} orders`;
  if (new Set(all).size !== all.length || all.some((card) => card < FIRST_SOLO))
    return 'DR-SOLO-5: an order is there twice';
  if (all.some((card, at) => at > 0 && soloCard(card).stage < soloCard(all[at - 1]).stage))
    return 'DR-SOLO-5: an order lies in a wrong stage';
  return undefined;
}

/** Frames that go on by themselves: none of them may be left on top. */
const UNASKED: ReadonlySet<StepName> = new Set<StepName>(['effects', 'endPhase', 'battle', 'rival', 'finale']);

function brokenFlow({ flow, battle, batch }: DeadReckoningState): Wrong {
  const top = flow[flow.length - 1]?.step;
  if (top !== undefined && UNASKED.has(top)) return `${top}: work was left undone`;
  if ((battle !== null) !== flow.some(({ step }) => step === 'battle'))
    return 'DR-COMBAT-2: a battle without its frame';
  if (top === 'main' && batch !== null) return 'DR-INF-6: a batch was left open';
  return undefined;
}

export function invariantViolation(state: DeadReckoningState): Wrong {
  const wrong =
    brokenRows(state) ??
    brokenTiles(state) ??
    brokenSupplies(state) ??
    brokenOrders(state) ??
    brokenFlow(state) ??
    brokenBattle(state);
  if (wrong) return wrong;
  for (let at = 0; at < TILES; at++) {
    const tile = brokenTile(state, at);
    if (tile) return tile;
  }
  for (let place = 0; place < state.players.length; place++) {
    const player = brokenPlayer(state, place);
    if (player) return player;
  }
  return undefined;
}
