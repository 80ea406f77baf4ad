/** A curse from its card to the last payment: what the Shaman fixes, the throw, who is hit (section 8). */
import { only, type Reason, type Seat } from '@broadside/kernel';
import { ALL_GOODS, type CardId, curseOf, lootCard } from '../cards/table.ts';
import { HIT_VALUE, highestDemand, isDiceCurse, pay } from './curses.ts';
import type { SevenSeasOut, SevenSeasStep, SevenSeasWork } from './flow.ts';
import { lidOf, sidesOf, takeInHand, valueAt } from './lid.ts';
import { goodOf } from './loot.ts';
import { pending, reason } from './reasons.ts';
import { MOST_SHIPS, seaOf } from './ships.ts';
import type { FrameOf, SevenSeasAction, SevenSeasState } from './state.ts';
import { drawnIn } from './whirlpool.ts';

export { whirl } from './whirlpool.ts';

/** S7-SHAMAN-4. */
const PROTECTED_PER_GIFT = 3;
const PROTECTING: readonly (readonly SevenSeasAction[])[] = Array.from({ length: MOST_SHIPS + 1 }, (_, most) =>
  Array.from({ length: most + 1 }, (_none, count) => ({ type: 'protect', count })),
);
const NAMING: readonly SevenSeasAction[] = ALL_GOODS.map((good) => ({ type: 'name', card: lootCard(good) }));

/** S7-SHAMAN-1: the Curse lies open on the pile. */
export function beginCurse(state: SevenSeasState, shaman: Seat, card: CardId, gifts: number, _out: SevenSeasOut): void {
  state.flow.push({
    step: 'curse',
    shaman,
    card,
    gifts,
    stage: 'begun',
    next: 0,
    good: -1,
    protected: 0,
    due: [],
  });
}

/** The curse that is being worked on, `above` questions below the top. */
function curseFrame(state: SevenSeasState, above = 0): FrameOf<'curse'> {
  const frame = state.flow[state.flow.length - 1 - above];
  if (frame?.step !== 'curse') throw new Error('there is no curse');
  return frame;
}

/** Before anything is thrown: protection first, then the kind of goods where the Shaman has a say. */
function prepare(state: SevenSeasState, frame: FrameOf<'curse'>, out: SevenSeasOut): void {
  frame.next++;
  if (frame.next === 1) askToProtect(state, frame);
  else if (frame.next === 2) settleGood(state, frame);
  else throwDice(state, frame, out);
}

function askToProtect(state: SevenSeasState, { card, gifts, shaman }: FrameOf<'curse'>): void {
  const most = Math.min(PROTECTED_PER_GIFT * gifts, seaOf(state.pirates[shaman]));
  if (isDiceCurse(curseOf(card)) && most > 0) state.flow.push({ step: 'protect', seat: shaman, most });
}

function settleGood(state: SevenSeasState, frame: FrameOf<'curse'>): void {
  const curse = curseOf(frame.card);
  if (curse !== 'idol' && curse !== 'mutiny') return;
  const [good, ...equal] = curse === 'mutiny' ? highestDemand(state) : ALL_GOODS;
  if (equal.length === 0) frame.good = good;
  else state.flow.push({ step: 'name', seat: frame.shaman });
}

/** S7-CURSE-1, S7-CURSE-10, S7-CURSE-14. Without a ship at sea there is nothing to throw. */
function throwDice(state: SevenSeasState, frame: FrameOf<'curse'>, out: SevenSeasOut): void {
  const sides = thrownFor(state, frame);
  frame.next = 0;
  if (sides.length === 0) {
    frame.stage = 'paying';
    frame.due = state.pirates.map(() => 0);
    payNext(state, frame, out);
    return;
  }
  frame.stage = 'thrown';
  takeInHand(state, frame.shaman, frame.card, sides);
}

function thrownFor(state: SevenSeasState, frame: FrameOf<'curse'>): readonly number[] {
  const curse = curseOf(frame.card);
  if (curse === 'tavern') return sidesOf(state.pirates.length, []);
  if (!isDiceCurse(curse)) return [];
  const ships = state.pirates.map(seaOf);
  ships[frame.shaman] -= frame.protected;
  if (ships.every((count) => count === 0)) return [];
  return sidesOf(curse === 'whirlpool' ? 1 : 0, ships);
}

/** The dice lie there: the Tavern's are given away, those of the other curses are hit or spared. */
function read(state: SevenSeasState, frame: FrameOf<'curse'>, out: SevenSeasOut): void {
  const curse = curseOf(frame.card);
  if (curse === 'tavern') {
    giveNext(state, frame, out);
    return;
  }
  frame.stage = 'paying';
  const lid = lidOf(state);
  if (curse === 'whirlpool') drawnIn(state, lid);
  else for (let die = 0; die < lid.sides.length; die++) if (valueAt(lid, die) === HIT_VALUE[curse]) lid.hits.push(die);
}

/** S7-CURSE-5: clockwise from the Shaman. */
function payNext(state: SevenSeasState, frame: FrameOf<'curse'>, out: SevenSeasOut): void {
  const seats = state.pirates.length;
  if (frame.due.length === 0) frame.due = hitsBySeat(state);
  if (frame.next === seats) {
    state.flow.pop();
    return;
  }
  const seat = (frame.shaman + frame.next) % seats;
  frame.next++;
  pay(state, frame, seat, out);
}

function hitsBySeat(state: SevenSeasState): number[] {
  const { hits, sides } = lidOf(state);
  const due = state.pirates.map(() => 0);
  for (const die of hits) due[sides[die]]++;
  return due;
}

export const curse: SevenSeasWork<'curse'> = {
  resume(state, frame, out) {
    switch (frame.stage) {
      case 'begun':
        prepare(state, frame, out);
        break;
      case 'thrown':
        read(state, frame, out);
        break;
      case 'paying':
        payNext(state, frame, out);
        break;
    }
  },
};

/** DP-13. */
export const protect: SevenSeasStep<'protect'> = {
  seats: (_state, frame) => only(frame.seat),
  legal: (_state, { most }) => PROTECTING[most],
  apply(state, _frame, seat, action, out) {
    if (action.type !== 'protect') return;
    state.flow.pop();
    curseFrame(state).protected = action.count;
    out.events?.push({ type: 'protected', seat, count: action.count });
  },
  whyNot: (_state, frame, _seat, action): Reason =>
    action.type === 'protect' ? reason('too-many-to-protect', { most: frame.most }) : pending(frame.step),
};

/** DP-14, and S7-AMB-43 where two goods are in equally high demand. */
export const name: SevenSeasStep<'name'> = {
  seats: (_state, frame) => only(frame.seat),
  legal: (state) => {
    const { card } = curseFrame(state, 1);
    const demanded = curseOf(card) === 'mutiny' ? highestDemand(state) : ALL_GOODS;
    return demanded.map((good) => NAMING[good]);
  },
  apply(state, _frame, seat, action, out) {
    const good = action.type === 'name' ? goodOf(action.card) : undefined;
    if (good === undefined) return;
    state.flow.pop();
    curseFrame(state).good = good;
    out.events?.push({ type: 'named', seat, card: lootCard(good) });
  },
  whyNot(_state, frame, _seat, action): Reason {
    if (action.type !== 'name') return pending(frame.step);
    return reason(goodOf(action.card) === undefined ? 'name-a-good' : 'not-in-demand');
  },
};

/** S7-CURSE-14, S7-TABLE-2: player by player; the next one to be given a die, or the results when all have one. */
function giveNext(state: SevenSeasState, frame: FrameOf<'curse'>, out: SevenSeasOut): void {
  const seats = state.pirates.length;
  if (frame.due.length === 0) frame.due = state.pirates.map(() => 0);
  if (frame.next === seats) {
    frame.stage = 'paying';
    frame.next = 0;
    payNext(state, frame, out);
    return;
  }
  const to = (frame.shaman + frame.next) % seats;
  state.flow.push({ step: 'assign', seat: frame.shaman, to, values: leftToGive(state, frame) });
}

function leftToGive(state: SevenSeasState, { due }: FrameOf<'curse'>): number[] {
  const lid = lidOf(state);
  const left = lid.sides.map((_side, die) => valueAt(lid, die)).sort((one, other) => one - other);
  for (const value of due) if (value > 0) left.splice(left.indexOf(value), 1);
  return left;
}

function give(state: SevenSeasState, to: Seat, value: number, out: SevenSeasOut): void {
  state.flow.pop();
  const frame = curseFrame(state);
  frame.due[to] = value;
  frame.next++;
  out.events?.push({ type: 'assigned', seat: to, value });
}

/** DP-15: equal dice are offered once; where all are equal, or one is left, there is nothing to choose. */
export const assign: SevenSeasStep<'assign'> = {
  seats: (_state, frame) => only(frame.seat),
  legal: (_state, { values }) =>
    values.filter((value, at) => value !== values[at - 1]).map((value) => ({ type: 'assign', value })),
  apply(state, { to }, _seat, action, out) {
    if (action.type === 'assign') give(state, to, action.value, out);
  },
  resume(state, { to, values }, out) {
    if (values[0] !== values[values.length - 1]) return false;
    give(state, to, values[0], out);
    return true;
  },
  whyNot: (_state, frame, _seat, action): Reason =>
    action.type === 'assign' ? reason('no-such-die') : pending(frame.step),
};
