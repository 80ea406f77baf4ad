/** An engraver's strokes, computed: hatching between two edges, rows of waves, a sky. Each returns a path. */
import { round, steps } from './rose.ts';

export type Point = readonly [number, number];

/** Where an edge, given from top to bottom, stands at a height. */
function at(edge: readonly Point[], y: number): number {
  for (let i = 1; i < edge.length; i++) {
    const [x0, y0] = edge[i - 1] as Point;
    const [x1, y1] = edge[i] as Point;
    if (y <= y1) return y1 === y0 ? x1 : x0 + ((x1 - x0) * (y - y0)) / (y1 - y0);
  }
  return (edge.at(-1) as Point)[0];
}

/** Strokes between two edges, each given as points from top to bottom. */
export function hatch(left: readonly Point[], right: readonly Point[], step = 1.9, slope = 0.12): string {
  const top = Math.max((left[0] as Point)[1], (right[0] as Point)[1]);
  const end = Math.min((left.at(-1) as Point)[1], (right.at(-1) as Point)[1]);
  return steps(top + step / 2, end, step)
    .map((y) => {
      const a = at(left, y);
      const b = at(right, y);
      return b - a > 0.5 ? `M${round(a)} ${round(y)}L${round(b)} ${round(y - (b - a) * slope)}` : '';
    })
    .join('');
}

/** Rows of small waves in a box. */
export const waves = (x0: number, x1: number, y0: number, y1: number, gap: number, long: number): string =>
  steps(y0, y1 + 0.01, gap)
    .map((y, row) =>
      steps(x0 + (row % 2) * long * 0.8, x1 - long + 0.01, long * 1.9)
        .map((x) => `M${round(x)} ${round(y)}q${long / 4}-2 ${long / 2} 0t${long / 2} 0`)
        .join(''),
    )
    .join('');

/** Broken lines across a sky of this width. */
export const sky = (y0: number, y1: number, wide: number): string =>
  steps(y0, y1, 4.2)
    .map((y, i) => {
      const gap = 200 + ((i * 31) % 90);
      return `M${(i * 53) % 70} ${round(y)}H${gap}M${gap + 16} ${round(y)}H${wide - ((i * 29) % 60)}`;
    })
    .join('');
