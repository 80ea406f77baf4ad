/** A pirate's ship as a piece: the die's own outline with a hull on it. */
import type { Seat } from '@broadside/kernel';
import { Drawing, dieCut, dieTint, dieTrace } from '@broadside/kit';
import { dot, GOLD, INK, line, PAPER, type Picture, placed, Strokes, shape, WOOD, wash } from './pen.tsx';
import { SHIELD } from './tokens.tsx';

export type ShipState = 'free' | 'loaded' | 'guard' | 'raid' | 'reserve';

/** Around the origin, in the middle of a die's outline. */
export const HULL = 'M-11 3H11C10 9 7 12 3 12H-4C-8 12-10 8-11 3ZM-1 0V-13C-7-11-9-5-9 0ZM2 0V-11C8-9 9-4 9 0Z';

const CRATE: Picture = [
  shape('M2 2H18V18H2Z', WOOD, 1.5),
  line('M2 7H18M2 13H18M7 2V18M13 2V18', 0.9),
  dot(10, 10, 2.2, GOLD, 0.9),
];
const BADGES: Readonly<Partial<Record<ShipState, Picture>>> = {
  loaded: [placed('translate(1 1)', CRATE)],
  guard: [placed('translate(-1 -1) scale(.46)', SHIELD)],
};

const piece = (seat: Seat, state: ShipState): Picture => {
  const { outline, trim } = dieCut(seat);
  const tint = dieTint(seat);
  const trace = dieTrace(seat);
  switch (state) {
    case 'raid':
      return [{ ...shape(outline, 'none', 1.8), ink: trace, dash: '3.2 3.2' }, wash(HULL, trace, 0.45)];
    case 'reserve':
      return [wash(outline, trace, 0.16), line(outline, 1.4, trace, 0.75), wash(HULL, trace, 0.6)];
    case 'free':
    case 'loaded':
    case 'guard':
      return [
        shape(outline, tint, 1.6),
        trim === undefined ? [] : [line(trim, 0.9, PAPER, 0.5)],
        wash(HULL, PAPER),
        line('M-9.4 6.6H9.4', 0.8, INK, 0.5),
        BADGES[state] ?? [],
      ];
  }
};

const FLAT = { flex: 'none', display: 'block' } as const;

export interface ShipPieceProps {
  readonly seat: Seat;
  /** raid: only her place is left, she is in the lid; reserve: not built yet. */
  readonly state: ShipState;
  readonly size?: number;
  readonly className?: string | undefined;
}

export function ShipPiece({ seat, state, size = 34, className }: ShipPieceProps) {
  return (
    <Drawing box="-20 -20 40 40" width={size} height={size} className={className} style={FLAT}>
      <Strokes of={piece(seat, state)} fine={false} />
    </Drawing>
  );
}
