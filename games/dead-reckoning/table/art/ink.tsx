/** The engraver's inks and pens. No drawing has an id, so that any number of copies share a page. */
import './inks.css';
import { Drawing } from '@broadside/kit';
import type { ReactNode } from 'react';
import type { DrawnProps, Owner } from './props.ts';

/** Contours of what is drawn in colour, and of what is drawn on the chart. */
export const LINE = 'var(--dr-line)';
export const CHART = 'var(--dr-chart)';
export const EDGE = 'var(--dr-edge)';
export const PLATE = 'var(--dr-plate)';
export const TONE = 'var(--dr-tone)';
export const FILL = 'var(--dr-fill)';
export const LAND = 'var(--dr-land)';
export const SEA = 'var(--dr-sea)';
export const WATER = 'var(--dr-water)';
export const WOOD = 'var(--dr-wood)';
export const IRON = 'var(--dr-iron)';
export const DECK = 'var(--dr-deck)';
export const BLACK = 'var(--dr-black)';
export const NAVY = 'var(--dr-navy)';
export const HAIR = 'var(--dr-hair)';
export const GOLD = 'var(--coin)';
export const GOLD_EDGE = 'var(--coin-edge)';
export const BRASS = 'var(--brass)';
export const WAX = 'var(--wax)';
export const LEAF = 'var(--leaf)';

export const ownerInk = (owner: Owner): string =>
  owner === 'neutral' ? 'var(--dr-neutral)' : `var(--dr-seat-${owner})`;

/** Rows and levels, by their number. */
export const ROMAN: readonly string[] = ['', 'I', 'II', 'III', 'IV'];

export interface PenProps {
  readonly d: string;
  /** Its width. */
  readonly w?: number;
  readonly ink?: string;
  readonly o?: number;
  readonly at?: string;
}

/** A line. */
export const Line = ({ d, w = 1.1, ink = LINE, o, at }: PenProps) => (
  <path d={d} stroke={ink} strokeWidth={w} opacity={o} transform={at} />
);

/** A flat wash inside a contour. */
export const Shape = ({ d, fill, w = 1.4, ink = LINE, o, at }: PenProps & { readonly fill: string }) => (
  <path d={d} fill={fill} stroke={ink} strokeWidth={w} opacity={o} transform={at} />
);

/** A wash without a contour. */
export const Wash = ({
  d,
  fill,
  o,
  at,
}: {
  readonly d: string;
  readonly fill: string;
  readonly o?: number;
  readonly at?: string;
}) => <path d={d} fill={fill} opacity={o} transform={at} />;

export interface DotProps {
  readonly x: number;
  readonly y: number;
  readonly r: number;
  readonly fill?: string;
  readonly ink?: string;
  readonly w?: number;
}

export const Dot = ({ x, y, r, fill, ink, w }: DotProps) => (
  <circle cx={x} cy={y} r={r} fill={fill} stroke={ink} strokeWidth={w} />
);

/** To one decimal: paths stay short. */
export const short = (value: number): number => Math.round(value * 10) / 10;

const WHOLE = { display: 'block', flex: 'none', overflow: 'visible' } as const;

export interface SheetProps extends DrawnProps {
  readonly box: string;
  /** Height over width. */
  readonly ratio?: number;
  readonly children: ReactNode;
}

const heightOf = (size: number | string, ratio: number): number | string =>
  typeof size === 'number' ? Math.round(size * ratio * 10) / 10 : `calc(${size} * ${ratio})`;

/** What every drawing of the game is made on. */
export function Sheet({ box, ratio = 1, size, label, className, children }: SheetProps) {
  return (
    <Drawing
      box={box}
      label={label}
      width={size ?? '100%'}
      height={size === undefined ? '100%' : heightOf(size, ratio)}
      className={className}
      style={WHOLE}
    >
      {children}
    </Drawing>
  );
}
