/** Lists of seats, made once. */
import type { Seat } from '@broadside/kernel';
import { holds } from './actions.ts';

const SEATS: readonly (readonly Seat[])[] = Array.from({ length: 16 }, (_, bits) =>
  [0, 1, 2, 3].filter((seat) => holds(bits, seat)),
);

/** The seats whose bits are set. */
export const seatsOf = (bits: number): readonly Seat[] => SEATS[bits];
