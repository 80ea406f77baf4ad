/** The voice of Liar's Dice. Whoever speaks with it joins `liarsDiceText` and `commonText` in one speaker. */

import type { Outcome, Reason, Seat } from '@broadside/kernel';
import type { Catalogues, NameOf, Say, Values, Voice } from '@broadside/text';
import type { Claim } from '../rules/bids.ts';
import { COVERED, standingBid } from '../rules/facade.ts';
import type { LiarsDiceAction, LiarsDiceEvent } from '../rules/state.ts';
import type { LiarsDiceView } from '../rules/view.ts';
import { en } from './en/game.ts';
import { ru } from './ru/game.ts';
import { uk } from './uk/game.ts';

export const liarsDiceText: Catalogues = { en, ru, uk };

/** "4 fives". */
export const bidWords = ({ count, face }: Claim, say: Say): string => say('liars-dice.bid', { count, face });

const facesOf = (dice: readonly number[]): string => dice.join(', ');

/** A sentence for every fact that needs one. */
function tell(event: LiarsDiceEvent, say: Say, nameOf: NameOf): string | undefined {
  const who = 'seat' in event ? { name: nameOf(event.seat) } : {};
  const told = (values: Values = {}, variant = ''): string =>
    say(`liars-dice.event.${event.type}${variant}`, { ...who, ...values });
  switch (event.type) {
    case 'began':
      return told({ name: nameOf(event.first) });
    case 'roundBegan': {
      const dice = event.dice.reduce((sum, count) => sum + count, 0);
      return told({ round: event.round, name: nameOf(event.first), dice }, event.palifico ? '.palifico' : '');
    }
    case 'threw':
      return event.dice.includes(COVERED) ? undefined : told({ faces: facesOf(event.dice) });
    case 'bid':
      return told({ bid: bidWords(event, say) });
    case 'showed':
      return told({ faces: facesOf(event.dice), left: event.left });
    case 'called':
      return told({ bidder: nameOf(event.bidder), bid: bidWords(event, say) }, `.${event.kind}`);
    case 'lifted':
      return told({ faces: facesOf(event.dice), hits: event.hits });
    case 'counted':
      return told(
        { bid: bidWords(event, say), total: event.total },
        `.${event.kind}.${event.right ? 'right' : 'wrong'}`,
      );
    case 'lost':
      return told({ dice: event.dice, left: event.left });
    case 'regained':
      return told({ left: event.left });
    case 'out':
    case 'ended':
      return told();
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
    : { ...params, face: say('liars-dice.face', { face }) };
}

/** The game's own sentence, or else the kernel's. */
function explain(reason: Reason, say: Say): string {
  const own = `liars-dice.reason.${reason.code}`;
  return say(Object.hasOwn(en, own) ? own : `common.reason.${reason.code}`, wordsFor(reason, say));
}

function judge({ reason, decidedBy, ranking: [{ seat, points }] }: Outcome, say: Say, nameOf: NameOf): string {
  const verdict = say(`liars-dice.decidedBy.${decidedBy}`, { name: nameOf(seat), dice: points });
  return say('liars-dice.outcome', { reason: say(`liars-dice.end.${reason}`), verdict });
}

export const liarsDiceVoice: Voice = {
  catalogues: liarsDiceText,
  card: (card) => {
    throw new TypeError(`Liar's Dice has no card ${card}`);
  },
  event: (event, say, nameOf) => tell(event as LiarsDiceEvent, say, nameOf),
  action: (action, view, _seat: Seat, say) => nameAction(action as LiarsDiceAction, view as LiarsDiceView, say),
  reason: explain,
  outcome: judge,
};
