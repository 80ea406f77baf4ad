/** What the rival's orders do, one function each (DR-SOLO-12 to 17, DR-SOLO-23 to 29). */
import type { Order } from '../../cards/solo.ts';
import { BUILDINGS, type Building, FORT, GARRISON, isMerchant, NO_CARD } from '../../cards/table.ts';
import { putUp } from '../build.ts';
import { addCube, canInteract, emptySlots, isBlocked, removeCube } from '../control.ts';
import { enter, explore } from '../course.ts';
import { needCubes } from '../cubes.ts';
import { beginBattle } from '../declare.ts';
import type { DeadReckoningOut } from '../flow.ts';
import { IN_TILE_ORDER } from '../map.ts';
import { turnOver } from '../market.ts';
import { yieldOf } from '../produce.ts';
import { closeBatch } from '../settleControl.ts';
import { bitOf, type DeadReckoningState, HARBOUR, type Location, NOBODY } from '../state.ts';
import { rivalGains, rivalTakes, train, upgradeRival } from './purse.ts';
import { RIVAL } from './self.ts';
import { bestTile, firstValue, HUMAN, NOWHERE, nextStep, targetOf } from './targets.ts';

type OrderOf<D extends Order['do']> = Extract<Order, { do: D }>;

const foughtPlayer = ({ turn }: DeadReckoningState): boolean => (turn.foughtShips & (1 << HUMAN)) !== 0;

function attackShip(state: DeadReckoningState, cause: 'attack' | 'forced', bonus: number, out: DeadReckoningOut): void {
  const { at } = state.players[RIVAL];
  beginBattle(
    state,
    { kind: 'ship', attacker: RIVAL, defender: HUMAN, at, card: NO_CARD, building: -1, cause, bonus },
    out,
  );
}

/** The bonus of the attack on the player's ship that the same card orders, if it does. */
const bonusAgainstShip = (orders: readonly Order[]): number => {
  const attack = orders.find(
    (order): order is OrderOf<'attack'> => order.do === 'attack' && order.target === 'playerShipHere',
  );
  return attack?.cubes ?? 0;
};

/** DR-SOLO-16: a ship that came to a pirate fights, and that is the attack of the card. */
function meetPlayer(state: DeadReckoningState, orders: readonly Order[], out: DeadReckoningOut): void {
  const { at, pirate } = state.players[HUMAN];
  if (pirate && at === state.players[RIVAL].at && !foughtPlayer(state))
    attackShip(state, 'forced', bonusAgainstShip(orders), out);
}

/** The way the ship went; it ends early if the ship sinks (DR-SOLO-15). */
function voyage(state: DeadReckoningState, target: Location, sails: number, out: DeadReckoningOut): Location[] {
  const path: Location[] = [];
  const rival = state.players[RIVAL];
  while (path.length < sails && rival.at !== target) {
    const next = nextStep(state, target);
    path.push(next);
    if (!enter(state, RIVAL, next, out)) break;
  }
  return path;
}

/** DR-SOLO-12, DR-SOLO-14. */
function move(
  state: DeadReckoningState,
  order: OrderOf<'move'>,
  orders: readonly Order[],
  out: DeadReckoningOut,
): void {
  const target = targetOf(state, order.target);
  if (target === NOWHERE) return;
  const first = out.events?.length ?? 0;
  const path = voyage(state, target, order.sails, out);
  if (path.length === 0) return;
  out.events?.splice(first, 0, { type: 'sailed', seat: RIVAL, path, stopped: true });
  const { at } = state.players[RIVAL];
  if (at === HARBOUR) return;
  if (!state.sea[at].explored) explore(state, RIVAL, at, out);
  meetPlayer(state, orders, out);
}

/** How many influence one cube costs here; 0: there is no place for it (DR-SOLO-23). */
function costOf(state: DeadReckoningState, at: number): number {
  if (emptySlots(state.sea[at]) > 0) return 1;
  if (state.sea[at].cubes[HUMAN] === 0) return 0;
  return state.players[HUMAN].finished ? 2 : 1;
}

/** DR-SOLO-23: one batch, empty slots first, then the player's cubes. */
function influence(state: DeadReckoningState, count: number, out: DeadReckoningOut): void {
  const { at } = state.players[RIVAL];
  if (!canInteract(state, RIVAL, at)) return;
  state.batch = { tiles: [], controllers: [], carried: 0 };
  for (let left = count; left > 0; ) {
    const cost = costOf(state, at);
    if (cost === 0 || cost > left) break;
    needCubes(state, RIVAL, 1, out);
    if (state.players[RIVAL].cubes === 0) break;
    const replaced = emptySlots(state.sea[at]) > 0 ? NOBODY : HUMAN;
    if (replaced === HUMAN) removeCube(state, at, HUMAN);
    addCube(state, at, RIVAL);
    out.events?.push({ type: 'influenced', seat: RIVAL, tile: at, replaced, ignoredFort: false });
    left -= cost;
  }
  closeBatch(state, out);
}

/** DR-SOLO-24: an advancement, never a merchant. */
function takeCard(state: DeadReckoningState, out: DeadReckoningOut): void {
  const { at } = state.players[RIVAL];
  if (at === HARBOUR) return;
  const tile = state.sea[at];
  if (tile.card === NO_CARD || isMerchant(tile.card)) return;
  rivalTakes(state, tile.card, out);
  tile.card = NO_CARD;
}

/** DR-SOLO-25: nothing stays on the islands. */
function produce(state: DeadReckoningState, count: number, out: DeadReckoningOut): void {
  const own = IN_TILE_ORDER.filter((tile) => tile !== HARBOUR && state.sea[tile].controller === RIVAL);
  const made = own.map((tile) => ({ tile, ...yieldOf(state, tile) }));
  made.sort((one, other) => other.coins - one.coins || other.cargo - one.cargo);
  for (const { tile, cargo, coins } of made.slice(0, count)) {
    out.events?.push({ type: 'produced', seat: RIVAL, tile, cargo, coins });
    rivalGains(state, cargo, coins, 'order', out, tile);
  }
}

/** DR-SOLO-26. */
function build(state: DeadReckoningState, building: Building, out: DeadReckoningOut): void {
  const site = bestTile(
    state,
    (tile) => state.sea[tile].controller === RIVAL && (state.sea[tile].buildings & bitOf(building)) === 0,
    (tile) => firstValue(state, tile),
  );
  if (site !== NOWHERE && state.buildings[building] > 0) putUp(state, RIVAL, building, site, 0, out);
}

function repair(state: DeadReckoningState, most: number, out: DeadReckoningOut): void {
  const rival = state.players[RIVAL];
  const count = Math.min(most, rival.damage);
  rival.damage -= count;
  if (count > 0) out.events?.push({ type: 'repaired', seat: RIVAL, count });
}

function attackMerchant(state: DeadReckoningState, bonus: number, out: DeadReckoningOut): void {
  const { at } = state.players[RIVAL];
  if (at === HARBOUR || !isMerchant(state.sea[at].card)) return;
  const card = turnOver(state, RIVAL, at, out);
  beginBattle(
    state,
    { kind: 'merchant', attacker: RIVAL, defender: NOBODY, at, card, building: -1, cause: 'attack', bonus },
    out,
  );
}

/** The player's fort before the garrison. */
function attackBuilding(state: DeadReckoningState, bonus: number, out: DeadReckoningOut): void {
  const { at } = state.players[RIVAL];
  if (at === HARBOUR || state.sea[at].controller !== HUMAN || isBlocked(state, RIVAL, at)) return;
  const building = [FORT, GARRISON].find((one) => (state.sea[at].buildings & bitOf(one)) !== 0);
  if (building === undefined || state.turn.foughtBuildings.includes(at * BUILDINGS.length + building)) return;
  beginBattle(
    state,
    { kind: 'building', attacker: RIVAL, defender: HUMAN, at, card: NO_CARD, building, cause: 'attack', bonus },
    out,
  );
}

/** DR-SOLO-29. */
function attack(state: DeadReckoningState, { target, cubes }: OrderOf<'attack'>, out: DeadReckoningOut): void {
  switch (target) {
    case 'merchantHere':
      attackMerchant(state, cubes, out);
      break;
    case 'buildingHere':
      attackBuilding(state, cubes, out);
      break;
    case 'playerShipHere':
      if (state.players[HUMAN].at === state.players[RIVAL].at && !foughtPlayer(state))
        attackShip(state, 'attack', cubes, out);
  }
}

/** Carries out one order of a card; the mode is set when the turn ends (DR-SOLO-36). */
export function carryOut(
  state: DeadReckoningState,
  order: Order,
  orders: readonly Order[],
  out: DeadReckoningOut,
): void {
  switch (order.do) {
    case 'move':
      move(state, order, orders, out);
      break;
    case 'influence':
      influence(state, order.n, out);
      break;
    case 'attack':
      attack(state, order, out);
      break;
    case 'produce':
      produce(state, order.n, out);
      break;
    case 'build':
      build(state, BUILDINGS.indexOf(order.building) as Building, out);
      break;
    case 'upgrade':
      upgradeRival(state, order.kind, out);
      break;
    case 'train':
      train(state, order.n, out);
      break;
    case 'takeCard':
      takeCard(state, out);
      break;
    case 'coins':
      rivalGains(state, 0, order.n, 'order', out);
      break;
    case 'repair':
      repair(state, order.n, out);
      break;
    case 'mode':
      break;
  }
}
