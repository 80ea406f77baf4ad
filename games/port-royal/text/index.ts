/** The voice of Port Royal. Whoever speaks with it joins `portRoyalText` and `commonText` in one speaker. */
import type { Reason } from '@broadside/kernel';
import { type Catalogues, hasMessage, type NameOf, type Values, type Voice } from '@broadside/text';
import type { ReasonCode, Refusal } from '../rules/refusal.ts';
import type { PortRoyalAction, PortRoyalEvent, PortRoyalOutcome } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { nameAction } from './actions.ts';
import { abilityOf, cardName } from './cards.ts';
import { portRoyalText } from './catalogues.ts';
import { contractName, titleName } from './contracts.ts';
import { describeEvent, isCoveredBy } from './events.ts';
import type { Say } from './say.ts';
import { namesOf } from './words.ts';

export {
  characterAbility,
  characterName,
  eventName,
  eventText,
  taskHourglass,
  taskNeeds,
  taskRewards,
} from './adventure.ts';
export { itemName } from './cards.ts';
export { portRoyalText } from './catalogues.ts';
export { contractName, contractNeeds, titleName } from './contracts.ts';

/** Every refusal of the rules has its sentence. */
const REFUSALS: Catalogues & { readonly en: Readonly<Record<`port-royal.reason.${ReasonCode}`, string>> } =
  portRoyalText;

/** Whether it is the game that refuses, not the kernel. */
const isOwn = (reason: Reason): reason is Refusal => hasMessage(REFUSALS, `port-royal.reason.${reason.code}`);

/** Some parameters of refusals are names of the data, and have words of their own. */
function inWords(params: NonNullable<Refusal['params']>, say: Say): Values {
  const { contract, module, play, what } = params;
  return {
    ...params,
    ...(contract === undefined ? {} : { contract: contractName(contract, say) }),
    ...(module === undefined ? {} : { module: say(`port-royal.module.${module}`) }),
    ...(play === undefined ? {} : { play: say(`port-royal.option.play.value.${play}`) }),
    ...(what === undefined ? {} : { what: say(`port-royal.what.${what}`) }),
  };
}

/** The game's own sentence, or else the kernel's: which one it is, and with what values, only the match knows. */
const explain: Voice['reason'] = (reason, say) =>
  isOwn(reason)
    ? say(`port-royal.reason.${reason.code}`, reason.params && inWords(reason.params, say))
    : say(`common.reason.${reason.code}`, reason.params);

/** Of games played together: everybody has won, with a title if there is one to win, or nobody. */
function judgeTogether({ winners, ranking }: PortRoyalOutcome, say: Say, nameOf: NameOf): string {
  const points = ranking[0].sheet.pointsDeck;
  if (winners.length === 0) return say('port-royal.decidedBy.together.lost');
  const team = { count: winners.length, names: namesOf(winners, say, nameOf) };
  return points === undefined
    ? say('port-royal.decidedBy.together', team)
    : say('port-royal.decidedBy.together.title', { ...team, points, title: titleName(points, say) });
}

export function judge(outcome: PortRoyalOutcome, say: Say, nameOf: NameOf): string {
  const { reason, decidedBy, winners, ranking } = outcome;
  const [best] = ranking;
  const verdict =
    decidedBy === 'together'
      ? judgeTogether(outcome, say, nameOf)
      : say(`port-royal.decidedBy.${decidedBy}`, {
          names: namesOf(winners, say, nameOf),
          points: best.points,
          coins: best.sheet.coins,
        });
  return say('port-royal.outcome', { reason: say(`port-royal.end.${reason}`), verdict });
}

export const portRoyalVoice: Voice = {
  catalogues: portRoyalText,
  card: cardName,
  about: abilityOf,
  event: (event, say, nameOf) => describeEvent(event as PortRoyalEvent, say, nameOf),
  isCoveredBy: (event, before) => isCoveredBy(event as PortRoyalEvent, before as PortRoyalEvent),
  action: (action, view, seat, say, nameOf) => nameAction(action as PortRoyalAction, view as View, seat, say, nameOf),
  reason: explain,
  outcome: (outcome, say, nameOf) => judge(outcome as PortRoyalOutcome, say, nameOf),
};
