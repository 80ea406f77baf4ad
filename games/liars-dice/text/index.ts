/** The voice of Liar's Dice. Whoever speaks with it joins `liarsDiceText` and `commonText` in one speaker. */

import type { Reason, Seat } from '@broadside/kernel';
import { type NameOf, reasonKey, type Values, type Voice } from '@broadside/text';
import type { Claim } from '../rules/bids.ts';
import type { LiarsDiceOutcome } from '../rules/ending.ts';
import { COVERED, standingBid } from '../rules/facade.ts';
import type { Face, LiarsDiceAction, LiarsDiceEvent } from '../rules/state.ts';
import type { LiarsDiceView } from '../rules/view.ts';
import { liarsDiceText, type Say } from './say.ts';

export { liarsDiceText };

/** "4 fives". */
export const bidWords = ({ count, face }: Claim, say: Say): string =>
  say('liars-dice.bid', { count, face: String(face) });

/** "fives". */
export const faceWords = (face: Face, say: Say): string => say('liars-dice.face', { face: String(face) });

const facesOf = (dice: readonly number[]): string => dice.join(', ');

/** A sentence for every fact that needs one. */
function describeEvent(event: LiarsDiceEvent, say: Say, nameOf: NameOf): string | undefined {
  switch (event.type) {
    case 'began':
      return say('liars-dice.event.began', { name: nameOf(event.first) });
    case 'roundBegan': {
      const key = event.palifico ? 'liars-dice.event.roundBegan.palifico' : 'liars-dice.event.roundBegan';
      const dice = event.dice.reduce((sum, count) => sum + count, 0);
      return say(key, { round: event.round, name: nameOf(event.first), dice });
    }
    case 'threw':
      if (event.dice.includes(COVERED)) return undefined;
      return say('liars-dice.event.threw', { name: nameOf(event.seat), faces: facesOf(event.dice) });
    case 'bid':
      return say('liars-dice.event.bid', { name: nameOf(event.seat), bid: bidWords(event, say) });
    case 'showed': {
      const { seat, dice, left } = event;
      return say('liars-dice.event.showed', { name: nameOf(seat), faces: facesOf(dice), left });
    }
    case 'called': {
      const [name, bidder] = [nameOf(event.seat), nameOf(event.bidder)];
      return say(`liars-dice.event.called.${event.kind}`, { name, bidder, bid: bidWords(event, say) });
    }
    case 'lifted': {
      const { seat, dice, hits } = event;
      return say('liars-dice.event.lifted', { name: nameOf(seat), faces: facesOf(dice), hits });
    }
    case 'counted': {
      const { kind, right, total } = event;
      const verdict = right ? 'right' : 'wrong';
      return say(`liars-dice.event.counted.${kind}.${verdict}`, { bid: bidWords(event, say), total });
    }
    case 'lost': {
      const { seat, dice, left } = event;
      return say('liars-dice.event.lost', { name: nameOf(seat), dice, left });
    }
    case 'regained':
      return say('liars-dice.event.regained', { name: nameOf(event.seat), left: event.left });
    case 'out':
      return say('liars-dice.event.out', { name: nameOf(event.seat) });
    case 'ended':
      return say('liars-dice.event.ended');
    default:
      return unheardOf(event);
  }
}

function unheardOf(thing: never): never {
  throw new TypeError(`no words for ${JSON.stringify(thing)}`);
}

/** The verb on a button; a call names the bid it is about. */
function nameAction(action: LiarsDiceAction, view: LiarsDiceView, say: Say): string {
  const claim = 'count' in action ? action : standingBid(view);
  if (!claim) throw new TypeError('there is nothing to call before the first bid');
  return say(`liars-dice.action.${action.type}`, { bid: bidWords(claim, say) });
}

/** What a reason's figures are called: a count with a face is a bid, a face alone is its name. */
function wordsFor({ params = {} }: Reason, say: Say): Values {
  const { count, face } = params;
  if (typeof face !== 'number') return params;
  return typeof count === 'number'
    ? { ...params, bid: bidWords({ count, face }, say) }
    : { ...params, face: faceWords(face, say) };
}

function judge({ reason, decidedBy, ranking: [{ seat, points }] }: LiarsDiceOutcome, say: Say, nameOf: NameOf): string {
  const verdict = say(`liars-dice.decidedBy.${decidedBy}`, { name: nameOf(seat), dice: points });
  return say('liars-dice.outcome', { reason: say(`liars-dice.end.${reason}`), verdict });
}

export const liarsDiceVoice: Voice = {
  catalogues: liarsDiceText,
  card: (card) => {
    throw new TypeError(`Liar's Dice has no card ${card}`);
  },
  event: (event, say, nameOf) => describeEvent(event as LiarsDiceEvent, say, nameOf),
  action: (action, view, _seat: Seat, say) => nameAction(action as LiarsDiceAction, view as LiarsDiceView, say),
  // The rules name the code and bring its figures; both are found out in play.
  reason: (reason, say) => say(reasonKey(liarsDiceText, 'liars-dice', reason.code), wordsFor(reason, say)),
  outcome: (outcome, say, nameOf) => judge(outcome as LiarsDiceOutcome, say, nameOf),
};
