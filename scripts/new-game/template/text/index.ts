/** The voice of New Game. */
import { type NameOf, reasonKey, type Voice } from '@broadside/text';
import type { NewGameOutcome } from '../rules/ending.ts';
import { NO_CARD } from '../rules/facade.ts';
import type { NewGameAction, NewGameEvent } from '../rules/state.ts';
import type { NewGameView } from '../rules/view.ts';
import { newGameText, type Say } from './say.ts';

export { newGameText };

const cardName = (card: number, say: Say): string => say('new-game.card', { value: card + 1 });

/** Where the match stands: "Round 2". */
export const stepWords = ({ flow, round }: NewGameView, say: Say): string =>
  flow.length > 0 ? say('new-game.round', { round }) : say('new-game.over');

const nameAction = ({ card }: NewGameAction, say: Say): string =>
  say('new-game.action.play', { card: cardName(card, say) });

function describe(event: NewGameEvent, say: Say, nameOf: NameOf): string | undefined {
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

function judge({ reason, decidedBy, winners, ranking }: NewGameOutcome, say: Say, nameOf: NameOf): string {
  const verdict = say(`new-game.decidedBy.${decidedBy}`, {
    names: winners.map(nameOf).join(', '),
    rounds: ranking[0].points,
  });
  return say('new-game.outcome', { reason: say(`new-game.end.${reason}`), verdict });
}

export const newGameVoice: Voice = {
  catalogues: newGameText,
  card: cardName,
  event: (event, say, nameOf) => describe(event as NewGameEvent, say, nameOf),
  action: (action, _view, _seat, say) => nameAction(action as NewGameAction, say),
  // The rules name the code and bring its figures; both are found out in play.
  reason: ({ code, params }, say) => say(reasonKey(newGameText, 'new-game', code), params),
  outcome: (outcome, say, nameOf) => judge(outcome as NewGameOutcome, say, nameOf),
};
