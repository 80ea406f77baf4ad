/** Cloth, skin and hair of the portraits. */
import { mix } from '../pen.tsx';

export type Tone = 1 | 2 | 3;
export const skin = (tone: Tone): string => `var(--skin-${tone})`;
/** Black, auburn, white. */
export const hairTint = (tone: Tone): string => `var(--hair-${tone})`;

export const cloth = {
  navy: mix('--deep', 82),
  wine: mix('--wax', 78),
  moss: mix('--leaf', 74),
  ochre: mix('--brass', 62),
  slate: mix('--ink', 62),
  coal: mix('--ink', 88),
  sky: mix('--sea-2', 90),
  linen: mix('--paper', 88, '--paper-3'),
  rose: mix('--wax', 40),
  plum: mix('--ship-ares', 62),
  straw: mix('--coin', 52),
  wood: 'var(--wood)',
  steel: mix('--paper', 84, '--sea-2'),
} as const;
