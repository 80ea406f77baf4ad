/** The cover of Liar's Dice. */
import { Die, type DieProps, Rose } from '@broadside/kit';
import { INK, Line, WOOD } from '@broadside/kit/print';
import { Cup } from './table/art/cupDrawing.tsx';

interface Thrown extends DieProps {
  readonly x: number;
  readonly y: number;
  readonly angle: number;
}

/** Under the lifted cup: three fives and a wild one. */
const DICE: readonly Thrown[] = [
  { x: 232, y: 176, seat: 0, value: 5, angle: -12 },
  { x: 276, y: 162, seat: 0, value: 1, angle: 16 },
  { x: 314, y: 186, seat: 0, value: 5, angle: 7 },
  { x: 270, y: 204, seat: 0, value: 5, angle: -28 },
  { x: 350, y: 160, seat: 0, value: 2, angle: 34 },
];

/** The boards of the table, and the joints between them. */
const BOARDS = 'M0 44H420M0 100H420M0 158H420M120 0V44M290 44V100M60 100V158M330 158V230M180 158V230';

const CUPS = [
  { x: 22, y: 66, scale: 2.05, band: 'var(--seat-1)', lifted: false },
  { x: 250, y: 4, scale: 2.1, band: 'var(--seat-0)', lifted: true },
  { x: 142, y: 20, scale: 1.5, band: 'var(--seat-2)', lifted: false },
];

/** One cup is lifted; the others still keep what they have. */
export default function Cover() {
  return (
    <>
      <rect width="420" height="230" fill={WOOD} />
      <Line d={BOARDS} w={1} o={0.4} />
      <g opacity=".25">
        <Rose radius={62} x={350} y={120} ink={INK} paper={WOOD} />
      </g>
      {CUPS.map(({ x, y, scale, band, lifted }) => (
        <g key={x} transform={`translate(${x} ${y}) scale(${scale})`}>
          <Cup band={band} lifted={lifted} />
        </g>
      ))}
      {DICE.map(({ x, y, angle, ...die }) => (
        <g key={x} transform={`translate(${x} ${y}) rotate(${angle})`}>
          <Die {...die} />
        </g>
      ))}
    </>
  );
}
