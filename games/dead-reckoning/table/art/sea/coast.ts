/** A worn coastline: a few points set by hand, smoothed, then roughened by chance that is always the same. */
import { chance } from '../chance.ts';
import { short } from '../ink.tsx';

export type Spot = readonly [number, number];

/** Points written as "x y x y …". */
export function spots(written: string): readonly Spot[] {
  const numbers = written.split(' ').map(Number);
  return numbers.flatMap((x, at): Spot[] => (at % 2 === 0 ? [[x, numbers[at + 1] ?? 0]] : []));
}

const STEPS = 3;

/** A curve through all points (Catmull-Rom). */
function smooth(points: readonly Spot[]): Spot[] {
  const count = points.length;
  const point = (at: number): Spot => points[(at + count) % count] as Spot;
  return points.flatMap((_, at) => {
    const [a, b, c, d] = [point(at - 1), point(at), point(at + 1), point(at + 2)];
    const along = (t: number, j: 0 | 1): number =>
      0.5 *
      (2 * b[j] +
        (c[j] - a[j]) * t +
        (2 * a[j] - 5 * b[j] + 4 * c[j] - d[j]) * t ** 2 +
        (3 * b[j] - a[j] - 3 * c[j] + d[j]) * t ** 3);
    return Array.from({ length: STEPS }, (_, k): Spot => [along(k / STEPS, 0), along(k / STEPS, 1)]);
  });
}

/** A point is put between every two and pushed aside. */
function roughen(points: readonly Spot[], rough: number, next: () => number): Spot[] {
  return points.flatMap(([x, y], at): Spot[] => {
    const [x2, y2] = points[(at + 1) % points.length] as Spot;
    const aside = (next() - 0.5) * 2 * rough;
    return [
      [x, y],
      [(x + x2) / 2 - (y2 - y) * aside, (y + y2) / 2 + (x2 - x) * aside],
    ];
  });
}

export function coast(points: string, seed: number, rough: number): string {
  const next = chance(seed);
  const worn = roughen(roughen(smooth(spots(points)), rough * 2, next), rough * 1.4, next);
  return `M${worn.map(([x, y]) => `${short(x)} ${short(y)}`).join('L')}Z`;
}
