/** Section 2 and 9: throwing dice under cups, and setting some aside. */
import type { Out, Seat } from '@broadside/kernel';
import { type BidTable, type Claim, counts, onesAreWild } from './bids.ts';
import type { Face, LiarsDiceEvent, LiarsDiceState } from './state.ts';

export type LiarsDiceOut = Out<LiarsDiceEvent>;

const SIDES = 6;

export const isIn = ({ pirates }: LiarsDiceState, seat: Seat): boolean => pirates[seat].dice > 0;

/** A state as bids see it. */
export const tableOf = ({ options, palifico, bids, pirates }: LiarsDiceState): BidTable => ({
  options,
  palifico,
  bids,
  dice: pirates.map(({ dice }) => dice),
});

/** LD-SETUP-3: prescribed dice first, then chance. */
function throwOne(state: LiarsDiceState, out: LiarsDiceOut): Face {
  return state.prescribed.pop() ?? out.chance.stream('dice').below(SIDES) + 1;
}

/** LD-ROUND-1. */
export function throwCup(state: LiarsDiceState, seat: Seat, count: number, out: LiarsDiceOut): void {
  const { cup } = state.pirates[seat];
  cup.length = 0;
  for (let die = 0; die < count; die++) cup.push(throwOne(state, out));
  cup.sort((a, b) => a - b);
  out.events?.push({ type: 'threw', seat, dice: cup.slice() });
}

/** LD-SHOW-1: the dice under a cup that count for a bid, and whether any are left to throw. */
export function partsOf(state: LiarsDiceState, seat: Seat, { face }: Claim): { hits: Face[]; left: number } {
  const wild = onesAreWild(state);
  const { cup } = state.pirates[seat];
  const hits = cup.filter((die) => counts(die, face, wild));
  return { hits, left: cup.length - hits.length };
}

/** LD-SHOW-1, LD-SHOW-3. */
export function showDice(state: LiarsDiceState, seat: Seat, claim: Claim, out: LiarsDiceOut): void {
  const { hits, left } = partsOf(state, seat, claim);
  const pirate = state.pirates[seat];
  pirate.shown = [...pirate.shown, ...hits].sort((a, b) => a - b);
  out.events?.push({ type: 'showed', seat, dice: hits, left });
  throwCup(state, seat, left, out);
}
