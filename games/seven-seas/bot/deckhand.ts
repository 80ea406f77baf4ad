/** The deckhand: a cheerful beginner. Knows what the cards in hand are for, never asks what others may do. */
import type { Policy, Stream } from '@broadside/kernel';
import {
  CAPTAIN,
  CARTOGRAPHER,
  type Character,
  characterOf,
  GOVERNOR,
  MERCHANT,
  NATIVE,
  SHIPWRIGHT,
  typeOf,
} from '../cards/table.ts';
import { goodsOf, reserveOf } from '../rules/ships.ts';
import type { Pirate, SevenSeasAction, SevenSeasState } from '../rules/state.ts';

type Actions = readonly SevenSeasAction[];

const any = (actions: Actions, stream: Stream): SevenSeasAction => actions[stream.below(actions.length)];

/** Whether a character seems to be of use. */
function seemsUseful(pirate: Pirate, character: Character): boolean {
  switch (character) {
    case SHIPWRIGHT:
      return pirate.chests > 0 && reserveOf(pirate) > 2;
    case GOVERNOR:
      return reserveOf(pirate) > 4;
    case MERCHANT:
      return goodsOf(pirate) > 1;
    case CARTOGRAPHER:
      return pirate.hand.length < 3;
    default:
      return pirate.hand.some((card) => typeOf(card) === PLAYED_BY[character]);
  }
}

const PLAYED_BY: Readonly<Record<number, string>> = {
  [CAPTAIN]: 'caravan',
  [NATIVE]: 'port',
  4: 'curse',
};

/** Anything useful, and now and then whatever comes to hand. */
function choose(pirate: Pirate, actions: Actions, stream: Stream): SevenSeasAction {
  const useful = actions.filter((action) => action.type === 'choose' && seemsUseful(pirate, characterOf(action.card)));
  return useful.length === 0 || stream.below(8) === 0 ? any(actions, stream) : any(useful, stream);
}

/** Does what the character is there for; refuses only if there is nothing else. */
function act(actions: Actions, stream: Stream): SevenSeasAction {
  const useful = actions.filter(({ type }) => type !== 'decline' && type !== 'end');
  return useful.length === 0 || (useful.length < actions.length && stream.below(12) === 0)
    ? actions[0]
    : any(useful, stream);
}

export const deckhand: Policy<SevenSeasState, SevenSeasAction> = (state, seat, actions, stream) => {
  if (actions.length === 1) return actions[0];
  const find = (type: SevenSeasAction['type']): SevenSeasAction | undefined =>
    actions.find((action) => action.type === type);
  const frame = state.flow[state.flow.length - 1];
  switch (frame.step) {
    case 'choose':
      return choose(state.pirates[seat], actions, stream);
    case 'turn':
      return frame.act === 'open' ? (find('sellAll') ?? act(actions, stream)) : act(actions, stream);
    case 'send':
      return actions[1 + stream.below(actions.length - 1)];
    case 'keep':
      return find('keepAll') ?? actions[0];
    case 'gift':
      return actions[0];
    case 'sale':
    case 'finale':
      return find('sellAll') ?? any(actions, stream);
    default:
      return any(actions, stream);
  }
};
