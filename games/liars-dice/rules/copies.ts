/** Copies by hand: bots copy states by the million. */
import type { Call, LiarsDiceState, Pirate } from './state.ts';

export const copyPirate = ({ dice, cup, shown, hasFallen, outIn }: Pirate): Pirate => ({
  dice,
  cup: cup.slice(),
  shown: shown.slice(),
  hasFallen,
  outIn,
});

/** A call is never changed once it was made, so copies share it; only what leaves the rules is copied. */
export const copyCall = (call: Call | null): Call | null =>
  call && {
    ...call,
    bid: { ...call.bid },
    cups: call.cups.map((cup) => cup.slice()),
    lost: call.lost.slice(),
  };

export const clone = (state: LiarsDiceState): LiarsDiceState => ({
  options: state.options,
  pirates: state.pirates.map(copyPirate),
  round: state.round,
  turns: state.turns,
  first: state.first,
  palifico: state.palifico,
  bids: state.bids.slice(),
  last: state.last,
  prescribed: state.prescribed.slice(),
  flow: state.flow.slice(),
});
