/** The voice of Dead Reckoning. Whoever speaks with it joins `deadReckoningText` and `commonText` in one speaker. */
import { hasMessage, type NameOf, texts, type Voice } from '@broadside/text';
import type { DeadReckoningAction } from '../rules/actions.ts';
import type { DeadReckoningOutcome } from '../rules/ending.ts';
import type { DeadReckoningEvent } from '../rules/events.ts';
import type { DeadReckoningView } from '../rules/view.ts';
import { nameAction } from './actions.ts';
import { aboutCard, cardName } from './cards.ts';
import { en } from './en/index.ts';
import { describeEvent } from './events.ts';
import { ru } from './ru/index.ts';
import type { Say } from './say.ts';
import { isCoveredBy } from './together.ts';
import { uk } from './uk/index.ts';
import { namesOf } from './words.ts';

export { crewLabel } from './actions.ts';
export { achievementName, advancementName, buildingAsObject, slotName } from './cards.ts';
export {
  effectAt,
  effectPhrase,
  effectWords,
  groupPhrase,
  groupsWords,
  groupWords,
  mainEffectsPhrase,
} from './effects.ts';
export { goodsTaken, goodsWords, unitWords } from './goods.ts';
export { orderWords, sideWords } from './orders.ts';
export { type Case, type Chart, cellName, columnName, islandName, placeName, zoneName, zoneWords } from './places.ts';
export type { Say } from './say.ts';
export { shortEffect, shortName } from './short.ts';
export { capital, gameName, listOf, namedWithRival } from './words.ts';

export const deadReckoningText = texts({ en, ru, uk });

/** The game's own sentence, or else the kernel's. Codes are data; that each has a sentence is checked where those stand. */
const explain: Voice['reason'] = ({ code, params }, say) => {
  const own = `dead-reckoning.reason.${code}`;
  return say(hasMessage(deadReckoningText, own) ? own : `common.reason.${code}`, params);
};

/** DR-SOLO-46: only the player is ranked; the rival's coins stand on the sheet. */
function judgeSolo({ winners, ranking: [player] }: DeadReckoningOutcome, say: Say, nameOf: NameOf): string {
  return say(`dead-reckoning.decidedBy.solo.${winners.length > 0 ? 'won' : 'lost'}`, {
    name: nameOf(player.seat),
    coins: player.points,
    rival: player.sheet.rival,
  });
}

/** DR-SCORE-20, DR-TIE. */
function judge(outcome: DeadReckoningOutcome, say: Say, nameOf: NameOf): string {
  const { reason, decidedBy, winners, ranking } = outcome;
  const verdict =
    ranking[0].sheet.rival === undefined
      ? say(`dead-reckoning.decidedBy.${decidedBy}`, {
          names: namesOf(winners, say, nameOf),
          coins: ranking[0].points,
        })
      : judgeSolo(outcome, say, nameOf);
  return say('dead-reckoning.outcome', { reason: say(`dead-reckoning.end.${reason}`), verdict });
}

export const deadReckoningVoice: Voice = {
  catalogues: deadReckoningText,
  card: cardName,
  about: aboutCard,
  namesByView: true,
  event: (event, say, nameOf, view) =>
    describeEvent(event as DeadReckoningEvent, say, nameOf, view as DeadReckoningView | undefined),
  isCoveredBy: (event, before) => isCoveredBy(event as DeadReckoningEvent, before as DeadReckoningEvent),
  action: (action, view, seat, say, nameOf) =>
    nameAction(action as DeadReckoningAction, view as DeadReckoningView, seat, say, nameOf),
  reason: explain,
  outcome: (outcome, say, nameOf) => judge(outcome as DeadReckoningOutcome, say, nameOf),
};
