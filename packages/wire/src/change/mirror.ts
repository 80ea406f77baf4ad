/**
 * What somebody at the other end has. It follows what they are to have next, and says what makes the one the other: a
 * **difference**, for what stands in the same place:
 *
 * - a value that is no list stands for itself: it replaces what was there;
 * - `[list]` replaces what was there by a list;
 * - for a record, `[field, difference, field, difference, …]`: a field that is there by its place among the fields, from 0,
 *   a new one by its name; `[]` in the place of a difference takes the field away;
 * - for a list, `[index, difference, …]`, or `[-1 - start, removed, …differences]`: at `start` so many are taken out, and
 *   others put in their place, each as its difference from the one before it in the list.
 *
 * It is written at once, as JSON: what is sent need not be made as lists first. Undefined: there is none. What is followed
 * may be parts of a state, which moves on: nothing of it is kept.
 */
import {
  digits,
  elementWord,
  fieldWord,
  listWord,
  nameWord,
  recordWord,
  type Scalar,
  scalarWord,
} from './fingerprint.ts';
import { fieldOf, isRecord, plainOf } from './plain.ts';

type Loose = Readonly<Record<string, unknown>>;

interface ListMirror {
  readonly fields: undefined;
  values: Child[];
  /** Over what is in it; `word` is what it adds up to with their number. */
  sum: number;
}

interface RecordMirror {
  /** In the order in which they are there at the other end. */
  fields: readonly string[];
  names: readonly number[];
  values: Child[];
  sum: number;
}

type Container = ListMirror | RecordMirror;
type Child = Scalar | Container;

const isContainer = (child: Child): child is Container => typeof child === 'object' && child !== null;

const wordOf = (child: Child): number => {
  if (!isContainer(child)) return scalarWord(child);
  const { length } = child.values;
  return child.fields === undefined ? listWord(length, child.sum) : recordWord(length, child.sum);
};

// Making one

function mirrorOf(value: unknown): Child {
  if (Array.isArray(value)) return listOf(value.map(mirrorOf));
  if (!isRecord(value)) return plainOf(value) as Scalar;
  const fields = Object.keys(value).filter((field) => value[field] !== undefined);
  return recordOf(
    fields,
    fields.map((field) => mirrorOf(value[field])),
  );
}

function listOf(values: Child[]): ListMirror {
  return { fields: undefined, values, sum: sumFrom(values, 0) };
}

function sumFrom(values: readonly Child[], start: number): number {
  let sum = 0;
  for (let at = start; at < values.length; at++) sum = (sum + elementWord(at, wordOf(values[at]))) | 0;
  return sum;
}

function recordOf(fields: readonly string[], values: Child[]): RecordMirror {
  const names = fields.map(nameWord);
  let sum = 0;
  for (let at = 0; at < values.length; at++) sum = (sum + fieldWord(names[at], wordOf(values[at]))) | 0;
  return { fields, names, values, sum };
}

const copyOf = (child: Child): Child => (isContainer(child) ? { ...child, values: child.values.map(copyOf) } : child);

// Following

/** What stands at `at` becomes `next`. */
function follow(values: Child[], at: number, next: unknown): string | undefined {
  const known = values[at];
  if (known === next) return undefined;
  if (typeof next === 'object' && next !== null && isContainer(known)) {
    if (Array.isArray(next)) {
      if (known.fields === undefined) return followList(known, next);
    } else if (known.fields !== undefined) return followRecord(values, at, known, next as Loose);
  }
  const mirror = mirrorOf(next);
  if (mirror === known) return undefined;
  values[at] = mirror;
  return instead(next);
}

/** JSON has null where there is no word for something. */
const written = (value: unknown): string => JSON.stringify(value) ?? 'null';

/** As what replaces something else is written. */
const instead = (value: unknown): string => (Array.isArray(value) ? `[${written(value)}]` : written(value));

/** The places that have changed and how, as they are found. */
interface Pairs {
  text: string;
  count: number;
}

function addPair(pairs: Pairs, place: number | string, inner: string): void {
  pairs.text += pairs.count === 0 ? `${place},${inner}` : `,${place},${inner}`;
  pairs.count++;
}

const difference = ({ text, count }: Pairs): string | undefined => (count === 0 ? undefined : `[${text}]`);

function followRecord(values: Child[], at: number, known: RecordMirror, next: Loose): string | undefined {
  const { fields } = known;
  const pairs: Pairs = { text: '', count: 0 };
  let place = 0;
  // Rules write the same fields in the same order: then one walk is enough.
  for (const field in next) {
    if (field !== fields[place]) return followFields(values, at, known, next, place, pairs);
    const value = next[field];
    if (value !== known.values[place]) {
      if (value === undefined) return followFields(values, at, known, next, place, pairs);
      followField(known, place, value, pairs);
    }
    place++;
  }
  return place === fields.length ? difference(pairs) : followFields(values, at, known, next, place, pairs);
}

function followField(known: RecordMirror, place: number, value: unknown, pairs: Pairs): void {
  const before = wordOf(known.values[place]);
  const inner = follow(known.values, place, value);
  if (inner === undefined) return;
  const name = known.names[place];
  known.sum = (known.sum - fieldWord(name, before) + fieldWord(name, wordOf(known.values[place]))) | 0;
  addPair(pairs, place, inner);
}

const NUMBER = /^\d+$/;

/** Fields in another order, or others; `pairs` are those before the place `from`. */
function followFields(
  values: Child[],
  at: number,
  known: RecordMirror,
  next: Loose,
  from: number,
  pairs: Pairs,
): string | undefined {
  const gone: number[] = [];
  for (let place = from; place < known.fields.length; place++) {
    const value = fieldOf(next, known.fields[place]);
    if (value !== undefined) followField(known, place, value, pairs);
    else {
      gone.push(place);
      addPair(pairs, place, '[]');
    }
  }
  const wanted = Object.keys(next).filter((field) => next[field] !== undefined);
  const fresh = wanted.length - (known.fields.length - gone.length);
  if (fresh === 0 && gone.length === 0) return difference(pairs);
  return otherFields(values, at, known, next, wanted, gone, pairs);
}

/** A record that has little in common with the one before is sent as it is; so is one whose order would be in doubt. */
function otherFields(
  values: Child[],
  at: number,
  known: RecordMirror,
  next: Loose,
  wanted: readonly string[],
  gone: readonly number[],
  pairs: Pairs,
): string | undefined {
  const fresh = wanted.filter((field) => !known.fields.includes(field));
  if (2 * (pairs.count + fresh.length) > wanted.length || fresh.some((field) => NUMBER.test(field))) {
    values[at] = mirrorOf(next);
    return written(next);
  }
  for (const field of fresh) addPair(pairs, JSON.stringify(field), instead(next[field]));
  const stays = known.fields.map((_, place) => place).filter((place) => !gone.includes(place));
  values[at] = recordOf(
    [...stays.map((place) => known.fields[place]), ...fresh],
    [...stays.map((place) => known.values[place]), ...fresh.map((field) => mirrorOf(next[field]))],
  );
  return difference(pairs);
}

function followList(known: ListMirror, next: readonly unknown[]): string | undefined {
  if (known.values.length !== next.length) return followLengths(known, next);
  const { values } = known;
  const pairs: Pairs = { text: '', count: 0 };
  let first = 0;
  let end = 0;
  for (let at = 0; at < next.length; at++) {
    if (values[at] === next[at]) continue;
    const before = wordOf(values[at]);
    const inner = follow(values, at, next[at]);
    if (inner === undefined) continue;
    known.sum = (known.sum - elementWord(at, before) + elementWord(at, wordOf(values[at]))) | 0;
    if (pairs.count === 0) first = at;
    end = at + 1;
    addPair(pairs, at, inner);
  }
  return shorter(values, first, end, pairs);
}

/** Of many scalars it is shorter to replace them all from the first to the last that changed. */
function shorter(values: readonly Child[], first: number, end: number, pairs: Pairs): string | undefined {
  if (2 * pairs.count <= end - first + 2) return difference(pairs);
  const between = values.slice(first, end);
  if (between.some(isContainer)) return difference(pairs);
  return `[${-1 - first},${end - first},${between.map(written).join()}]`;
}

/** What is alike at both ends stays. */
function followLengths(known: ListMirror, next: readonly unknown[]): string {
  const { values } = known;
  const most = Math.min(values.length, next.length);
  let start = 0;
  while (start < most && (values[start] === next[start] || isLike(values[start], next[start]))) start++;
  let end = 0;
  while (end < most - start && isLike(values[values.length - 1 - end], next[next.length - 1 - end])) end++;
  const removed = values.length - end - start;
  let text = `[${-1 - start},${removed}`;
  const fresh: Child[] = [];
  let neighbour = start > 0 ? values[start - 1] : null;
  for (let at = start; at < next.length - end; at++) {
    text += `,${likeness(fresh, neighbour, next[at])}`;
    neighbour = fresh[fresh.length - 1];
  }
  // What stands before the place keeps its part of the sum.
  const before = sumFrom(values, start);
  values.splice(start, removed, ...fresh);
  known.sum = (known.sum - before + sumFrom(values, start)) | 0;
  return `${text}]`;
}

/** One more in a list, by the one before it. */
function likeness(fresh: Child[], before: Child, value: unknown): string {
  if (isContainer(before) && before.fields !== undefined && isRecord(value)) {
    fresh.push(copyOf(before));
    const text = follow(fresh, fresh.length - 1, value);
    if (text !== undefined) return text;
    fresh.pop();
  }
  fresh.push(mirrorOf(value));
  return instead(value);
}

/** Without following. */
function isLike(child: Child, next: unknown): boolean {
  if (child === next) return true;
  if (!isContainer(child)) return (typeof next !== 'object' || next === null) && plainOf(next) === child;
  const { fields, values } = child;
  if (fields === undefined)
    return Array.isArray(next) && next.length === values.length && values.every((one, at) => isLike(one, next[at]));
  if (!isRecord(next)) return false;
  let left = 0;
  for (const field of Object.keys(next)) if (next[field] !== undefined) left++;
  return (
    left === fields.length &&
    fields.every((field, at) => {
      const value = fieldOf(next, field);
      return value !== undefined && isLike(values[at], value);
    })
  );
}

export class Mirror {
  private readonly root: Child[];

  constructor(value: unknown) {
    this.root = [mirrorOf(value)];
  }

  follow(next: unknown): string | undefined {
    return follow(this.root, 0, next);
  }

  get word(): number {
    return wordOf(this.root[0]);
  }

  /** What the fields of a record add up to. */
  get sum(): number {
    const [root] = this.root;
    return isContainer(root) ? root.sum : 0;
  }

  /** A copy, with another value in this field of the record. */
  with(field: string, value: Scalar): Mirror {
    const copy = new Mirror(null);
    copy.root[0] = copyOf(this.root[0]);
    const [root] = copy.root;
    if (!isContainer(root) || root.fields === undefined) return copy;
    const at = root.fields.indexOf(field);
    if (at >= 0) followField(root, at, value, { text: '', count: 0 });
    return copy;
  }

  /** The word of a record, had this field another value. */
  wordWith(field: string, value: Scalar): number {
    const [root] = this.root;
    const at = isContainer(root) && root.fields !== undefined ? root.fields.indexOf(field) : -1;
    if (!isContainer(root) || root.fields === undefined || at < 0) return this.word;
    const name = root.names[at];
    const others = root.sum - fieldWord(name, wordOf(root.values[at]));
    return recordWord(root.values.length, (others + fieldWord(name, scalarWord(value))) | 0);
  }

  get fingerprint(): string {
    return digits(this.word);
  }
}
