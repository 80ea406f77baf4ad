/** A long hull seen from the side, the ground of a ship board: it stretches behind the four cells. */
import { CHART, ownerInk } from './ink.tsx';
import type { OwnedProps } from './props.ts';

const HULL =
  'M596 10c-20 12-40 14-60 14H96c-24 0-34-8-40-16H4c4 40 14 82 36 112 4 5 8 6 14 6h472c10 0 18-4 26-14 20-26 36-62 44-102Z';
const WALE = 'M588 26c-18 9-36 12-52 12H90c-22 0-32-8-38-14H8';
const PLANKS = Array.from({ length: 6 }, (_, at) => 34 + at * 14)
  .map((y) => `M${12 + y * 0.22} ${y}H${582 - y * 0.26}`)
  .join('');

const WHOLE = { display: 'block' } as const;

export function HullArt({ owner, className }: Pick<OwnedProps, 'owner' | 'className'>) {
  const colour = ownerInk(owner);
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 600 130"
      preserveAspectRatio="none"
      width="100%"
      height="100%"
      fill="none"
      strokeLinejoin="round"
      focusable="false"
      className={className}
      style={WHOLE}
    >
      <path
        d={HULL}
        fill={`color-mix(in srgb, ${colour} 14%, var(--dr-deck))`}
        stroke={CHART}
        strokeWidth="2"
        vectorEffect="non-scaling-stroke"
      />
      <path d={PLANKS} stroke={CHART} strokeWidth=".8" opacity=".28" vectorEffect="non-scaling-stroke" />
      <path d={WALE} stroke={colour} strokeWidth="5" vectorEffect="non-scaling-stroke" />
    </svg>
  );
}
