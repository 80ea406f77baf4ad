/** A die seen from above; every seat has its own outline, so that a die is known without its colour. */
import type { Seat } from '@broadside/kernel';
import type { Point } from './engraving.ts';
import { INK, Line, PAPER } from './ink.tsx';

export interface DieProps {
  readonly seat: Seat | 'caravan';
  readonly value: 1 | 2 | 3 | 4 | 5 | 6;
}

const PIPS: Readonly<Record<DieProps['value'], readonly Point[]>> = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
};

interface Body {
  readonly outline: string;
  readonly trim?: string;
}

const BODIES: readonly Body[] = [
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
/** Cut corners and diamond pips. */
const CARAVAN: Body = {
  outline: 'M-9-18H9L18-9V9L9 18H-9L-18 9V-9Z',
  trim: 'M-7.5-15H7.5L15-7.5V7.5L7.5 15H-7.5L-15 7.5V-7.5Z',
};

/** Drawn around the origin, its edge about 34. */
export function Die({ seat, value }: DieProps) {
  const caravan = seat === 'caravan';
  const { outline, trim } = caravan ? CARAVAN : (BODIES[seat % BODIES.length] ?? CARAVAN);
  const fill = caravan ? 'color-mix(in srgb, var(--ship-red) 84%, var(--print-3))' : `var(--seat-${seat})`;
  const size = (value === 1 ? 5 : 3.3) * (caravan ? 1.24 : 1);
  return (
    <g>
      <path d={outline} transform="translate(1.5 3)" fill="rgb(20 16 8 / .38)" />
      <path d={outline} fill={fill} stroke={INK} strokeWidth="1.6" />
      <path d={outline} transform="scale(.86)" fill="#fff" fillOpacity=".1" />
      <Line d="M-11-14.8H9" w={1.4} ink="#fff" o={0.35} />
      {trim !== undefined && <Line d={trim} w={1} ink={PAPER} o={0.72} />}
      {PIPS[value].map(([x, y]) => (
        <Pip key={`${x} ${y}`} x={x * 8.2} y={y * (value === 6 ? 9 : 8.2)} size={size} diamond={caravan} />
      ))}
    </g>
  );
}

interface PipProps {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly diamond: boolean;
}

function Pip({ x, y, size, diamond }: PipProps) {
  if (!diamond) return <circle cx={x} cy={y} r={size} fill={PAPER} />;
  return <path d={`M${x} ${y - size}l${size} ${size}l${-size} ${size}l${-size} ${-size}Z`} fill={PAPER} />;
}
