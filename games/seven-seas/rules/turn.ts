/** Section 7: the turn of one player with the called character. */
import { only, type Reason, type Seat } from '@broadside/kernel';
import {
  CAPTAIN,
  CARTOGRAPHER,
  type CardId,
  type Character,
  characterCard,
  END_OF_ADVENTURES,
  FIRST_CARAVAN,
  FIRST_CURSE,
  FIRST_PORT,
  GOVERNOR,
  MERCHANT,
  NATIONS,
  NATIVE,
  SHAMAN,
  SHIPWRIGHT,
} from '../cards/table.ts';
import {
  BUILDS,
  CORSAIRS,
  DRAW_OR_DECLINE,
  firstSales,
  NO_ACTION,
  ONLY_DECLINE,
  ONLY_END,
  playsIn,
  ritualsFor,
} from './actions.ts';
import { beginCurse } from './curse.ts';
import { drawAdventure } from './draw.ts';
import { mark, postGuards } from './effects.ts';
import type { SevenSeasOut, SevenSeasStep } from './flow.ts';
import { beginRaid } from './raid.ts';
import { reason } from './reasons.ts';
import { performInTurn, type RitualAction, whyNoRitual } from './rituals.ts';
import { addToSale, type SaleAction, whyNotSell } from './sale.ts';
import { goodsOf, guardsOf, reserveOf } from './ships.ts';
import type { FrameOf, Pirate, SevenSeasAction, SevenSeasState } from './state.ts';

type Turn = FrameOf<'turn'>;
type Actions = readonly SevenSeasAction[];

/** S7-RITUAL-1: Captain, Native and Shaman have none. */
const hasRituals = (character: Character): boolean => character < CAPTAIN || character > SHAMAN;

const mostShips = (pirate: Pirate): number => Math.min(reserveOf(pirate), pirate.chests);

const freeTokens = ({ corsairs }: SevenSeasState): number =>
  corsairs.reduce((bits, holder, nation) => (holder < 0 ? bits | (1 << nation) : bits), 0);

/** The adventure cards a character plays. */
const SPANS: Readonly<Record<number, readonly [from: CardId, below: CardId]>> = {
  [CAPTAIN]: [FIRST_CARAVAN, FIRST_PORT],
  [NATIVE]: [FIRST_PORT, FIRST_CURSE],
  [SHAMAN]: [FIRST_CURSE, END_OF_ADVENTURES],
};

/** What the character can do, and to decline it. */
function mainActions(state: SevenSeasState, { seat, character }: Turn): Actions {
  const pirate = state.pirates[seat];
  switch (character) {
    case SHIPWRIGHT:
      return BUILDS[mostShips(pirate)];
    case GOVERNOR:
      return CORSAIRS[freeTokens(state)];
    case MERCHANT:
      return goodsOf(pirate) > 0 ? firstSales(pirate.goods) : ONLY_DECLINE;
    case CARTOGRAPHER:
      return state.adventures.length > 0 ? DRAW_OR_DECLINE : ONLY_DECLINE;
    default:
      return playsIn(pirate.hand, SPANS[character][0], SPANS[character][1]);
  }
}

/** S7-TABLE-1: what all can see to be impossible is not asked; what only the hand shows is. */
function isForced(state: SevenSeasState, frame: Turn): boolean {
  return hasRituals(frame.character) && mainActions(state, frame).length === 1;
}

const affordable = (state: SevenSeasState, { seat, character }: Turn): Actions =>
  hasRituals(character) ? ritualsFor(state.pirates[seat].yinYang, state.pirates[seat].goods) : NO_ACTION;

/** S7-MARK-3. */
function decline(state: SevenSeasState, frame: Turn, out: SevenSeasOut): void {
  frame.act = 'declined';
  out.events?.push({ type: 'declined', seat: frame.seat, card: characterCard(frame.character) });
  mark(state, frame.seat, 'declined', out);
}

/** S7-SHIPWRIGHT-1, S7-SHIPWRIGHT-2. */
function build(state: SevenSeasState, seat: Seat, count: number, out: SevenSeasOut): void {
  const pirate = state.pirates[seat];
  const before = guardsOf(pirate);
  pirate.chests -= count;
  pirate.ships += count;
  out.events?.push({ type: 'built', seat, count });
  postGuards(state, seat, before, out);
}

/** S7-GOV-1, S7-GOV-5: the gift is never harmful and taken by itself. */
function becomeCorsair(state: SevenSeasState, frame: Turn, nation: number, out: SevenSeasOut): void {
  const { seat, gifts } = frame;
  const pirate = state.pirates[seat];
  const before = guardsOf(pirate);
  const ships = reserveOf(pirate);
  state.corsairs[nation] = seat;
  pirate.ships += ships;
  out.events?.push({ type: 'corsair', seat, nation, ships });
  if (gifts === 0) mark(state, seat, 'corsair', out);
  else out.events?.push({ type: 'gift', seat, card: characterCard(GOVERNOR) });
  if (gifts > 1 && pirate.marks > 0) {
    pirate.marks--;
    out.events?.push({ type: 'markLifted', seat });
  }
  postGuards(state, seat, before, out);
}

/** S7-CAPTAIN-1, S7-NATIVE-1, S7-SHAMAN-1: the card leaves the hand, and then does its work. */
function play(state: SevenSeasState, frame: Turn, card: CardId, out: SevenSeasOut): void {
  const { seat, character, gifts } = frame;
  const { hand } = state.pirates[seat];
  hand.splice(hand.indexOf(card), 1);
  (character === NATIVE ? state.ports : state.played).push(card);
  out.uncover();
  out.events?.push({ type: 'played', seat, card });
  if (character === CAPTAIN) beginRaid(state, seat, card, out);
  else if (character === SHAMAN) beginCurse(state, seat, card, gifts, out);
}

/** S7-GIFT-7: a gift that follows the action lies below whatever the action begins. */
function promiseGift(state: SevenSeasState, { seat, character, gifts }: Turn): void {
  if (gifts > 0 && character !== GOVERNOR && character !== SHAMAN)
    state.flow.push({ step: 'gift', seat, character, left: gifts });
}

function act(state: SevenSeasState, frame: Turn, action: SevenSeasAction, out: SevenSeasOut): void {
  frame.act = 'performed';
  promiseGift(state, frame);
  switch (action.type) {
    case 'build':
      build(state, frame.seat, action.count, out);
      break;
    case 'corsair':
      becomeCorsair(state, frame, action.nation, out);
      break;
    case 'play':
      play(state, frame, action.card, out);
      break;
    case 'draw':
      drawAdventure(state, frame.seat, out);
      break;
    default:
      beginSale(state, frame.seat, action as SaleAction);
  }
}

/** Everything at once is sold as soon as the flow is settled. */
function beginSale(state: SevenSeasState, seat: Seat, action: SaleAction): void {
  const sold: [number, number, number] = [0, 0, 0];
  addToSale(state, seat, sold, action);
  state.flow.push({ step: 'sale', seat, sold });
}

export const turn: SevenSeasStep<'turn'> = {
  seats: (_state, frame) => only(frame.seat),
  legal(state, frame) {
    const rituals = affordable(state, frame);
    const own = frame.act === 'open' ? mainActions(state, frame) : ONLY_END;
    return rituals.length === 0 ? own : own.concat(rituals);
  },
  apply(state, frame, seat, action, out) {
    switch (action.type) {
      case 'deal':
      case 'doubleHold':
      case 'unsinkable':
        performInTurn(state, seat, action, out);
        break;
      case 'decline':
        decline(state, frame, out);
        break;
      case 'end':
        state.flow.pop();
        break;
      default:
        act(state, frame, action, out);
    }
  },
  /** A forced refusal, and the end of a turn in which nothing is left to do. */
  resume(state, frame, out) {
    if (affordable(state, frame).length > 0) return false;
    if (frame.act !== 'open') state.flow.pop();
    else if (isForced(state, frame)) decline(state, frame, out);
    else return false;
    return true;
  },
  whyNot(state, frame, seat, action) {
    const pirate = state.pirates[seat];
    switch (action.type) {
      case 'deal':
      case 'doubleHold':
      case 'unsinkable':
        return hasRituals(frame.character) ? whyNoRitual(pirate, action satisfies RitualAction) : reason('no-rituals');
      case 'end':
        return reason('act-first');
      case 'decline':
        return reason('already-acted');
      default:
        return whyNotAct(state, frame, action);
    }
  },
};

/** The character each action belongs to; cards are played by three. */
function actorOf(action: SevenSeasAction): readonly number[] {
  switch (action.type) {
    case 'build':
      return [SHIPWRIGHT];
    case 'corsair':
      return [GOVERNOR];
    case 'play':
      return [CAPTAIN, NATIVE, SHAMAN];
    case 'sell':
    case 'sellKind':
    case 'sellAll':
      return [MERCHANT];
    case 'draw':
      return [CARTOGRAPHER];
    default:
      return [];
  }
}

function whyNotAct(state: SevenSeasState, frame: Turn, action: SevenSeasAction): Reason {
  if (!actorOf(action).includes(frame.character)) return reason('not-this-character');
  if (frame.act !== 'open') return reason('already-acted');
  const pirate = state.pirates[frame.seat];
  switch (action.type) {
    case 'build':
      if (pirate.chests === 0) return reason('no-chests');
      if (reserveOf(pirate) === 0) return reason('reserve-empty');
      return reason('wrong-number-of-ships', { most: mostShips(pirate) });
    case 'corsair':
      return reason(action.nation in NATIONS ? 'token-taken' : 'no-such-nation');
    case 'play':
      return reason(pirate.hand.includes(action.card) ? 'wrong-adventure' : 'not-in-hand');
    case 'draw':
      return reason('deck-empty');
    default:
      return whyNotSell(action as SaleAction, (good) => pirate.goods[good]);
  }
}
