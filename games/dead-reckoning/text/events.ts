/** The log: a sentence for every fact that needs one. */

import type { NameOf, Say } from '@broadside/text';
import { ACHIEVEMENTS } from '../cards/achievements.ts';
import { BUILDINGS, buildingOf, merchantBack, NO_CARD } from '../cards/table.ts';
import type { DeadReckoningEvent } from '../rules/events.ts';
import { NOBODY } from '../rules/facade.ts';
import type { DeadReckoningView } from '../rules/view.ts';
import { tellOfBattle } from './battleEvents.ts';
import { achievementName, buildingAsObject, cardList, cardName } from './cards.ts';
import { goodsWords, goodTaken } from './goods.ts';
import { tellOfGoods } from './goodsEvents.ts';
import { cellName, placeName } from './places.ts';
import { type EventOf, type Teller, tellOfUse } from './teller.ts';
import { namedWithRival, unheardOf } from './words.ts';

/** A card seen from behind. */
const COVERED = -1;

type Crafting = EventOf<'offered' | 'kept' | 'drew' | 'reshuffled' | 'levelled' | 'played' | 'sleeved' | 'cleaned'>;

/** Crew cards and tokens: what others may not know is told without it. */
function tellOfCrew(event: Crafting, { say, told }: Teller): string | undefined {
  switch (event.type) {
    case 'offered':
      return told({ tokens: event.cards.map((card) => cardName(card, say)).join('. ') });
    case 'kept':
      return event.card === COVERED ? told({}, '.hidden') : told({ card: cardName(event.card, say) });
    case 'drew':
      if (event.cards.length === 0) return undefined;
      return event.cards.includes(COVERED)
        ? told({ cards: event.cards.length }, '.hidden')
        : told({ cards: cardList(event.cards, say) });
    case 'reshuffled':
      return told({ cards: event.cards });
    case 'levelled':
      return event.card === COVERED
        ? told({}, `.${event.where}.hidden`)
        : told({ card: cardName(event.card, say), level: event.level }, `.${event.where}`);
    case 'played':
      return told({ card: cardName(event.card, say), level: event.level });
    case 'sleeved':
      return told({ card: cardName(event.card, say), crew: cardName(event.crew, say) });
    case 'cleaned':
      return event.cards === 0 ? undefined : told({ cards: event.cards });
    default:
      return unheardOf(event);
  }
}

type Voyage = EventOf<
  'raised' | 'sailed' | 'explored' | 'bought' | 'gotCard' | 'turnedOver' | 'discarded' | 'refilled'
>;

/** Sails, ways, and the cards of the sea. */
function tellOfVoyage(event: Voyage, { say, place, told }: Teller): string | undefined {
  switch (event.type) {
    case 'raised':
      return told({ sails: event.sails });
    case 'sailed': {
      const last = event.path.at(-1);
      if (last === undefined) return undefined;
      return event.stopped ? told({ to: place(last, '.to') }) : told({ place: place(last, '.acc') }, '.passing');
    }
    case 'explored': {
      const tile = cardName(event.id, say);
      return event.card === NO_CARD ? told({ tile }, '.empty') : told({ tile, card: cardName(event.card, say) });
    }
    case 'bought':
      return told({ card: cardName(event.card, say), cargo: event.price }, event.trade ? '.trade' : '');
    case 'gotCard':
      return told({ card: cardName(event.card, say) }, `.${event.cause}`);
    case 'turnedOver':
      return told({
        at: place(event.tile, '.by'),
        back: cardName(event.back, say),
        cubes: merchantBack(event.back).cubes,
      });
    case 'discarded':
      return told({ card: cardName(event.card, say) });
    case 'refilled':
      return event.card === NO_CARD
        ? undefined
        : told({ at: place(event.tile, '.at'), card: cardName(event.card, say) });
    default:
      return unheardOf(event);
  }
}

type OnIslands = EventOf<
  'influenced' | 'controlled' | 'controlLost' | 'permanent' | 'recalled' | 'produced' | 'built' | 'razed'
>;

function tellOfIslands(event: OnIslands, { say, nameOf, place, told }: Teller): string {
  const at = place(event.tile, '.at');
  switch (event.type) {
    case 'influenced': {
      const fort = event.ignoredFort ? '.fort' : '';
      return event.replaced === NOBODY
        ? told({ at }, fort)
        : told({ at, other: nameOf(event.replaced) }, `.replaced${fort}`);
    }
    case 'controlled': {
      const taken = place(event.tile, '.acc');
      const bare = event.permanent ? '' : '.bare';
      return event.before === NOBODY
        ? told({ place: taken }, bare)
        : told({ place: taken, other: nameOf(event.before) }, `.from${bare}`);
    }
    case 'controlLost':
    case 'recalled':
      return told({ place: place(event.tile) });
    case 'permanent':
      return told({ at });
    case 'produced':
      return told({ at, goods: goodsWords(say, event.cargo, event.coins) });
    case 'built': {
      const values = { at, building: buildingAsObject(say, event.card) };
      return event.price === 0 ? told(values) : told({ ...values, cargo: event.price }, '.priced');
    }
    case 'razed':
      return told({ at }, `.${event.cause}.${BUILDINGS[buildingOf(event.card)]}`);
    default:
      return unheardOf(event);
  }
}

type AtShip = EventOf<'rearranged' | 'fitted' | 'stripped' | 'repaired' | 'trained' | 'mode'>;

function tellOfShip(event: AtShip, { say, isRival, told }: Teller): string {
  switch (event.type) {
    case 'rearranged':
      return told({
        goods: goodTaken(say, event.good, event.count),
        cell: cellName(say, event.cell),
        to: cellName(say, event.to),
      });
    case 'fitted':
    case 'stripped': {
      const card = cardName(event.card, say);
      // DR-SOLO-27: the rival's tokens lie beside its ship.
      return isRival(event.seat) ? told({ card }, '.beside') : told({ card, cell: cellName(say, event.cell) });
    }
    case 'repaired':
      return told({ damage: event.count });
    case 'trained':
      return told({ marks: event.count });
    case 'mode':
      return told({}, event.pirate ? '.pirate' : '.trade');
    default:
      return unheardOf(event);
  }
}

function tellerOf(
  event: DeadReckoningEvent,
  say: Say,
  nameOfSeat: NameOf,
  view: DeadReckoningView | undefined,
): Teller {
  const nameOf = view ? namedWithRival(view.seats, say, nameOfSeat) : nameOfSeat;
  const who = 'seat' in event && event.seat >= 0 ? { name: nameOf(event.seat) } : {};
  return {
    say,
    nameOf,
    place: (location, form) => placeName(say, location, view, form),
    isRival: (player) => view !== undefined && player >= view.seats,
    sleevesOf: (seat, card) => view?.players[seat]?.crew[card]?.sleeves,
    told: (values = {}, variant = '') => say(`dead-reckoning.event.${event.type}${variant}`, { ...who, ...values }),
  };
}

/** The view names islands and tells the rival of the solo game; without it tiles are named by row and column. */
export function tell(
  event: DeadReckoningEvent,
  say: Say,
  nameOfSeat: NameOf,
  view?: DeadReckoningView,
): string | undefined {
  const teller = tellerOf(event, say, nameOfSeat, view);
  const { told, nameOf } = teller;

  switch (event.type) {
    case 'began':
      return told({ name: nameOf(event.first) });
    case 'turnBegan':
      return told({ round: event.round }, event.last ? '.last' : '');
    case 'moved':
      return tellOfGoods(event, teller);
    case 'used':
      return tellOfUse(event, teller);
    case 'offered':
    case 'kept':
    case 'drew':
    case 'reshuffled':
    case 'levelled':
    case 'played':
    case 'sleeved':
    case 'cleaned':
      return tellOfCrew(event, teller);
    case 'raised':
    case 'sailed':
    case 'explored':
    case 'bought':
    case 'gotCard':
    case 'turnedOver':
    case 'discarded':
    case 'refilled':
      return tellOfVoyage(event, teller);
    case 'influenced':
    case 'controlled':
    case 'controlLost':
    case 'permanent':
    case 'recalled':
    case 'produced':
    case 'built':
    case 'razed':
      return tellOfIslands(event, teller);
    case 'rearranged':
    case 'fitted':
    case 'stripped':
    case 'repaired':
    case 'trained':
    case 'mode':
      return tellOfShip(event, teller);
    case 'progress':
      return told({ achievement: achievementName(say, event.achievement), count: event.count });
    case 'achieved':
      return told({
        achievement: achievementName(say, event.achievement),
        coins: ACHIEVEMENTS[event.achievement].value,
      });
    case 'ordered':
      return told({ card: cardName(event.card, say) }, event.otherwise ? '.otherwise' : '');
    case 'declined':
    case 'endTriggered':
    case 'lastTurnDone':
    case 'ended':
      return told();
    default:
      return tellOfBattle(event, teller);
  }
}
