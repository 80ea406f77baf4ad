/** Verbs on buttons, with what they cost or bring for the seat that would press them. */

import type { Seat } from '@broadside/kernel';
import type { NameOf, Say, Values } from '@broadside/text';
import type { CardId } from '../cards/table.ts';
import {
  areaSeen,
  COMPENSATION,
  compensationOf,
  incomeFor,
  keepingBusts,
  payableIncome,
  priceFor,
} from '../rules/facade.ts';
import type { PortRoyalAction } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { objectName, partnerName, personsOf, rewardOf } from './cards.ts';
import { nameExpansionAction } from './expansionActions.ts';

/** The ship that waits for an answer, if one does. */
function shipToAnswer(view: View): CardId | undefined {
  const frame = view.flow.at(-1);
  return frame?.step === 'repel' ? frame.card : undefined;
}

/** What the trade would really bring. */
const incomeOf = (view: View, seat: Seat, card: CardId): number =>
  payableIncome(incomeFor(view, seat, card), view.deck + view.discard);

/** PR-OTHER-3: what a guest pays on top, and to whom. */
function compensation(view: View, say: Say, nameOf?: NameOf): Values {
  const to = nameOf ? say('port-royal.to.player', { name: nameOf(view.active) }) : say('port-royal.to.active');
  return { owed: COMPENSATION, to };
}

function shipAnswered(view: View, say: Say): string {
  const card = shipToAnswer(view);
  return card === undefined ? say('port-royal.object.ship') : objectName(card, say);
}

function nameAnswer(type: 'sink' | 'keep', view: View, say: Say): string {
  const fatal = type === 'keep' && keepingBusts(view);
  return say(fatal ? 'port-royal.action.keep.bust' : `port-royal.action.${type}`, { ship: shipAnswered(view, say) });
}

export function nameAction(action: PortRoyalAction, view: View, seat: Seat, say: Say, nameOf?: NameOf): string {
  const key = `port-royal.action.${action.type}`;
  const take = (values: Values): string =>
    compensationOf(view, seat) === 0
      ? say(key, values)
      : say(`${key}.guest`, { ...values, ...compensation(view, say, nameOf) });

  switch (action.type) {
    case 'draw':
    case 'stop':
    case 'done':
    case 'pass':
    case 'endTurn':
      return say(key);
    case 'sink':
    case 'keep':
      return nameAnswer(action.type, view, say);
    case 'trade':
      return take({ ship: partnerName(action.card, say), coins: incomeOf(view, seat, action.card) });
    case 'hire':
      return take({ person: objectName(action.card, say), coins: priceFor(areaSeen(view, seat), action.card) });
    case 'claim':
      return say(key, { ...rewardOf(action.card, say), persons: personsOf(action.persons, say) });
    case 'capture':
      return say(key, { ship: shipAnswered(view, say), contract: say('port-royal.contract.pirateDen') });
    default:
      return nameExpansionAction(action, view, seat, { say, take, nameOf });
  }
}
