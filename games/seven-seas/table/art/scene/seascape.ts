/** What many scenes share: sky, sea and ships. Scenes are drawn in 120 × 84. */
import { round, steps, waves } from '@broadside/kit';
import {
  INK,
  line,
  PAPER,
  type Picture,
  placed,
  SHALLOW,
  type Stroke,
  shade,
  shape,
  WAX,
  WOOD,
  wash,
} from '../pen.tsx';

/** Level strokes that break here and there, from a height to another. */
export const sky = (y0: number, y1: number): Stroke => ({
  d: steps(y0, y1, 3.2)
    .map((y, at) => {
      const cut = (at * 37) % 23;
      return `M${6 + cut} ${round(y)}H${round(50 + cut)}M${round(59 + cut)} ${round(y)}H${114 - ((at * 13) % 17)}`;
    })
    .join(''),
  ink: INK,
  w: 0.5,
  o: 0.45,
  fine: true,
});

/** The sea from the horizon down. */
export const sea = (horizon: number, from = horizon + 7): Picture => [
  wash(`M0 ${horizon}H120V84H0Z`, SHALLOW, 0.85),
  line(`M0 ${horizon}H120`, 1.1),
  line(waves(2, 118, from, 83, 7, 8), 0.7, INK, 0.6),
];

/** Foam where a hull meets the water, over whatever is drawn below. */
export const wake = (x: number, y: number, s: number): Stroke =>
  line(
    `M${round(x - 19 * s)} ${round(y + 8.4 * s)}q${round(4.75 * s)} ${round(-3 * s)} ${round(9.5 * s)} 0t${round(9.5 * s)} 0t${round(9.5 * s)} 0t${round(9.5 * s)} 0`,
    1,
  );

const SAILS =
  'M-15-21H-6C-4-17-4-12-6-7H-15C-13-12-13-17-15-21ZM-3-17H9C12-13 12-9 9-5H-3C0-9 0-13-3-17ZM-1-28H7.4C9.4-25 9.4-22 7.4-19H-1C1-22 1-25-1-28ZM12-18H18C20-14 20-10 18-6H12C14-10 14-14 12-18Z';

/** A merchant's galleon, heading right, her waterline at the origin; whatever flies from the mast comes with her. */
export const galleon = (flag: Picture = PENNANT, sails = PAPER): Picture => [
  line('M-10-2V-25M3.4 0V-33M15-2V-21M19-4L28-10M28-10L16-20', 1.2),
  flag,
  shape(SAILS, sails, 1.2),
  shade('-15 -20 -14 -8', '-12 -20 -11 -8', 2, 0.1),
  shade('-3 -16 -1 -6', '1 -16 3 -6', 2, 0.1),
  shape('M-20-9L-18-3H-10L-8-1H12L22-5C21 4 16 9 10 9H-11C-16 9-19 2-20-9Z', WOOD, 1.4),
  line('M-18 1C-8 4 8 4 20 0', 0.8),
  line('M-11 5.6h.1M-5 6h.1M1 6.2h.1M7 6h.1M12.4 5.4h.1', 2.2),
];

const PENNANT: Picture = [shape('M3.4-33C7-35 9-32 13-34L11.6-30C8.6-28.6 6.6-31 3.4-29.4Z', WAX, 0.9)];
/** Skull and bones, as far as so few strokes can show. */
export const BLACK_FLAG: Picture = [
  shape('M3.4-36H15V-28.6H3.4Z', INK, 0.9),
  line('M6.6-30.4L12-33.8M12-30.4L6.6-33.8', 0.8, PAPER),
  wash('M9.2-34.6a1.7 1.7 0 1 1 0 3.4a1.7 1.7 0 0 1 0-3.4Z', PAPER),
];

export const ship = (x: number, y: number, s: number, flag?: Picture): Picture => [
  placed(`translate(${x} ${y}) scale(${s})`, galleon(flag)),
  wake(x, y, s),
];

/** A palm with its foot at the origin. */
export const palm = (x: number, y: number, s = 1): Picture => [
  placed(`translate(${x} ${y}) scale(${s})`, [
    shape('M-1.6 0C-1-9 1-15 4-20L6-19C3.6-14 2-8 2.4 0Z', WOOD, 1.1),
    shape(
      'M5-20C-1-26-7-25-10-20C-4-22-1-20 5-19C-1-16-4-12-4-8C-1-13 2-16 5-18.6C6-14 9-11 13-10C11-14 9-17 6-19.4C11-21 15-19 17-16C17-22 11-25 5-20Z',
      'color-mix(in srgb, var(--ship-green) 78%, var(--print-3))',
      1.1,
    ),
  ]),
];

/** A spiral of half ellipses around a point, its inner radius first. */
export function spiral(x: number, y: number, from: number, grow: number, halves: number, squash: number): string {
  let at = x - from;
  let d = `M${at} ${y}`;
  for (let half = 0; half < halves; half++) {
    const radius = from + (half * grow) / 2 + grow / 4;
    at += half % 2 === 0 ? 2 * radius : -2 * radius;
    d += `A${round(radius)} ${round(radius * squash)} 0 0 1 ${round(at)} ${y}`;
  }
  return d;
}
