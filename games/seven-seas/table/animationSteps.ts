/** How to show what happened: from facts to flights, calls and the views between them. */
import type { GameEvent, Seat } from '@broadside/kernel';
import { type AnimationStep, coinSound, type Flight, type Spot } from '@broadside/kit';
import type { NameOf } from '@broadside/text';
import { type CardId, FIRST_LOOT, lootCard, typeOf } from '../cards/table.ts';
import type { SevenSeasEvent } from '../rules/state.ts';
import type { SevenSeasView } from '../rules/view.ts';
import { cardName } from '../text/cards.ts';
import type { TableSay } from '../text/table.ts';
import { namesAmid } from '../text/words.ts';
import { lidAnimation } from './lid/animationSteps.ts';
import { happen } from './scene.ts';
import { ADVENTURES, area, DISCARD, LOOT, PLAYED, PORT, purse } from './spots.ts';

/** Milliseconds a moment rests, at normal speed. */
const REST = { glance: 300, look: 450, read: 900, long: 1400 } as const;
/** More pieces than this in the air say no more than this many. */
const IN_FLIGHT = 3;

type Moment = Omit<AnimationStep<SevenSeasView>, 'flights'> & { readonly flights?: readonly Flight[] };
type Event<T extends SevenSeasEvent['type']> = Extract<SevenSeasEvent, { readonly type: T }>;

interface On {
  readonly after: SevenSeasView;
  readonly say: TableSay;
  readonly nameOf: NameOf;
}

const several = (count: number, what: Flight['what'], from: Spot, to: Spot): Flight[] =>
  Array.from({ length: Math.min(Math.abs(count), IN_FLIGHT) }, () => ({ what, from, to }));

const cards = (list: readonly CardId[], from: Spot, to: Spot): Flight[] =>
  list.slice(0, IN_FLIGHT).map((what) => ({ what, from, to }));

const goodsFlying = (goods: readonly number[], from: Spot, to: Spot): Flight[] =>
  cards(
    goods.flatMap((count, kind) => Array.from({ length: count }, () => lootCard(kind as 0 | 1 | 2))),
    from,
    to,
  );

/** A card that is played is read before it does its work. */
function played({ seat, card }: Event<'played'>, view: SevenSeasView, on: On): Moment {
  const to = typeOf(card) === 'port' ? PORT : PLAYED;
  const text = on.say('seven-seas.table.call.played', { name: on.nameOf(seat), card: cardName(card, on.say) });
  return {
    flights: cards([card], area(seat), to),
    view,
    sound: 'card',
    rest: REST.read,
    call: { text, tone: 'plain' },
  };
}

/** S7-ROUND-4: the last card is down. */
function chose(view: SevenSeasView, on: On): Moment {
  if (!view.pirates.every(({ hasChosen }) => hasChosen)) return { view, rest: REST.glance };
  return {
    view,
    sound: 'flip',
    rest: REST.read,
    call: { text: on.say('seven-seas.table.call.allChosen'), tone: 'good' },
  };
}

/** S7-ROUND-6: characters nobody chose are passed over quickly. */
function called({ card, seats }: Event<'called'>, view: SevenSeasView, on: On): Moment {
  if (seats.length === 0) return { view };
  const mine = typeof on.after.eye === 'number' && seats.includes(on.after.eye);
  // Who acts is marked on the board; what others do then shows more than a call.
  if (!mine) return { view, sound: 'card', rest: REST.look };
  const names = namesAmid(seats, on.say, on.nameOf).join(', ');
  const values = { character: cardName(card, on.say), names };
  return {
    view,
    sound: 'turn',
    rest: REST.read,
    call: { text: on.say('seven-seas.table.call.called', values), tone: 'plain' },
  };
}

function marked({ seat, count, cause }: Event<'marked'>, view: SevenSeasView, on: On): Moment {
  // At the end every hand is counted at once: the score sheet shows it (S7-END-6).
  if (cause === 'hand') return { view };
  // The price of the action, known before (S7-GOV-1): it is seen where marks are counted.
  if (cause === 'corsair') return { view, rest: REST.glance };
  return {
    view,
    sound: 'bust',
    rest: REST.read,
    call: { text: on.say('seven-seas.table.call.marked', { name: on.nameOf(seat), count }), tone: 'bad' },
  };
}

function began({ last }: Event<'roundBegan'>, view: SevenSeasView, on: On): Moment {
  if (last === 0) return { view };
  return {
    view,
    sound: 'sail',
    rest: REST.read,
    call: { text: on.say('seven-seas.table.call.lastRound', { last }), tone: 'plain' },
  };
}

const paid = (seat: Seat, goods: readonly number[], chests: number): Flight[] => [
  ...goodsFlying(goods, area(seat), DISCARD),
  ...several(chests, 'coin', PORT, purse(seat)),
];

/** What one fact, that the lid does not show, looks like. */
function momentOf(scene: SevenSeasView, event: SevenSeasEvent, on: On): Moment {
  const view = happen(scene, event);
  switch (event.type) {
    case 'roundBegan':
      return began(event, view, on);
    case 'chose':
      return chose(view, on);
    case 'called':
      return called(event, view, on);
    case 'marked':
      return marked(event, view, on);
    case 'markLifted':
      return { view, rest: REST.glance, sound: 'card' };
    case 'built':
      return { view, flights: several(event.count, 'coin', purse(event.seat), ADVENTURES), sound: 'hammer' };
    case 'corsair':
      return { view, rest: REST.glance, sound: 'card' };
    case 'ritual':
      return {
        view,
        flights: [
          ...cards(event.cards, area(event.seat), DISCARD),
          ...several(event.chests, 'coin', DISCARD, purse(event.seat)),
        ],
        sound: event.chests > 0 ? coinSound(event.chests) : 'card',
        rest: REST.glance,
      };
    case 'sold':
      return {
        view,
        flights: paid(event.seat, event.goods, event.chests),
        sound: coinSound(event.chests),
        rest: REST.glance,
      };
    case 'gained':
      return event.chests > 0
        ? { view, flights: several(event.chests, 'coin', DISCARD, purse(event.seat)), sound: coinSound(event.chests) }
        : { view, flights: several(event.chests, 'coin', purse(event.seat), DISCARD), sound: coinSound(event.chests) };
    case 'drew': {
      const what = event.card < 0 ? 'back' : event.card;
      return { view, flights: [{ what, from: ADVENTURES, to: area(event.seat) }], sound: 'draw' };
    }
    case 'endDrawn':
      return {
        view,
        sound: 'cannon',
        rest: REST.long,
        call: { text: on.say('seven-seas.table.call.end', { name: on.nameOf(event.seat) }), tone: 'bad' },
      };
    case 'played':
      return played(event, view, on);
    case 'sent':
      return { view, rest: REST.glance, sound: 'sail' };
    case 'raidEnded':
      return { view, rest: REST.read, call: { text: on.say('seven-seas.table.call.escaped'), tone: 'plain' } };
    case 'looted':
      return { view, flights: cards(event.cards, LOOT, area(event.seat)), sound: 'card', rest: REST.glance };
    case 'dropped':
      return { view, flights: goodsFlying(event.goods, area(event.seat), DISCARD), sound: 'card' };
    case 'reshuffled':
      return { view, flights: several(event.cards, 'back', DISCARD, LOOT), sound: 'card' };
    case 'hit': {
      const taken = event.card >= FIRST_LOOT ? Array.from({ length: event.cards }, () => event.card) : [];
      return { view, flights: cards(taken, area(event.seat), DISCARD), sound: 'cannon', rest: REST.glance };
    }
    case 'returned':
      return { view, rest: REST.glance };
    case 'ended':
      return { view, sound: 'win' };
    default:
      return { view };
  }
}

/** A moment in which nothing flies, sounds or rests shows itself with the next one. */
const isSeen = ({ flights = [], call, rest, sound }: Moment): boolean =>
  flights.length > 0 || call !== undefined || rest !== undefined || sound !== undefined;

const IN_THE_LID: readonly SevenSeasEvent['type'][] = ['landed', 'fought'];

export function animationSteps(
  before: SevenSeasView | undefined,
  events: readonly GameEvent[],
  after: SevenSeasView,
  say: TableSay,
  nameOf: NameOf,
): readonly AnimationStep<SevenSeasView>[] {
  const facts = events as readonly SevenSeasEvent[];
  const on: On = { after, say, nameOf };
  const shown: AnimationStep<SevenSeasView>[] = [];
  if (before) {
    const thrown = facts.some(({ type }) => IN_THE_LID.includes(type));
    if (thrown) shown.push(...lidAnimation(before, facts, after, say, nameOf));
    let scene = before;
    for (const event of facts) {
      const isKnown = thrown && event.type === 'raidEnded';
      const moment = isKnown ? { view: happen(scene, event) } : momentOf(scene, event, on);
      scene = moment.view;
      const { flights = [], ...rest } = moment as Moment;
      if (isSeen(moment)) shown.push({ ...rest, flights });
    }
  }
  // What the rules say stands at the end, whatever was shown on the way.
  const last = shown.pop() ?? { flights: [], view: after };
  return [...shown, { ...last, view: after }];
}
