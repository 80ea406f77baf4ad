/** What each character is worth to a seat this round: the action, the gift to hope for, the cards that come back. */
import type { Seat } from '@broadside/kernel';
import {
  CAPTAIN,
  CARTOGRAPHER,
  type CardId,
  type Character,
  FIRST_CARAVAN,
  FIRST_CURSE,
  FIRST_PORT,
  GOVERNOR,
  MERCHANT,
  NATIVE,
  nationOf,
  priceIn,
  SHAMAN,
  SHIPWRIGHT,
} from '../cards/table.ts';
import { holds } from '../rules/actions.ts';
import { goodsOf, guardsOf, reserveOf } from '../rules/ships.ts';
import type { Pirate } from '../rules/state.ts';
import { curseGain } from './curses.ts';
import { endIsNext, type Outlook, othersOf } from './outlook.ts';
import { bestSale } from './plans.ts';
import { bestSending } from './raids.ts';
import { ritualsGain } from './rituals.ts';
import { MARK } from './weights.ts';
import {
  boardWorth,
  cardWorth,
  countBits,
  gainBy,
  goodsWorth,
  handWorth,
  lootWorth,
  shipWorth,
  yinYangWorth,
} from './worth.ts';

/** The hand as far as the judge knows it; null: only how many cards there are. */
export type Hand = readonly CardId[] | null;

/** How many gifts this seat can expect, by character. */
export type Gifts = readonly number[];

/** Shares of the adventure deck: Caravans, Ports, Curses. */
const SHARES = [16 / 30, 6 / 30, 8 / 30];
/** The same in other players' hands: Caravans are played first. */
const IN_HAND = [0.47, 0.24, 0.29];
/** What cards nobody has seen are worth when they are played. */
const UNSEEN_PORT = 1;
const UNSEEN_CURSE = 1.4;
const MIDDLING_CARAVAN = 2;

/** What is left in the hand after a card of this worth was played, against keeping it. */
function cardPlayed(outlook: Outlook, cards: number, each: number): number {
  return handWorth(cards - 1, each, outlook.left) - handWorth(cards, each, outlook.left);
}

const averageCard = ({ weights }: Outlook): number =>
  SHARES[0] * weights.caravan + SHARES[1] * weights.port + SHARES[2] * weights.curse;

interface Judge {
  readonly outlook: Outlook;
  readonly seat: Seat;
  readonly pirate: Pirate;
  readonly hand: Hand;
  readonly cards: number;
  readonly gifts: Gifts;
}

/** The best card of one kind in a known hand; a mark if there is none. */
function bestCard(judge: Judge, from: CardId, below: CardId, gain: (card: CardId) => number): number {
  const { hand, outlook, cards } = judge;
  let best = Number.NEGATIVE_INFINITY;
  for (const card of hand ?? [])
    if (card >= from && card < below)
      best = Math.max(best, gain(card) + cardPlayed(outlook, cards, cardWorth(card, outlook.weights)));
  return Math.max(best, -MARK);
}

/** The same for a hand of which only the size is known. */
function unseenCard(judge: Judge, share: number, gain: number): number {
  const { outlook, cards } = judge;
  const has = 1 - (1 - share) ** cards;
  return has * (gain + cardPlayed(outlook, Math.max(1, cards), averageCard(outlook))) - (1 - has) * MARK;
}

function shipwright({ pirate, outlook, gifts }: Judge): number {
  const most = Math.min(reserveOf(pirate), pirate.chests);
  if (most === 0) return -MARK;
  let best = Number.NEGATIVE_INFINITY;
  for (let count = 1; count <= most; count++) best = Math.max(best, buildGain(pirate, outlook, count));
  const gift = most < reserveOf(pirate) || most > 1 ? shipWorth(pirate, outlook) : 0;
  return Math.max(best, -MARK) + gifts[SHIPWRIGHT] * gift;
}

export const buildGain = (pirate: Pirate, outlook: Outlook, count: number): number =>
  gainBy(pirate, outlook, (changed) => {
    changed.chests -= count;
    changed.ships += count;
  });

/** Marks to come from raids on this nation (S7-GOV-6). Only the open card and the own hand are known. */
export function corsairCost(outlook: Outlook, hand: Hand, nation: number): number {
  const { state, raids } = outlook;
  const { played } = state;
  const gone = ofNation(played, nation, state.options.openHistory ? 0 : Math.max(0, played.length - 1));
  const own = hand === null ? 0 : ofNation(hand, nation, 0);
  return MARK * (Math.min(raids, 16) * ((4 - gone) / 16) + own * 0.5);
}

function ofNation(cards: readonly CardId[], nation: number, from: number): number {
  let count = 0;
  for (let at = from; at < cards.length; at++) if (cards[at] < FIRST_PORT && nationOf(cards[at]) === nation) count++;
  return count;
}

function governor(judge: Judge): number {
  const { pirate, outlook, gifts, hand } = judge;
  let cost = Number.POSITIVE_INFINITY;
  outlook.state.corsairs.forEach((holder, nation) => {
    if (holder < 0) cost = Math.min(cost, corsairCost(outlook, hand, nation));
  });
  if (cost === Number.POSITIVE_INFINITY) return -MARK;
  const ships = gainBy(pirate, outlook, (changed) => {
    changed.ships += reserveOf(changed);
  });
  const spared = Math.min(1, gifts[GOVERNOR]) + (pirate.marks > 0 ? Math.max(0, gifts[GOVERNOR] - 1) : 0);
  return Math.max(ships - cost - MARK + MARK * spared, -MARK);
}

function captain(judge: Judge): number {
  const { outlook, seat, gifts, hand } = judge;
  const gift = gifts[CAPTAIN] * 2 * yinYangWorth(outlook);
  const raid = (card: CardId): number => bestSending(outlook, seat, card).gain;
  if (hand === null) return unseenCard(judge, IN_HAND[0], raid(MIDDLING_CARAVAN) + gift);
  return bestCard(judge, FIRST_CARAVAN, FIRST_PORT, (card) => raid(card) + gift);
}

/** What another port would mean to the goods of all. */
export function portGain(outlook: Outlook, seat: Seat, card: CardId): number {
  const { state, weights } = outlook;
  const prices = [0, 1, 2].map((good) => priceIn(card, good as 0 | 1 | 2, state.options.bayRum));
  const there: Outlook = { ...outlook, prices };
  const change = (who: Seat): number =>
    goodsWorth(state.pirates[who].goods, there) - goodsWorth(state.pirates[who].goods, outlook);
  const rivals = othersOf(state, seat);
  let theirs = 0;
  for (const other of rivals) theirs += change(other);
  return change(seat) - (weights.rival * theirs) / rivals.length;
}

function native(judge: Judge): number {
  const { outlook, seat, pirate, gifts, hand } = judge;
  const gift = gifts[NATIVE] > 0 ? gifts[NATIVE] * lootWorth(pirate, outlook) : 0;
  if (hand === null) return unseenCard(judge, IN_HAND[1], UNSEEN_PORT + gift);
  return bestCard(judge, FIRST_PORT, FIRST_CURSE, (card) => portGain(outlook, seat, card) + gift);
}

function shaman(judge: Judge): number {
  const { outlook, seat, gifts, hand } = judge;
  if (hand === null) return unseenCard(judge, IN_HAND[2], UNSEEN_CURSE);
  return bestCard(judge, FIRST_CURSE, FIRST_CURSE + 8, (card) => curseGain(outlook, seat, card, 3 * gifts[SHAMAN]));
}

/** Chests of a whole sale, or the mark of a Merchant without goods. */
function merchant({ pirate, outlook, gifts }: Judge): number {
  if (goodsOf(pirate) === 0) return -MARK;
  return Math.max(-MARK, bestSale(pirate, outlook).gain) + gifts[MERCHANT] * 0.9;
}

/** Points for being in front when the end comes, or behind. */
export function endGain(outlook: Outlook, seat: Seat): number {
  const { state, weights } = outlook;
  const own = boardWorth(state.pirates[seat], outlook);
  let best = Number.NEGATIVE_INFINITY;
  for (const other of othersOf(state, seat)) best = Math.max(best, boardWorth(state.pirates[other], outlook));
  return weights.end * Math.max(-1, Math.min(1, (own - best) / 10));
}

/** What a card more is worth to the hand. */
export const drawGain = (outlook: Outlook, cards: number): number =>
  handWorth(cards + 1, averageCard(outlook), outlook.left) - handWorth(cards, averageCard(outlook), outlook.left);

function cartographer({ outlook, seat, cards, gifts }: Judge): number {
  const { state } = outlook;
  if (state.adventures.length === 0) return -MARK;
  const end = endIsNext(state) ? endGain(outlook, seat) : 0;
  const gift = gifts[CARTOGRAPHER] * Math.max(0, drawGain(outlook, cards + 1));
  return Math.max(-MARK, drawGain(outlook, cards) + gift + end);
}

const JUDGED = [shipwright, governor, captain, native, shaman, merchant, cartographer];

const returns = (character: Character): boolean => character >= CAPTAIN && character <= SHAMAN;

/** Points each character would bring this seat; minus infinity for one that lies on the table. */
export function characterWorths(outlook: Outlook, seat: Seat, hand: Hand, gifts: Gifts): number[] {
  const pirate = outlook.state.pirates[seat];
  const cards = pirate.hand.length;
  const judge: Judge = { outlook, seat, pirate, hand, cards, gifts };
  const lying = outlook.weights.lying * Math.min(1, outlook.left);
  const rituals = ritualsGain(pirate, outlook);
  return JUDGED.map((judgement, character) => {
    if (holds(pirate.played, character)) return Number.NEGATIVE_INFINITY;
    const worth = judgement(judge);
    if (returns(character as Character)) return worth + lying * countBits(pirate.played);
    return worth + rituals - lying;
  });
}

/** Guards change with every ten chests; used where a single chest is offered. */
export const chestGain = (pirate: Pirate, outlook: Outlook): number =>
  guardsOf(pirate) === Math.floor((pirate.chests + 1) / 10)
    ? 1
    : gainBy(pirate, outlook, (changed) => {
        changed.chests++;
      });
