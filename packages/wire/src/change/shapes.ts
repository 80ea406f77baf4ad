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

function isOf(record: Loose, { fields }: Shape): boolean {
  let at = 0;
  for (const field in record) if (record[field] !== undefined && field !== fields[at++]) return false;
  return at === fields.length;
}

function valuesOf(record: Loose, { number, fields }: Shape): unknown[] {
  const values: unknown[] = [number];
  for (const field of fields) if (field !== 'type') values.push(record[field]);
  return values;
}

export class Shapes {
  /** By their type, which has one or two as a rule. */
  private readonly known = new Map<string, Shape[]>();
  private readonly numbered: Shape[] = [];

  static of(log: readonly Entry[]): Shapes {
    const shapes = new Shapes();
    for (const entry of log) shapes.learn(entry);
    return shapes;
  }

  learn({ action, events }: Pick<Entry, 'action' | 'events'>): void {
    if (action) this.code(action as unknown as Loose);
    for (const event of events) this.code(event as unknown as Loose);
  }

  /** As it is sent; its shape is known from now on. */
  code(record: Loose): unknown {
    const { type } = record;
    if (typeof type !== 'string') return record;
    const known = this.known.get(type) ?? [];
    const shape = known.find((one) => isOf(record, one));
    if (shape) return valuesOf(record, shape);
    const fresh = { number: this.numbered.length, type, fields: fieldsOf(record) };
    this.numbered.push(fresh);
    this.known.set(type, [...known, fresh]);
    return record;
  }

  /** What was coded. */
  read(coded: Plain): Loose {
    if (!Array.isArray(coded)) {
      if (!isRecord(coded)) throw new BadChange('neither a shape nor a record');
      this.code(coded);
      return coded;
    }
    const [number, ...values] = coded;
    const shape = this.numbered[number];
    if (!shape || values.length !== shape.fields.length - 1) throw new BadChange(`no shape ${number}`);
    const record: Record<string, Plain> = {};
    let at = 0;
    for (const field of shape.fields) setField(record, field, field === 'type' ? shape.type : values[at++]);
    return record;
  }
}
