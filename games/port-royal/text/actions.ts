/** Verbs on buttons, with what they cost or bring for the seat that would press them. */
import type { Seat } from '@broadside/kernel';
import type { NameOf, Say, Values } from '@broadside/text';
import { type CardId, coinsOf, colourOf, costOf, isMademoiselle, isShip, isTrader } from '../cards/table.ts';
import type { PortRoyalAction } from '../rules/state.ts';
import { COMPENSATION } from '../rules/trade.ts';
import type { View } from '../rules/view.ts';
import { objectName, partnerName, personsOf, rewardOf } from './cards.ts';
import { unheardOf } from './words.ts';

/** PR-HIRE-2: the price after the discount of the own mademoiselles. */
export function priceFor(view: View, seat: Seat, card: CardId): number {
  const discount = view.players[seat].persons.filter((person) => isMademoiselle[person] === 1).length;
  return Math.max(0, costOf[card] - discount);
}

/** PR-TRADE-8, PR-TRADE-9, and never more than deck, discard pile and the ship itself can pay (PR-AMB-21). */
export function incomeFor(view: View, seat: Seat, card: CardId): number {
  const isOwnTrader = (person: CardId): boolean => isTrader[person] === 1 && colourOf[person] === colourOf[card];
  const income = coinsOf[card] + view.players[seat].persons.filter(isOwnTrader).length;
  return Math.min(income, view.deck + view.discard + 1);
}

/** PR-BUST-1: a ship let in beside one of its colour is a bust. */
const wouldBust = (view: View, ship: CardId): boolean =>
  view.harbour.some((card) => isShip[card] === 1 && colourOf[card] === colourOf[ship]);

/** The ship that waits for an answer, if one does. */
function shipToAnswer(view: View): CardId | undefined {
  const frame = view.flow.at(-1);
  return frame?.step === 'repel' ? frame.card : undefined;
}

/** PR-OTHER-3: what a guest pays on top, and to whom. */
function compensation(view: View, say: Say, nameOf?: NameOf): Values {
  const to = nameOf ? say('port-royal.to.player', { name: nameOf(view.active) }) : say('port-royal.to.active');
  return { owed: COMPENSATION, to };
}

function nameAnswer(type: 'sink' | 'keep', view: View, say: Say): string {
  const card = shipToAnswer(view);
  const ship = card === undefined ? say('port-royal.object.ship') : objectName(card, say);
  const fatal = type === 'keep' && card !== undefined && wouldBust(view, card);
  return say(fatal ? 'port-royal.action.keep.bust' : `port-royal.action.${type}`, { ship });
}

export function nameAction(action: PortRoyalAction, view: View, seat: Seat, say: Say, nameOf?: NameOf): string {
  const key = `port-royal.action.${action.type}`;
  const take = (values: Values): string =>
    seat === view.active ? say(key, values) : say(`${key}.guest`, { ...values, ...compensation(view, say, nameOf) });

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
      return take({ ship: partnerName(action.card, say), coins: incomeFor(view, seat, action.card) });
    case 'hire':
      return take({ person: objectName(action.card, say), coins: priceFor(view, seat, action.card) });
    case 'claim':
      return say(key, { ...rewardOf(action.card, say), persons: personsOf(action.persons, say) });
    default:
      return unheardOf(action);
  }
}
