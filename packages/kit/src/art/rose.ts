/** Sums for drawing: a compass rose around the origin, and lines that run out from a point. */
export const round = (value: number): number => Math.round(value * 100) / 100;

/** A point at an angle in degrees, clockwise from north. */
export const polar = (angle: number, far: number, x = 0, y = 0): string => {
  const t = (angle * Math.PI) / 180;
  return `${round(x + Math.sin(t) * far)} ${round(y - Math.cos(t) * far)}`;
};

export const steps = (from: number, to: number, step: number): readonly number[] =>
  Array.from({ length: Math.max(0, Math.ceil((to - from) / step)) }, (_, i) => from + i * step);

/** Graduation marks inside a ring of this radius. */
export const ticks = (radius: number): string =>
  steps(0, 360, 7.5)
    .map((angle) => `M${polar(angle, radius)}L${polar(angle, radius * (angle % 45 === 0 ? 0.9 : 0.97))}`)
    .join('');

/** Rays of the rose, from the shortest behind to the longest in front: angle, dark half, light half. */
export function rays(
  radius: number,
): readonly { readonly angle: number; readonly dark: string; readonly light: string }[] {
  const layers = [
    { off: 22.5, every: 45, long: 0.52, wide: 0.07 },
    { off: 45, every: 90, long: 0.68, wide: 0.1 },
    { off: 0, every: 90, long: 0.9, wide: 0.13 },
  ];
  return layers.flatMap(({ off, every, long, wide }) =>
    steps(off, 360, every).map((angle) => {
      const tip = round(-radius * long);
      const side = round(radius * wide);
      return { angle, dark: `M0 ${tip}L${side} ${-side}L0 0Z`, light: `M0 ${tip}L${-side} ${-side}L0 0Z` };
    }),
  );
}

/** Rhumb lines: rays that run from a point across the whole chart. */
export const rhumbs = (x: number, y: number, every: number, far: number): string =>
  steps(0, 360, every)
    .map((angle) => `M${x} ${y}L${polar(angle, far, x, y)}`)
    .join('');
