/** Dice from above, flat: in lists, in words, and on the lid's chart. */
import type { Seat } from '@broadside/kernel';
import { Die, type DieOwner, type DieValue, Drawing } from '@broadside/kit';
import type { ReactElement } from 'react';

/** A caravan's red die, or a seat's. */
export type DieSide = -1 | Seat;

export const ownerOf = (side: DieSide): DieOwner => (side === -1 ? 'caravan' : side);
/** A die thrown by the table shows one of six; anything else is a broken record. */
export const isDieValue = (value: number): value is DieValue => Number.isInteger(value) && value >= 1 && value <= 6;

/** Around the origin, its edge about 34: for drawings that hold many dice. */
export function dieBody(side: DieSide, value: number, ghost = false): ReactElement | null {
  return isDieValue(value) ? <Die seat={ownerOf(side)} value={value} ghost={ghost} /> : null;
}

const FLAT = { flex: 'none', display: 'block' } as const;

export interface DieFaceProps {
  readonly side: DieSide;
  readonly value: number;
  readonly size?: number;
  /** Sunk: only its outline is left. */
  readonly ghost?: boolean;
  /** Turned, in degrees. */
  readonly turn?: number;
  readonly className?: string | undefined;
}

export function DieFace({ side, value, size = 30, ghost = false, turn = 0, className }: DieFaceProps) {
  const half = turn === 0 ? 20.5 : 26;
  return (
    <Drawing
      box={`${-half} ${-half} ${2 * half} ${2 * half}`}
      width={size}
      height={size}
      className={className}
      style={FLAT}
    >
      <g transform={turn === 0 ? undefined : `rotate(${turn})`}>{dieBody(side, value, ghost)}</g>
    </Drawing>
  );
}
