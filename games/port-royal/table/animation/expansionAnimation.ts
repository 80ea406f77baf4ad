/** How to show the facts of the expansions. */
import { coinSound } from '@broadside/kit';
import { isExpedition } from '../../cards/table.ts';
import type { PortRoyalEvent } from '../../rules/state.ts';
import { characterName, eventName } from '../../text/adventure.ts';
import { contractName } from '../../text/contracts.ts';
import { UNLOCKED } from '../../text/expansionEvents.ts';
import { unheardOf } from '../../text/words.ts';
import type { ExpansionEvent } from '../scene/expansionFacts.ts';
import { LOOKED_AT } from '../scene/expansionFacts.ts';
import { happen } from '../scene/facts.ts';
import type { Scene } from '../scene/scene.ts';
import { area, DECK, DISCARD, EXPEDITIONS, POINTS, purse, TIME } from '../scene/spots.ts';
import { backs, cards, coins, edgeTo, fromHarbour, type Moment, type MomentContext, QUICK, REST } from './flights.ts';

type Fact<T extends PortRoyalEvent['type']> = Extract<PortRoyalEvent, { readonly type: T }>;

const said = (text: string, tone: 'good' | 'plain') => ({ text, tone });

/** PR-SAIL-9: a ship that brought coins and stays with a merchant. */
export function tucked(scene: Scene, trade: Fact<'shipTraded'>, tuck: Fact<'shipTucked'>, on: MomentContext): Moment {
  const view = happen(happen(scene, trade), tuck);
  const call = said(on.say('port-royal.table.call.tucked', { name: on.nameOf(tuck.seat) }), 'good');
  return { flights: fromHarbour(scene, tuck.card, area(tuck.seat)), view, call, sound: 'card' };
}

function contractDone(view: Scene, { seat, contract, points }: Fact<'contractCompleted'>, on: MomentContext): Moment {
  const values = { name: on.nameOf(seat), contract: contractName(contract, on.say), points };
  return { view, call: said(on.say('port-royal.table.call.contract', values), 'good'), sound: 'win', rest: REST.read };
}

function looked(view: Scene, { seat, cards: seen }: Fact<'lookedAhead'>, on: MomentContext): Moment {
  const count = seen.length > 0 ? seen.length : LOOKED_AT;
  const call = said(on.say('port-royal.table.call.lookout', { name: on.nameOf(seat) }), 'plain');
  return { flights: backs(count, DECK, area(seat)), view, call, sound: 'draw' };
}

function turned(scene: Scene, view: Scene, { cards: list }: Fact<'cardsTurned'>): Moment {
  const flights = list.map((what) => ({ what, from: DECK, to: isExpedition[what] === 1 ? EXPEDITIONS : DISCARD }));
  return { flights: scene.deck > 0 ? flights : [], view, sound: 'flip', rest: REST.glance };
}

/** Facts that need no more than a sentence over the board. */
function callOf(event: ExpansionEvent, on: MomentContext): Moment['call'] {
  const { say, nameOf } = on;
  switch (event.type) {
    case 'gamblerUsed':
      return said(on.say('port-royal.table.call.gambler', { name: nameOf(event.seat), cards: event.cards }), 'plain');
    case 'giftGiven':
      return said(on.say('port-royal.table.call.gift', { name: nameOf(event.seat), to: nameOf(event.to) }), 'plain');
    case 'contractStepped':
      return said(
        on.say('port-royal.table.call.step', { name: nameOf(event.seat), contract: contractName(event.contract, say) }),
        'good',
      );
    case 'characterChosen':
      return said(
        on.say('port-royal.table.call.character', {
          name: nameOf(event.seat),
          character: characterName(event.character, say),
        }),
        'plain',
      );
    case 'storyRead':
      return said(on.say('port-royal.table.call.story', { number: event.number }), 'plain');
    case 'eventRevealed':
      return said(on.say('port-royal.table.call.event', { event: eventName(event.event, say) }), 'plain');
    case 'monthEnded':
      return said(on.say('port-royal.table.call.month', { events: event.events }), 'plain');
    case 'crownsGained':
      return said(on.say('port-royal.table.call.crowns', { name: nameOf(event.seat), crowns: event.crowns }), 'good');
    case 'taskStepped':
      return said(on.say('port-royal.table.call.taskStep', { name: nameOf(event.seat), task: event.task }), 'good');
    case 'unlocked':
      return said(
        on.say(`port-royal.table.call.unlocked.${UNLOCKED[event.step - 1]}`, { name: nameOf(event.seat) }),
        'good',
      );
    default:
      return undefined;
  }
}

/** How long the sentence stands. */
const SLOW: readonly ExpansionEvent['type'][] = ['storyRead', 'eventRevealed', 'monthEnded', 'unlocked'];

function called(view: Scene, event: ExpansionEvent, on: MomentContext): Moment {
  const call = callOf(event, on);
  if (call === undefined) return { view };
  return { view, call, rest: SLOW.includes(event.type) ? REST.read : REST.glance };
}

export function expansionMoments(
  scene: Scene,
  view: Scene,
  event: ExpansionEvent,
  on: MomentContext,
): readonly Moment[] {
  switch (event.type) {
    case 'coinsPaid':
      return [
        { flights: coins(event.cards.length, purse(event.seat), DISCARD), view, sound: coinSound(event.cards.length) },
      ];
    case 'shipTucked':
      return [{ flights: cards([event.card], DISCARD, area(event.seat)), view, sound: 'card' }];
    case 'shipCaptured':
      return [{ flights: edgeTo(scene, area(event.seat), event.card), view, sound: 'cannon' }];
    case 'captivesDiscarded':
      return [{ flights: cards(event.cards, area(event.seat), DISCARD), view, sound: 'card' }];
    case 'contractCompleted':
      return [contractDone(view, event, on)];
    case 'timeMoved':
      return [{ flights: backs(event.count, TIME, POINTS), view, sound: 'card', rest: REST.glance }];
    case 'shipStowed':
      return [{ flights: fromHarbour(scene, event.card, area(event.seat)), view, sound: 'card' }];
    case 'itemSold':
      return [{ flights: cards([event.card], area(event.seat), DISCARD), view, sound: 'card' }];
    case 'taskCompleted': {
      const values = { name: on.nameOf(event.seat), task: event.task };
      const flights = cards(event.cards, area(event.seat), DISCARD);
      return [
        {
          flights,
          view,
          call: said(on.say('port-royal.table.call.task', values), 'good'),
          sound: 'win',
          rest: REST.read,
        },
      ];
    }
    case 'cardsTurned':
      return [turned(scene, view, event)];
    case 'lookedAhead':
      return [looked(view, event, on)];
    case 'lookoutDiscarded':
      return [
        {
          flights: [...cards(event.cards, area(event.seat), DISCARD), ...backs(1, area(event.seat), DECK)],
          view,
          sound: 'card',
        },
      ];
    case 'timePassed':
      // The turn is seen to begin before its card comes.
      return [{ view, rest: QUICK }];
    case 'cardsShuffledIn':
    case 'contractsOpened':
    case 'coinsWaived':
    case 'markerBought':
    case 'gamblerUsed':
    case 'giftGiven':
    case 'contractStepped':
    case 'characterChosen':
    case 'storyRead':
    case 'eventRevealed':
    case 'monthEnded':
    case 'crownsGained':
    case 'taskStepped':
    case 'unlocked':
      return [called(view, event, on)];
    default:
      return unheardOf(event);
  }
}
