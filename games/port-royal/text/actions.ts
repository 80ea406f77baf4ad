/** Verbs on buttons, with what they cost or bring for the seat that would press them. */

import type { Seat } from '@broadside/kernel';
import type { NameOf } from '@broadside/text';
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
import { nameExpansionAction, type Toll } from './expansionActions.ts';
import type { Say } from './say.ts';

/** The ship that waits for an answer, if one does. */
function shipToAnswer(view: View): CardId | undefined {
  const frame = view.flow.at(-1);
  return frame?.step === 'repel' ? frame.card : undefined;
}

/** What the trade would really bring. */
const incomeOf = (view: View, seat: Seat, card: CardId): number =>
  payableIncome(incomeFor(view, seat, card), view.deck + view.discard);

/** PR-OTHER-3: what a guest pays on top, and to whom. */
function compensation(view: View, say: Say, nameOf?: NameOf): Toll {
  const to = nameOf ? say('port-royal.to.player', { name: nameOf(view.active) }) : say('port-royal.to.active');
  return { owed: COMPENSATION, to };
}

function shipAnswered(view: View, say: Say): string {
  const card = shipToAnswer(view);
  return card === undefined ? say('port-royal.object.ship') : objectName(card, say);
}

function nameAnswer(type: 'sink' | 'keep', view: View, say: Say): string {
  const fatal = type === 'keep' && keepingBusts(view);
  return say(`port-royal.action.${fatal ? 'keep.bust' : type}`, { ship: shipAnswered(view, say) });
}

export function nameAction(action: PortRoyalAction, view: View, seat: Seat, say: Say, nameOf?: NameOf): string {
  const toll = compensationOf(view, seat) === 0 ? undefined : compensation(view, say, nameOf);
  switch (action.type) {
    case 'draw':
    case 'stop':
    case 'done':
    case 'pass':
    case 'endTurn':
      return say(`port-royal.action.${action.type}`);
    case 'sink':
    case 'keep':
      return nameAnswer(action.type, view, say);
    case 'trade': {
      const values = { ship: partnerName(action.card, say), coins: incomeOf(view, seat, action.card) };
      return toll
        ? say('port-royal.action.trade.guest', { ...values, ...toll })
        : say('port-royal.action.trade', values);
    }
    case 'hire': {
      const values = { person: objectName(action.card, say), coins: priceFor(areaSeen(view, seat), action.card) };
      return toll ? say('port-royal.action.hire.guest', { ...values, ...toll }) : say('port-royal.action.hire', values);
    }
    case 'claim':
      return say('port-royal.action.claim', {
        ...rewardOf(action.card, say),
        persons: personsOf(action.persons, say),
      });
    case 'capture':
      return say('port-royal.action.capture', {
        ship: shipAnswered(view, say),
        contract: say('port-royal.contract.pirateDen'),
      });
    default:
      return nameExpansionAction(action, view, seat, { say, toll, nameOf });
  }
}
