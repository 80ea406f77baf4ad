/**
 * A short fingerprint of plain data. It distinguishes states and does not depend on the order in
 * which fields were written; it is not meant to withstand forgery.
 */

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
const starts = new Map<string, readonly [number, number]>();

function startOf(key: string): readonly [number, number] {
  let start = starts.get(key);
  if (!start) {
    high = 0x243f6a88;
    low = 0x85a308d3;
    mixText(key);
    start = [high, low];
    starts.set(key, start);
  }
  return start;
}

/** Every field is hashed by itself and the results are added: the order of the fields does not matter. */
function mixRecord(record: Readonly<Record<string, unknown>>): void {
  const outerHigh = high;
  const outerLow = low;
  let sumHigh = 0;
  let sumLow = 0;
  for (const key in record) {
    const value = record[key];
    // JSON drops undefined fields, so they must not count.
    if (value === undefined) continue;
    const start = startOf(key);
    high = start[0];
    low = start[1];
    mixValue(value);
    mix(6);
    sumHigh = (sumHigh + high) | 0;
    sumLow = (sumLow + low) | 0;
  }
  high = outerHigh;
  low = outerLow;
  mix(7);
  mix(sumHigh);
  mix(sumLow);
}

/** Most of a state is lists of small whole numbers: the same steps as `mix`, with the lanes at hand. */
function mixList(list: readonly unknown[]): void {
  mix(8);
  mix(list.length);
  let h = high;
  let l = low;
  for (let i = 0; i < list.length; i++) {
    const value = list[i];
    if (typeof value === 'number' && (value | 0) === value) {
      l = Math.imul(l ^ value ^ SMALL, 0x85ebca6b);
      l ^= l >>> 13;
      h = Math.imul(h ^ l, 0xc2b2ae35);
      h ^= h >>> 16;
      l = (l + h) | 0;
    } else {
      high = h;
      low = l;
      mixValue(value);
      h = high;
      l = low;
    }
  }
  high = h;
  low = l;
}

function mixValue(value: unknown): void {
  if (typeof value === 'number') mixNumber(value);
  else if (typeof value === 'string') {
    mix(3);
    mixText(value);
  } else if (typeof value === 'boolean') mix(value ? 4 : 5);
  else if (Array.isArray(value)) mixList(value);
  else if (value === null || value === undefined) mix(9);
  else if (typeof value === 'object') mixRecord(value as Readonly<Record<string, unknown>>);
  else throw new TypeError(`a ${typeof value} is not plain data`);
}

/** Two digits for each byte. */
const DIGITS = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));

const hex = (word: number): string =>
  DIGITS[word >>> 24] + DIGITS[(word >>> 16) & 255] + DIGITS[(word >>> 8) & 255] + DIGITS[word & 255];

/** Sixteen hexadecimal digits. */
export function hashOf(value: unknown): string {
  high = 0x9e3779b9;
  low = 0x2545f491;
  mixValue(value);
  mix(high);
  return hex(high) + hex(low);
}
