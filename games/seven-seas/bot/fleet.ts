/** What ships are worth in the raids to come, summed up beforehand: it is asked for again and again. */
import { MOST_SHIPS } from '../rules/ships.ts';
import { MARK, type Weights } from './weights.ts';

const MOST_CARAVAN = 4;

/** `ADMITTED[seats][ship]`: how often a Caravan lets the so-many-th ship of a player in (S7-CAPTAIN-4). */
const ADMITTED: readonly (readonly number[])[] = Array.from({ length: 5 }, (_, seats) =>
  Array.from({ length: MOST_SHIPS + 2 }, (_none, ship) => {
    const needed = Math.ceil(ship / Math.max(1, 5 - seats));
    return Math.max(0, MOST_CARAVAN + 1 - needed) / MOST_CARAVAN;
  }),
);

/** A number for each count of ships, from none on. */
export type Sums = readonly number[];

/**
 * What so many ships bring in so many raids. The first spares its owner the mark of who stays home (S7-MARK-5); none is
 * worth more than it costs to replace.
 */
export function raiderSums(seats: number, raids: number, price: number, { raider, home }: Weights): Sums {
  const row = ADMITTED[seats];
  const sums = [0];
  for (let ship = 1; ship < row.length; ship++) {
    const first = ship === 1 ? MARK * home : 0;
    sums.push(sums[ship - 1] + Math.min(price, raids * (raider * row[ship] + first)));
  }
  return sums;
}

/** Parts of a ship count in proportion; less than none is none. */
export function sumOf(sums: Sums, ships: number): number {
  if (ships <= 0) return 0;
  const whole = Math.floor(ships);
  return whole === ships ? sums[whole] : sums[whole] + (ships - whole) * (sums[whole + 1] - sums[whole]);
}
