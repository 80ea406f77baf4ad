/** Those who are called, from the waist up. */
import { Drawing, steps } from '@broadside/kit';
import type { Character } from '../../cards/table.ts';
import { cartographer, governor, merchant, shipwright } from './bust/port.ts';
import { captain, native, shaman } from './bust/sea.ts';
import { INK, line, PAPER, type Picture, Strokes, wash } from './pen.tsx';

/** In calling order. */
const CAST: readonly Picture[] = [shipwright, governor, captain, native, shaman, merchant, cartographer];

const PLATE: Picture = [
  wash('M0 0H100V110H0Z', PAPER),
  {
    ...line(
      steps(3, 110, 2.4)
        .map((y) => `M0 ${Math.round(y * 10) / 10}H100`)
        .join(''),
      0.45,
      INK,
      0.28,
    ),
    fine: true,
  },
];

/** Under this width hatching is only dirt. */
const ROOM_FOR_HATCHING = 44;

export interface CharacterBustProps {
  readonly character: Character;
  /** Its width in pixels; without it the bust fills its place. */
  readonly size?: number;
  /** Already played: it lies on the table until the hand is taken back. */
  readonly faded?: boolean;
  /** Without its printed ground. */
  readonly bare?: boolean;
  readonly className?: string | undefined;
}

const FADED = { filter: 'grayscale(.85)', opacity: 0.55 } as const;

export function CharacterBust({ character, size, faded = false, bare = false, className }: CharacterBustProps) {
  const fine = size === undefined || size >= ROOM_FOR_HATCHING;
  return (
    <Drawing
      box="0 0 100 110"
      slice="top"
      width={size}
      height={size === undefined ? undefined : size * 1.1}
      className={className}
      style={faded ? FADED : undefined}
    >
      {!bare && <Strokes of={PLATE} fine={fine} />}
      <Strokes of={CAST[character] as Picture} fine={fine} />
    </Drawing>
  );
}
