/** What is cut into the dice: an outline, a trim and pips, all around the origin, the edge about 34. */
import type { Seat } from '@broadside/kernel';
import type { Point } from './engraving.ts';

/** A seat's ship, or a red ship of the caravan. */
export type DieOwner = Seat | 'caravan';
export type DieValue = 1 | 2 | 3 | 4 | 5 | 6;

export interface DieCut {
  readonly outline: string;
  readonly trim?: string;
}

const CORNERS: readonly Point[] = [
  [-1, -1],
  [1, -1],
  [-1, 1],
  [1, 1],
];
const SIDES: readonly Point[] = [
  [-1, 0],
  [1, 0],
];
const MIDDLE: readonly Point[] = [[0, 0]];
const ACROSS: readonly Point[] = [
  [-1, -1],
  [1, 1],
];

const PIPS: Readonly<Record<DieValue, readonly Point[]>> = {
  1: MIDDLE,
  2: ACROSS,
  3: [...ACROSS, ...MIDDLE],
  4: CORNERS,
  5: [...CORNERS, ...MIDDLE],
  6: [...CORNERS, ...SIDES],
};

const CUTS: readonly DieCut[] = [
  { outline: 'M-12-17H12Q17-17 17-12V12Q17 17 12 17H-12Q-17 17-17 12V-12Q-17-17-12-17Z' },
  { outline: 'M-10-17H10Q10-10 17-10V10Q10 10 10 17H-10Q-10 10-17 10V-10Q-10-10-10-17Z' },
  {
    outline: 'M-15-17H15Q17-17 17-15V15Q17 17 15 17H-15Q-17 17-17 15V-15Q-17-17-15-17Z',
    trim: 'M-13.5-13.5H13.5V13.5H-13.5Z',
  },
  {
    outline: 'M0-18.5Q9-17 17-17Q17-9 18.5 0Q17 9 17 17Q9 17 0 18.5Q-9 17-17 17Q-17 9-18.5 0Q-17-9-17-17Q-9-17 0-18.5Z',
    trim: 'M-13-4V-13H-4M4-13H13V-4M13 4V13H4M-4 13H-13V4',
  },
];
const CARAVAN: DieCut = {
  outline: 'M-9-18H9L18-9V9L9 18H-9L-18 9V-9Z',
  trim: 'M-7.5-15H7.5L15-7.5V7.5L7.5 15H-7.5L-15 7.5V-7.5Z',
};

/** Every seat has its own outline, so that a die is known without its colour; a caravan's has cut corners. */
export const dieCut = (owner: DieOwner): DieCut =>
  owner === 'caravan' ? CARAVAN : (CUTS[owner % CUTS.length] as DieCut);

/** Where the pips lie, how large they are, and whether they are the caravan's diamonds. */
export interface DiePips {
  readonly places: readonly Point[];
  readonly size: number;
  readonly diamond: boolean;
}

export function diePips(owner: DieOwner, value: DieValue): DiePips {
  const diamond = owner === 'caravan';
  const high = value === 6 ? 9 : 8.2;
  return {
    places: PIPS[value].map(([x, y]) => [x * 8.2, y * high]),
    size: (value === 1 ? 5 : 3.3) * (diamond ? 1.24 : 1),
    diamond,
  };
}

export const dieTint = (owner: DieOwner): string =>
  owner === 'caravan' ? 'color-mix(in srgb, var(--ship-red) 84%, var(--print-3))' : `var(--seat-${owner})`;

/** For what is only the trace of a die: it must be seen on paper and by lantern. */
export const dieTrace = (owner: DieOwner): string => `color-mix(in srgb, ${dieTint(owner)} 72%, var(--ink))`;
