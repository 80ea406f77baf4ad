/** The cup itself, drawn in 64 × 64; also on the cover, which must not fetch the table. */

const INK = 'var(--print-ink)';
const LEATHER = 'var(--wood)';

export interface CupProps {
  readonly lifted?: boolean;
  /** The colour of its band. */
  readonly band: string;
}

/** Stitches down the side and the grain of the leather, in the manner of an engraving. */
const GRAIN = 'M20 16L17 50M25 14L23.500 52M39 14L40.500 52M44 16L47 50';
const STITCHES = 'M32 13V16M32 20V23M32 41V44M32 48V51';

export function Cup({ lifted = false, band }: CupProps) {
  return (
    <g>
      <ellipse cx="32" cy="56" rx={lifted ? 19 : 23} ry="4" fill="rgb(20 16 8 / .3)" />
      <g transform={lifted ? 'translate(7 -6) rotate(14 32 32)' : undefined}>
        <path d="M18 12Q32 6 46 12L52 53Q32 61 12 53Z" fill={LEATHER} stroke={INK} strokeWidth="1.8" />
        <path d="M18 12Q32 18 46 12Q32 6 18 12Z" fill="#fff" fillOpacity=".16" stroke={INK} strokeWidth="1.4" />
        <path d="M15.700 28Q32 35 48.300 28L49.600 37Q32 45 14.400 37Z" fill={band} stroke={INK} strokeWidth="1.4" />
        <path d={GRAIN} stroke={INK} strokeWidth="1" opacity=".35" />
        <path d={STITCHES} stroke="var(--print)" strokeWidth="1.3" opacity=".7" />
        <path d="M12.600 50Q32 58 51.400 50" stroke={INK} strokeWidth="1.2" opacity=".7" />
      </g>
    </g>
  );
}
