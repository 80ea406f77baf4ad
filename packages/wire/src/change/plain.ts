/** Plain data as JSON knows it. */
export type Plain = null | boolean | number | string | readonly Plain[] | PlainRecord;

export interface PlainRecord {
  readonly [field: string]: Plain;
}

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Not what an object inherits: `constructor` is a name like any other. */
export function fieldOf(record: Readonly<Record<string, unknown>>, field: string): unknown {
  const value = record[field];
  if (typeof value !== 'function' && field !== '__proto__') return value;
  return Object.hasOwn(record, field) ? value : undefined;
}

/** Also where the name would change what the object inherits. */
export function setField(record: Record<string, Plain>, field: string, value: Plain): void {
  if (field === '__proto__')
    Object.defineProperty(record, field, { value, writable: true, enumerable: true, configurable: true });
  else record[field] = value;
}

/** A copy that shares nothing with what it was made of: what JSON would make of it. */
export function plainOf(value: unknown): Plain {
  switch (typeof value) {
    case 'number':
      // JSON knows one zero.
      return Number.isFinite(value) ? value + 0 : null;
    case 'string':
    case 'boolean':
      return value;
    case 'object':
      if (value === null) return null;
      return Array.isArray(value) ? value.map(plainOf) : plainRecord(value as Readonly<Record<string, unknown>>);
    default:
      return null;
  }
}

function plainRecord(value: Readonly<Record<string, unknown>>): PlainRecord {
  const copy: Record<string, Plain> = {};
  for (const field of Object.keys(value)) {
    const inner = value[field];
    if (inner !== undefined) setField(copy, field, plainOf(inner));
  }
  return copy;
}
