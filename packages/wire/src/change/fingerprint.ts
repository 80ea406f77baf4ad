/**
 * A fingerprint of plain data, of 32 bits: enough to notice that two ends do not have the same, not meant against
 * forgery. Of a list or a record it is a sum over what is in it, so that a mirror keeps it up to date at the cost of
 * what changes. Every step is a 32-bit operation on whole numbers.
 */
import type { Plain, PlainRecord } from './plain.ts';

const NULL = 0x11;
const TRUE = 0x22;
const FALSE = 0x33;
const WHOLE = 0x5bd1e995;
const OTHER = 0x27d4eb2f;
const TEXT = 0x165667b1;
const LIST = 0x2545f491;
const RECORD = 0x3c6ef372;
const STEP = 0x61c88647;
const PRIME = 0x01000193;

/** Every bit of the outcome depends on every bit of `word`. */
export function scramble(word: number): number {
  let x = word ^ (word >>> 16);
  x = Math.imul(x, 0x85ebca6b);
  x ^= x >>> 13;
  x = Math.imul(x, 0xc2b2ae35);
  return x ^ (x >>> 16);
}

function ofText(text: string, start: number): number {
  let x = start ^ text.length;
  for (let at = 0; at < text.length; at++) x = Math.imul(x ^ text.charCodeAt(at), PRIME);
  return scramble(x);
}

/** The same few names come again and again. */
const names = new Map<string, number>();

export function nameWord(field: string): number {
  let word = names.get(field);
  if (word === undefined) {
    word = ofText(field, RECORD);
    names.set(field, word);
  }
  return word;
}

export type Scalar = null | boolean | number | string;

export function scalarWord(value: Scalar): number {
  if (typeof value === 'number') return (value | 0) === value ? scramble(value ^ WHOLE) : ofText(String(value), OTHER);
  if (typeof value === 'string') return ofText(value, TEXT);
  return scramble(value === null ? NULL : value ? TRUE : FALSE);
}

/** What an element or a field adds to the sum. */
export const elementWord = (at: number, word: number): number => scramble(Math.imul(at + 1, STEP) ^ word);
export const fieldWord = (name: number, word: number): number => scramble(Math.imul(name, PRIME) ^ word);

export const listWord = (length: number, sum: number): number => scramble(Math.imul(length + 1, LIST) ^ sum);
export const recordWord = (fields: number, sum: number): number => scramble(Math.imul(fields + 1, RECORD) ^ sum);

function wordOf(value: Plain): number {
  if (typeof value !== 'object' || value === null) return scalarWord(value);
  let sum = 0;
  if (Array.isArray(value)) {
    for (let at = 0; at < value.length; at++) sum = (sum + elementWord(at, wordOf(value[at]))) | 0;
    return listWord(value.length, sum);
  }
  const record = value as PlainRecord;
  let fields = 0;
  for (const field in record) {
    sum = (sum + fieldWord(nameWord(field), wordOf(record[field]))) | 0;
    fields++;
  }
  return recordWord(fields, sum);
}

const PAIRS = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));

/** Eight hexadecimal digits. */
export const digits = (word: number): string =>
  `${PAIRS[word >>> 24]}${PAIRS[(word >>> 16) & 255]}${PAIRS[(word >>> 8) & 255]}${PAIRS[word & 255]}`;

export const fingerprintOf = (value: Plain): string => digits(wordOf(value));
