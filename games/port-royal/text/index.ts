/** The voice of Port Royal. Whoever speaks with it joins `portRoyalText` and `commonText` in one speaker. */
import type { Outcome, Reason } from '@broadside/kernel';
import type { NameOf, Say, Values, Voice } from '@broadside/text';
import type { PortRoyalAction, PortRoyalEvent } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { nameAction } from './actions.ts';
import { abilityOf, cardName } from './cards.ts';
import { portRoyalText } from './catalogues.ts';
import { contractName, titleName } from './contracts.ts';
import { isToldBy, tell } from './events.ts';
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

/** Some parameters of refusals are names of the data, and have words of their own. */
function inWords(params: NonNullable<Reason['params']>, say: Say): Values {
  const { contract, module, play, what } = params;
  return {
    ...params,
    ...(typeof contract === 'number' ? { contract: contractName(contract, say) } : {}),
    ...(typeof module === 'string' ? { module: say(`port-royal.module.${module}`) } : {}),
    ...(typeof play === 'string' ? { play: say(`port-royal.option.play.value.${play}`) } : {}),
    ...(typeof what === 'string' ? { what: say(`port-royal.what.${what}`) } : {}),
  };
}

/** The game's own sentence, or else the kernel's. */
function explain({ code, params }: Reason, say: Say): string {
  const own = `port-royal.reason.${code}`;
  return Object.hasOwn(portRoyalText.en, own)
    ? say(own, params && inWords(params, say))
    : say(`common.reason.${code}`, params);
}

/** Of games played together: everybody has won, with a title if there is one to win, or nobody. */
function judgeTogether({ winners, ranking }: Outcome, say: Say, nameOf: NameOf): string {
  const key = 'port-royal.decidedBy.together';
  const points = ranking[0].sheet.pointsDeck;
  if (winners.length === 0) return say(`${key}.lost`);
  const team = { count: winners.length, names: namesOf(winners, say, nameOf) };
  return points === undefined
    ? say(key, team)
    : say(`${key}.title`, { ...team, points, title: titleName(points, say) });
}

function judge(outcome: Outcome, say: Say, nameOf: NameOf): string {
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
  event: (event, say, nameOf) => tell(event as PortRoyalEvent, say, nameOf),
  isToldBy: (event, before) => isToldBy(event as PortRoyalEvent, before as PortRoyalEvent),
  action: (action, view, seat, say, nameOf) => nameAction(action as PortRoyalAction, view as View, seat, say, nameOf),
  reason: explain,
  outcome: judge,
};
