/** A die seen from above. */
import { type DieOwner, type DieValue, dieCut, diePips, dieTint, dieTrace } from './dieMarking.ts';
import { INK, Line, PAPER } from './ink.tsx';

export interface DieProps {
  readonly seat: DieOwner;
  readonly value: DieValue;
  /** Sunk: only its outline is left. */
  readonly ghost?: boolean;
}

/** Drawn around the origin, its edge about 34. */
export function Die({ seat, value, ghost = false }: DieProps) {
  const { outline, trim } = dieCut(seat);
  const tint = ghost ? dieTrace(seat) : dieTint(seat);
  if (ghost)
    return (
      <g>
        <path
          d={outline}
          fill={tint}
          fillOpacity=".14"
          stroke={tint}
          strokeWidth="1.8"
          strokeDasharray="3 3"
          strokeLinecap="butt"
        />
        <Pips seat={seat} value={value} fill={tint} opacity=".5" />
      </g>
    );
  return (
    <g>
      <path d={outline} transform="translate(1.5 3)" fill="rgb(20 16 8 / .38)" />
      <path d={outline} fill={tint} stroke={INK} strokeWidth="1.6" />
      <path d={outline} transform="scale(.86)" fill="#fff" fillOpacity=".1" />
      <Line d="M-9-14.8H9" w={1.4} ink="#fff" o={0.35} />
      {trim !== undefined && <Line d={trim} w={1} ink={PAPER} o={0.72} />}
      <Pips seat={seat} value={value} fill={PAPER} />
    </g>
  );
}

const pip = (x: number, y: number, size: number, diamond: boolean): string =>
  diamond
    ? `M${x} ${y - size}l${size} ${size}l${-size} ${size}l${-size} ${-size}Z`
    : `M${x - size} ${y}a${size} ${size} 0 1 0 ${2 * size} 0a${size} ${size} 0 1 0 ${-2 * size} 0Z`;

interface PipsProps extends Omit<DieProps, 'ghost'> {
  readonly fill: string;
  readonly opacity?: string;
}

function Pips({ seat, value, fill, opacity }: PipsProps) {
  const { places, size, diamond } = diePips(seat, value);
  return <path d={places.map(([x, y]) => pip(x, y, size, diamond)).join('')} fill={fill} opacity={opacity} />;
}
