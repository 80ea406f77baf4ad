/** The log of the expansions. */
import type { NameOf } from '@broadside/text';
import { EVENTS, type EventId } from '../cards/events.ts';
import type { PortRoyalEvent } from '../rules/state.ts';
import { characterName, eventName, eventText } from './adventure.ts';
import { cardNames, cargoName, objectInFull, personsOf } from './cards.ts';
import { contractName, contractNames } from './contracts.ts';
import type { Say } from './say.ts';
import { unheardOf } from './words.ts';

export type ExpansionEvent = Extract<
  PortRoyalEvent,
  {
    readonly type:
      | 'coinsPaid'
      | 'gamblerUsed'
      | 'shipTucked'
      | 'giftGiven'
      | 'contractsOpened'
      | 'contractStepped'
      | 'contractCompleted'
      | 'coinsWaived'
      | 'shipCaptured'
      | 'captivesDiscarded'
      | 'timePassed'
      | 'timeMoved'
      | 'characterChosen'
      | 'storyRead'
      | 'cardsShuffledIn'
      | 'eventRevealed'
      | 'cardsTurned'
      | 'monthEnded'
      | 'markerBought'
      | 'crownsGained'
      | 'taskStepped'
      | 'taskCompleted'
      | 'unlocked'
      | 'shipStowed'
      | 'itemSold'
      | 'lookedAhead'
      | 'lookoutDiscarded';
  }
>;

/** Whoever may pay for a marker at the end of a month is asked right after the story has gone on. */
const effectOf = (event: EventId, say: Say): string => eventText(event, EVENTS[event].number === 2, say);

/** 1 the ability, 2 the trophy, 3 and 4 crowns (PR-TASK-6). */
export const UNLOCKED = [1, 2, 3, 4] as const;

export function describeExpansions(event: ExpansionEvent, say: Say, nameOf: NameOf): string {
  const name = 'seat' in event ? nameOf(event.seat) : '';
  switch (event.type) {
    case 'coinsPaid':
      return say(`port-royal.event.coinsPaid.${event.for}`, { name, coins: event.cards.length });
    case 'gamblerUsed':
      return say('port-royal.event.gamblerUsed', { name, cards: event.cards });
    case 'shipTucked':
    case 'shipCaptured':
    case 'shipStowed':
      return say(`port-royal.event.${event.type}`, { name, card: objectInFull(event.card, say) });
    case 'giftGiven':
      return say('port-royal.event.giftGiven', { name, to: nameOf(event.to) });
    case 'contractsOpened': {
      const contracts = contractNames(event.contracts, say);
      return event.time > 0
        ? say('port-royal.event.contractsOpened.time', { contracts, time: event.time })
        : say('port-royal.event.contractsOpened', { contracts });
    }
    case 'contractStepped':
      return say('port-royal.event.contractStepped', {
        name,
        contract: contractName(event.contract, say),
        steps: event.steps,
      });
    case 'contractCompleted': {
      const contract = contractName(event.contract, say);
      return event.points > 0
        ? say('port-royal.event.contractCompleted.points', { name, contract, points: event.points })
        : say('port-royal.event.contractCompleted', { name, contract });
    }
    case 'captivesDiscarded':
      return say('port-royal.event.captivesDiscarded', { name, cards: event.cards.length });
    case 'timePassed':
      return say('port-royal.event.timePassed', { left: event.left });
    case 'timeMoved':
      return say('port-royal.event.timeMoved', { name, count: event.count, points: event.points });
    case 'characterChosen':
      return say('port-royal.event.characterChosen', { name, character: characterName(event.character, say) });
    case 'storyRead':
      return say('port-royal.event.storyRead', { number: event.number });
    case 'cardsShuffledIn':
      return say('port-royal.event.cardsShuffledIn', { count: event.count });
    case 'eventRevealed':
      return say('port-royal.event.eventRevealed', {
        event: eventName(event.event, say),
        effect: effectOf(event.event, say),
      });
    case 'cardsTurned':
      return event.cards.length > 0
        ? say('port-royal.event.cardsTurned', { cards: cardNames(event.cards, say) })
        : say('port-royal.event.cardsTurned.none');
    case 'lookoutDiscarded':
      return event.cards.length > 0
        ? say('port-royal.event.lookoutDiscarded', { name, cards: cardNames(event.cards, say) })
        : say('port-royal.event.lookoutDiscarded.none', { name });
    case 'monthEnded':
      return say('port-royal.event.monthEnded', { events: event.events });
    case 'crownsGained':
      return say(`port-royal.event.crownsGained.${event.by}`, { name, crowns: event.crowns });
    case 'taskStepped':
      return say('port-royal.event.taskStepped', { name, task: event.task });
    case 'taskCompleted':
      return event.cards.length > 0
        ? say('port-royal.event.taskCompleted.ships', { name, task: event.task, ships: personsOf(event.cards, say) })
        : say('port-royal.event.taskCompleted', { name, task: event.task });
    case 'unlocked':
      return say(`port-royal.event.unlocked.${UNLOCKED[event.step - 1]}`, { name });
    case 'itemSold':
      return say('port-royal.event.itemSold', { name, item: cargoName(event.card, say) });
    case 'lookedAhead':
      return event.cards.length > 0
        ? say('port-royal.event.lookedAhead.cards', { name, cards: cardNames(event.cards, say) })
        : say('port-royal.event.lookedAhead', { name });
    case 'coinsWaived':
    case 'markerBought':
      return say(`port-royal.event.${event.type}`, { name });
    default:
      return unheardOf(event);
  }
}
