/** What the seven share: a head, a face, shoulders. Drawn in 100 × 110. */
import { dots, INK, line, type Picture, type Stroke, shade, shape, WAX, wash } from '../pen.tsx';

export const neck = (skin: string): Picture => [
  shape('M43 57L42.5 72Q50 80 58 72L57 57Z', skin, 1.4),
  shade('43 62 43 73', '57 62 52 73', 1.7, 0.1),
];

export const head = (skin: string): Picture => [
  shape('M36 38C36 25 64 25 64 38L63.5 49C63 58 56 65.5 50 65.5S37 58 36.5 49Z', skin, 1.6),
  shade('37 40 37.2 50 41 59 47 65', '40.5 40 41.5 50 45 59 49 65', 1.7, 0.3),
];

export const eyes = (wide = 1.25): Picture => [
  line('M41 44q3-2.6 6.2 .2M53.8 44q3-2.6 6 0', 1.2),
  line('M42 45.9q2.2 .9 4.2 0M54.8 45.9q2 .9 3.8 0', 0.6),
  dots('44.6 44.4 57.2 44.4', wide, INK),
];

export const brows = (d = 'M39.8 40.2q4-2.6 7.6-.6M53.4 39.6q3.8-1.8 7 .6', w = 1.6): Stroke => line(d, w);

export const NOSE: Picture = [
  line('M51.2 43c.4 3.8 2.7 6.4 3 8.2c.1 1.5-2.3 1.9-4 1.1', 1.1),
  shade('49 44 49.5 51', '51 44 52 51', 1.6, 0.2),
];

export const MOUTH: Picture = [
  line('M46 57.8q2.4-.9 4.5-.2q2.1-.7 4.2 .2M46.8 58.2q3.8 2 7.4-.2', 1),
  line('M48.6 61.8q2.2.8 4.2 0', 0.6),
];

export const LIPS: Picture = [
  wash('M45.8 57.6Q48.6 55.4 50.4 56.7Q52.2 55.4 55 57.5Q50.6 62 45.8 57.6Z', WAX, 0.75),
  line('M45.8 57.6q4.8 1.6 9.2-.1', 0.9),
];

export const coat = (cloth: string): Picture => [
  shape('M8 110C8 88 24 78 41.5 72Q50 83 58.5 72C76 78 92 88 92 110Z', cloth, 1.6),
  shade('25 84 14 96 10 110', '31 84 26 96 25 110', 2.1, 0.25),
];
