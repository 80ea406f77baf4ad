/**
 * A short fingerprint of plain data. It distinguishes states and does not depend on the order in
 * which fields were written; it is not meant to withstand forgery.
 */

import type { AnyGame, FlowState } from './game.ts';

let high = 0;
let low = 0;

function mix(word: number): void {
  low = Math.imul(low ^ word, 0x85ebca6b);
  low ^= low >>> 13;
  high = Math.imul(high ^ low, 0xc2b2ae35);
  high ^= high >>> 16;
  low = (low + high) | 0;
}

function mixText(text: string): void {
  mix(text.length);
  for (let i = 0; i < text.length; i++) mix(text.charCodeAt(i));
}

const double = new Float64Array(1);
const halves = new Int32Array(double.buffer);

/** Small whole numbers are nearly everything: one step, well away from the marks of the other kinds. */
const SMALL = 0x5bd1e995;

function mixNumber(value: number): void {
  if ((value | 0) === value) {
    mix(value ^ SMALL);
    return;
  }
  double[0] = value;
  mix(2);
  mix(halves[0]);
  mix(halves[1]);
}

/** Where the lanes start for a field, by its name: the same few names come again and again. */
interface Start {
  readonly key: string;
  readonly high: number;
  readonly low: number;
  /** The fields of what lay in this one last, in their order: most often they come again like that. */
  readonly inner: Start[];
}

const starts = new Map<string, Start>();

function startOf(key: string): Start {
  let start = starts.get(key);
  if (!start) {
    high = 0x243f6a88;
    low = 0x85a308d3;
    mixText(key);
    start = { key, high, low, inner: [] };
    starts.set(key, start);
  }
  return start;
}

/** Around everything. */
const ROOT: Start = { key: '', high: 0, low: 0, inner: [] };

/** Nobody changes the options of a match, and every state of it shares them. */
let options: unknown;
let optionsHigh = 0;
let optionsLow = 0;

/** The lanes after the options of a state. */
function mixOptions(value: unknown, start: Start): void {
  if (value !== options) {
    mixValue(value, start);
    options = value;
    optionsHigh = high;
    optionsLow = low;
  }
  high = optionsHigh;
  low = optionsLow;
}

/** What follows the value of a field. */
const FIELD = 6;

/**
 * Every field is hashed by itself and the results are added: the order of the fields does not matter. Most fields are
 * small whole numbers: the same steps as `mix`, with the lanes at hand.
 */
function mixRecord(record: Readonly<Record<string, unknown>>, around: Start, game?: AnyGame): void {
  const outerHigh = high;
  const outerLow = low;
  let sumHigh = 0;
  let sumLow = 0;
  let at = 0;
  const { inner } = around;
  // Lists of names and values would have to be made; in this loop a field is found by its place.
  for (const key in record) {
    const value = record[key];
    // JSON drops undefined fields, so they must not count.
    if (value === undefined || (game !== undefined && key === game.unhashed)) continue;
    let start = inner[at];
    if (start === undefined || start.key !== key) {
      start = startOf(key);
      inner[at] = start;
    }
    at++;
    let h = start.high;
    let l = start.low;
    if (typeof value === 'number' && (value | 0) === value) {
      l = Math.imul(l ^ (value ^ SMALL), 0x85ebca6b);
      l ^= l >>> 13;
      h = Math.imul(h ^ l, 0xc2b2ae35);
      h ^= h >>> 16;
      l = (l + h) | 0;
    } else {
      high = h;
      low = l;
      if (game !== undefined && key === 'options') mixOptions(value, start);
      else mixValue(value, start);
      h = high;
      l = low;
    }
    l = Math.imul(l ^ FIELD, 0x85ebca6b);
    l ^= l >>> 13;
    h = Math.imul(h ^ l, 0xc2b2ae35);
    h ^= h >>> 16;
    sumHigh = (sumHigh + h) | 0;
    sumLow = (sumLow + l + h) | 0;
  }
  high = outerHigh;
  low = outerLow;
  mix(7);
  mix(sumHigh);
  mix(sumLow);
}

/**
 * Most of a state is lists of small whole numbers: the same steps as `mix`, with the lanes at hand. Each step waits for
 * the one before it; what does not depend on the lanes is done aside.
 */
function mixList(list: readonly unknown[], around: Start): void {
  mix(8);
  mix(list.length);
  let h = high;
  let l = low;
  for (let i = 0; i < list.length; i++) {
    const value = list[i];
    if (typeof value === 'number' && (value | 0) === value) {
      l = Math.imul(l ^ (value ^ SMALL), 0x85ebca6b);
      l ^= l >>> 13;
      h = Math.imul(h ^ l, 0xc2b2ae35);
      h ^= h >>> 16;
      l = (l + h) | 0;
    } else {
      high = h;
      low = l;
      mixValue(value, around);
      h = high;
      l = low;
    }
  }
  high = h;
  low = l;
}

function mixValue(value: unknown, around: Start): void {
  if (typeof value === 'number') mixNumber(value);
  else if (typeof value === 'string') {
    mix(3);
    mixText(value);
  } else if (typeof value === 'boolean') mix(value ? 4 : 5);
  else if (Array.isArray(value)) mixList(value, around);
  else if (value === null || value === undefined) mix(9);
  else if (typeof value === 'object') mixRecord(value as Readonly<Record<string, unknown>>, around);
  else throw new TypeError(`a ${typeof value} is not plain data`);
}

/** Two digits for each byte. */
const DIGITS = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));

const hex = (word: number): string =>
  DIGITS[word >>> 24] + DIGITS[(word >>> 16) & 255] + DIGITS[(word >>> 8) & 255] + DIGITS[word & 255];

function begin(): void {
  high = 0x9e3779b9;
  low = 0x2545f491;
}

function end(): string {
  mix(high);
  return hex(high) + hex(low);
}

/** Sixteen hexadecimal digits. */
export function hashOf(value: unknown): string {
  begin();
  mixValue(value, ROOT);
  return end();
}

/** The same of a state, without what its game leaves out. */
export function hashOfState(game: AnyGame, state: FlowState): string {
  begin();
  mixRecord(state as unknown as Readonly<Record<string, unknown>>, ROOT, game);
  return end();
}
