/** A batch of entries as it is written: what is JSON in the database is text already. */
import type { Append } from './store.ts';

export type Written = readonly [
  match: string,
  n: number,
  entry: string,
  command: string | null,
  toAct: string,
  moved: number,
  snapshot: string | null,
  over: boolean,
  version: number | null,
];
const FIELDS = 9;

export const entryOf = ({ entry, text }: Append): string => text ?? JSON.stringify(entry);

/** Most often it is one seat's turn. */
const seatsText = (seats: readonly number[]): string => (seats.length === 1 ? `[${seats[0]}]` : JSON.stringify(seats));

export const writtenOf = (item: Append): Written => [
  item.match,
  item.entry.n,
  entryOf(item),
  item.command,
  seatsText(item.toAct),
  item.moved,
  item.snapshot ? JSON.stringify(item.snapshot) : null,
  item.over ?? false,
  item.version ?? null,
];

/** The fields of all items one behind the other: between threads a flat list travels quicker than objects do. */
export type Packed = readonly Written[number][];

export function pack(items: readonly Append[]): Packed {
  const packed: Written[number][] = [];
  for (const item of items) packed.push(...writtenOf(item));
  return packed;
}

export const unpack = (packed: Packed): readonly Written[] =>
  Array.from(
    { length: packed.length / FIELDS },
    (_, at) => packed.slice(at * FIELDS, (at + 1) * FIELDS) as unknown as Written,
  );
