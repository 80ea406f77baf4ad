/** The voice of Pirates of the 7 Seas. Whoever speaks with it joins `sevenSeasText` and `commonText` in one speaker. */
import type { Outcome, Reason } from '@broadside/kernel';
import type { Catalogues, NameOf, Say, Voice } from '@broadside/text';
import type { SevenSeasAction, SevenSeasEvent } from '../rules/state.ts';
import type { SevenSeasView } from '../rules/view.ts';
import { nameAction } from './actions.ts';
import { aboutCard, cardName } from './cards.ts';
import { en } from './en/index.ts';
import { isToldBy, tell } from './events.ts';
import { ru } from './ru/index.ts';
import { uk } from './uk/index.ts';
import { namesOf } from './words.ts';

export { goodsList, nationName, ofNation } from './cards.ts';

export const sevenSeasText: Catalogues = { en, ru, uk };

/** The game's own sentence, or else the kernel's. */
function explain({ code, params }: Reason, say: Say): string {
  const own = `seven-seas.reason.${code}`;
  return say(Object.hasOwn(en, own) ? own : `common.reason.${code}`, params);
}

/** S7-END-8. */
function judge({ reason, decidedBy, winners, ranking }: Outcome, say: Say, nameOf: NameOf): string {
  const [{ points, sheet }] = ranking;
  const verdict = say(`seven-seas.decidedBy.${decidedBy}`, {
    count: winners.length,
    names: namesOf(winners, say, nameOf),
    points,
    corsairs: sheet.corsairs,
    marks: sheet.blackMarks,
  });
  return say('seven-seas.outcome', { reason: say(`seven-seas.end.${reason}`), verdict });
}

export const sevenSeasVoice: Voice = {
  catalogues: sevenSeasText,
  card: cardName,
  about: aboutCard,
  event: (event, say, nameOf) => tell(event as SevenSeasEvent, say, nameOf),
  isToldBy: (event, before) => isToldBy(event as SevenSeasEvent, before as SevenSeasEvent),
  action: (action, view, seat, say, nameOf) =>
    nameAction(action as SevenSeasAction, view as SevenSeasView, seat, say, nameOf),
  reason: explain,
  outcome: judge,
};
