/** Makes of plain data what a difference says. What comes from outside may be anything: it fits, or it is an error. */
import { isRecord, type Plain, type PlainRecord, setField } from './plain.ts';

/** A difference that does not fit what it is for. */
export class BadChange extends Error {
  constructor(what: string) {
    super(`a change does not fit: ${what}`);
    this.name = 'BadChange';
  }
}

const isList = (value: Plain): value is readonly Plain[] => Array.isArray(value);

/** Shares with `base` what stays. */
export function patched(base: Plain, difference: Plain): Plain {
  if (!isList(difference)) return difference;
  const [first] = difference;
  if (first !== undefined && isList(first)) {
    if (difference.length !== 1) throw new BadChange('a list in the place of a field');
    return first;
  }
  if (difference.length < 2) throw new BadChange('nothing to change');
  if (isList(base)) return (first as number) < 0 ? spliced(base, difference) : patchedList(base, difference);
  if (isRecord(base)) return patchedRecord(base as PlainRecord, difference);
  throw new BadChange('neither a list nor a record is there');
}

function patchedList(base: readonly Plain[], difference: readonly Plain[]): Plain {
  const list = [...base];
  for (let i = 0; i < difference.length; i += 2) {
    const at = difference[i];
    if (!isIndex(at, list.length)) throw new BadChange(`no element ${at}`);
    list[at] = patched(base[at], innerOf(difference, i));
  }
  return list;
}

function spliced(base: readonly Plain[], [first, removed, ...values]: readonly Plain[]): Plain {
  const start = -1 - (first as number);
  if (!isIndex(start, base.length + 1) || !isIndex(removed, base.length - start + 1))
    throw new BadChange(`no ${removed} elements at ${start}`);
  const list = base.slice(0, start);
  for (const inner of values) list.push(patched(list.length > 0 ? list[list.length - 1] : null, inner));
  return [...list, ...base.slice(start + removed)];
}

function patchedRecord(base: PlainRecord, difference: readonly Plain[]): Plain {
  const record: Record<string, Plain> = { ...base };
  const fields = Object.keys(base);
  for (let i = 0; i < difference.length; i += 2) {
    const which = difference[i];
    const inner = innerOf(difference, i);
    if (typeof which === 'string') {
      if (Object.hasOwn(base, which)) throw new BadChange(`field ${which} is there already`);
      setField(record, which, patched(null, inner));
    } else if (!isIndex(which, fields.length)) throw new BadChange(`no field ${which}`);
    else if (isList(inner) && inner.length === 0) delete record[fields[which]];
    else record[fields[which]] = patched(base[fields[which]], inner);
  }
  return record;
}

function innerOf(difference: readonly Plain[], at: number): Plain {
  const inner = difference[at + 1];
  if (inner === undefined) throw new BadChange('half a pair');
  return inner;
}

const isIndex = (value: Plain, below: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < below;
