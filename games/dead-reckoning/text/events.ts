/** The log: a sentence for every fact that needs one. */

import type { NameOf } from '@broadside/text';
import { ACHIEVEMENTS } from '../cards/achievements.ts';
import { BUILDINGS, buildingOf, merchantBack, NO_CARD } from '../cards/table.ts';
import type { DeadReckoningEvent } from '../rules/events.ts';
import { NOBODY } from '../rules/facade.ts';
import type { DeadReckoningView } from '../rules/view.ts';
import { describeBattle } from './battleEvents.ts';
import { achievementName, buildingAsObject, cardList, cardName } from './cards.ts';
import { goodsWords, goodTaken } from './goods.ts';
import { describeGoods } from './goodsEvents.ts';
import { cellName, placeName } from './places.ts';
import type { Say } from './say.ts';
import { describeUse, type EventOf, type SentenceContext } from './sentenceContext.ts';
import { namedWithRival, unheardOf } from './words.ts';

const KEY = 'dead-reckoning.event';

/** A card seen from behind. */
const COVERED = -1;

type Crafting = EventOf<'offered' | 'kept' | 'drew' | 'reshuffled' | 'levelled' | 'played' | 'sleeved' | 'cleaned'>;

/** Crew cards and tokens: what others may not know is left out. */
function describeCrew(event: Crafting, { say, name }: SentenceContext): string | undefined {
  switch (event.type) {
    case 'offered':
      return say(`${KEY}.offered`, { name, tokens: event.cards.map((card) => cardName(card, say)).join('. ') });
    case 'kept':
      return event.card === COVERED
        ? say(`${KEY}.kept.hidden`, { name })
        : say(`${KEY}.kept`, { name, card: cardName(event.card, say) });
    case 'drew':
      if (event.cards.length === 0) return undefined;
      return event.cards.includes(COVERED)
        ? say(`${KEY}.drew.hidden`, { name, cards: event.cards.length })
        : say(`${KEY}.drew`, { name, cards: cardList(event.cards, say) });
    case 'reshuffled':
      return say(`${KEY}.reshuffled`, { name, cards: event.cards });
    case 'levelled':
      // What is in play lies open.
      return event.card === COVERED && event.where !== 'play'
        ? say(`${KEY}.levelled.${event.where}.hidden`, { name })
        : say(`${KEY}.levelled.${event.where}`, { name, card: cardName(event.card, say), level: event.level });
    case 'played':
      return say(`${KEY}.played`, { name, card: cardName(event.card, say), level: event.level });
    case 'sleeved':
      return say(`${KEY}.sleeved`, { name, card: cardName(event.card, say), crew: cardName(event.crew, say) });
    case 'cleaned':
      return event.cards === 0 ? undefined : say(`${KEY}.cleaned`, { name, cards: event.cards });
    default:
      return unheardOf(event);
  }
}

type Voyage = EventOf<
  'raised' | 'sailed' | 'explored' | 'bought' | 'gotCard' | 'turnedOver' | 'discarded' | 'refilled'
>;

/** Sails, ways, and the cards of the sea. */
function describeVoyage(event: Voyage, { say, name, place }: SentenceContext): string | undefined {
  switch (event.type) {
    case 'raised':
      return say(`${KEY}.raised`, { name, sails: event.sails });
    case 'sailed': {
      const last = event.path.at(-1);
      if (last === undefined) return undefined;
      return event.stopped
        ? say(`${KEY}.sailed`, { name, to: place(last, '.to') })
        : say(`${KEY}.sailed.passing`, { name, place: place(last, '.acc') });
    }
    case 'explored': {
      const tile = cardName(event.id, say);
      return event.card === NO_CARD
        ? say(`${KEY}.explored.empty`, { name, tile })
        : say(`${KEY}.explored`, { name, tile, card: cardName(event.card, say) });
    }
    case 'bought':
      return say(`${KEY}.bought${event.trade ? '.trade' : ''}`, {
        name,
        card: cardName(event.card, say),
        cargo: event.price,
      });
    case 'gotCard':
      return say(`${KEY}.gotCard.${event.cause}`, { name, card: cardName(event.card, say) });
    case 'turnedOver':
      return say(`${KEY}.turnedOver`, {
        name,
        at: place(event.tile, '.by'),
        back: cardName(event.back, say),
        cubes: merchantBack(event.back).cubes,
      });
    case 'discarded':
      return say(`${KEY}.discarded`, { card: cardName(event.card, say) });
    case 'refilled':
      return event.card === NO_CARD
        ? undefined
        : say(`${KEY}.refilled`, { at: place(event.tile, '.at'), card: cardName(event.card, say) });
    default:
      return unheardOf(event);
  }
}

type OnIslands = EventOf<
  'influenced' | 'controlled' | 'controlLost' | 'permanent' | 'recalled' | 'produced' | 'built' | 'razed'
>;

function describeIslands(event: OnIslands, { say, name, nameOf, place }: SentenceContext): string {
  const at = place(event.tile, '.at');
  switch (event.type) {
    case 'influenced': {
      const fort = event.ignoredFort ? '.fort' : '';
      return event.replaced === NOBODY
        ? say(`${KEY}.influenced${fort}`, { name, at })
        : say(`${KEY}.influenced.replaced${fort}`, { name, at, other: nameOf(event.replaced) });
    }
    case 'controlled': {
      const taken = place(event.tile, '.acc');
      const bare = event.permanent ? '' : '.bare';
      return event.before === NOBODY
        ? say(`${KEY}.controlled${bare}`, { name, place: taken })
        : say(`${KEY}.controlled.from${bare}`, { name, place: taken, other: nameOf(event.before) });
    }
    case 'controlLost':
    case 'recalled':
      return say(`${KEY}.${event.type}`, { name, place: place(event.tile) });
    case 'permanent':
      return say(`${KEY}.permanent`, { name, at });
    case 'produced':
      return say(`${KEY}.produced`, { name, at, goods: goodsWords(say, event.cargo, event.coins) });
    case 'built': {
      const values = { name, at, building: buildingAsObject(say, event.card) };
      return event.price === 0
        ? say(`${KEY}.built`, values)
        : say(`${KEY}.built.priced`, { ...values, cargo: event.price });
    }
    case 'razed':
      return say(`${KEY}.razed.${event.cause}.${BUILDINGS[buildingOf(event.card)]}`, { at });
    default:
      return unheardOf(event);
  }
}

type AtShip = EventOf<'rearranged' | 'fitted' | 'stripped' | 'repaired' | 'trained' | 'mode'>;

function describeShip(event: AtShip, { say, name, isRival }: SentenceContext): string {
  switch (event.type) {
    case 'rearranged':
      return say(`${KEY}.rearranged`, {
        name,
        goods: goodTaken(say, event.good, event.count),
        cell: cellName(say, event.cell),
        to: cellName(say, event.to),
      });
    case 'fitted':
    case 'stripped': {
      const card = cardName(event.card, say);
      // DR-SOLO-27: the rival's tokens lie beside its ship, and stay there.
      return event.type === 'fitted' && isRival(event.seat)
        ? say(`${KEY}.fitted.beside`, { name, card })
        : say(`${KEY}.${event.type}`, { name, card, cell: cellName(say, event.cell) });
    }
    case 'repaired':
      return say(`${KEY}.repaired`, { name, damage: event.count });
    case 'trained':
      return say(`${KEY}.trained`, { name, marks: event.count });
    case 'mode':
      return say(`${KEY}.mode.${event.pirate ? 'pirate' : 'trade'}`, { name });
    default:
      return unheardOf(event);
  }
}

function contextOf(
  event: DeadReckoningEvent,
  say: Say,
  nameOfSeat: NameOf,
  view: DeadReckoningView | undefined,
): SentenceContext {
  const nameOf = view ? namedWithRival(view.seats, say, nameOfSeat) : nameOfSeat;
  return {
    say,
    name: 'seat' in event && event.seat >= 0 ? nameOf(event.seat) : '',
    nameOf,
    place: (location, form) => placeName(say, location, view, form),
    isRival: (player) => view !== undefined && player >= view.seats,
    sleevesOf: (seat, card) => view?.players[seat]?.crew[card]?.sleeves,
  };
}

/** The view gives names to islands and the rival of the solo game; without it tiles are named by row and column. */
export function describeEvent(
  event: DeadReckoningEvent,
  say: Say,
  nameOfSeat: NameOf,
  view?: DeadReckoningView,
): string | undefined {
  const context = contextOf(event, say, nameOfSeat, view);
  const { name, nameOf } = context;

  switch (event.type) {
    case 'began':
      return say(`${KEY}.began`, { name: nameOf(event.first) });
    case 'turnBegan':
      return say(`${KEY}.turnBegan${event.last ? '.last' : ''}`, { name, round: event.round });
    case 'moved':
      return describeGoods(event, context);
    case 'used':
      return describeUse(event, context);
    case 'offered':
    case 'kept':
    case 'drew':
    case 'reshuffled':
    case 'levelled':
    case 'played':
    case 'sleeved':
    case 'cleaned':
      return describeCrew(event, context);
    case 'raised':
    case 'sailed':
    case 'explored':
    case 'bought':
    case 'gotCard':
    case 'turnedOver':
    case 'discarded':
    case 'refilled':
      return describeVoyage(event, context);
    case 'influenced':
    case 'controlled':
    case 'controlLost':
    case 'permanent':
    case 'recalled':
    case 'produced':
    case 'built':
    case 'razed':
      return describeIslands(event, context);
    case 'rearranged':
    case 'fitted':
    case 'stripped':
    case 'repaired':
    case 'trained':
    case 'mode':
      return describeShip(event, context);
    case 'progress':
      return say(`${KEY}.progress`, {
        name,
        achievement: achievementName(say, event.achievement),
        count: event.count,
      });
    case 'achieved':
      return say(`${KEY}.achieved`, {
        name,
        achievement: achievementName(say, event.achievement),
        coins: ACHIEVEMENTS[event.achievement].value,
      });
    case 'ordered':
      return say(`${KEY}.ordered${event.otherwise ? '.otherwise' : ''}`, { card: cardName(event.card, say) });
    case 'declined':
    case 'endTriggered':
    case 'lastTurnDone':
    case 'ended':
      return say(`${KEY}.${event.type}`, { name });
    default:
      return describeBattle(event, context);
  }
}
