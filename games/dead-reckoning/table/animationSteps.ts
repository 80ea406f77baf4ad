/** How to show what happened: from facts to flights, calls and the views between them. */

import type { GameEvent } from '@broadside/kernel';
import { type AnimationStep, type BoardProps, coinSound, type Flight, type Spot } from '@broadside/kit';
import type { NameOf } from '@broadside/text';
import { FIRST_ACHIEVEMENT, NO_CARD } from '../cards/table.ts';
import type { DeadReckoningEvent, GoodsPlace } from '../rules/events.ts';
import { BY_LIMIT, NOBODY, rowOf } from '../rules/facade.ts';
import type { DeadReckoningView } from '../rules/view.ts';
import { deadReckoningVoice } from '../text/index.ts';
import { t } from '../text/table.ts';
import { namedWithRival } from '../text/words.ts';
import { battleAnimation, isBattleEvent, lastStep } from './battle/index.ts';
import { happen } from './scene.ts';
import { bottomOf } from './seats.ts';
import { area, box, chest, dock, place, RACE, SUPPLY, ship } from './spots.ts';

/** Milliseconds a moment rests, at normal speed. */
const REST = { glance: 200, look: 450, read: 900, long: 1400 } as const;
/** More pieces than this in the air say no more than this many. */
const IN_FLIGHT = 3;

type Moment = Omit<AnimationStep<DeadReckoningView>, 'flights'> & { readonly flights?: readonly Flight[] };
type Event<T extends DeadReckoningEvent['type']> = Extract<DeadReckoningEvent, { readonly type: T }>;

type On = Pick<BoardProps, 'say' | 'nameOf'>;

const cardName = ({ say }: On, card: number): string => deadReckoningVoice.card(card, say);

function spotOf(where: GoodsPlace, seat: number, tile: number): Spot {
  switch (where) {
    case 'supply':
      return SUPPLY;
    case 'dock':
      return dock(seat);
    case 'chest':
      return chest(seat);
    case 'ship':
      return ship(seat);
    case 'island':
      return place(tile);
  }
}

function moved({ seat, coins, from, to, tile }: Event<'moved'>, view: DeadReckoningView): Moment {
  const flight: Flight = { what: 'coin', from: spotOf(from, seat, tile), to: spotOf(to, seat, tile) };
  return {
    flights: Array<Flight>(Math.min(coins, IN_FLIGHT)).fill(flight),
    view,
    rest: REST.glance,
    sound: coinSound(coins),
  };
}

/** A ship goes from tile to tile; every step is a moment of its own. */
function sailed({ seat, path }: Event<'sailed'>, scene: DeadReckoningView): Moment[] {
  return path.map((at) => ({
    view: { ...scene, players: scene.players.map((one, player) => (player === seat ? { ...one, at } : one)) },
    rest: REST.look,
    sound: 'sail',
  }));
}

function explored({ seat, tile, id, card }: Event<'explored'>, view: DeadReckoningView, on: On): Moment {
  const text = t(on, 'call.explored', { name: on.nameOf(seat), island: cardName(on, id) });
  return { ...landing(card, box(rowOf(tile)), place(tile), view, REST.read), call: { text, tone: 'good' } };
}

function endTriggered({ seat }: Event<'endTriggered'>, view: DeadReckoningView, on: On): Moment {
  const text =
    seat === BY_LIMIT || seat === NOBODY ? t(on, 'call.limit') : t(on, 'call.end', { name: on.nameOf(seat) });
  return { view, rest: REST.long, sound: 'cannon', call: { text, tone: 'bad' } };
}

/** A card that lands somewhere, and lies there. */
const landing = (what: number, from: Spot, to: Spot, view: DeadReckoningView, rest: number = REST.look): Moment => ({
  flights: what === NO_CARD ? [] : [{ what, from, to }],
  view,
  rest,
  sound: 'card',
});

function achieved({ seat, achievement }: Event<'achieved'>, view: DeadReckoningView, on: On): Moment {
  const card = FIRST_ACHIEVEMENT + achievement;
  const text = t(on, 'call.achieved', { name: on.nameOf(seat), achievement: cardName(on, card) });
  return { ...landing(card, RACE, area(seat), view, REST.long), sound: 'win', call: { text, tone: 'good' } };
}

function controlled({ seat, tile }: Event<'controlled'>, view: DeadReckoningView, on: On): Moment {
  const text = t(on, 'call.controlled', { name: on.nameOf(seat), island: cardName(on, view.sea[tile].id) });
  return { view, rest: REST.read, call: { text, tone: 'plain' } };
}

/** DR-COMBAT-13: a ship that sinks in a battle does so after its last step. */
function sunk(event: Event<'sunk'>, view: DeadReckoningView, on: On): Moment {
  const { battle } = view;
  return {
    view,
    rest: REST.long,
    sound: 'bust',
    call: { text: t(on, 'call.sunk', { name: on.nameOf(event.seat) }), tone: 'bad' },
    ...(battle === null ? {} : { show: lastStep(battle, event) }),
  };
}

/** What one fact, that no battle shows, looks like. */
function momentsOf(scene: DeadReckoningView, event: DeadReckoningEvent, on: On): Moment[] {
  const view = happen(scene, event);
  switch (event.type) {
    case 'moved':
      return [moved(event, view)];
    case 'sailed':
      return sailed(event, scene);
    case 'explored':
      return [explored(event, view, on)];
    case 'bought':
      return [landing(event.card, place(event.tile), area(event.seat), view)];
    case 'refilled':
      return [{ ...landing(event.card, box(rowOf(event.tile)), place(event.tile), view, REST.glance), sound: 'draw' }];
    case 'built':
      return [{ ...landing(event.card, SUPPLY, place(event.tile), view), sound: 'hammer' }];
    case 'fitted':
      return [{ ...landing(event.card, SUPPLY, ship(event.seat), view), sound: 'hammer' }];
    case 'played':
      return [{ view, rest: event.seat === bottomOf(view) ? REST.glance : REST.look, sound: 'card' }];
    case 'influenced':
      return [{ view, rest: REST.look, sound: 'cube' }];
    case 'permanent':
    case 'produced':
    case 'razed':
      return [{ view, rest: REST.look }];
    case 'controlled':
      return [controlled(event, view, on)];
    case 'achieved':
      return [achieved(event, view, on)];
    case 'sunk':
      return [sunk(event, view, on)];
    case 'ordered':
      return [
        {
          view,
          rest: REST.read,
          sound: 'flip',
          call: { text: t(on, 'call.order', { order: cardName(on, event.card) }), tone: 'plain' },
        },
      ];
    case 'turnBegan':
      return [{ view, rest: REST.glance }];
    case 'endTriggered':
      return [endTriggered(event, view, on)];
    case 'ended':
      return [{ view, sound: 'win' }];
    default:
      return [{ view }];
  }
}

/** Facts of a battle that follow each other are shown by the battle. */
function runOf(events: readonly DeadReckoningEvent[], from: number): number {
  let to = from;
  while (to < events.length && isBattleEvent(events[to])) to++;
  return to;
}

export function animationSteps(
  before: DeadReckoningView | undefined,
  happened: readonly GameEvent[],
  after: DeadReckoningView,
  say: BoardProps['say'],
  nameOfSeat: NameOf,
): readonly AnimationStep<DeadReckoningView>[] {
  const events = happened as readonly DeadReckoningEvent[];
  const nameOf = namedWithRival(after.seats, say, nameOfSeat);
  let scene = before ?? after;
  const moments: AnimationStep<DeadReckoningView>[] = [];
  for (let at = 0; at < events.length; ) {
    const end = runOf(events, at);
    if (end > at) {
      const last = end === events.length ? after : scene;
      moments.push(...battleAnimation(scene, events.slice(at, end), last, say, nameOf));
      for (const event of events.slice(at, end)) scene = happen(scene, event);
      at = end;
      continue;
    }
    for (const { flights = [], ...moment } of momentsOf(scene, events[at], { say, nameOf })) {
      moments.push({ flights, ...moment });
      scene = moment.view;
    }
    at++;
  }
  const last = moments.at(-1);
  if (!last) return [{ flights: [], view: after }];
  // Whatever the moments between showed, the last one shows the truth.
  moments[moments.length - 1] = { ...last, view: after };
  return moments;
}
