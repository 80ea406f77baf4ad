/** The voice of New Game. */
import type { Outcome } from '@broadside/kernel';
import type { Catalogues, NameOf, Say, Voice } from '@broadside/text';
import { NO_CARD } from '../rules/facade.ts';
import type { NewGameAction, NewGameEvent } from '../rules/state.ts';
import { en } from './en.ts';
import { ru } from './ru.ts';
import { uk } from './uk.ts';

export const newGameText: Catalogues = { en, ru, uk };

const cardName = (card: number, say: Say): string => say('new-game.card', { value: card + 1 });

function tell(event: NewGameEvent, say: Say, nameOf: NameOf): string | undefined {
  const name = nameOf(event.seat);
  switch (event.type) {
    case 'dealt': {
      if (event.cards.includes(NO_CARD)) return undefined;
      return say('new-game.event.dealt', { name, cards: event.cards.map((card) => cardName(card, say)).join(', ') });
    }
    case 'played':
      return say('new-game.event.played', { name, card: cardName(event.card, say) });
    case 'won':
      return say('new-game.event.won', { name, round: event.round });
  }
}

function judge({ reason, decidedBy, winners, ranking }: Outcome, say: Say, nameOf: NameOf): string {
  const verdict = say(`new-game.decidedBy.${decidedBy}`, {
    names: winners.map(nameOf).join(', '),
    rounds: ranking[0].points,
  });
  return say('new-game.outcome', { reason: say(`new-game.end.${reason}`), verdict });
}

export const newGameVoice: Voice = {
  catalogues: newGameText,
  card: cardName,
  event: (event, say, nameOf) => tell(event as NewGameEvent, say, nameOf),
  action: (action, _view, _seat, say) =>
    say('new-game.action.play', { card: cardName((action as NewGameAction).card, say) }),
  reason: ({ code, params }, say) =>
    say(Object.hasOwn(en, `new-game.reason.${code}`) ? `new-game.reason.${code}` : `common.reason.${code}`, params),
  outcome: judge,
};
