/** Lines of the open water under every tile, 240 × 190. */
import { chance } from '../chance.ts';
import { short } from '../ink.tsx';

export const RHUMBS = 'M0 0 240 190M240 0 0 190M0 95h240M120 0v190M0 48l240 95M240 48 0 143';

/** A few waves here and there. */
export function ripples(seed: number, count = 9): string {
  const next = chance(seed);
  return Array.from({ length: count }, () => {
    const start = `M${short(8 + next() * 200)} ${short(14 + next() * 166)}`;
    return `${start}q4-3.2 8 0t8 0${next() > 0.5 ? 't8 0' : ''}`;
  }).join('');
}

/** Rows of swell that leave room in the middle. */
export function swell(): string {
  let d = '';
  for (let y = 20; y < 186; y += 15)
    for (let x = (y % 2) * 14 + 4; x < 226; x += 34)
      if (Math.hypot((x + 10 - 120) / 1.2, y - 95) > 46) d += `M${x} ${y}q5-4 10 0t10 0`;
  return d;
}
