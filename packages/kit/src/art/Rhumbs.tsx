/** Compass roses and the lines that run out from them. */
import { Drawing } from './Drawing.tsx';
import { rays, rhumbs, ticks } from './rose.ts';

export interface RoseProps {
  readonly radius: number;
  readonly x?: number;
  readonly y?: number;
  /** The ink and the paper of the rose. */
  readonly ink?: string;
  readonly paper?: string;
}

/** A rose as part of a larger drawing. */
export function Rose({ radius, x = 0, y = 0, ink = 'currentColor', paper = 'var(--paper)' }: RoseProps) {
  return (
    <g transform={`translate(${x} ${y})`} fill="none" stroke={ink}>
      <circle r={radius} strokeWidth="1" />
      <circle r={radius * 0.94} strokeWidth=".6" />
      <path d={ticks(radius)} strokeWidth=".7" />
      {rays(radius).map(({ angle, dark, light }) => (
        <g key={angle} transform={`rotate(${angle})`} stroke="none">
          <path d={dark} fill={ink} />
          <path d={light} fill={paper} stroke={ink} strokeWidth=".7" />
        </g>
      ))}
    </g>
  );
}

/** A compass rose on its own; it takes the colour and, unless given otherwise, the width of its place. */
export function CompassRose({ className, size }: { readonly className?: string; readonly size?: number }) {
  return (
    <Drawing box="-61 -61 122 122" width={size ?? '100%'} height={size} className={className}>
      <Rose radius={60} />
    </Drawing>
  );
}

/** Two roses and their rhumb lines, to lie behind a page. */
export function Rhumbs() {
  return (
    <Drawing box="0 0 1440 900" slice>
      <path d={rhumbs(1130, 250, 11.25, 1600) + rhumbs(260, 720, 11.25, 1600)} stroke="currentColor" strokeWidth=".8" />
      <Rose radius={92} x={1130} y={250} />
      <Rose radius={60} x={260} y={720} />
    </Drawing>
  );
}
