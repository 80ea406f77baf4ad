/** The raid: ships are sent, thrown, fight, and bring home what they took (S7-CAPTAIN-1 to 22). */
import { only, type Reason, type Seat } from '@broadside/kernel';
import { type CardId, caravanShips, nationOf } from '../cards/table.ts';
import { gainYinYang, mark } from './effects.ts';
import { fightOn, sunkOf, survivors } from './fights.ts';
import type { SevenSeasOut, SevenSeasStep, SevenSeasWork } from './flow.ts';
import { apart, lidOf, sidesOf, takeInHand, valueAt } from './lid.ts';
import { receive } from './loot.ts';
import { pending, reason } from './reasons.ts';
import { freeOf, MOST_SHIPS } from './ships.ts';
import { type FrameOf, type Lid, NOT_SENT, type Raid, type SevenSeasAction, type SevenSeasState } from './state.ts';

/** `SENDING[most]`: none up to so many. */
const SENDING: readonly (readonly SevenSeasAction[])[] = Array.from({ length: MOST_SHIPS + 1 }, (_, most) =>
  Array.from({ length: most + 1 }, (_none, count) => ({ type: 'send', count })),
);

/** S7-CAPTAIN-4: how many ships a player may send at most, free ships apart. */
export const raidLimit = (card: CardId, seats: number): number => caravanShips(card) * (5 - seats);

function raidOf(state: SevenSeasState): Raid {
  if (state.raid === null) throw new Error('there is no raid');
  return state.raid;
}

/** S7-CAPTAIN-1: the Caravan lies open on the pile. */
export function beginRaid(state: SevenSeasState, captain: Seat, card: CardId, _out: SevenSeasOut): void {
  state.raid = { captain, card, sent: state.pirates.map(() => NOT_SENT) };
  state.flow.push({ step: 'raid', stage: 'sending', next: 0, alive: [] });
}

/** S7-CAPTAIN-5, S7-MARK-9: who stays home takes a mark, and so does who raids the nation they serve. */
function sendShips(state: SevenSeasState, seat: Seat, count: number, out: SevenSeasOut): void {
  const { sent, card } = raidOf(state);
  sent[seat] = count;
  state.flow.pop();
  out.events?.push({ type: 'sent', seat, count });
  if (count === 0) mark(state, seat, 'stayedHome', out);
  else if (state.corsairs[nationOf(card)] === seat) mark(state, seat, 'ownNation', out);
}

/** DP-7. */
export const send: SevenSeasStep<'send'> = {
  seats: (_state, frame) => only(frame.seat),
  legal: (_state, { most }) => SENDING[most],
  apply(state, _frame, seat, action, out) {
    if (action.type === 'send') sendShips(state, seat, action.count, out);
  },
  resume(state, { seat, most }, out) {
    if (most > 0) return false;
    sendShips(state, seat, 0, out);
    return true;
  },
  whyNot(state, frame, seat, action): Reason {
    if (action.type !== 'send') return pending(frame.step);
    const free = freeOf(state.pirates[seat]);
    if (action.count > free) return reason('not-enough-free-ships', { free });
    return reason('raid-limit', { limit: raidLimit(raidOf(state).card, state.pirates.length) });
  },
};

/** S7-CAPTAIN-3: the next player clockwise, or the throw when all have spoken. */
function askToSend(state: SevenSeasState, frame: FrameOf<'raid'>, out: SevenSeasOut): void {
  const { captain, card, sent } = raidOf(state);
  const seats = sent.length;
  if (frame.next < seats) {
    const seat = (captain + frame.next) % seats;
    frame.next++;
    const most = Math.min(raidLimit(card, seats), freeOf(state.pirates[seat]));
    state.flow.push({ step: 'send', seat, most: Math.max(0, most) });
  } else if (sent.every((count) => count === 0)) {
    slipAway(state, out);
  } else {
    frame.stage = 'thrown';
    takeInHand(state, captain, card, sidesOf(caravanShips(card), sent));
  }
}

/** S7-CAPTAIN-6: nobody came. */
function slipAway(state: SevenSeasState, out: SevenSeasOut): void {
  const { card, sent } = raidOf(state);
  const none = sent.map(() => 0);
  out.events?.push({ type: 'raidEnded', card, won: false, sunk: none, saved: none, left: none });
  endRaid(state);
}

function endRaid(state: SevenSeasState): void {
  state.raid = null;
  state.flow.pop();
}

/**
 * S7-CAPTAIN-16, S7-CAPTAIN-17. Only free ships were sent, so guards and stowed goods are never touched.
 */
function countLosses(state: SevenSeasState, frame: FrameOf<'raid'>, out: SevenSeasOut): void {
  const { captain, card, sent } = raidOf(state);
  const seats = sent.length;
  const [red, ...left] = survivors(lidOf(state), seats);
  const sunk = sent.map(() => 0);
  const saved = sent.map(() => 0);
  for (let next = 0; next < seats; next++) {
    const seat = (captain + next) % seats;
    const pirate = state.pirates[seat];
    const lost = sent[seat] - left[seat];
    saved[seat] = Math.min(pirate.unsinkables, lost);
    sunk[seat] = lost - saved[seat];
    pirate.ships -= sunk[seat];
    gainYinYang(state, seat, sunk[seat], 'sunk', out);
  }
  out.events?.push({ type: 'raidEnded', card, won: red === 0, sunk, saved, left });
  // S7-CAPTAIN-19: as long as a caravan ship is afloat, no survivor has a share.
  frame.alive = red === 0 ? left : sunk.map(() => 0);
}

/** S7-CAPTAIN-18: one player after the other, each done with their loot before the next draws. */
function share(state: SevenSeasState, frame: FrameOf<'raid'>, out: SevenSeasOut): void {
  const seats = frame.alive.length;
  if (frame.next === seats) {
    endRaid(state);
    return;
  }
  const seat = (raidOf(state).captain + frame.next) % seats;
  frame.next++;
  receive(state, seat, frame.alive[seat], 'raid', out);
}

export const raid: SevenSeasWork<'raid'> = {
  resume(state, frame, out) {
    switch (frame.stage) {
      case 'sending':
        askToSend(state, frame, out);
        break;
      case 'thrown':
        frame.stage = 'sharing';
        frame.next = 0;
        state.flow.push({ step: 'fights' });
        break;
      case 'sharing':
        if (frame.alive.length === 0) countLosses(state, frame, out);
        share(state, frame, out);
        break;
    }
  },
};

function reportFights(lid: Lid, from: number, out: SevenSeasOut): void {
  if (!out.events) return;
  for (let at = from; at < lid.fights.length; at += 2) {
    const [red, pirate] = [lid.fights[at], lid.fights[at + 1]];
    out.events.push({
      type: 'fought',
      red,
      pirate,
      seat: lid.sides[pirate],
      values: [valueAt(lid, red), valueAt(lid, pirate)],
      sunk: sunkOf(lid, red, pirate),
      apart: apart(lid, red, pirate),
    });
  }
}

export const fights: SevenSeasWork<'fights'> = {
  resume(state, _frame, out) {
    const lid = lidOf(state);
    const from = lid.fights.length;
    const pairs = fightOn(lid);
    reportFights(lid, from, out);
    if (pairs.length === 0) state.flow.pop();
    else state.flow.push({ step: 'tie', seat: lid.thrower, pairs });
  },
};

/** DP-9, S7-CAPTAIN-15: the Captain says which of the tied pairs fights first, and nothing else. */
export const tie: SevenSeasStep<'tie'> = {
  seats: (_state, frame) => only(frame.seat),
  legal(_state, { pairs }) {
    const legal: SevenSeasAction[] = [];
    for (let at = 0; at < pairs.length; at += 2) legal.push({ type: 'fight', red: pairs[at], pirate: pairs[at + 1] });
    return legal;
  },
  apply(state, _frame, _seat, action, out) {
    if (action.type !== 'fight') return;
    const lid = lidOf(state);
    const from = lid.fights.length;
    lid.fights.push(action.red, action.pirate);
    state.flow.pop();
    reportFights(lid, from, out);
  },
  whyNot: (_state, frame, _seat, action) => (action.type === 'fight' ? reason('not-tied') : pending(frame.step)),
};
