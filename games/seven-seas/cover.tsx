/** The cover of Pirates of the 7 Seas. */
import { Die, type DieProps, Rose, steps } from '@broadside/kit';
import { INK, Line, PAPER, SAND, SEA, WOOD } from '@broadside/kit/print';

interface Thrown extends DieProps {
  readonly x: number;
  readonly y: number;
  readonly angle: number;
}

const THROW: readonly Thrown[] = [
  { x: 150, y: 84, seat: 0, value: 5, angle: -14 },
  { x: 212, y: 106, seat: 'caravan', value: 3, angle: 22 },
  { x: 288, y: 92, seat: 1, value: 6, angle: 8 },
  { x: 304, y: 156, seat: 'caravan', value: 4, angle: -30 },
  { x: 120, y: 144, seat: 2, value: 2, angle: 33 },
  { x: 182, y: 160, seat: 3, value: 4, angle: -8 },
  { x: 346, y: 74, seat: 0, value: 1, angle: 40 },
  { x: 246, y: 158, seat: 1, value: 3, angle: 17 },
  { x: 242, y: 67, seat: 2, value: 5, angle: -21 },
  { x: 354, y: 128, seat: 3, value: 6, angle: 12 },
];

/** Nearest pairs in the order they fight. The numerals are drawn, so that a small picture carries no small type. */
const FIGHTS = [
  { line: 'M150 84L212 106', x: 180, y: 94.5, numeral: 'M-2.4-2.8L.6-5V5' },
  { line: 'M288 92L304 156', x: 296.5, y: 125, numeral: 'M-3-2.4C-3-6 3-6 3-2.4C3 .4-3 2-3 4.8H3.2' },
  { line: 'M212 106L288 92', x: 252, y: 98.6, numeral: 'M-2.8-4.2C.5-6.2 4-3.5 .2-.6C4.5 .6 2 6.2-3 4.2' },
];

const swell = (): string =>
  steps(52, 186, 9.5)
    .map((y, row) => `M40 ${y}${`q6.5 ${(row % 3) - 3} 13 0t13 0`.repeat(13)}H380`)
    .join('');

/** The boards of the table, and the joints between them. */
const BOARDS = 'M0 62H420M0 118H420M0 174H420M96 0V62M300 62V118M64 118V174M352 174V230M210 174V230';

/** The box lid on the table, fleets of dice thrown into its sea; lines join those who fight. */
export default function Cover() {
  return (
    <>
      <rect width="420" height="230" fill={WOOD} />
      <Line d={BOARDS} w={1} o={0.4} />
      <path d="M24 30H404V216H24Z" fill="rgb(20 16 8 / .3)" />
      <rect x="16" y="22" width="388" height="186" rx="8" fill={SAND} stroke={INK} strokeWidth="1.8" />
      <rect x="20" y="26" width="380" height="178" rx="6" stroke={INK} strokeWidth=".8" opacity=".5" />
      <Line d="M18 24L36 42M402 24L384 42M18 206L36 188M402 206L384 188" w={1} />
      <rect x="36" y="42" width="348" height="146" rx="2" fill={SEA} stroke={INK} strokeWidth="1.6" />
      <Line d={swell()} w={0.8} o={0.3} />
      <path d="M36 188V42H384L378 49H43V182Z" fill="rgb(10 20 30 / .2)" />
      <g opacity=".5">
        <Rose radius={34} x={86} y={90} ink={INK} paper={SEA} />
      </g>
      {FIGHTS.map(({ line, x, y, numeral }) => (
        <g key={line}>
          <Line d={line} w={2} />
          <circle cx={x} cy={y} r="10" fill={PAPER} stroke={INK} strokeWidth="1.5" />
          <path d={numeral} transform={`translate(${x} ${y})`} stroke={INK} strokeWidth="1.9" />
        </g>
      ))}
      {THROW.map(({ x, y, angle, seat, value }) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y}) rotate(${angle})`}>
          <Die seat={seat} value={value} />
        </g>
      ))}
    </>
  );
}
