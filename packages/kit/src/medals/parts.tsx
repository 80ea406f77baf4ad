/** What motifs of medals are made of. Each part stands around its own middle; the ink comes from the medal. */
import type { ReactNode } from 'react';
import { polar, round, steps } from '../art/rose.ts';

/** Printed colours: the same by day and by lantern. */
export const TINT = {
  ink: 'var(--print-ink)',
  paper: 'var(--print)',
  sand: 'var(--print-2)',
  straw: 'var(--print-3)',
  sea: 'var(--print-sea)',
  deep: 'var(--print-deep)',
  gold: 'var(--coin)',
  brass: 'var(--brass)',
  wood: 'var(--wood)',
  wax: 'var(--wax)',
  leaf: 'var(--leaf)',
  steel: 'color-mix(in srgb, var(--print-ink) 22%, var(--print))',
} as const;

interface PlaceProps {
  readonly x?: number;
  readonly y?: number;
  /** 1 is as large as drawn. */
  readonly size?: number;
  readonly turn?: number;
}

export function Place({ x = 48, y = 48, size = 1, turn = 0, children }: PlaceProps & { readonly children: ReactNode }) {
  return <g transform={`translate(${x} ${y}) rotate(${turn}) scale(${size})`}>{children}</g>;
}

interface TintProps extends PlaceProps {
  readonly tint?: string;
}

/** 20 wide. */
export const Coin = ({ tint = TINT.gold, ...place }: TintProps) => (
  <Place {...place}>
    <circle r="10" fill={tint} />
    <path d="M0 -5.6L1.6 -1.6L5.6 0L1.6 1.6L0 5.6L-1.6 1.6L-5.6 0L-1.6 -1.6Z" fill={TINT.ink} strokeWidth="0.4" />
  </Place>
);

/** A ship under sail, 40 wide, 40 high. */
export const Ship = ({ tint = TINT.paper, ...place }: TintProps) => (
  <Place {...place}>
    <path d="M0 -20V10" />
    <path d="M2 -18C12 -14 16 -4 16 6H2Z" fill={tint} />
    <path d="M-2 -14C-4 -4 -9 2 -15 6H-2Z" fill={tint} />
    <path d="M-20 10H20C18 17 14 20 9 20H-9C-14 20 -18 17 -20 10Z" fill={TINT.wood} />
  </Place>
);

/** A flag on its staff, 26 wide, 36 high. */
export const Flag = ({ tint = TINT.wax, ...place }: TintProps) => (
  <Place {...place}>
    <path d="M-11 18V-18" strokeWidth="3" />
    <path d="M-11 -17C-3 -21 3 -12 13 -16V0C3 4 -3 -5 -11 -1Z" fill={tint} />
  </Place>
);

/** A sabre from the lower left to the upper right, 40 long. */
export const Sabre = ({ tint = TINT.steel, ...place }: TintProps) => (
  <Place {...place}>
    <path d="M-9 9C2 3 11 -5 18 -19C21 -3 9 10 -6 12Z" fill={tint} />
    <path d="M-14 4C-12 11 -7 15 1 17" stroke={TINT.brass} strokeWidth="4" />
    <path d="M-17 18L-9 10" strokeWidth="4.4" />
  </Place>
);

export const Star = ({ tint = TINT.gold, ...place }: TintProps) => (
  <Place {...place}>
    <path
      d={`M${steps(0, 10, 1)
        .map((at) => polar(at * 36, at % 2 === 0 ? 11 : 4.8))
        .join('L')}Z`}
      fill={tint}
    />
  </Place>
);

const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[0, 0]],
  2: [
    [-5, -5],
    [5, 5],
  ],
  3: [
    [-5, -5],
    [0, 0],
    [5, 5],
  ],
  5: [
    [-5, -5],
    [5, -5],
    [0, 0],
    [-5, 5],
    [5, 5],
  ],
  6: [
    [-5, -6],
    [5, -6],
    [-5, 0],
    [5, 0],
    [-5, 6],
    [5, 6],
  ],
};

/** 22 wide. */
export const MedalDie = ({ pips, tint = TINT.paper, ...place }: TintProps & { readonly pips: 1 | 2 | 3 | 5 | 6 }) => (
  <Place {...place}>
    <rect x="-11" y="-11" width="22" height="22" rx="4" fill={tint} />
    {PIPS[pips].map(([x, y]) => (
      <circle key={`${x} ${y}`} cx={x} cy={y} r="1.7" fill={TINT.ink} strokeWidth="0.6" />
    ))}
  </Place>
);

/** A chest, 36 wide, 28 high. */
export const Chest = ({ tint = TINT.wood, ...place }: TintProps) => (
  <Place {...place}>
    <path d="M-18 -3C-18 -13 -12 -15 -6 -15H6C12 -15 18 -13 18 -3Z" fill={tint} />
    <path d="M-18 -3H18V13H-18Z" fill={tint} />
    <path d="M-11 -14V13M11 -14V13" stroke={TINT.brass} strokeWidth="3" />
    <path d="M-4 -5H4V3H-4Z" fill={TINT.gold} strokeWidth="1.6" />
  </Place>
);

/** Lines of the sea, 56 wide. */
export const Waves = (place: PlaceProps) => (
  <Place {...place}>
    <path d="M-28 0C-23 -5 -19 -5 -14 0S-5 5 0 0S9 -5 14 0S23 5 28 0" strokeWidth="2" />
  </Place>
);

/** A card, 20 wide, 28 high. */
export const MedalCard = ({ tint = TINT.paper, ...place }: TintProps) => (
  <Place {...place}>
    <rect x="-10" y="-14" width="20" height="28" rx="2.6" fill={tint} />
  </Place>
);

/** A crown, 30 wide. */
export const Crown = ({ tint = TINT.gold, ...place }: TintProps) => (
  <Place {...place}>
    <path d="M-15 -8L-7 0L0 -12L7 0L15 -8L12 11H-12Z" fill={tint} />
    <path d="M-11 6H11" strokeWidth="1.6" />
  </Place>
);

/** A skull, 26 wide. */
export const Skull = ({ tint = TINT.paper, ...place }: TintProps) => (
  <Place {...place}>
    <path
      d="M0 -15C-9 -15 -13 -9 -13 -2C-13 3 -11 5 -8 7V12C-8 14 -7 15 -5 15H5C7 15 8 14 8 12V7C11 5 13 3 13 -2C13 -9 9 -15 0 -15Z"
      fill={tint}
    />
    <path d="M-9 -1A4 4 0 10-1 -1A4 4 0 10-9 -1M1 -1A4 4 0 109 -1A4 4 0 101 -1" fill={TINT.ink} strokeWidth="0.6" />
    <path d="M-3 10V14M3 10V14M0 4L-2 7H2Z" strokeWidth="1.6" />
  </Place>
);

/** How far the field of a medal reaches from its middle. */
const FIELD = 36.6;

/** Everything below a line, up to the frame: the sea, or a shore. */
export function Below({ y, tint = TINT.sea }: { readonly y: number; readonly tint?: string }) {
  const reach = round(Math.sqrt(FIELD ** 2 - (y - 48) ** 2));
  const most = y < 48 ? 1 : 0;
  return <path d={`M${48 - reach} ${y}H${48 + reach}A${FIELD} ${FIELD} 0 ${most} 1 ${48 - reach} ${y}Z`} fill={tint} />;
}
