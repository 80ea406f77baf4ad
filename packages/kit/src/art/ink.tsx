/** Pens for printed pictures: they keep their paper and ink by day and by lantern. */

export const INK = 'var(--print-ink)';
export const PAPER = 'var(--print)';
export const SAND = 'var(--print-2)';
export const WOOD = 'var(--print-3)';
export const SEA = 'var(--print-sea)';
export const GOLD = 'var(--coin)';

export interface StrokeProps {
  readonly d: string;
  readonly w?: number;
  readonly ink?: string;
  readonly o?: number;
}

/** A line. */
export function Line({ d, w = 1.1, ink = INK, o }: StrokeProps) {
  return <path d={d} stroke={ink} strokeWidth={w} opacity={o} />;
}

/** An outlined shape. */
export function Shape({ d, fill, w = 1.4 }: { readonly d: string; readonly fill: string; readonly w?: number }) {
  return <path d={d} fill={fill} stroke={INK} strokeWidth={w} />;
}

/** Fine hatching. */
export function Hatch({ d, o = 0.75 }: { readonly d: string; readonly o?: number }) {
  return <path d={d} stroke={INK} strokeWidth=".6" opacity={o} />;
}
