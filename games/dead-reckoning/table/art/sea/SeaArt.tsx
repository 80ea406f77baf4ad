/** The open sea: swell, a rose, and arrows whose coins go to the islands they point at (DR-PROD-6). */
import { Rose } from '@broadside/kit';
import { OPEN_SEA, type Way } from '../../../cards/ocean.ts';
import { BRASS, CHART, LAND, Line, Shape, Sheet, WATER } from '../ink.tsx';
import type { SeaArtProps } from '../props.ts';
import { coin } from '../signs/shapes.tsx';
import { RHUMBS, swell } from './swell.ts';

const SWELL = swell();

interface Point {
  readonly turn: number;
  readonly far: number;
  /** Where the coin lies in the arrow, which is drawn pointing north. */
  readonly coin: string;
}

const WAYS: Readonly<Record<Way, Point>> = {
  north: { turn: 0, far: 62, coin: 'translate(-11 -14)' },
  east: { turn: 90, far: 84, coin: 'rotate(-90) translate(-6 -11)' },
  south: { turn: 180, far: 62, coin: 'rotate(180) translate(-11 -8)' },
  west: { turn: 270, far: 84, coin: 'rotate(90) translate(-16 -11)' },
};

const Arrow = ({ way }: { readonly way: Way }) => {
  const { turn, far, coin: place } = WAYS[way];
  return (
    <g transform={`translate(120 95) rotate(${turn}) translate(0 ${-far})`}>
      <Shape d="M-15 8V-3h-8L0-22 23-3h-8V8Z" fill={LAND} w={1.6} ink={BRASS} />
      <g transform={`${place} scale(.9)`}>{coin}</g>
    </g>
  );
};

export const SeaArt = ({ sea, ...rest }: SeaArtProps) => (
  <Sheet box="0 0 240 190" ratio={190 / 240} {...rest}>
    <Line d={RHUMBS} w={0.7} ink={WATER} o={0.28} />
    <Line d={SWELL} w={1} ink={WATER} o={0.5} />
    <Rose radius={33} x={120} y={95} ink={CHART} paper={LAND} />
    {OPEN_SEA[sea % OPEN_SEA.length]?.arrows.map((way) => (
      <Arrow key={way} way={way} />
    ))}
  </Sheet>
);
