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
    mix(1);
    mix(value);
    return;
  }
  double[0] = value;
  mix(2);
  mix(halves[0]);
  mix(halves[1]);
}

function isSorted(keys: readonly string[]): boolean {
  for (let i = 1; i < keys.length; i++) if (keys[i - 1] > keys[i]) return false;
  return true;
}

function mixRecord(record: Readonly<Record<string, unknown>>): void {
  const keys = Object.keys(record);
  if (!isSorted(keys)) keys.sort();
  mix(6);
  for (const key of keys) {
    const value = record[key];
    // JSON drops undefined fields, so they must not count.
    if (value === undefined) continue;
    mixText(key);
    mixValue(value);
  }
  mix(7);
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
