/** Loot: drawn from the deck, kept as far as there is room, lost again (S7-GOODS-4 to 8). */
import { only, type Reason, type Seat } from '@broadside/kernel';
import { ALL_GOODS, type CardId, type Good, type LootKind, lootCard, lootKind, TALISMAN } from '../cards/table.ts';
import { discard } from './discard.ts';
import { gainYinYang } from './effects.ts';
import type { SevenSeasOut, SevenSeasStep } from './flow.ts';
import { pending, reason } from './reasons.ts';
import { capacityOf, countOf, goodsOf } from './ships.ts';
import type { FrameOf, GoodsCount, Pirate, SevenSeasAction, SevenSeasState } from './state.ts';

const NOTHING = -1;
const KEEP: readonly SevenSeasAction[] = ALL_GOODS.map((good) => ({ type: 'keep', card: lootCard(good) }));
const KEEP_ALL: SevenSeasAction = { type: 'keepAll' };
const LEAVE: SevenSeasAction = { type: 'leave' };
const DISCARD: readonly SevenSeasAction[] = ALL_GOODS.map((good) => ({ type: 'discard', card: lootCard(good) }));
const LOSE: readonly SevenSeasAction[] = ALL_GOODS.map((good) => ({ type: 'lose', card: lootCard(good) }));

export const isGood = (kind: LootKind): kind is Good => kind !== TALISMAN;

/** The good of a card number given by a player, or undefined. */
export function goodOf(card: CardId): Good | undefined {
  const kind = lootKind(card);
  return ALL_GOODS.find((good) => good === kind);
}

/** The only kind there is of these goods; undefined if there are several or none. */
function onlyKind(goods: Readonly<GoodsCount>): Good | undefined {
  const [first, ...others] = ALL_GOODS.filter((good) => goods[good] > 0);
  return others.length === 0 ? first : undefined;
}

const roomOf = (pirate: Pirate): number => capacityOf(pirate) - goodsOf(pirate);

/** The top card of the deck; NOTHING if deck and discard pile are both empty (S7-GOODS-8). */
function drawLoot(state: SevenSeasState, out: SevenSeasOut): LootKind | typeof NOTHING {
  if (state.loot.length === 0) reshuffle(state, out);
  const kind = state.loot.pop();
  if (kind === undefined) return NOTHING;
  out.uncover();
  return kind as LootKind;
}

function reshuffle(state: SevenSeasState, out: SevenSeasOut): void {
  const cards = state.discarded.reduce((sum, count) => sum + count, 0);
  if (cards === 0) return;
  state.discarded.forEach((count, kind) => {
    for (let card = 0; card < count; card++) state.loot.push(kind);
  });
  state.discarded = state.discarded.map(() => 0);
  state.discardTop = NOTHING;
  out.chance.stream('loot').shuffle(state.loot);
  out.events?.push({ type: 'reshuffled', cards });
}

/** Draws loot for a player; goods wait in a `keep` frame, whose `goods` are still to be decided on. */
export function receive(
  state: SevenSeasState,
  seat: Seat,
  count: number,
  cause: 'raid' | 'gift',
  out: SevenSeasOut,
): void {
  const goods: GoodsCount = [0, 0, 0];
  const cards: CardId[] = [];
  let talismans = 0;
  for (let card = 0; card < count; card++) {
    const kind = drawLoot(state, out);
    if (kind === NOTHING) break;
    cards.push(lootCard(kind));
    if (isGood(kind)) goods[kind]++;
    else talismans++;
  }
  if (cards.length === 0) return;
  out.events?.push({ type: 'looted', seat, cards, cause });
  state.pirates[seat].talismans += talismans;
  gainYinYang(state, seat, talismans, 'talisman', out);
  offer(state, seat, goods);
}

/** S7-CURSE-15, S7-CURSE-16: the next goods card; Talismans passed are discarded and give nothing. */
export function receiveGood(state: SevenSeasState, seat: Seat, out: SevenSeasOut): void {
  const goods: GoodsCount = [0, 0, 0];
  const cards: CardId[] = [];
  while (countOf(goods) === 0 && goodsAreLeft(state)) {
    const kind = drawLoot(state, out);
    if (kind === NOTHING) break;
    cards.push(lootCard(kind));
    if (isGood(kind)) goods[kind]++;
    else discard(state, kind, 1);
  }
  if (cards.length > 0) out.events?.push({ type: 'looted', seat, cards, cause: 'tavern' });
  offer(state, seat, goods);
}

/** Known to all: every good is either here or before a player. */
const goodsAreLeft = ({ loot, discarded }: SevenSeasState): boolean =>
  loot.some((kind) => kind !== TALISMAN) || discarded.some((count, kind) => kind !== TALISMAN && count > 0);

function offer(state: SevenSeasState, seat: Seat, goods: GoodsCount): void {
  if (countOf(goods) > 0) state.flow.push({ step: 'keep', seat, goods, kept: [0, 0, 0] });
}

function take(pirate: Pirate, frame: FrameOf<'keep'>, good: Good, count: number): void {
  frame.goods[good] -= count;
  frame.kept[good] += count;
  pirate.goods[good] += count;
}

/** What is not kept goes to the discard pile. */
function closeKeep(state: SevenSeasState, frame: FrameOf<'keep'>, out: SevenSeasOut): void {
  const { seat, goods, kept } = frame;
  for (const good of ALL_GOODS) discard(state, good, goods[good]);
  state.flow.pop();
  if (countOf(kept) > 0) out.events?.push({ type: 'kept', seat, goods: [...kept] });
  if (countOf(goods) > 0) out.events?.push({ type: 'dropped', seat, goods: [...goods], cause: 'left' });
}

/** DP-10, S7-GOODS-4: card by card, as far as there is room. */
export const keep: SevenSeasStep<'keep'> = {
  seats: (_state, frame) => only(frame.seat),
  legal(state, { goods }, seat) {
    const legal = KEEP.filter((_action, good) => goods[good] > 0);
    if (countOf(goods) <= roomOf(state.pirates[seat])) legal.push(KEEP_ALL);
    legal.push(LEAVE);
    return legal;
  },
  apply(state, frame, seat, action, out) {
    const pirate = state.pirates[seat];
    if (action.type === 'keepAll') for (const good of ALL_GOODS) take(pirate, frame, good, frame.goods[good]);
    const good = action.type === 'keep' ? goodOf(action.card) : undefined;
    if (good === undefined) closeKeep(state, frame, out);
    else take(pirate, frame, good, 1);
  },
  resume(state, frame, out) {
    if (countOf(frame.goods) > 0 && roomOf(state.pirates[frame.seat]) > 0) return false;
    closeKeep(state, frame, out);
    return true;
  },
  whyNot(state, frame, seat, action): Reason {
    if (action.type === 'keepAll') return reason('no-room', { room: roomOf(state.pirates[seat]) });
    return action.type === 'keep' ? reason('not-in-loot') : pending(frame.step);
  },
};

function dropExcess(state: SevenSeasState, frame: FrameOf<'excess'>, good: Good, count: number): void {
  state.pirates[frame.seat].goods[good] -= count;
  frame.lost[good] += count;
  discard(state, good, count);
}

/** DP-18, S7-GOODS-6: exactly down to capacity; with one kind, or no room at all, there is nothing to choose. */
export const excess: SevenSeasStep<'excess'> = {
  seats: (_state, frame) => only(frame.seat),
  legal: (state, _frame, seat) => DISCARD.filter((_action, good) => state.pirates[seat].goods[good] > 0),
  apply(state, frame, _seat, action) {
    const good = action.type === 'discard' ? goodOf(action.card) : undefined;
    if (good !== undefined) dropExcess(state, frame, good, 1);
  },
  resume(state, frame, out) {
    const pirate = state.pirates[frame.seat];
    if (capacityOf(pirate) === 0) for (const good of ALL_GOODS) dropExcess(state, frame, good, pirate.goods[good]);
    const kind = onlyKind(pirate.goods);
    const over = -roomOf(pirate);
    if (over > 0 && kind === undefined) return false;
    if (over > 0 && kind !== undefined) dropExcess(state, frame, kind, over);
    state.flow.pop();
    out.events?.push({ type: 'dropped', seat: frame.seat, goods: [...frame.lost], cause: 'excess' });
    return true;
  },
  whyNot: (_state, frame, _seat, action) =>
    action.type === 'discard' ? reason('nothing-to-discard') : pending(frame.step),
};

function loseGood(state: SevenSeasState, seat: Seat, good: Good, out: SevenSeasOut): void {
  const goods: GoodsCount = [0, 0, 0];
  goods[good] = 1;
  state.pirates[seat].goods[good]--;
  discard(state, good, 1);
  out.events?.push({ type: 'dropped', seat, goods, cause: 'tavern' });
}

/** DP-16, S7-CURSE-15: one good of the owner's choice; without goods nothing is lost (S7-CURSE-16). */
export const lose: SevenSeasStep<'lose'> = {
  seats: (_state, frame) => only(frame.seat),
  legal: (state, _frame, seat) => LOSE.filter((_action, good) => state.pirates[seat].goods[good] > 0),
  apply(state, _frame, seat, action, out) {
    const good = action.type === 'lose' ? goodOf(action.card) : undefined;
    state.flow.pop();
    if (good !== undefined) loseGood(state, seat, good, out);
  },
  resume(state, { seat }, out) {
    const pirate = state.pirates[seat];
    const kind = onlyKind(pirate.goods);
    if (kind === undefined && goodsOf(pirate) > 0) return false;
    state.flow.pop();
    if (kind !== undefined) loseGood(state, seat, kind, out);
    return true;
  },
  whyNot: (_state, frame, _seat, action) => (action.type === 'lose' ? reason('nothing-to-lose') : pending(frame.step)),
};
