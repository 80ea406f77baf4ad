/** Sections 2, 6, 8 and 10: a round from the throw to the call, and what follows it. */
import type { Seat } from '@broadside/kernel';
import { beginnerAfter, makeCall } from './call.ts';
import { isIn, type LiarsDiceOut, throwCup } from './cups.ts';
import type { Call, CallKind, LiarsDiceState } from './state.ts';

/** LD-ROUND-4: the next seat clockwise that has dice. */
export function nextIn(state: LiarsDiceState, seat: Seat): Seat {
  const { length } = state.pirates;
  let next = (seat + 1) % length;
  while (!isIn(state, next)) next = (next + 1) % length;
  return next;
}

/** LD-ROUND-1: everybody throws at once. */
export function beginRound(state: LiarsDiceState, first: Seat, palifico: boolean, out: LiarsDiceOut): void {
  const { pirates } = state;
  state.round++;
  state.turns++;
  state.first = first;
  state.palifico = palifico;
  state.bids.length = 0;
  out.events?.push({
    type: 'roundBegan',
    round: state.round,
    first,
    palifico,
    dice: pirates.map(({ dice }) => dice),
  });
  for (let seat = 0; seat < pirates.length; seat++) {
    pirates[seat].shown.length = 0;
    pirates[seat].cup.length = 0;
    if (isIn(state, seat)) throwCup(state, seat, pirates[seat].dice, out);
  }
  state.flow.push({ step: 'turn', seat: first });
}

/** LD-CALL-5, LD-EXACT-2: dice go, a die comes back, and whoever has none left is out. */
function settleDice(state: LiarsDiceState, { lost }: Call, out: LiarsDiceOut): void {
  state.pirates.forEach((pirate, seat) => {
    pirate.dice -= lost[seat];
    const left = pirate.dice;
    if (lost[seat] > 0) out.events?.push({ type: 'lost', seat, dice: lost[seat], left });
    if (lost[seat] < 0) out.events?.push({ type: 'regained', seat, left });
    if (lost[seat] > 0 && left === 0) {
      pirate.outIn = state.round;
      out.events?.push({ type: 'out', seat });
    }
  });
}

/** LD-PAL-1, LD-PAL-5 to LD-PAL-7: whether somebody has just fallen to one die for the first time. */
function isPalifico({ options, pirates }: LiarsDiceState, { lost }: Call): boolean {
  let hasAnyFallen = false;
  pirates.forEach((pirate, seat) => {
    if (lost[seat] <= 0 || pirate.dice !== 1 || pirate.hasFallen) return;
    pirate.hasFallen = true;
    hasAnyFallen = true;
  });
  const left = pirates.filter(({ dice }) => dice > 0).length;
  return options.palifico && hasAnyFallen && left > 2;
}

/** A call from the word to the next throw, or to the end of the match, where the cups stay lifted (LD-END-1). */
export function callOut(state: LiarsDiceState, seat: Seat, kind: CallKind, out: LiarsDiceOut): void {
  const call = makeCall(state, seat, kind, out);
  settleDice(state, call, out);
  state.last = call;
  state.flow.pop();
  out.uncover();
  const palifico = isPalifico(state, call);
  const beginner = beginnerAfter(call);
  const first = isIn(state, beginner) ? beginner : nextIn(state, beginner);
  if (nextIn(state, first) === first) out.events?.push({ type: 'ended', seat: first });
  else beginRound(state, first, palifico, out);
}
