/** A small round medal: one frame for all badges, and a motif of its own inside, drawn in 96 × 96 around 48 48. */
import type { ReactNode } from 'react';
import { Drawing } from '../art/Drawing.tsx';
import { polar, steps } from '../art/rose.ts';
import type { MedalField } from '../badges.ts';
import { cx } from '../cx.ts';
import style from './Medal.module.css';

const CENTRE = 48;
const NOTCHES = 24;

/** The milled edge of a coin: shallow waves around the rim. */
function rim(outer: number, inner: number): string {
  const step = 360 / NOTCHES;
  const waves = steps(0, NOTCHES, 1).map((at) => {
    const from = at * step;
    return `Q${polar(from + step / 4, outer + 1.4, CENTRE, CENTRE)} ${polar(from + step / 2, outer, CENTRE, CENTRE)}Q${polar(
      from + (3 * step) / 4,
      inner,
      CENTRE,
      CENTRE,
    )} ${polar(from + step, outer, CENTRE, CENTRE)}`;
  });
  return `M${polar(0, outer, CENTRE, CENTRE)}${waves.join('')}Z`;
}

const RIM = rim(44.6, 42.6);

export interface MedalProps {
  readonly motif: ReactNode;
  readonly field: MedalField;
  /** Not yet earned: the same in outline. */
  readonly outline?: boolean;
  readonly size?: number;
  readonly className?: string | undefined;
}

export function Medal({ motif, field, outline = false, size = 96, className }: MedalProps) {
  return (
    <Drawing
      box="0 0 96 96"
      width={size}
      height={size}
      className={cx(style.medal, outline ? style.outline : cx('parchment', style[field]), className)}
    >
      <path d={RIM} className={style.rim} />
      <circle cx={CENTRE} cy={CENTRE} r="37.4" className={style.field} />
      <circle cx={CENTRE} cy={CENTRE} r="40.2" className={style.beads} />
      <g className={style.motif}>{motif}</g>
    </Drawing>
  );
}
