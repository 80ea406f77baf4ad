/** Section 10: the final sale, the score and the winners. */
import type { Outcome, Seat, Standing } from '@broadside/kernel';
import { canDeal, finalDeals, holds } from './actions.ts';
import { mark } from './effects.ts';
import type { SevenSeasOut, SevenSeasStep } from './flow.ts';
import { pending, reason } from './reasons.ts';
import { perform, whyNoRitual } from './rituals.ts';
import { allOf, sellGoods } from './sale.ts';
import { seatsOf } from './seats.ts';
import { goodsOf } from './ships.ts';
import type { FrameOf, Pirate, SevenSeasState } from './state.ts';

/** S7-MARK-1, S7-YY-2. */
const POINTS_PER_MARK = 3;
const YIN_YANG_PER_POINT = 3;

export function beginFinale(state: SevenSeasState): void {
  state.flow.push({ step: 'finale', done: 0 });
}

const everybody = (state: SevenSeasState): number => (1 << state.pirates.length) - 1;

/** S7-END-4. */
function sellOut(state: SevenSeasState, frame: FrameOf<'finale'>, seat: Seat, out: SevenSeasOut): void {
  frame.done |= 1 << seat;
  if (goodsOf(state.pirates[seat]) > 0) sellGoods(state, seat, allOf(state, seat), true, out);
}

/** S7-END-6: hands are opened and counted. */
function endMatch(state: SevenSeasState, out: SevenSeasOut): void {
  state.flow.pop();
  for (let seat = 0; seat < state.pirates.length; seat++) {
    const { length } = state.pirates[seat].hand;
    if (length > 0) mark(state, seat, 'hand', out, length);
  }
  out.uncover();
  out.events?.push({ type: 'ended' });
}

/**
 * DP-21: only who can still make a Profitable Deal is asked. Deals and sale are one step here: guards are settled after
 * all of it, so no good is lost to a guard on the way (S7-END-5, S7-MERCHANT-4).
 */
export const finale: SevenSeasStep<'finale'> = {
  seats: (state, frame) => seatsOf(everybody(state) & ~frame.done),
  legal: (state, _frame, seat) => finalDeals(state.pirates[seat].goods),
  apply(state, frame, seat, action, out) {
    if (action.type === 'deal') perform(state, seat, action, out);
    else sellOut(state, frame, seat, out);
  },
  resume(state, frame, out) {
    for (let seat = 0; seat < state.pirates.length; seat++) {
      const { yinYang, goods } = state.pirates[seat];
      if (!holds(frame.done, seat) && !canDeal(yinYang, goods)) sellOut(state, frame, seat, out);
    }
    if (frame.done !== everybody(state)) return false;
    endMatch(state, out);
    return true;
  },
  whyNot(state, _frame, seat, action) {
    if (action.type === 'deal') return whyNoRitual(state.pirates[seat], action);
    return action.type === 'doubleHold' || action.type === 'unsinkable' ? reason('no-rituals') : pending('finale');
  },
};

/** How a match can end, and what can decide between the winners and the rest. */
export interface SevenSeasOutcome extends Outcome {
  readonly reason: 'lastRounds';
  readonly decidedBy: 'points' | 'corsairs' | 'marks' | 'shared';
}

interface Count {
  readonly seat: Seat;
  readonly points: number;
  readonly corsairs: number;
  readonly marks: number;
  readonly sheet: Readonly<Record<string, number>>;
}

/** S7-END-7, without the marks of the cards in hand. */
export const pointsOf = ({
  chests,
  talismans,
  yinYang,
  marks,
}: Pick<Pirate, 'chests' | 'talismans' | 'yinYang' | 'marks'>): number =>
  chests + talismans + Math.floor(yinYang / YIN_YANG_PER_POINT) - POINTS_PER_MARK * marks;

/** All that counts at the end; a view shows as much of it as a state. */
interface Counted {
  readonly flow: readonly unknown[];
  readonly pirates: readonly Pick<Pirate, 'chests' | 'talismans' | 'yinYang' | 'marks'>[];
  readonly corsairs: readonly number[];
}

function countUp(state: Counted, seat: Seat): Count {
  const pirate = state.pirates[seat];
  const { chests, talismans, marks } = pirate;
  const corsairs = state.corsairs.filter((holder) => holder === seat).length;
  return {
    seat,
    points: pointsOf(pirate),
    corsairs,
    marks,
    sheet: {
      chests,
      talismans,
      yinYang: Math.floor(pirate.yinYang / YIN_YANG_PER_POINT),
      marks: 0 - POINTS_PER_MARK * marks,
      corsairs,
      blackMarks: marks,
    },
  };
}

/** S7-END-8. */
const compare = (a: Count, b: Count): number => b.points - a.points || a.corsairs - b.corsairs || a.marks - b.marks;

function decidedBy(best: Count, second: Count): SevenSeasOutcome['decidedBy'] {
  if (best.points !== second.points) return 'points';
  if (best.corsairs !== second.corsairs) return 'corsairs';
  return best.marks !== second.marks ? 'marks' : 'shared';
}

/** The result, once nothing waits any more. */
export function outcome(state: Counted): SevenSeasOutcome | undefined {
  if (state.flow.length > 0) return undefined;
  const counts = state.pirates.map((_, seat) => countUp(state, seat)).sort((a, b) => compare(a, b) || a.seat - b.seat);
  const ranking: Standing[] = counts.map((count) => ({
    seat: count.seat,
    rank: counts.findIndex((other) => compare(other, count) === 0) + 1,
    points: count.points,
    sheet: count.sheet,
  }));
  return {
    reason: 'lastRounds',
    decidedBy: decidedBy(counts[0], counts[1]),
    winners: ranking.filter(({ rank }) => rank === 1).map(({ seat }) => seat),
    ranking,
  };
}
