/** A three-master for the covers, drawn around her waterline. */
import { hatch } from './engraving.ts';
import { Hatch, INK, Line, PAPER, Shape, WOOD } from './ink.tsx';

export interface VesselProps {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly pennant: string;
  /** Heading left instead of right. */
  readonly turned?: boolean;
}

const SAILS = [
  'M-48-18C-46-34-46-48-36-66C-30-48-26-34-24-18Z',
  'M-18-14C-16-34-14-56-2-84C8-56 14-34 18-14Z',
  'M22-16C24-32 28-46 34-62C42-46 46-32 50-16Z',
];
const SHADE =
  /* @__PURE__ */ hatch(
    [
      [-37, -62],
      [-46, -20],
    ],
    [
      [-34, -58],
      [-38, -20],
    ],
    3,
    0.2,
  ) +
  /* @__PURE__ */ hatch(
    [
      [-3, -80],
      [-16, -16],
    ],
    [
      [0, -76],
      [-6, -16],
    ],
    3,
    0.2,
  ) +
  /* @__PURE__ */ hatch(
    [
      [33, -58],
      [24, -18],
    ],
    [
      [36, -54],
      [32, -18],
    ],
    3,
    0.2,
  ) +
  /* @__PURE__ */ hatch(
    [
      [-58, 10],
      [-44, 21],
    ],
    [
      [-20, 10],
      [-14, 21],
    ],
    2.4,
    0,
  );
const PORTS = [-40, -22, -4, 14, 32];

export function Vessel({ x, y, scale, pennant, turned = false }: VesselProps) {
  return (
    <g transform={`translate(${x} ${y}) scale(${turned ? -scale : scale} ${scale})`}>
      <Line d="M-34-4V-74M0-4V-92M34-4V-70M52-8L84-26" w={2} />
      {SAILS.map((d) => (
        <Shape key={d} d={d} fill={PAPER} />
      ))}
      <Line d="M-45-38Q-36-34-28-38M-14-40Q0-34 13-40M26-38Q34-34 44-38" w={0.9} />
      <Shape d="M0-92C8-98 14-88 24-93L22-84C14-80 8-88 0-84Z" fill={pennant} w={1.1} />
      <Line d="M84-26C74-18 66-16 52-14" w={1} />
      <Shape d="M-62-16L-56-10H56L70-14C68 6 58 20 42 22H-42C-56 20-62 4-62-16Z" fill={WOOD} w={1.8} />
      <Line d="M-60-4C-30 4 30 4 66-4M-57 8C-30 14 30 14 60 8" w={1} />
      {PORTS.map((port) => (
        <rect key={port} x={port} y="2" width="7" height="6" fill={INK} />
      ))}
      <Hatch d={SHADE} />
    </g>
  );
}
