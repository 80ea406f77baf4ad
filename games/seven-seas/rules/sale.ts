/** S7-MERCHANT: a sale is put together card by card, and priced as one when it is closed (S7-TABLE-2). */
import { only, type Reason, type Seat } from '@broadside/kernel';
import { ALL_GOODS, type CardId, type Good, lootKind, priceIn } from '../cards/table.ts';
import { nextSales } from './actions.ts';
import { discard } from './discard.ts';
import { postGuards } from './effects.ts';
import type { SevenSeasOut, SevenSeasStep } from './flow.ts';
import { goodOf } from './loot.ts';
import { pending, reason } from './reasons.ts';
import { portOf } from './rituals.ts';
import { countOf, goodsOf, guardsOf } from './ships.ts';
import type { FrameOf, GoodsCount, SevenSeasAction, SevenSeasState } from './state.ts';

/** S7-MERCHANT-2: this many of a kind fetch the price of the port. */
const FULL_PRICE_FROM = 3;

/** What the current port pays for these goods, sold together. */
export function chestsFor(port: CardId, goods: readonly number[], bayRum: number): number {
  let chests = 0;
  for (const good of ALL_GOODS)
    chests += goods[good] * (goods[good] >= FULL_PRICE_FROM ? priceIn(port, good, bayRum) : 1);
  return chests;
}

/** Hands over the goods and takes the chests; guards are settled once, after all of it (S7-MERCHANT-4). */
export function sellGoods(
  state: SevenSeasState,
  seat: Seat,
  sold: GoodsCount,
  final: boolean,
  out: SevenSeasOut,
): void {
  const pirate = state.pirates[seat];
  const before = guardsOf(pirate);
  const chests = chestsFor(portOf(state), sold, state.options.bayRum);
  for (const good of ALL_GOODS) {
    pirate.goods[good] -= sold[good];
    discard(state, good, sold[good]);
  }
  pirate.chests += chests;
  out.events?.push({ type: 'sold', seat, goods: sold, chests, final });
  postGuards(state, seat, before, out);
}

/** Everything a player has. */
export const allOf = (state: SevenSeasState, seat: Seat): GoodsCount => [...state.pirates[seat].goods];

export type SaleAction = Extract<SevenSeasAction, { readonly type: 'sell' | 'sellKind' | 'sellAll' }>;

/** Adds to the goods that are to be sold. */
export function addToSale(state: SevenSeasState, seat: Seat, sold: GoodsCount, action: SaleAction): void {
  const { goods } = state.pirates[seat];
  if (action.type === 'sellAll') for (const good of ALL_GOODS) sold[good] = goods[good];
  else {
    const good = lootKind(action.card) as Good;
    sold[good] = action.type === 'sell' ? sold[good] + 1 : goods[good];
  }
}

/** Why these goods cannot be sold; `left` are those that are not in the sale yet. */
export function whyNotSell(action: SaleAction, left: (good: Good) => number): Reason {
  if (action.type === 'sellAll') return reason('no-such-goods');
  const good = goodOf(action.card);
  if (good === undefined) return reason('not-a-good');
  return reason(action.type === 'sellKind' && left(good) === 1 ? 'last-of-its-kind' : 'no-such-goods');
}

function close(state: SevenSeasState, { seat, sold }: FrameOf<'sale'>, out: SevenSeasOut): void {
  state.flow.pop();
  sellGoods(state, seat, sold, false, out);
}

export const sale: SevenSeasStep<'sale'> = {
  seats: (_state, frame) => only(frame.seat),
  legal: (state, frame) => nextSales(state.pirates[frame.seat].goods, frame.sold),
  apply(state, frame, seat, action, out) {
    if (action.type === 'close') close(state, frame, out);
    else addToSale(state, seat, frame.sold, action as SaleAction);
  },
  /** Nothing is left to add: the sale is closed. */
  resume(state, frame, out) {
    if (countOf(frame.sold) < goodsOf(state.pirates[frame.seat])) return false;
    close(state, frame, out);
    return true;
  },
  whyNot(state, { seat, sold }, _seat, action) {
    switch (action.type) {
      case 'sell':
      case 'sellKind':
      case 'sellAll':
        return whyNotSell(action, (good) => state.pirates[seat].goods[good] - sold[good]);
      default:
        return pending('sale');
    }
  },
};
