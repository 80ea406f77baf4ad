/** A tile that nobody has explored: banks of fog, and what may live behind them. */
import type { ReactElement } from 'react';
import { CHART, Dot, Line, Shape, Sheet, WAX } from '../ink.tsx';
import type { FogArtProps } from '../props.ts';

const FOG = 'var(--dr-fog)';

interface BankProps {
  readonly x: number;
  readonly y: number;
  readonly s: number;
}

const Bank = ({ x, y, s }: BankProps) => (
  <g transform={`translate(${x} ${y}) scale(${s})`}>
    <path
      d="M0 0c-10-12 8-24 20-14 4-16 34-16 38 0 14-8 30 4 20 16-2 3-6 4-10 4H10C5 6 2 4 0 0Z"
      fill={FOG}
      stroke={CHART}
      strokeOpacity=".55"
      strokeWidth="1.2"
    />
    <Line d="M12 0h30M26-6h22M40 0h22M16-10c2-4 8-5 11-2" w={1} ink={CHART} o={0.4} />
  </g>
);

const serpent = (
  <>
    <Shape
      d="M60 118c2-22 26-24 30-2M98 118c2-26 30-28 34 0M140 118c-2-30-4-46 12-54 12-6 26 0 28 10-6 4-14 4-22 4-6 6-6 20-6 40"
      fill={FOG}
      w={1.5}
      ink={CHART}
      o={0.85}
    />
    <Line
      d="M66 106l4 5M72 101l3 6M79 101l2 6M104 103l4 6M112 98l2 7M120 98l1 7M127 104l-2 6M143 96h8M143 104h8M144 88h7M146 80l6 3M152 66l-4-7 8 3M176 74l6 4M176 74h7"
      w={1.3}
      ink={CHART}
      o={0.8}
    />
    <Dot x={163} y={69} r={1.8} fill={WAX} />
  </>
);

const kraken = (
  <>
    <Shape
      d="M96 124c-8-16-2-30-14-42-8-8-22-4-20 6 2 6 8 6 10 1 8 8 2 22 8 36M124 124c-2-22-10-36-2-56 5-11 20-12 21-1 0 7-8 8-10 3-6 16 0 34 4 54M152 124c4-16 4-26 14-34 9-6 20 0 17 9-3 6-9 5-10 0-8 6-6 14-8 26"
      fill={FOG}
      w={1.5}
      ink={CHART}
      o={0.85}
    />
    <Line
      d="M76 94l3-2M79 102l4-1M80 110l5-1M124 80l4 0M123 90l5 0M124 100l5 0M126 110l5-1M160 108l4 2M162 100l4 3M167 94l3 4"
      w={1.3}
      ink={CHART}
      o={0.8}
    />
  </>
);

const whale = (
  <>
    <Shape
      d="M92 122c10-20 22-34 26-52-12 2-26-4-30-16 14-2 26 2 34 12 6-10 18-14 32-12-4 12-18 18-30 16-2 20 4 34 12 52Z"
      fill={FOG}
      w={1.5}
      ink={CHART}
      o={0.85}
    />
    <Line
      d="M104 62q10 4 16 6M142 60q-10 4-18 8M112 100l8-4M108 108l10-4M128 98l-4-2M132 108l-8-4"
      w={1.2}
      ink={CHART}
      o={0.7}
    />
    <Line d="M78 118q8-5 16 0t16 0 16 0 16 0 16 0" w={1.2} ink={CHART} o={0.6} />
  </>
);

interface Sighting {
  readonly beast: ReactElement;
  readonly mirrored: boolean;
}

const SIGHTINGS: readonly Sighting[] = [
  { beast: serpent, mirrored: false },
  { beast: kraken, mirrored: false },
  { beast: serpent, mirrored: true },
  { beast: whale, mirrored: false },
  { beast: kraken, mirrored: true },
];

const LINES = Array.from({ length: 21 }, (_, at) => `M0 ${8 + at * 9}h240`).join('');

export function FogArt({ at = 0, ...rest }: FogArtProps) {
  const { beast, mirrored } = SIGHTINGS[at % SIGHTINGS.length] ?? { beast: serpent, mirrored: false };
  const way = mirrored ? 'translate(240 0) scale(-1 1)' : undefined;
  return (
    <Sheet box="0 0 240 190" ratio={190 / 240} {...rest}>
      <Line d={LINES} w={0.7} ink={CHART} o={0.16} />
      <g transform={way}>
        <Bank x={16} y={52} s={0.9} />
        <Bank x={146} y={46} s={0.95} />
        {beast}
        <Bank x={44} y={122} s={1} />
        <Bank x={112} y={128} s={1.05} />
        <Bank x={4} y={160} s={0.85} />
        <Bank x={168} y={160} s={0.8} />
      </g>
    </Sheet>
  );
}
