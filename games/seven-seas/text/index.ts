/** The voice of Pirates of the 7 Seas. Whoever speaks with it joins `sevenSeasText` and `commonText` in one speaker. */
import type { NameOf, Voice } from '@broadside/text';
import type { SevenSeasOutcome } from '../rules/ending.ts';
import type { SevenSeasAction, SevenSeasEvent } from '../rules/state.ts';
import type { SevenSeasView } from '../rules/view.ts';
import { nameAction } from './actions.ts';
import { aboutCard, cardName } from './cards.ts';
import { describeEvent, isCoveredBy } from './events.ts';
import { reasonKey } from './reasons.ts';
import { type Say, sevenSeasText } from './say.ts';
import { namesOf } from './words.ts';

export { goodsList, nationName, ofNation } from './cards.ts';
export { type Say, sevenSeasText } from './say.ts';

/** S7-END-8. */
function judge({ reason, decidedBy, winners, ranking }: SevenSeasOutcome, say: Say, nameOf: NameOf): string {
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
  event: (event, say, nameOf) => describeEvent(event as SevenSeasEvent, say, nameOf),
  isCoveredBy: (event, before) => isCoveredBy(event as SevenSeasEvent, before as SevenSeasEvent),
  action: (action, view, seat, say, nameOf) =>
    nameAction(action as SevenSeasAction, view as SevenSeasView, seat, say, nameOf),
  reason: ({ code, params }, say) => say(reasonKey(code), params),
  outcome: (outcome, say, nameOf) => judge(outcome as SevenSeasOutcome, say, nameOf),
};
