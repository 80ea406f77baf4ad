/** What stands on an island: hills, palms, bushes, rocks. Drawn on the chart, 240 × 190. */
import { CHART, LAND, LEAF, Line, Shape, short } from '../ink.tsx';

export interface PlacedProps {
  readonly x: number;
  readonly y: number;
  readonly s?: number;
}

const at = ({ x, y, s = 1 }: PlacedProps): string => `translate(${x} ${y}) scale(${s})`;

export interface HillProps {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  /** Strokes on the shaded side. */
  readonly n?: number;
}

/** A hill in profile with hachures on its shaded side. */
export function Hill({ x, y, w, h, n = 6 }: HillProps) {
  const peak = x + w * 0.44;
  const top = y - h;
  const hachures = Array.from({ length: n }, (_, i) => {
    const t = (i + 1) / (n + 1);
    const sy = top + h * t;
    const sx = peak + (x + w - peak) * t * 0.9;
    return `M${short(sx)} ${short(sy)}l${short(-w * 0.05 - t * 2)} ${short(Math.min(h * 0.42, (y - sy) * 0.8) + 1)}`;
  }).join('');
  const left = `C${short(x + w * 0.2)} ${short(y - h * 0.35)} ${short(peak - w * 0.12)} ${short(top + 1)} ${short(peak)} ${short(top)}`;
  const right = `C${short(peak + w * 0.1)} ${short(top + 1)} ${short(x + w * 0.75)} ${short(y - h * 0.4)} ${short(x + w)} ${y}`;
  return (
    <>
      <Shape d={`M${x} ${y}${left}${right}`} fill={LAND} w={1.3} ink={CHART} />
      <Line d={hachures} w={0.8} ink={CHART} />
    </>
  );
}

const FRONDS =
  'M-1-16c-4-4-8-3-10 1 4-2 7-1.5 10-1ZM-1-16c3-5 8-4.5 10-.5-4-1.5-7-.5-10 .5ZM-1-16c-5-.5-8 2-8 6.5 2-4 5-5.5 8-6.5ZM-1-16c4 0 7 2.5 7 7-2-4-4-6-7-7ZM-1-16c0-4-2-6-5-7 1 3 2 5.5 5 7Z';

export const Palm = (place: PlacedProps) => (
  <g transform={at(place)}>
    <Line d="M0 0c1.5-6 1-11-1-16" w={1.6} ink={CHART} />
    <Shape d={FRONDS} fill={LEAF} w={0.7} ink={CHART} />
  </g>
);

export const Bush = (place: PlacedProps) => (
  <g transform={at(place)}>
    <Shape d="M-6 0c-2-4 1-7 3-6 1-4 6-4 6.5 0 3-.5 4 4 2.5 6Z" fill={LEAF} w={0.9} ink={CHART} />
    <Line d="M1-1l2-3.5M3.5-1l1.3-2.5" w={0.7} ink={CHART} />
  </g>
);

export const Rock = (place: PlacedProps) => (
  <g transform={at(place)}>
    <Shape d="M-6 0l2-6 4-2 4 4 2 4Z" fill={LAND} w={1.2} ink={CHART} />
    <Line d="M0-8l1 5 3-1M1-3l-2 3" w={0.8} ink={CHART} />
  </g>
);

export const Gulls = ({ x, y }: PlacedProps) => (
  <Line d={`M${x} ${y}q3-3 5 0q3-3 5 0M${x + 13} ${y + 6}q2.4-2.4 4 0q2.4-2.4 4 0`} w={1} ink={CHART} />
);
