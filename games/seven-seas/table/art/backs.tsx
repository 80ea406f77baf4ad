/** The three backs: a compass star for adventures, an open chest for loot, and a seat's arms for characters. */
import type { Seat } from '@broadside/kernel';
import { Drawing, dieCut, dieTint, Rose, steps, waves } from '@broadside/kit';
import type { ReactNode } from 'react';
import { LOOT_PICTURES } from './goods.tsx';
import { BRASS, DEEP, GOLD, line, PAPER, type Picture, placed, ring, SAND, Strokes, shape, wash } from './pen.tsx';
import { HULL } from './ships.tsx';

const CORNERS = [
  'translate(14 14)',
  'translate(86 14) scale(-1 1)',
  'translate(14 126) scale(1 -1)',
  'translate(86 126) scale(-1 -1)',
];

const frame = (ground: string, ink: string): Picture => [
  wash('M0 0H100V140H0Z', ground),
  line('M11 6H89A5 5 0 0 1 94 11V129A5 5 0 0 1 89 134H11A5 5 0 0 1 6 129V11A5 5 0 0 1 11 6Z', 1.3, ink),
  line('M12 9H88A3 3 0 0 1 91 12V128A3 3 0 0 1 88 131H12A3 3 0 0 1 9 128V12A3 3 0 0 1 12 9Z', 0.6, ink),
  ...CORNERS.map((at) => placed(at, [line('M-1 10C-1 2 2-1 10-1M3 10C3 6 6 3 10 3', 0.9, ink)])),
];

const LATTICE = steps(-140, 100, 8)
  .map((x) => `M${x} 140L${x + 140} 0M${x} 0L${x + 140} 140`)
  .join('');

const adventure: Picture = [
  frame(DEEP, GOLD),
  { ...line(waves(14, 86, 26, 120, 8, 9), 0.7, PAPER, 0.35), fine: true },
  wash(ring(50, 70, 32), DEEP),
];

const loot: Picture = [
  frame(SAND, BRASS),
  { ...line(LATTICE, 0.5, BRASS, 0.35), fine: true },
  shape(ring(50, 70, 33), PAPER, 1.4),
  line(ring(50, 70, 30), 0.8, BRASS),
  placed('translate(24.8 45) scale(1.05)', LOOT_PICTURES[3]),
];

/** A secret choice, in the colour and with the cut of whose it is. */
const character = (seat: Seat | undefined): Picture => {
  const tint = seat === undefined ? DEEP : dieTint(seat);
  return [
    frame(tint, PAPER),
    { ...line(LATTICE, 0.5, PAPER, 0.22), fine: true },
    placed('translate(50 70) scale(1.7)', [
      shape(dieCut(seat ?? 0).outline, tint, 1),
      line(dieCut(seat ?? 0).outline, 1.1, PAPER),
      wash(HULL, PAPER),
    ]),
  ];
};

export interface BackProps {
  /** Its width in pixels; without it the back fills its place. */
  readonly size?: number | undefined;
  readonly className?: string | undefined;
}

/** Under this width hatching is only dirt. */
const ROOM_FOR_HATCHING = 40;

function Back({ of, size, className, children }: BackProps & { readonly of: Picture; readonly children?: ReactNode }) {
  return (
    <Drawing
      box="0 0 100 140"
      slice
      width={size}
      height={size === undefined ? undefined : size * 1.4}
      className={className}
    >
      <Strokes of={of} fine={size === undefined || size >= ROOM_FOR_HATCHING} />
      {children}
    </Drawing>
  );
}

export const AdventureBack = (props: BackProps) => (
  <Back of={adventure} {...props}>
    <Rose radius={28} x={50} y={70} ink={GOLD} paper={DEEP} />
  </Back>
);
export const LootBack = (props: BackProps) => <Back of={loot} {...props} />;
export const CharacterBack = ({ seat, ...props }: BackProps & { readonly seat?: Seat | undefined }) => (
  <Back of={character(seat)} {...props} />
);
