/** What a pirate's whole position is worth, in points at the end of the match: the sailor's judgement. */
import { FIRST_CURSE, FIRST_PORT } from '../cards/table.ts';
import { copyPirate } from '../rules/copies.ts';
import { guardsOf, loadedOf } from '../rules/ships.ts';
import type { Pirate } from '../rules/state.ts';
import { sumOf } from './fleet.ts';
import type { Outlook } from './outlook.ts';
import { MARK, type Weights } from './weights.ts';

const YIN_YANG_AT_THE_END = 1 / 3;
/** What a port pays on average for three of a kind, if another Port is played. */
const USUAL_PRICE = 2;
/** Rounds in which the port is likely to change, and in which a plan comes true. */
const PORT_LASTS = 4;
const PLAN = 6;

/** Ships for the raids before the fleet can be put in order, and for later ones. */
export function fleetWorth(pirate: Pirate, { soon, later, weights }: Outlook): number {
  const loaded = loadedOf(pirate);
  const free = pirate.ships - guardsOf(pirate) - loaded;
  return sumOf(soon, free) + sumOf(later, free + weights.unloaded * loaded);
}

/** What one card of a kind with so many is likely to be sold for. */
function priceOf(count: number, price: number, { left, weights }: Outlook): number {
  const change = Math.min(1, left / PORT_LASTS) / 2;
  const full = price + change * (USUAL_PRICE - price);
  if (count >= 3) return full;
  return 1 + Math.max(0, full - 1) * weights.third * Math.min(1, left / PLAN) * (count - 0.5) * 0.5;
}

export function goodsWorth(goods: readonly number[], outlook: Outlook): number {
  let worth = 0;
  for (let good = 0; good < 3; good++)
    if (goods[good] > 0) worth += goods[good] * priceOf(goods[good], outlook.prices[good], outlook);
  return outlook.left > 0 ? worth * outlook.weights.good : worth;
}

export function cardWorth(card: number, weights: Weights): number {
  if (card < FIRST_PORT) return weights.caravan;
  return card < FIRST_CURSE ? weights.port : weights.curse;
}

/** How likely the so-many-th card of a hand is to be played in time; one Character plays one card. */
const played = (nth: number, left: number): number =>
  left < nth ? Math.max(0, left - nth + 1) * 0.75 : Math.min(1, 0.75 + 0.05 * (left - nth));

/** S7-MARK-8: a card that is not played costs a mark; one that can be gives the characters back. */
export function handWorth(cards: number, each: number, left: number): number {
  let worth = 0;
  for (let nth = 1; nth <= cards; nth++) {
    const chance = played(nth, left);
    worth += chance * each - (1 - chance) * MARK;
  }
  return worth;
}

/** The hand as its owner knows it. */
export function ownHandWorth(hand: readonly number[], outlook: Outlook): number {
  if (hand.length === 0) return 0;
  let sum = 0;
  for (const card of hand) sum += cardWorth(card, outlook.weights);
  return handWorth(hand.length, sum / hand.length, outlook.left);
}

const BITS: readonly number[] = Array.from({ length: 128 }, (_, bits) => {
  let count = 0;
  for (let one = bits; one > 0; one >>= 1) count += one & 1;
  return count;
});
export const countBits = (bits: number): number => BITS[bits];

export function ritualsWorth({ doubleHolds, unsinkables }: Pirate, { left, raids, weights }: Outlook): number {
  const time = Math.min(1, left / PLAN);
  return weights.doubleHold * time * helping(doubleHolds) + weights.unsinkable * raids * helping(unsinkables);
}

/** Every further Ritual of a kind helps half as often. */
const HELPING: readonly number[] = Array.from({ length: 12 }, (_, count) => 2 - 2 * 0.5 ** count);
const helping = (count: number): number => HELPING[Math.min(count, HELPING.length - 1)];

export const yinYangWorth = ({ left, weights }: Outlook): number =>
  YIN_YANG_AT_THE_END + (weights.yinYang - YIN_YANG_AT_THE_END) * Math.min(1, left / PLAN);

/** Everything but the hand. */
export function boardWorth(pirate: Pirate, outlook: Outlook): number {
  const { chests, talismans, yinYang, marks } = pirate;
  return (
    chests +
    talismans +
    yinYang * yinYangWorth(outlook) -
    MARK * marks +
    goodsWorth(pirate.goods, outlook) +
    fleetWorth(pirate, outlook) +
    ritualsWorth(pirate, outlook) -
    outlook.weights.lying * BITS[pirate.played] * Math.min(1, outlook.left)
  );
}

/** What a change would make of a pirate's worth, the hand apart. */
export function gainBy(pirate: Pirate, outlook: Outlook, change: (pirate: Pirate) => void): number {
  const changed = copyPirate(pirate);
  change(changed);
  return boardWorth(changed, outlook) - boardWorth(pirate, outlook);
}

/** What one more ship at sea is worth, or one less. */
export function shipWorth(pirate: Pirate, outlook: Outlook): number {
  if (pirate.ships === 0) return 0;
  const before = fleetWorth(pirate, outlook);
  pirate.ships--;
  const loss = before - fleetWorth(pirate, outlook);
  pirate.ships++;
  return Math.max(0, loss);
}

/** What the next loot card is worth: a Talisman, or a good that may be kept or left. */
export function lootWorth(pirate: Pirate, outlook: Outlook): number {
  const before = boardWorth(pirate, outlook);
  let sum = 1 + yinYangWorth(outlook);
  for (let good = 0; good < 3; good++) {
    pirate.goods[good]++;
    sum += Math.max(0, boardWorth(pirate, outlook) - before);
    pirate.goods[good]--;
  }
  return sum / 4;
}
