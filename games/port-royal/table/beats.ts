/** How to show what happened: from facts to flights, calls and the views between them. */
import type { GameEvent, Seat } from '@broadside/kernel';
import type { Beat, Flight, Spot } from '@broadside/kit';
import type { NameOf, Say } from '@broadside/text';
import { type CardId, isExpedition, isTax, pointsOf } from '../cards/table.ts';
import type { PortRoyalEvent } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { cardName } from '../text/cards.ts';
import { cardAtEdge, frameOf, happen, type Scene } from './scene.ts';
import { area, berth, DECK, DISCARD, EDGE, EXPEDITIONS, openExpedition, purse } from './spots.ts';

const KEY = 'port-royal.table.call';

/** More coins than this in the air say no more than this many. */
const COINS_IN_FLIGHT = 5;

/** Milliseconds a moment rests, at normal speed. */
const REST = { glance: 350, read: 900, bust: 1400 } as const;

type Moment = Omit<Beat<Scene>, 'flights'> & { readonly flights?: readonly Flight[] };

interface Stage {
  readonly after: View;
  readonly say: Say;
  readonly nameOf: NameOf;
}

const coins = (count: number, from: Spot, to: Spot): Flight[] =>
  Array.from({ length: Math.min(count, COINS_IN_FLIGHT) }, () => ({ what: 'coin', from, to }));

/** From its berth; nothing if it does not lie in the harbour. */
function fromHarbour(scene: Scene, card: CardId, to: Spot): Flight[] {
  const at = scene.harbour.indexOf(card);
  return at < 0 ? [] : [{ what: card, from: berth(at), to }];
}

const harbourTo = (scene: Scene, to: Spot): Flight[] =>
  scene.harbour.map((card, at) => ({ what: card, from: berth(at), to }));

const edgeTo = (scene: Scene, to: Spot): Flight[] => {
  const card = cardAtEdge(scene);
  return card === undefined ? [] : [{ what: card, from: EDGE, to }];
};

/** A card is turned up at the edge; what does not stay there is looked at before it goes on. */
function revealed(scene: Scene, next: Scene, card: CardId, { say }: Stage): Moment {
  const flights: Flight[] = scene.deck > 0 ? [{ what: 'back', from: DECK, to: EDGE }] : [];
  const moment: Moment = { flights, view: next, sound: 'card' };
  if (isTax[card] === 1) return { ...moment, rest: REST.read, call: { text: cardName(card, say), tone: 'plain' } };
  return isExpedition[card] === 1 ? { ...moment, rest: REST.glance } : moment;
}

/** The second ship is seen beside the first; only then the harbour is swept away. */
function busted(scene: Scene, next: Scene, seat: Seat, { say, nameOf }: Stage): Moment[] {
  return [
    {
      view: { ...scene, wrecked: true },
      call: { text: say(`${KEY}.bust`, { name: nameOf(seat) }), tone: 'bad' },
      sound: 'bust',
      rest: REST.bust,
    },
    { flights: [...harbourTo(scene, DISCARD), ...edgeTo(scene, DISCARD)], view: next, sound: 'card' },
  ];
}

function claimed(scene: Scene, next: Scene, event: Extract<PortRoyalEvent, { type: 'expeditionClaimed' }>, on: Stage) {
  const { seat, card, persons } = event;
  const at = scene.expeditions.indexOf(card);
  const given = persons.map((person): Flight => ({ what: person, from: area(seat), to: DISCARD }));
  const won: Flight[] = at < 0 ? [] : [{ what: card, from: openExpedition(at), to: area(seat) }];
  const call = {
    text: on.say(`${KEY}.claimed`, { name: on.nameOf(seat), points: pointsOf[card] }),
    tone: 'good' as const,
  };
  return { flights: [...given, ...won], view: next, call, sound: 'card' as const, rest: REST.read };
}

/** Only whoever looks is called: to his turn, and to his pick from another player's harbour. */
function called(next: Scene, key: 'turn' | 'pick', { say }: Stage): Moment {
  return { view: next, call: { text: say(`${KEY}.${key}`), tone: 'plain' }, sound: 'turn', rest: REST.glance };
}

const waitsFor = (view: View, seat: Seat): boolean => {
  const frame = frameOf(view);
  return frame?.step === 'tradeAndHire' && frame.seat === seat;
};

function momentsOf(scene: Scene, event: PortRoyalEvent, on: Stage): readonly Moment[] {
  const view = happen(scene, event);
  switch (event.type) {
    case 'turnBegan':
      return event.seat === on.after.eye && event.turn === on.after.turn ? [called(view, 'turn', on)] : [{ view }];
    case 'takeTurnBegan':
      return event.seat === on.after.eye && event.seat !== scene.active && waitsFor(on.after, event.seat)
        ? [called(view, 'pick', on)]
        : [{ view }];
    case 'cardRevealed':
      return [revealed(scene, view, event.card, on)];
    case 'shipSunk':
      return [{ flights: edgeTo(scene, DISCARD), view, sound: 'cannon' }];
    case 'expeditionOpened':
      return [{ flights: edgeTo(scene, EXPEDITIONS), view }];
    case 'taxPaid':
      return [{ flights: coins(event.cards.length, purse(event.seat), DISCARD), view, sound: 'coin' }];
    case 'taxEnded':
      return [{ flights: edgeTo(scene, DISCARD), view }];
    case 'bust':
      return busted(scene, view, event.seat, on);
    case 'shipTraded':
      return [{ flights: fromHarbour(scene, event.card, DISCARD), view, sound: 'card' }];
    case 'personHired': {
      const paid = coins(event.cards.length, purse(event.seat), DISCARD);
      return [{ flights: [...paid, ...fromHarbour(scene, event.card, area(event.seat))], view, sound: 'coin' }];
    }
    case 'compensationPaid':
      return [{ flights: coins(1, purse(event.seat), purse(event.to)), view, sound: 'coin' }];
    case 'expeditionClaimed':
      return [claimed(scene, view, event, on)];
    case 'coinsGained':
      return [{ flights: coins(event.coins, DECK, purse(event.seat)), view, sound: 'coin' }];
    case 'deckReshuffled':
      return [{ flights: [{ what: 'back', from: DISCARD, to: DECK }], view, sound: 'card' }];
    case 'harbourCleared':
      return [{ flights: harbourTo(scene, DISCARD), view, sound: 'card' }];
    case 'endTriggered': {
      const values = { name: on.nameOf(event.seat), points: event.points };
      return [{ view, call: { text: on.say(`${KEY}.lastRound`, values), tone: 'plain' }, rest: REST.read }];
    }
    case 'matchEnded':
      return [{ view, sound: 'win' }];
    default:
      return [{ view }];
  }
}

/** A moment in which nothing flies, sounds or rests shows itself with the next one. */
const isSeen = ({ flights = [], call, rest, sound }: Moment): boolean =>
  flights.length > 0 || call !== undefined || rest !== undefined || sound !== undefined;

export function beats(
  before: View | undefined,
  events: readonly GameEvent[],
  after: View,
  say: Say,
  nameOf: NameOf,
): readonly Beat<View>[] {
  const seen: Moment[] = [];
  let scene: Scene | undefined = before;
  for (const event of events) {
    if (!scene) break;
    const moments = momentsOf(scene, event as PortRoyalEvent, { after, say, nameOf });
    seen.push(...moments.filter(isSeen));
    scene = moments[moments.length - 1].view;
  }
  const shown = seen.map(({ flights = [], ...rest }): Beat<View> => ({ ...rest, flights }));
  // What the rules say stands at the end, whatever was shown on the way.
  const last = shown.pop() ?? { flights: [], view: after };
  return [...shown, { ...last, view: after }];
}
