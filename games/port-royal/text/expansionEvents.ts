/** The log of the expansions. */
import type { NameOf, Say, Values } from '@broadside/text';
import { EVENTS, type EventId } from '../cards/events.ts';
import type { CardId } from '../cards/table.ts';
import type { PortRoyalEvent } from '../rules/state.ts';
import { characterName, eventName, eventText } from './adventure.ts';
import { cardNames, cargoName, objectInFull, personsOf } from './cards.ts';
import { contractName, contractNames } from './contracts.ts';
import { unheardOf } from './words.ts';

/** Says the sentence of one fact, or a variant of it. */
export type Told = (values?: Values, variant?: string) => string;

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

/** Cards by name, or the sentence that says there were none. */
const listed = (told: Told, cards: readonly CardId[], say: Say): string =>
  cards.length > 0 ? told({ cards: cardNames(cards, say) }) : told({}, '.none');

export function tellOfExpansions(event: ExpansionEvent, told: Told, say: Say, nameOf: NameOf): string {
  switch (event.type) {
    case 'coinsPaid':
      return told({ coins: event.cards.length }, `.${event.for}`);
    case 'gamblerUsed':
      return told({ cards: event.cards });
    case 'shipTucked':
    case 'shipCaptured':
    case 'shipStowed':
      return told({ card: objectInFull(event.card, say) });
    case 'giftGiven':
      return told({ to: nameOf(event.to) });
    case 'contractsOpened':
      return told({ contracts: contractNames(event.contracts, say), time: event.time }, event.time > 0 ? '.time' : '');
    case 'contractStepped':
      return told({ contract: contractName(event.contract, say), steps: event.steps });
    case 'contractCompleted':
      return told(
        { contract: contractName(event.contract, say), points: event.points },
        event.points > 0 ? '.points' : '',
      );
    case 'captivesDiscarded':
      return told({ cards: event.cards.length });
    case 'timePassed':
      return told({ left: event.left });
    case 'timeMoved':
      return told({ count: event.count, points: event.points });
    case 'characterChosen':
      return told({ character: characterName(event.character, say) });
    case 'storyRead':
      return told({ number: event.number });
    case 'cardsShuffledIn':
      return told({ count: event.count });
    case 'eventRevealed':
      return told({ event: eventName(event.event, say), effect: effectOf(event.event, say) });
    case 'cardsTurned':
    case 'lookoutDiscarded':
      return listed(told, event.cards, say);
    case 'monthEnded':
      return told({ events: event.events });
    case 'crownsGained':
      return told({ crowns: event.crowns }, `.${event.by}`);
    case 'taskStepped':
      return told({ task: event.task });
    case 'taskCompleted':
      return event.cards.length > 0
        ? told({ task: event.task, ships: personsOf(event.cards, say) }, '.ships')
        : told({ task: event.task });
    case 'unlocked':
      return told({}, `.${event.step}`);
    case 'itemSold':
      return told({ item: cargoName(event.card, say) });
    case 'lookedAhead':
      return event.cards.length > 0 ? told({ cards: cardNames(event.cards, say) }, '.cards') : told();
    case 'coinsWaived':
    case 'markerBought':
      return told();
    default:
      return unheardOf(event);
  }
}
