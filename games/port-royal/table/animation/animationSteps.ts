/** How to show what happened: from facts to flights, calls and the views between them. */
import type { GameEvent, Seat } from '@broadside/kernel';
import { type AnimationStep, coinSound, frameOf } from '@broadside/kit';
import type { NameOf } from '@broadside/text';
import { type CardId, isExpedition, isTax, pointsOf } from '../../cards/table.ts';
import type { PortRoyalEvent } from '../../rules/state.ts';
import type { View } from '../../rules/view.ts';
import { cardName } from '../../text/cards.ts';
import type { TableSay as Say } from '../../text/table.ts';
import { happen } from '../scene/facts.ts';
import { cardsAtEdge, type Scene } from '../scene/scene.ts';
import { area, DECK, DISCARD, EXPEDITIONS, edge, openExpedition, purse, TIME } from '../scene/spots.ts';
import { expansionMoments, tucked } from './expansionAnimation.ts';
import { coins, edgeTo, fromHarbour, harbourTo, type Moment, type MomentContext, QUICK, REST } from './flights.ts';

/** A card is turned up at the edge; what does not stay there is looked at before it goes on. */
function revealed(scene: Scene, next: Scene, card: CardId, { say }: MomentContext): Moment {
  const from = scene.dealt ? TIME : DECK;
  const moment: Moment = {
    flights: scene.dealt || scene.deck > 0 ? [{ what: 'back', from, to: edge(cardsAtEdge(scene).length) }] : [],
    view: next,
    sound: 'draw',
  };
  if (isGambling(scene)) return { ...moment, rest: QUICK };
  if (isTax[card] === 1) return { ...moment, rest: REST.read, call: { text: cardName(card, say), tone: 'plain' } };
  return isExpedition[card] === 1 ? { ...moment, rest: REST.glance } : moment;
}

/** Four cards in quick succession are seen one by one (PR-GAMB-2). */
const isGambling = ({ flow }: Scene): boolean => flow.some((frame) => frame.step === 'discover' && frame.gamblers > 0);

/** The second ship is seen beside the first; only then the harbour is swept away. */
function busted(
  scene: Scene,
  next: Scene,
  event: Extract<PortRoyalEvent, { type: 'bust' }>,
  on: MomentContext,
): Moment[] {
  return [
    {
      view: { ...scene, wreckedBy: event.card },
      call: { text: on.say('port-royal.table.call.bust', { name: on.nameOf(event.seat) }), tone: 'bad' },
      sound: 'bust',
      rest: REST.bust,
    },
    { flights: [...harbourTo(scene, DISCARD), ...edgeTo(scene, DISCARD)], view: next, sound: 'card' },
  ];
}

function claimed(
  scene: Scene,
  next: Scene,
  event: Extract<PortRoyalEvent, { type: 'expeditionClaimed' }>,
  on: MomentContext,
): Moment {
  const { seat, card, persons } = event;
  const at = scene.expeditions.indexOf(card);
  const given = persons.map((person) => ({ what: person, from: area(seat), to: DISCARD }));
  const won = at < 0 ? [] : [{ what: card, from: openExpedition(at), to: area(seat) }];
  const text = on.say('port-royal.table.call.claimed', { name: on.nameOf(seat), points: pointsOf[card] });
  return { flights: [...given, ...won], view: next, call: { text, tone: 'good' }, sound: 'sail', rest: REST.read };
}

/** Only whoever looks is called: to their turn, and to their pick from another player's harbour. */
function called(next: Scene, key: 'turn' | 'pick', on: MomentContext): Moment {
  return {
    view: next,
    call: { text: on.say(`port-royal.table.call.${key}`), tone: 'plain' },
    sound: 'turn',
    rest: REST.glance,
  };
}

const waitsFor = (view: View, seat: Seat): boolean => {
  const frame = frameOf(view);
  return frame?.step === 'tradeAndHire' && frame.seat === seat;
};

/** Alone nobody needs to see whose turn it is. */
const callsTurn = ({ after }: MomentContext, seat: Seat, turn: number): boolean =>
  seat === after.eye && turn === after.turn && after.players.length > 1;

function momentsOf(scene: Scene, event: PortRoyalEvent, on: MomentContext): readonly Moment[] {
  const view = happen(scene, event);
  switch (event.type) {
    case 'turnBegan':
      return callsTurn(on, event.seat, event.turn) ? [called(view, 'turn', on)] : [{ view }];
    case 'takeTurnBegan':
      return event.seat === on.after.eye && event.seat !== scene.active && waitsFor(on.after, event.seat)
        ? [called(view, 'pick', on)]
        : [{ view }];
    case 'cardRevealed':
      return [revealed(scene, view, event.card, on)];
    case 'shipSunk':
      return [{ flights: edgeTo(scene, DISCARD, event.card), view, sound: 'cannon' }];
    case 'expeditionOpened':
      return [{ flights: edgeTo(scene, EXPEDITIONS, event.card), view, sound: 'sail' }];
    case 'taxPaid':
      return [
        { flights: coins(event.cards.length, purse(event.seat), DISCARD), view, sound: coinSound(event.cards.length) },
      ];
    case 'taxEnded':
      return [{ flights: edgeTo(scene, DISCARD, event.card), view }];
    case 'bust':
      return busted(scene, view, event, on);
    case 'shipTraded':
      return [{ flights: fromHarbour(scene, event.card, DISCARD), view, sound: 'card' }];
    case 'personHired': {
      const paid = coins(event.cards.length, purse(event.seat), DISCARD);
      return [
        {
          flights: [...paid, ...fromHarbour(scene, event.card, area(event.seat))],
          view,
          sound: coinSound(event.cards.length),
        },
      ];
    }
    case 'compensationPaid':
      return [{ flights: coins(1, purse(event.seat), purse(event.to)), view, sound: 'coin' }];
    case 'expeditionClaimed':
      return [claimed(scene, view, event, on)];
    case 'coinsGained':
      return [{ flights: coins(event.coins, DECK, purse(event.seat)), view, sound: coinSound(event.coins) }];
    case 'deckReshuffled':
      return [{ flights: [{ what: 'back', from: DISCARD, to: DECK }], view, sound: 'card' }];
    case 'harbourCleared':
      return [{ flights: harbourTo(scene, DISCARD), view, sound: 'card' }];
    case 'endTriggered': {
      const values = { name: on.nameOf(event.seat), points: event.points };
      return [
        { view, call: { text: on.say('port-royal.table.call.lastRound', values), tone: 'plain' }, rest: REST.read },
      ];
    }
    case 'matchEnded':
      return [{ view, sound: event.winners.length > 0 ? 'win' : 'bust' }];
    case 'cardEnteredHarbour':
    case 'matchBegan':
    case 'phaseTwoBegan':
    case 'takeTurnEnded':
    case 'coinsForfeited':
      return [{ view }];
    default:
      return expansionMoments(scene, view, event, on);
  }
}

/** A moment in which nothing flies, sounds or rests shows itself with the next one. */
const isSeen = ({ flights = [], call, rest, sound }: Moment): boolean =>
  flights.length > 0 || call !== undefined || rest !== undefined || sound !== undefined;

export function animationSteps(
  before: View | undefined,
  events: readonly GameEvent[],
  after: View,
  say: Say,
  nameOf: NameOf,
): readonly AnimationStep<View>[] {
  const facts = events as readonly PortRoyalEvent[];
  const on: MomentContext = { after, say, nameOf };
  const seen: Moment[] = [];
  let scene: Scene | undefined = before;
  for (let at = 0; at < facts.length && scene; at++) {
    const [event, next] = [facts[at], facts[at + 1]];
    // A ship that a merchant keeps flies to that player at once, not by way of the discard pile.
    const kept = event.type === 'shipTraded' && next?.type === 'shipTucked';
    const moments: readonly Moment[] = kept ? [tucked(scene, event, next, on)] : momentsOf(scene, event, on);
    if (kept) at++;
    seen.push(...moments.filter(isSeen));
    scene = moments[moments.length - 1].view;
  }
  const shown = seen.map(({ flights = [], ...rest }): AnimationStep<View> => ({ ...rest, flights }));
  // What the rules say stands at the end, whatever was shown on the way.
  const last = shown.pop() ?? { flights: [], view: after };
  return [...shown, { ...last, view: after }];
}
