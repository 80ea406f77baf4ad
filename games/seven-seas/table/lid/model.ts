/** What lies in the lid and in which order it fought, read from the facts of a throw. Pure; places in millimetres. */

import type { Seat } from '@broadside/kernel';
import { caravanShips, curseOf, typeOf } from '../../cards/table.ts';
import { BOX, EDGE, PER_DIE, RED, UNITS } from '../../rules/facade.ts';
import type { Lid, Raid } from '../../rules/state.ts';

/** The field and its dice, in millimetres (S7-PHYS-2). */
export const FIELD = BOX.width;
export const DIE_EDGE = EDGE;

export interface LyingDie {
  readonly die: number;
  /** RED or a seat. */
  readonly side: number;
  readonly value: number;
  readonly x: number;
  readonly y: number;
  readonly yaw: number;
}

export type Sunk = 'red' | 'pirate' | 'both';

export interface Fight {
  /** From 1, in the order they fought. */
  readonly number: number;
  readonly red: LyingDie;
  readonly pirate: LyingDie;
  /** Millimetres between the centres (S7-PHYS-7). */
  readonly apart: number;
  readonly sunk: Sunk;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

export const isRaid = ({ card }: Pick<Lid, 'card'>): boolean => typeOf(card) === 'caravan';

export function readDice({ sides, dice }: Pick<Lid, 'sides' | 'dice'>): readonly LyingDie[] {
  if (dice.length < sides.length * PER_DIE) return [];
  return sides.map((side, die) => {
    const [value, x, y, yaw] = dice.slice(die * PER_DIE, (die + 1) * PER_DIE);
    return { die, side, value, x: x / UNITS, y: y / UNITS, yaw };
  });
}

export const apartOf = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/** S7-CAPTAIN-12: the higher fire power sinks the other, equal ones sink each other. */
export const sunkOf = (red: number, pirate: number): Sunk =>
  red === pirate ? 'both' : red > pirate ? 'pirate' : 'red';

export function readFights(dice: readonly LyingDie[], pairs: readonly number[]): readonly Fight[] {
  const fights: Fight[] = [];
  for (let at = 0; at + 1 < pairs.length; at += 2) {
    const red = dice[pairs[at]];
    const pirate = dice[pairs[at + 1]];
    if (red === undefined || pirate === undefined) continue;
    const sunk = sunkOf(red.value, pirate.value);
    fights.push({ number: at / 2 + 1, red, pirate, apart: apartOf(red, pirate), sunk });
  }
  return fights;
}

/** The dice that go down in a fight. */
export const losersOf = ({ red, pirate, sunk }: Fight): readonly number[] =>
  sunk === 'both' ? [red.die, pirate.die] : [sunk === 'red' ? red.die : pirate.die];

/** Where each fight stands when `at` is the present one; `at` undefined: all of them are over. */
export type Standing = 'done' | 'now' | 'next';

export interface LidModel {
  readonly dice: readonly LyingDie[];
  readonly fights: readonly Fight[];
  /** The fight shown now, as a place in `fights`. */
  readonly at: number | undefined;
  /** Dice that sank before the present fight. */
  readonly sunk: ReadonlySet<number>;
  /** Dice that sink in the present one. */
  readonly sinking: ReadonlySet<number>;
  readonly hits: ReadonlySet<number>;
}

export function readLid(lid: Lid, pairs: readonly number[], at: number | undefined): LidModel {
  const dice = readDice(lid);
  const fights = readFights(dice, pairs);
  const now = at === undefined ? undefined : fights[at];
  const over = now === undefined ? fights : fights.slice(0, at);
  return {
    dice,
    fights,
    at: now === undefined ? undefined : at,
    sunk: new Set(over.flatMap(losersOf)),
    sinking: new Set(now === undefined ? [] : losersOf(now)),
    hits: new Set(lid.hits),
  };
}

export const standingOf = (at: number | undefined, place: number): Standing =>
  at === undefined || place < at ? 'done' : place === at ? 'now' : 'next';

export interface Afloat {
  readonly red: number;
  /** Ships left of each seat. */
  readonly pirates: readonly number[];
}

const isAfloat = ({ sunk }: LidModel, { die }: LyingDie): boolean => !sunk.has(die);

/** Ships still afloat; a ship that is sinking right now still counts. */
export function afloatOf(model: LidModel, seats: number): Afloat {
  const left = model.dice.filter((die) => isAfloat(model, die));
  return {
    red: left.filter(({ side }) => side === RED).length,
    pirates: Array.from({ length: seats }, (_, seat) => left.filter(({ side }) => side === seat).length),
  };
}

/** S7-CAPTAIN-14: a side without ships ends the fight. */
export const isOver = ({ red, pirates }: Afloat): boolean => red === 0 || pirates.every((ships) => ships === 0);

/** How many dice of each seat are in the throw. */
export const sentOf = (sides: readonly number[], seats: number): readonly number[] =>
  Array.from({ length: seats }, (_, seat) => sides.filter((side) => side === seat).length);

/** Dice in somebody's hand: those about to be thrown, or those gathered so far for the raid. */
export function inHand(lid: Lid | null, raid: Raid | null): readonly number[] {
  if (lid !== null && lid.dice.length === 0) return lid.sides;
  if (raid === null || lid?.card === raid.card) return [];
  const reds = Array.from({ length: caravanShips(raid.card) }, () => RED);
  return [...reds, ...raid.sent.flatMap((ships, seat) => Array.from({ length: Math.max(0, ships) }, () => seat))];
}

/** The red die of the whirlpool, and how far it reaches. */
export function whirlOf(
  lid: Lid,
  { dice, hits }: LidModel,
): { readonly eye: Point; readonly reach: number } | undefined {
  const eye = dice[0];
  if (isRaid(lid) || curseOf(lid.card) !== 'whirlpool' || eye === undefined || eye.side !== RED) return undefined;
  const far = dice.filter(({ die }) => hits.has(die)).map((die) => apartOf(eye, die));
  return { eye, reach: Math.max(0, ...far) };
}

export interface HitShare {
  readonly seat: Seat;
  readonly dice: readonly LyingDie[];
}

/** Whom a curse hit, clockwise from the Shaman (S7-CURSE-5). */
export function hitShares(lid: Lid, { dice, hits }: LidModel, seats: number): readonly HitShare[] {
  return Array.from({ length: seats }, (_, step) => (lid.thrower + step) % seats)
    .map((seat) => ({ seat, dice: dice.filter(({ side, die }) => side === seat && hits.has(die)) }))
    .filter((share) => share.dice.length > 0);
}

/** The die nearest to a point, if one is near enough to be meant. */
export function dieNear(dice: readonly LyingDie[], point: Point, reach = 24): LyingDie | undefined {
  let best: LyingDie | undefined;
  for (const die of dice) if (best === undefined || apartOf(die, point) < apartOf(best, point)) best = die;
  return best !== undefined && apartOf(best, point) <= reach ? best : undefined;
}

const SMALLEST = 14.5;
const LARGEST = 19;
/** The share of dice that may overlap a neighbour a little, so that the others can be read. */
const CROWDED = 0.2;

/**
 * How large dice are drawn. True to scale (10 mm of 275) their pips could not be read on a phone, so they are drawn
 * larger, as large as most of them have room for.
 */
export function drawnEdge(dice: readonly LyingDie[]): number {
  const room = dice
    .map((die) => Math.min(...dice.filter((other) => other !== die).map((other) => apartOf(die, other))))
    .sort((a, b) => a - b);
  const fits = room[Math.floor(room.length * CROWDED)] ?? LARGEST;
  return Math.min(LARGEST, Math.max(SMALLEST, fits * 0.95));
}
