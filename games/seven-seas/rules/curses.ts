/** What each of the eight curses takes from a player (S7-CURSE-3 to 17). */
import type { Seat } from '@broadside/kernel';
import {
  ALL_GOODS,
  type Curse,
  curseOf,
  type Good,
  type LootKind,
  lootCard,
  priceIn,
  TALISMAN,
} from '../cards/table.ts';
import { discard } from './discard.ts';
import { gainYinYang, mark, postGuards } from './effects.ts';
import type { SevenSeasOut } from './flow.ts';
import { lidOf } from './lid.ts';
import { isGood, receiveGood } from './loot.ts';
import { guardsOf, seaOf } from './ships.ts';
import type { FrameOf, SevenSeasState } from './state.ts';

const CHESTS_PER_GUARD = 2;
const TAVERN_YIN_YANG = 3;

/** The value that is a hit; 0 where values do not decide. */
export const HIT_VALUE: Readonly<Record<Curse, number>> = {
  kraken: 1,
  iceberg: 2,
  sirens: 3,
  mutiny: 4,
  whirlpool: 0,
  idol: 0,
  salary: 0,
  tavern: 0,
};

/** S7-CURSE-1, S7-SHAMAN-4: whether all sea ships are thrown, and the Shaman's gift counts. */
export const isDiceCurse = (curse: Curse): boolean => HIT_VALUE[curse] > 0 || curse === 'whirlpool';

/** S7-CURSE-9, S7-AMB-43: the goods in highest demand in the current Port; normally one. */
export function highestDemand({ ports, options }: SevenSeasState): Good[] {
  const port = ports[ports.length - 1];
  const prices = ALL_GOODS.map((good) => priceIn(port, good, options.bayRum));
  const top = Math.max(...prices);
  return ALL_GOODS.filter((good) => prices[good] === top);
}

/** What a hit costs before it costs ships. */
function kindOf({ card, good }: FrameOf<'curse'>): LootKind {
  const curse = curseOf(card);
  if (curse === 'whirlpool') return TALISMAN;
  if (curse === 'mutiny' || curse === 'idol') return good === -1 ? 0 : good;
  return (HIT_VALUE[curse] - 1) as Good;
}

/** S7-CURSE-5: all that is due from one player; excess goods are asked for on top. */
export function pay(state: SevenSeasState, frame: FrameOf<'curse'>, seat: Seat, out: SevenSeasOut): void {
  const curse = curseOf(frame.card);
  if (curse === 'salary') paySalary(state, seat, out);
  else if (curse === 'tavern') visitTavern(state, seat, frame.due[seat], out);
  else payHits(state, frame, seat, curse === 'idol' ? 1 : frame.due[seat], out);
}

/** S7-CURSE-3, S7-CURSE-4: cards while there are any, then ships; guards are never lost (S7-CHEST-7). */
function payHits(state: SevenSeasState, frame: FrameOf<'curse'>, seat: Seat, hits: number, out: SevenSeasOut): void {
  const pirate = state.pirates[seat];
  const kind = kindOf(frame);
  const before = guardsOf(pirate);
  const cards = Math.min(hits, isGood(kind) ? pirate.goods[kind] : pirate.talismans);
  const ships = Math.min(hits - cards, seaOf(pirate));
  frame.due[seat] = 0;
  if (cards + ships === 0) return;
  if (isGood(kind)) pirate.goods[kind] -= cards;
  else pirate.talismans -= cards;
  pirate.ships -= ships;
  discard(state, kind, cards);
  const dice = isDiceCurse(curseOf(frame.card)) ? hitDice(state, seat) : [];
  out.events?.push({ type: 'hit', seat, curse: frame.card, dice, card: lootCard(kind), cards, ships });
  postGuards(state, seat, before, out);
}

function hitDice(state: SevenSeasState, seat: Seat): number[] {
  const { hits, sides } = lidOf(state);
  return hits.filter((die) => sides[die] === seat);
}

/** S7-CURSE-13. */
function paySalary(state: SevenSeasState, seat: Seat, out: SevenSeasOut): void {
  const guards = guardsOf(state.pirates[seat]);
  if (guards > 0) gainChests(state, seat, -CHESTS_PER_GUARD * guards, 'salary', out);
}

/** S7-CHEST-9: a loss stops at nothing. */
function gainChests(
  state: SevenSeasState,
  seat: Seat,
  count: number,
  cause: 'salary' | 'tavern',
  out: SevenSeasOut,
): void {
  const pirate = state.pirates[seat];
  const before = guardsOf(pirate);
  const chests = Math.max(count, -pirate.chests);
  if (chests === 0) return;
  pirate.chests += chests;
  out.events?.push({ type: 'gained', seat, chests, cause });
  postGuards(state, seat, before, out);
}

/** S7-CURSE-15: what each face of the Tavern's dice brings. */
function visitTavern(state: SevenSeasState, seat: Seat, value: number, out: SevenSeasOut): void {
  if (value === 1) mark(state, seat, 'tavern', out);
  if (value === 2) state.flow.push({ step: 'lose', seat });
  if (value === 3) gainChests(state, seat, -1, 'tavern', out);
  if (value === 4) gainChests(state, seat, 1, 'tavern', out);
  if (value === 5) receiveGood(state, seat, out);
  if (value === 6) gainYinYang(state, seat, TAVERN_YIN_YANG, 'tavern', out);
}
