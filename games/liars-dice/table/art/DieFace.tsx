/** A die of a seat, seen from above; or its place under a cup. */

import type { Seat } from '@broadside/kernel';
import { cx, Die, type DieValue, Drawing } from '@broadside/kit';
import { COVERED } from '../../rules/facade.ts';
import type { Face } from '../../rules/state.ts';
import css from './DieFace.module.css';

export interface DieFaceProps {
  readonly seat: Seat;
  readonly face: Face;
  readonly size?: number;
  /** Counts for the bid that is being looked at. */
  readonly counts?: boolean;
  /** Stands back behind those that count. */
  readonly faint?: boolean;
  readonly label?: string;
}

export function DieFace({ seat, face, size = 34, counts = false, faint = false, label }: DieFaceProps) {
  return (
    <Drawing
      box="-21 -21 42 43"
      width={size}
      height={size}
      label={label}
      className={cx(css.die, counts && css.counts, faint && css.faint)}
    >
      {face === COVERED ? <Covered /> : <Die seat={seat} value={face as DieValue} />}
    </Drawing>
  );
}

function Covered() {
  return (
    <path
      d="M-12-17H12Q17-17 17-12V12Q17 17 12 17H-12Q-17 17-17 12V-12Q-17-17-12-17Z"
      fill="var(--paper-3)"
      stroke="var(--ink-3)"
      strokeWidth="1.6"
      strokeDasharray="4 3"
    />
  );
}
