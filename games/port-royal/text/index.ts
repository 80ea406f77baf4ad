/** The voice of Port Royal. Whoever speaks with it joins `portRoyalText` and `commonText` in one speaker. */
import type { Outcome, Reason } from '@broadside/kernel';
import type { Catalogues, NameOf, Say, Voice } from '@broadside/text';
import type { PortRoyalAction, PortRoyalEvent } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { nameAction } from './actions.ts';
import { abilityOf, cardName } from './cards.ts';
import { en } from './en.ts';
import { tell } from './events.ts';
import { ru } from './ru.ts';
import { uk } from './uk.ts';
import { namesOf } from './words.ts';

export const portRoyalText: Catalogues = { en, ru, uk };

/** The game's own sentence, or else the kernel's. */
function explain({ code, params }: Reason, say: Say): string {
  const own = `port-royal.reason.${code}`;
  return say(Object.hasOwn(en, own) ? own : `common.reason.${code}`, params);
}

function judge({ reason, decidedBy, winners, ranking }: Outcome, say: Say, nameOf: NameOf): string {
  const [best] = ranking;
  const verdict = say(`port-royal.decidedBy.${decidedBy}`, {
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
  action: (action, view, seat, say, nameOf) => nameAction(action as PortRoyalAction, view as View, seat, say, nameOf),
  reason: explain,
  outcome: judge,
};
