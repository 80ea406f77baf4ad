/** Actions and whole lists of them, made once: a list of legal actions then costs next to nothing. */
import { ALL_GOODS, type CardId, type Character, characterCard, lootCard, NATIONS } from '../cards/table.ts';
import type { GoodsCount, SevenSeasAction } from './state.ts';

type Actions = readonly SevenSeasAction[];

const DECLINE: SevenSeasAction = { type: 'decline' };
const SELL_ALL: SevenSeasAction = { type: 'sellAll' };
const CLOSE: SevenSeasAction = { type: 'close' };
const END: SevenSeasAction = { type: 'end' };

export const ONLY_DECLINE: Actions = [DECLINE];
export const ONLY_END: Actions = [END];
export const DRAW_OR_DECLINE: Actions = [{ type: 'draw' }, DECLINE];
export const GIFT_OR_NOT: Actions = [{ type: 'gift' }, { type: 'noGift' }];

const ALL_CHARACTERS: readonly Character[] = [0, 1, 2, 3, 4, 5, 6];

/** Whether a set written in bits holds this one. */
export const holds = (bits: number, one: number): boolean => (bits & (1 << one)) !== 0;

/** S7-ROUND-2, S7-ROUND-3: what can be chosen, by the characters that lie on the table (a bit each). */
export const CHOICES: readonly Actions[] = Array.from({ length: 1 << ALL_CHARACTERS.length }, (_, played) =>
  ALL_CHARACTERS.filter((character) => !holds(played, character)).map(
    (character): SevenSeasAction => ({ type: 'choose', card: characterCard(character) }),
  ),
);

/** S7-SHIPWRIGHT-1: by the most ships that can be bought. */
export const BUILDS: readonly Actions[] = Array.from({ length: 11 }, (_, most) => [
  ...Array.from({ length: most }, (_, at): SevenSeasAction => ({ type: 'build', count: at + 1 })),
  DECLINE,
]);

/** S7-GOV-1: by the nations whose tokens are free (a bit each). */
export const CORSAIRS: readonly Actions[] = Array.from({ length: 1 << NATIONS.length }, (_, free) => [
  ...NATIONS.flatMap((_, nation): Actions => (holds(free, nation) ? [{ type: 'corsair', nation }] : [])),
  DECLINE,
]);

const PLAYS: Actions = Array.from({ length: 30 }, (_, card) => ({ type: 'play', card }));

/** The cards of this span that are in a sorted hand, to play; the last cards of the span come last. */
export function playsIn(hand: readonly CardId[], from: CardId, below: CardId): Actions {
  const actions: SevenSeasAction[] = [];
  for (const card of hand) if (card >= from && card < below) actions.push(PLAYS[card]);
  actions.push(DECLINE);
  return actions;
}

const sales = (goods: readonly number[], last: SevenSeasAction): Actions => [
  ...ALL_GOODS.flatMap((good): Actions => {
    const card = lootCard(good);
    const one: SevenSeasAction = { type: 'sell', card };
    if (goods[good] === 0) return [];
    return goods[good] === 1 ? [one] : [one, { type: 'sellKind', card }];
  }),
  ...(goods.some((count) => count > 0) ? [SELL_ALL] : []),
  last,
];

/** None, one or several of each kind: 27 cases. */
const CASES = Array.from({ length: 27 }, (_, at) => [Math.floor(at / 9), Math.floor(at / 3) % 3, at % 3]);
const FIRST_SALES = CASES.map((goods) => sales(goods, DECLINE));
const NEXT_SALES = CASES.map((goods) => sales(goods, CLOSE));

const caseOf = (fruit: number, coffee: number, rum: number): number =>
  Math.min(fruit, 2) * 9 + Math.min(coffee, 2) * 3 + Math.min(rum, 2);

/** DP-19: what a Merchant can begin with. */
export const firstSales = (goods: Readonly<GoodsCount>): Actions => FIRST_SALES[caseOf(goods[0], goods[1], goods[2])];

/** What the player can go on with, or close the sale. */
export const nextSales = (goods: Readonly<GoodsCount>, sold: Readonly<GoodsCount>): Actions =>
  NEXT_SALES[caseOf(goods[0] - sold[0], goods[1] - sold[1], goods[2] - sold[2])];

const dealsOf = (kinds: number): Actions =>
  [
    [0, 1],
    [0, 2],
    [1, 2],
  ]
    .filter((pair) => pair.every((good) => holds(kinds, good)))
    .map((pair) => ({ type: 'deal', cards: pair.map((good) => lootCard(good as 0 | 1 | 2)) }));

/** S7-RITUAL-4: by the kinds of goods held (a bit each). */
const DEALS: readonly Actions[] = Array.from({ length: 8 }, (_, kinds) => dealsOf(kinds));
export const NO_ACTION: Actions = [];
const DOUBLE_HOLD: Actions = [{ type: 'doubleHold' }];
const ALL_RITUALS: readonly Actions[] = DEALS.map((deals) => [...deals, ...DOUBLE_HOLD, { type: 'unsinkable' }]);
const FINAL: readonly Actions[] = DEALS.map((deals) => [...deals, SELL_ALL]);

export const DEAL_COST = 3;
export const DOUBLE_HOLD_COST = 2;
export const UNSINKABLE_COST = 3;

const kindsOf = (goods: Readonly<GoodsCount>): number =>
  (goods[0] > 0 ? 1 : 0) | (goods[1] > 0 ? 2 : 0) | (goods[2] > 0 ? 4 : 0);

/** DP-2. */
export function ritualsFor(yinYang: number, goods: Readonly<GoodsCount>): Actions {
  if (yinYang < DOUBLE_HOLD_COST) return NO_ACTION;
  return yinYang < UNSINKABLE_COST ? DOUBLE_HOLD : ALL_RITUALS[kindsOf(goods)];
}

/** S7-END-5: two kinds and enough Yin-Yang. */
export const canDeal = (yinYang: number, goods: Readonly<GoodsCount>): boolean =>
  yinYang >= DEAL_COST && DEALS[kindsOf(goods)].length > 0;

/** DP-21, for somebody who can deal. */
export const finalDeals = (goods: Readonly<GoodsCount>): Actions => FINAL[kindsOf(goods)];
