/** Sections 6 and 7: a call, what the cups hold, and who pays for it. */
import type { Seat } from '@broadside/kernel';
import { countIn, onesAreWild, standingBid } from './bids.ts';
import { isIn, type LiarsDiceOut } from './cups.ts';
import type { Bid, Call, CallKind, LiarsDiceState } from './state.ts';

/** LD-CALL-3, LD-CALL-4, LD-EXACT-2: liar is right if there are fewer, exactly if there are just as many. */
const isRight = (kind: CallKind, total: number, { count }: Bid): boolean =>
  kind === 'liar' ? total < count : total === count;

/** LD-LOSS-1 to LD-LOSS-3: what one seat loses by being wrong. */
function stake({ options, pirates }: LiarsDiceState, seat: Seat, total: number, { count }: Bid): number {
  const wrongBy = options.loss === 'difference' ? Math.max(1, Math.abs(total - count)) : 1;
  return Math.min(wrongBy, pirates[seat].dice);
}

/** LD-EXACT-2, LD-EXACT-3: below zero is a die taken back. */
function exactGain(state: LiarsDiceState, caller: Seat, seat: Seat): number {
  const { options, pirates } = state;
  if (options.exact === 'others') return seat === caller || !isIn(state, seat) ? 0 : 1;
  return seat === caller && pirates[seat].dice < options.dice ? -1 : 0;
}

function lossesOf(state: LiarsDiceState, kind: CallKind, caller: Seat, bid: Bid, total: number): number[] {
  const right = isRight(kind, total, bid);
  if (kind === 'exact' && right) return state.pirates.map((_, seat) => exactGain(state, caller, seat));
  const loser = right ? bid.seat : caller;
  return state.pirates.map((_, seat) => (seat === loser ? stake(state, seat, total, bid) : 0));
}

/** LD-CALL-2: the cups are lifted from the caller's on, and counted. */
function lift(state: LiarsDiceState, caller: Seat, bid: Bid, wild: boolean, out: LiarsDiceOut): number {
  const { pirates } = state;
  let total = 0;
  for (let step = 0; step < pirates.length; step++) {
    const seat = (caller + step) % pirates.length;
    if (!isIn(state, seat)) continue;
    const dice = allDice(state, seat);
    const hits = countIn(dice, bid.face, wild);
    total += hits;
    out.events?.push({ type: 'lifted', seat, dice, hits, total });
  }
  return total;
}

const allDice = ({ pirates }: LiarsDiceState, seat: Seat): number[] =>
  [...pirates[seat].shown, ...pirates[seat].cup].sort((a, b) => a - b);

/** Carries out a call up to who lost what; the dice themselves are taken by whoever ends the round. */
export function makeCall(state: LiarsDiceState, seat: Seat, kind: CallKind, out: LiarsDiceOut): Call {
  const bid = standingBid(state) as Bid;
  const { count, face, seat: bidder } = bid;
  const wild = onesAreWild(state);
  out.events?.push({ type: 'called', seat, kind, bidder, count, face });
  const cups = state.pirates.map((_, at) => allDice(state, at));
  const total = lift(state, seat, bid, wild, out);
  const right = isRight(kind, total, bid);
  out.events?.push({ type: 'counted', seat, kind, bidder, count, face, total, right });
  const lost = lossesOf(state, kind, seat, bid, total);
  return { kind, seat, round: state.round, bid: { ...bid }, wild, cups, total, right, lost };
}

/** LD-ROUND-5, LD-ROUND-6: who begins the next round, if there is one and if that seat still has dice. */
export function beginnerAfter({ kind, right, seat, bid }: Call): Seat {
  if (kind === 'exact') return seat;
  return right ? bid.seat : seat;
}
