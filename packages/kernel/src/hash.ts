/**
 * A short fingerprint of plain data. It tells states apart and does not depend on the order in
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

function mixNumber(value: number): void {
  if ((value | 0) === value) {
    // Small whole numbers are nearly everything: one step, well away from the marks of the other kinds.
    mix(value ^ 0x5bd1e995);
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

function mixValue(value: unknown): void {
  if (typeof value === 'number') mixNumber(value);
  else if (typeof value === 'string') {
    mix(3);
    mixText(value);
  } else if (typeof value === 'boolean') mix(value ? 4 : 5);
  else if (Array.isArray(value)) {
    mix(8);
    mix(value.length);
    for (let i = 0; i < value.length; i++) mixValue(value[i]);
  } else if (value === null || value === undefined) mix(9);
  else if (typeof value === 'object') mixRecord(value as Readonly<Record<string, unknown>>);
  else throw new TypeError(`a ${typeof value} is not plain data`);
}

const hex = (word: number): string => (word >>> 0).toString(16).padStart(8, '0');

/** Sixteen hexadecimal digits. */
export function hashOf(value: unknown): string {
  high = 0x9e3779b9;
  low = 0x2545f491;
  mixValue(value);
  mix(high);
  return hex(high) + hex(low);
}
