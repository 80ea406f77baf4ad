/** The token of the rituals, drawn around the origin with a radius of 42. */
import { dot, INK, line, PAPER, type Picture, ring, wash } from './pen.tsx';

export const YIN_YANG: Picture = [
  line(ring(0, 0, 45), 3.6, PAPER),
  dot(0, 0, 42, PAPER, 4),
  wash('M0-42A42 42 0 0 1 0 42A21 21 0 0 1 0 0A21 21 0 0 0 0-42Z', INK),
  line('M0-42A21 21 0 0 1 0 0A21 21 0 0 0 0 42', 3),
  dot(0, -21, 6.5),
  dot(0, 21, 6.5, PAPER),
];
