/** The value graph as lines: shares of a hundred, one band for each seat, stacked. */
import type { ChancePoint } from '@broadside/judge';
import type { Seat } from '@broadside/kernel';

export interface Field {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  /** The number of the last entry. */
  readonly last: number;
}

export const xOf = ({ left, right, last }: Field, n: number): number => left + (n / Math.max(1, last)) * (right - left);

const yOf = ({ top, bottom }: Field, share: number): number => top + share * (bottom - top);

const at = (value: number): string => value.toFixed(1);

/** From the top down, where each band begins at a point: sums of shares, from 0 to 1. */
function sums({ chances }: ChancePoint, order: readonly Seat[], oneBand: boolean): readonly number[] {
  if (oneBand) return [0, 1 - (chances[0] ?? 0), 1];
  const whole = order.reduce((sum, seat) => sum + (chances[seat] ?? 0), 0) || 1;
  const found = [0];
  for (const seat of order) found.push((found.at(-1) ?? 0) + (chances[seat] ?? 0) / whole);
  return found;
}

export interface Band {
  /** Whose chance it is; undefined: nobody's, above a team's. */
  readonly seat: Seat | undefined;
  readonly area: string;
  /** Its upper edge; the frame is that of the uppermost. */
  readonly edge: string | undefined;
  /** Where its emblem stands. */
  readonly middle: number;
}

/**
 * Bands from the top down: `order` ends with whoever looks. A team, and somebody who plays alone, has one band, below what
 * may still be lost.
 */
export function bandsOf(
  points: readonly ChancePoint[],
  order: readonly Seat[],
  together: boolean,
  field: Field,
): readonly Band[] {
  if (points.length === 0) return [];
  const oneBand = together || order.length === 1;
  const all = points.map((point) => ({ x: at(xOf(field, point.n)), sums: sums(point, order, oneBand) }));
  const line = (k: number): string[] => all.map((one) => `${one.x} ${at(yOf(field, one.sums[k] ?? 0))}`);
  const seats: readonly (Seat | undefined)[] = oneBand ? [undefined, order.at(-1) ?? 0] : order;
  return seats.map((seat, k) => ({
    seat,
    area: `M${line(k).join('L')}L${line(k + 1)
      .reverse()
      .join('L')}Z`,
    edge: k === 0 ? undefined : `M${line(k).join('L')}`,
    middle: yOf(field, ((all[0]?.sums[k] ?? 0) + (all[0]?.sums[k + 1] ?? 0)) / 2),
  }));
}

/** Marks may not lie on each other: they are pushed apart, and their stems keep pointing at the true place. */
export function spread<T extends { readonly x: number }>(
  marks: readonly T[],
  gap: number,
  low: number,
  high: number,
): readonly (T & { readonly shown: number })[] {
  const placed = [...marks].sort((one, other) => one.x - other.x).map((mark) => ({ ...mark, shown: mark.x }));
  for (let edge = high, i = placed.length - 1; i >= 0; i--) {
    const mark = placed[i];
    mark.shown = Math.min(mark.shown, edge);
    edge = mark.shown - gap;
  }
  for (let edge = low, i = 0; i < placed.length; i++) {
    const mark = placed[i];
    mark.shown = Math.max(mark.shown, edge);
    edge = mark.shown + gap;
  }
  return placed;
}

/** The graduated edge: some turns a field, few enough fields to be counted. */
export interface Span {
  readonly turn: number;
  readonly from: number;
  readonly to: number;
}

export function spansOf(turns: readonly number[], most: number): readonly Span[] {
  const starts = new Map<number, number>();
  turns.forEach((turn, n) => {
    if (turn > 0 && !starts.has(turn)) starts.set(turn, Math.max(0, n - 1));
  });
  const all = [...starts].sort(([one], [other]) => one - other);
  const step = [1, 2, 5, 10, 20, 50, 100].find((size) => all.length / size <= most) ?? 200;
  const kept = all.filter((_, at) => at % step === 0);
  return kept.map(([turn, from], at) => ({ turn, from, to: kept[at + 1]?.[1] ?? turns.length - 1 }));
}
