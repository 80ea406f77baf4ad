/**
 * Events and actions without their names. The **shape** of one is its `type` and the names of its fields, in their
 * order. The shapes that stand in a log have numbers, in the order in which they first come, so both ends know them
 * without telling each other: of a shape that is known only its number and the values are sent, `[shape, …values]`;
 * anything else is sent as it is.
 */
import type { Entry } from '@broadside/kernel';
import { BadChange } from './patch.ts';
import { isRecord, type Plain, setField } from './plain.ts';

type Loose = Readonly<Record<string, unknown>>;

interface Shape {
  readonly number: number;
  readonly type: string;
  readonly fields: readonly string[];
}

/** As JSON would have them. */
const fieldsOf = (record: Loose): string[] => Object.keys(record).filter((field) => record[field] !== undefined);

const textOf = (value: unknown): string =>
  typeof value === 'number' && (value | 0) === value ? String(value + 0) : JSON.stringify(value);

/** As it is sent; undefined if it is not of this shape. Written field by field: one list less to make and to read. */
function writtenAs(record: Loose, { number, fields }: Shape): string | undefined {
  let text = `[${number}`;
  let at = 0;
  for (const field in record) {
    const value = record[field];
    if (value === undefined) continue;
    if (field !== fields[at++]) return undefined;
    if (field !== 'type') text += `,${textOf(value)}`;
  }
  return at === fields.length ? `${text}]` : undefined;
}

export class Shapes {
  /** By their type, which has one or two as a rule. */
  private readonly known = new Map<string, Shape[]>();
  private readonly numbered: Shape[] = [];

  static of(log: readonly Entry[]): Shapes {
    const shapes = new Shapes();
    for (const { action, events } of log) {
      if (action) shapes.write(action as unknown as Loose);
      for (const event of events) shapes.write(event as unknown as Loose);
    }
    return shapes;
  }

  /** The JSON of it as it is sent; its shape is known from now on. */
  write(record: Loose): string {
    const { type } = record;
    if (typeof type !== 'string') return JSON.stringify(record);
    const known = this.known.get(type);
    if (known)
      for (const shape of known) {
        const text = writtenAs(record, shape);
        if (text !== undefined) return text;
      }
    const fresh = { number: this.numbered.length, type, fields: fieldsOf(record) };
    this.numbered.push(fresh);
    if (known) known.push(fresh);
    else this.known.set(type, [fresh]);
    return JSON.stringify(record);
  }

  /** What was written. */
  read(coded: Plain): Loose {
    if (!Array.isArray(coded)) {
      if (!isRecord(coded)) throw new BadChange('neither a shape nor a record');
      this.write(coded);
      return coded;
    }
    const [number] = coded;
    const shape = typeof number === 'number' ? this.numbered[number] : undefined;
    if (!shape || coded.length !== shape.fields.length) throw new BadChange(`no shape ${number}`);
    const record: Record<string, Plain> = {};
    let at = 1;
    for (const field of shape.fields) setField(record, field, field === 'type' ? shape.type : coded[at++]);
    return record;
  }
}
