/**
 * Who fights whom: the nearest opposing pair, again and again (S7-CAPTAIN-10 to 15). Pure geometry on whole numbers,
 * written for playouts: numbers in arrays made once, and only a tie looks further than the nearest pair.
 */
import { TOLERANCE, valueAt } from './lid.ts';
import { type Lid, PER_DIE, RED } from './state.ts';

/** Four red dice, and 24 ships of three players: a die is a bit of a number, and a red die has a row of squares. */
const MOST_DICE = 28;
const MOST_RED = 4;
/** How many ways a tie is looked into. Beyond that it is taken to matter: asking is never wrong, only slower. */
const MOST_WAYS = 200;

// The battle at hand. Nothing here outlives a call.
const ROW = 32;
/** Squared distances: `squares[red * ROW + pirate]`. */
const squares = new Int32Array(MOST_RED * ROW);
const values = new Uint8Array(ROW);
let sides: readonly number[] = [];
let reds = 0;
let dice = 0;

// What the last look at the field found.
let nearRed = 0;
let nearPirate = 0;
let nearest = 0;
let second = 0;

/** S7-PHYS-7: centre to centre, from the whole places. */
function measure(lid: Lid): void {
  const thrown = lid.dice;
  sides = lid.sides;
  dice = sides.length;
  reds = 0;
  while (reds < dice && sides[reds] === RED) reds++;
  if (dice > MOST_DICE || reds > MOST_RED) throw new Error('too many dice for a raid');
  for (let die = 0; die < dice; die++) values[die] = thrown[die * PER_DIE];
  for (let red = 0; red < reds; red++) {
    const x = thrown[red * PER_DIE + 1];
    const y = thrown[red * PER_DIE + 2];
    for (let pirate = reds; pirate < dice; pirate++) {
      const dx = thrown[pirate * PER_DIE + 1] - x;
      const dy = thrown[pirate * PER_DIE + 2] - y;
      squares[red * ROW + pirate] = dx * dx + dy * dy;
    }
  }
}

/** More than any square in the lid. */
const NO_PAIR = 0x7fffffff;

/** Finds the nearest pair of the dice left (of equally near ones the lowest numbers) and how near the next one is. */
function look(alive: number): void {
  nearest = NO_PAIR;
  second = NO_PAIR;
  for (let red = 0; red < reds; red++) {
    if ((alive & (1 << red)) === 0) continue;
    const row = red * ROW;
    for (let pirate = reds; pirate < dice; pirate++) {
      const square = squares[row + pirate];
      if (square >= second || (alive & (1 << pirate)) === 0) continue;
      if (square < nearest) {
        second = nearest;
        nearest = square;
        nearRed = red;
        nearPirate = pirate;
      } else second = square;
    }
  }
}

/** S7-PHYS-8: squares up to this one are tied with the given one; half a millimetre more, squared. */
const tiedUpTo = (square: number): number => square + 2 * TOLERANCE * Math.sqrt(square) + TOLERANCE * TOLERANCE;

/** S7-CAPTAIN-12: the bits of the dice that sink when these two fight. */
const sunkBits = (red: number, mine: number, pirate: number, theirs: number): number =>
  (mine <= theirs ? 1 << red : 0) | (mine >= theirs ? 1 << pirate : 0);

/** The dice left when these two have fought. */
const after = (alive: number, red: number, pirate: number): number =>
  alive & ~sunkBits(red, values[red], pirate, values[pirate]);

const isTied = (): boolean => second !== NO_PAIR && second <= tiedUpTo(nearest);

/**
 * Fights on until the battle is over (the answer is empty) or until a tie whose order matters, whose pairs are the
 * answer: red die, pirate die, and so on. What was fought is added to `lid.fights`.
 */
export function fightOn(lid: Lid): readonly number[] {
  measure(lid);
  let alive = afloat(lid);
  for (look(alive); nearest !== NO_PAIR; look(alive)) {
    let red = nearRed;
    let pirate = nearPirate;
    if (isTied()) {
      const tied = tiedPairs(alive);
      if (orderMatters(alive, tied)) return tied;
      red = tied[0];
      pirate = tied[1];
    }
    lid.fights.push(red, pirate);
    alive = after(alive, red, pirate);
  }
  return [];
}

/** All pairs tied for nearest, in the order of the dice's numbers. */
function tiedPairs(alive: number): number[] {
  const tied: number[] = [];
  const limit = tiedUpTo(nearest);
  for (let red = 0; red < reds; red++)
    for (let pirate = reds; pirate < dice; pirate++)
      if (alive & (1 << red) && alive & (1 << pirate) && squares[red * ROW + pirate] <= limit) tied.push(red, pirate);
  return tied;
}

/** Final results that can come of the dice left at a tie, by these dice. */
const known = new Map<number, readonly number[]>();
let ways = 0;

/** S7-PHYS-9: whether what can come of the battle depends on which of the tied pairs fights first. */
function orderMatters(alive: number, tied: readonly number[]): boolean {
  known.clear();
  ways = 0;
  const first = resultsOf(after(alive, tied[0], tied[1]));
  for (let at = 2; at < tied.length; at += 2) {
    const results = resultsOf(after(alive, tied[at], tied[at + 1]));
    if (ways > MOST_WAYS || !sameList(first, results)) return true;
  }
  return false;
}

/** Every final result these dice can come to, sorted. Worth nothing once the ways have run out. */
function resultsOf(from: number): readonly number[] {
  let alive = from;
  for (look(alive); nearest !== NO_PAIR && !isTied(); look(alive)) alive = after(alive, nearRed, nearPirate);
  if (nearest === NO_PAIR) return [resultOf(alive)];
  const before = known.get(alive);
  if (before) return before;
  const results: number[] = [];
  const tied = tiedPairs(alive);
  for (let at = 0; at < tied.length && ++ways <= MOST_WAYS; at += 2)
    for (const result of resultsOf(after(alive, tied[at], tied[at + 1])))
      if (!results.includes(result)) results.push(result);
  results.sort((one, other) => one - other);
  known.set(alive, results);
  return results;
}

/** How many dice each side has left, in one number: which of its own dice these are changes nothing (S7-SHIP-5). */
function resultOf(alive: number): number {
  let result = 0;
  for (let rest = alive; rest !== 0; rest &= rest - 1) result += 1 << ((sides[31 - Math.clz32(rest & -rest)] + 1) * 4);
  return result;
}

const sameList = (one: readonly number[], other: readonly number[]): boolean =>
  one.length === other.length && one.every((value, at) => value === other[at]);

/** The dice still on the field after the fights so far, a bit each. */
export function afloat(lid: Lid): number {
  let alive = (1 << lid.sides.length) - 1;
  for (let at = 0; at < lid.fights.length; at += 2) {
    const red = lid.fights[at];
    const pirate = lid.fights[at + 1];
    alive &= ~sunkBits(red, valueAt(lid, red), pirate, valueAt(lid, pirate));
  }
  return alive;
}

/** S7-CAPTAIN-12. */
export function sunkOf(lid: Lid, red: number, pirate: number): 'red' | 'pirate' | 'both' {
  const difference = valueAt(lid, red) - valueAt(lid, pirate);
  if (difference === 0) return 'both';
  return difference < 0 ? 'red' : 'pirate';
}

/** Ships of each side that the fights so far left: `[red, seat 0, seat 1, …]`. */
export function survivors(lid: Lid, seats: number): number[] {
  const left = new Array<number>(seats + 1).fill(0);
  const alive = afloat(lid);
  for (let die = 0; die < lid.sides.length; die++) if (alive & (1 << die)) left[lid.sides[die] + 1]++;
  return left;
}
