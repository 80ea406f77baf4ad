/** A score sheet as bars: what every row brought, one after another, and what was taken away again. */
import type { Seat, Standing } from '@broadside/kernel';

export interface Segment {
  /** A key of `Standing.sheet`. */
  readonly key: string;
  /** Which of the rows it is: its colour and its pattern. */
  readonly row: number;
  readonly value: number;
  /** Where it begins and how long it is, in shares of the whole width. */
  readonly from: number;
  readonly length: number;
  readonly loss: boolean;
}

export interface Bar {
  readonly seat: Seat;
  readonly points: number;
  readonly segments: readonly Segment[];
}

export interface Bars {
  /** Rows that brought anything to anybody, in order. */
  readonly rows: readonly string[];
  /** Where nothing lies, in shares of the width: not at the edge if somebody is below it. */
  readonly zero: number;
  /** In order of rank. */
  readonly bars: readonly Bar[];
}

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);

/** `keys`: the rows that count, in their order. */
export function barsOf(keys: readonly string[], ranking: readonly Standing[]): Bars {
  const rows = keys.filter((key) => ranking.some(({ sheet }) => (sheet[key] ?? 0) !== 0));
  const valuesOf = ({ sheet }: Standing): number[] => rows.map((key) => sheet[key] ?? 0);
  const gains = ranking.map((standing) => sum(valuesOf(standing).filter((value) => value > 0)));
  const least = Math.min(0, ...ranking.map((standing) => sum(valuesOf(standing))));
  const span = Math.max(1, Math.max(0, ...gains) - least);
  const share = (value: number): number => value / span;
  const segmentsOf = (standing: Standing): Segment[] => {
    const values = valuesOf(standing);
    const segment = (row: number, begin: number, value: number): Segment => ({
      key: rows[row],
      row,
      value,
      from: share(begin - least),
      length: share(Math.abs(value)),
      loss: value < 0,
    });
    let at = 0;
    const won = values.flatMap((value, row) => {
      if (value <= 0) return [];
      at += value;
      return [segment(row, at - value, value)];
    });
    // What is lost lies over the end of what was won, and below nothing if that was less.
    const lost = values.flatMap((value, row) => {
      if (value >= 0) return [];
      at += value;
      return [segment(row, at, value)];
    });
    return [...won, ...lost];
  };
  const bars = ranking.map((standing) => ({
    seat: standing.seat,
    points: standing.points,
    segments: segmentsOf(standing),
  }));
  return { rows, zero: share(0 - least), bars };
}

/** How many pieces of each bar are shown when so many of all have been counted: the last in rank first. */
export function countedOf({ bars }: Bars, counted: number): readonly number[] {
  let left = counted;
  const shown = bars.toReversed().map(({ segments }) => {
    // A bar without pieces is counted in a step too: its nothing is read out.
    const steps = Math.max(1, segments.length);
    const now = Math.min(left, steps);
    left -= now;
    return now;
  });
  return shown.toReversed();
}

export const stepsOf = ({ bars }: Bars): number => sum(bars.map(({ segments }) => Math.max(1, segments.length)));
