/** Verbs of the expansions. */

import type { Seat } from '@broadside/kernel';
import type { NameOf } from '@broadside/text';
import { CHARACTERS } from '../cards/characters.ts';
import { CONTRACTS, type ContractId } from '../cards/contracts.ts';
import { EVENTS, type EventEffect } from '../cards/events.ts';
import { type CardId, colourOf, innPriceOf, isInnkeeper } from '../cards/table.ts';
import { taskOf } from '../cards/tasks.ts';
import { aresCoins, tradeCoinFor, tradersOf } from '../rules/facade.ts';
import type { PortRoyalAction } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { characterName } from './adventure.ts';
import { cardName, cargoName, objectName, partnerName, personsOf, shipOf } from './cards.ts';
import { contractName } from './contracts.ts';
import type { Say } from './say.ts';
import { listOf, unheardOf } from './words.ts';

export type ExpansionAction = Extract<
  PortRoyalAction,
  {
    readonly type:
      | 'gamble'
      | 'give'
      | 'contract'
      | 'waive'
      | 'moveTime'
      | 'setAside'
      | 'decline'
      | 'character'
      | 'share'
      | 'look'
      | 'putBack'
      | 'stow'
      | 'sell'
      | 'task'
      | 'audience'
      | 'buyMarker';
  }
>;

/** The compensation and who gets it. */
export interface Toll {
  readonly owed: number;
  readonly to: string;
}

interface Mouth {
  readonly say: Say;
  /** Where compensation is due. */
  readonly toll: Toll | undefined;
  readonly nameOf: NameOf | undefined;
}

/** Somebody who is given something. */
const receiver = (seat: Seat, { say, nameOf }: Mouth): string =>
  nameOf ? say('port-royal.to.player', { name: nameOf(seat) }) : say('port-royal.to.seat', { seat: seat + 1 });

/** The contract for which the coins of this ship are waived. */
const enemyOf = (card: CardId, say: Say): string =>
  contractName(
    CONTRACTS.findIndex(({ needs }) => needs.kind === 'waive' && needs.colour === shipOf(card).colour),
    say,
  );

/** A step on the way, a price to pay, or coins to gain. */
function nameContract(contract: ContractId, view: View, seat: Seat, say: Say): string {
  const { needs, coins } = CONTRACTS[contract];
  const name = { contract: contractName(contract, say) };
  const table = view.extra?.contracts;
  const at = table?.open.indexOf(contract) ?? -1;
  const step = (table?.steps[at]?.[seat] ?? 0) + 1;
  if ('times' in needs && step < needs.times)
    return say('port-royal.action.contract.step', { ...name, step, steps: needs.times });
  if (needs.kind === 'pay') return say('port-royal.action.contract.pay', { ...name, price: needs.coins });
  return say('port-royal.action.contract', { ...name, coins: coins[table?.done[at]?.length ?? 0] ?? 0 });
}

/** What is handed over for a task: the ships chosen, and its coins. */
/** What goes for a task, in words; nothing for the first of two steps. */
export function taskPrice(task: number, cards: readonly CardId[], view: View, seat: Seat, say: Say): string {
  if (isFirstStep(task, view, seat)) return '';
  const { coins } = taskOf(task).pay;
  return listOf(
    [
      ...(cards.length > 0 ? [personsOf(cards, say)] : []),
      ...(coins ? [say('port-royal.price.coins', { coins })] : []),
    ],
    say,
  );
}

const isFirstStep = (task: number, { extra }: View, seat: Seat): boolean =>
  taskOf(task).when === 'firstCard' && !extra?.adventure?.parked.includes(seat);

/** PR-TASK-19, PR-TASK-20: some tasks end phase 1, and one of them has two steps. */
function taskKey(task: number, view: View, seat: Seat) {
  if (isFirstStep(task, view, seat)) return 'port-royal.action.task.step';
  const { when } = taskOf(task);
  return when === 'firstCard' || when === 'fourCards' ? 'port-royal.action.task.stop' : 'port-royal.action.task';
}

/** The verb alone, without what it costs. */
export const taskVerb = (task: number, view: View, seat: Seat, say: Say): string =>
  say(taskKey(task, view, seat), { task });

function nameTask(task: number, cards: readonly CardId[], view: View, seat: Seat, say: Say): string {
  const key = taskKey(task, view, seat);
  const price = taskPrice(task, cards, view, seat, say);
  return price === '' || key === 'port-royal.action.task.step'
    ? say(key, { task })
    : say(`${key}.price`, { task, price });
}

/** The effect of this turn's event; that of the first of its kind outside a match. */
function effectOf<K extends EventEffect['kind']>(view: View, kind: K): Extract<EventEffect, { kind: K }> {
  const isOne = ({ effect }: { readonly effect: EventEffect }): boolean => effect.kind === kind;
  const now = EVENTS[view.extra?.adventure?.event ?? -1];
  const found = now && isOne(now) ? now : EVENTS.find(isOne);
  if (!found) throw new TypeError(`no event is called ${kind}`);
  return found.effect as Extract<EventEffect, { kind: K }>;
}

/** PR-ITEM-3: what own persons and the character give for a ship that is kept; it does not come back to the deck. */
function stowIncome(view: View, seat: Seat, card: CardId): number {
  const { persons } = view.players[seat];
  const bonus = tradersOf(persons, colourOf[card]) + aresCoins(persons, card) + tradeCoinFor(view, seat, card);
  return Math.min(bonus, view.deck + view.discard);
}

/** PR-AMB-81: the best price of an innkeeper who has not bought yet. */
function innPrice(view: View, seat: Seat): number {
  const frame = view.flow.at(-1);
  const sold = frame?.step === 'tradeAndHire' ? frame.sold : 0;
  const prices = view.players[seat].persons.filter((card) => isInnkeeper[card] === 1).map((card) => innPriceOf[card]);
  return prices.sort((a, b) => b - a)[sold] ?? 0;
}

export function nameExpansionAction(action: ExpansionAction, view: View, seat: Seat, mouth: Mouth): string {
  const { say, toll } = mouth;
  switch (action.type) {
    case 'gamble':
    case 'moveTime':
    case 'look':
      return say(`port-royal.action.${action.type}`);
    case 'decline': {
      const step = view.flow.at(-1)?.step;
      return step === 'pointsDeck' || step === 'month'
        ? say(`port-royal.action.decline.${step}`)
        : say('port-royal.action.decline');
    }
    case 'give':
    case 'share':
      return say(`port-royal.action.${action.type}`, { to: receiver(action.seat, mouth) });
    case 'contract':
      return nameContract(action.contract, view, seat, say);
    case 'waive': {
      const values = { ship: partnerName(action.card, say), contract: enemyOf(action.card, say) };
      return toll
        ? say('port-royal.action.waive.guest', { ...values, ...toll })
        : say('port-royal.action.waive', values);
    }
    case 'setAside':
      return say('port-royal.action.setAside', { count: action.count });
    case 'character':
      return say('port-royal.action.character', {
        character: characterName(action.character, say),
        coins: CHARACTERS[action.character].startCoins,
      });
    case 'putBack':
      return say('port-royal.action.putBack', { card: cardName(action.card, say) });
    case 'stow': {
      const values = {
        ship: objectName(action.card, say),
        item: cargoName(action.card, say),
        coins: stowIncome(view, seat, action.card),
      };
      return toll ? say('port-royal.action.stow.guest', { ...values, ...toll }) : say('port-royal.action.stow', values);
    }
    case 'sell':
      return say('port-royal.action.sell', { item: cargoName(action.card, say), coins: innPrice(view, seat) });
    case 'task':
      return nameTask(action.task, action.cards, view, seat, say);
    case 'audience': {
      const { coins, crowns } = effectOf(view, 'audience');
      return say('port-royal.action.audience', { coins, crowns });
    }
    case 'buyMarker':
      return say('port-royal.action.buyMarker', { coins: effectOf(view, 'endOfMonth').price });
    default:
      return unheardOf(action);
  }
}
