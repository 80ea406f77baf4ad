/** The sums behind the graph of points. */

export interface Layout {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  readonly x: (turn: number) => number;
  readonly y: (points: number) => number;
  /** Round numbers for the lines across. */
  readonly marks: readonly number[];
  /** Turns that are named below. */
  readonly turns: readonly number[];
}

/** A line of dashes for every seat, so that lines differ without colour. */
export const DASHES = ['none', '10 4', '2 5', '10 4 2 4', '16 5'] as const;

const round = (value: number): number => Math.round(value * 10) / 10;

/** A step of 1, 2 or 5 times a power of ten that cuts a span into at most `most` parts. */
export function niceStep(span: number, most: number): number {
  const raw = Math.max(span, 1) / most;
  const power = 10 ** Math.floor(Math.log10(raw));
  const step = [1, 2, 5, 10].find((factor) => factor * power >= raw) ?? 10;
  return Math.max(1, step * power);
}

const range = (from: number, to: number, step: number): readonly number[] =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, i) => from + i * step);

export function layOut(series: readonly (readonly number[])[], width = 640, height = 400): Layout {
  const all = series.flat();
  const last = Math.max(1, ...series.map((line) => line.length - 1));
  const step = niceStep(Math.max(1, ...all) - Math.min(0, ...all), 5);
  const low = Math.floor(Math.min(0, ...all) / step) * step;
  const high = Math.max(low + step, Math.ceil(Math.max(1, ...all) / step) * step);
  const [left, right, top, bottom] = [36, width - 44, 16, height - 30];
  return {
    width,
    height,
    left,
    right,
    top,
    bottom,
    x: (turn) => round(left + (turn * (right - left)) / last),
    y: (points) => round(bottom - ((points - low) * (bottom - top)) / (high - low)),
    marks: range(low, high, step),
    turns: range(0, last, niceStep(last, 8)),
  };
}

/** Moves marks apart that would cover each other, in their order, within bounds. */
export function spreadOut(wanted: readonly number[], gap: number, top: number, bottom: number): readonly number[] {
  const order = wanted.map((at, i) => ({ at, i })).sort((a, b) => a.at - b.at || a.i - b.i);
  const placed = order.map(({ at }) => at);
  for (let k = 1; k < placed.length; k++) placed[k] = Math.max(placed[k] ?? 0, (placed[k - 1] ?? 0) + gap);
  let limit = bottom;
  for (let k = placed.length - 1; k >= 0; k--) {
    placed[k] = Math.min(placed[k] ?? 0, limit);
    limit = (placed[k] ?? 0) - gap;
  }
  const result = wanted.map(() => top);
  order.forEach(({ i }, k) => {
    result[i] = placed[k] ?? top;
  });
  return result;
}
