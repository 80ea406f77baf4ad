/** Construction (DR-BUILD): any building on any controlled island, as long as there are permissions left. */
import { only, type Seat } from '@broadside/kernel';
import type { Price } from '../cards/effects.ts';
import { BUILDINGS, type Building, buildingCard, buildingOf, type CardId } from '../cards/table.ts';
import type { DeadReckoningAction } from './actions.ts';
import { isOpenIsland } from './control.ts';
import type { DeadReckoningOut, DeadReckoningStep } from './flow.ts';
import { canPay, pay } from './goodsFlow.ts';
import { pending, type ReasonCode, reason } from './reasons.ts';
import { bitOf, type DeadReckoningState, type FrameOf, TILES } from './state.ts';

const KINDS: readonly Building[] = [0, 1, 2];

/** DR-BUILD-3: cargo from ship and dock. */
const PRICES: readonly Price[] = Array.from({ length: 10 }, (_, cargo) => ({ cargo, coins: 0, from: 'dockOrShip' }));

/** DR-BUILD-1, DR-BUILD-4, DR-COMP-32. */
function whyNotBuild(state: DeadReckoningState, seat: number, building: Building, at: number): ReasonCode | undefined {
  const tile = state.sea[at];
  if (tile === undefined || !isOpenIsland(tile) || tile.controller !== seat) return 'not-your-island';
  if ((tile.buildings & bitOf(building)) !== 0) return 'built-already';
  return state.buildings[building] === 0 ? 'none-left' : undefined;
}

/** DR-ABIL-12: something can be built, and paid for. */
export function canBuild(state: DeadReckoningState, seat: number, price: number): boolean {
  if (!canPay(state, seat, PRICES[price])) return false;
  for (let at = 0; at < TILES; at++) {
    if (state.sea[at].controller !== seat) continue;
    for (const building of KINDS) if (whyNotBuild(state, seat, building, at) === undefined) return true;
  }
  return false;
}

/** Whether a kind of building could be put up at all: what is missing is then the price. */
export const hasSite = (state: DeadReckoningState, seat: number): boolean =>
  state.sea.some((_, at) => KINDS.some((building) => whyNotBuild(state, seat, building, at) === undefined));

const BUILD: readonly DeadReckoningAction[] = KINDS.flatMap((building) =>
  Array.from(
    { length: TILES },
    (_, tile): DeadReckoningAction => ({
      type: 'build',
      card: buildingCard(building),
      tile,
    }),
  ),
);
const DONE: DeadReckoningAction = { type: 'done' };

export function putUp(
  state: DeadReckoningState,
  seat: number,
  building: Building,
  at: number,
  price: number,
  out: DeadReckoningOut,
): void {
  const tile = state.sea[at];
  state.buildings[building]--;
  tile.buildings |= bitOf(building);
  tile.builder = seat;
  out.events?.push({ type: 'built', seat, card: buildingCard(building), tile: at, price });
}

/** DR-TABLE-7: the permissions are used in printed order. */
function buildNext(
  state: DeadReckoningState,
  frame: FrameOf<'build'>,
  card: CardId,
  at: number,
  out: DeadReckoningOut,
): void {
  const [price] = frame.prices;
  frame.prices = frame.prices.slice(1);
  putUp(state, frame.seat, buildingOf(card), at, price, out);
  pay(state, frame.seat, PRICES[price], out);
}

export function beginBuilding(state: DeadReckoningState, seat: Seat, prices: readonly number[]): void {
  state.flow.push({ step: 'build', seat, prices });
}

/** DR-DEC-43, DR-BUILD-6: up to so many, each paid for by itself. */
export const build: DeadReckoningStep<'build'> = {
  seats: (_state, frame) => only(frame.seat),
  legal(state, { seat, prices }) {
    const actions: DeadReckoningAction[] = [];
    if (canPay(state, seat, PRICES[prices[0]]))
      for (const building of KINDS)
        for (let at = 0; at < TILES; at++)
          if (whyNotBuild(state, seat, building, at) === undefined) actions.push(BUILD[building * TILES + at]);
    actions.push(DONE);
    return actions;
  },
  apply(state, frame, _seat, action, out) {
    if (action.type === 'build') buildNext(state, frame, action.card, action.tile, out);
    else state.flow.pop();
  },
  resume(state, { seat, prices }) {
    if (prices.length > 0 && canBuild(state, seat, prices[0])) return false;
    state.flow.pop();
    return true;
  },
  whyNot(state, frame, seat, action) {
    if (action.type !== 'build') return pending(frame.step);
    const building = buildingOf(action.card);
    if (!(building in BUILDINGS)) return reason('no-such-building');
    return reason(whyNotBuild(state, seat, building, action.tile) ?? 'cannot-pay');
  },
};
