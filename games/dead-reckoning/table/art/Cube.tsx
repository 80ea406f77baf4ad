/** A wooden cube. Its front carries the mark of its owner, so that colour never stands alone. */
import { BRASS, EDGE, Line, ownerInk, PLATE, Sheet, Wash } from './ink.tsx';
import type { CubeProps, Owner } from './props.ts';

/** Around the origin, the face 14 wide: bar, cross, saltire, pale; the black ones have thin crossed lines. */
export const CUBE_MARKS: Readonly<Record<Owner, string>> = {
  0: 'M-3.4 0H3.4',
  1: 'M0-3.2V3.2M-3.2 0H3.2',
  2: 'M-2.8-2.8 2.8 2.8M2.8-2.8-2.8 2.8',
  3: 'M0-3.4V3.4',
  neutral: 'M-2.6-2.8 2.6 2.8M2.6-2.8-2.6 2.8',
};

export function Cube({ owner, permanent = false, size, ...rest }: CubeProps) {
  const colour = ownerInk(owner);
  const black = owner === 'neutral';
  return (
    <Sheet box={permanent ? '0 0 24 28' : '0 0 24 24'} ratio={permanent ? 28 / 24 : 1} size={size} {...rest}>
      {permanent && <Line d="M3 24.6h18M5.5 26.8h13" w={1.9} ink={BRASS} />}
      <Wash d="M4 8.5 7.5 4H21l-2 4.5Z" fill={`color-mix(in srgb, ${colour} 55%, ${PLATE})`} />
      <Wash d="M19 8.5 21 4v13.5l-2 5Z" fill={`color-mix(in srgb, ${colour} 66%, ${EDGE})`} />
      <rect x="4" y="8.5" width="15" height="14" fill={colour} />
      <Line d="M4 8.5h15v14H4ZM4 8.5 7.5 4H21l-2 4.5M21 4v13.5l-2 5" w={1.3} ink={EDGE} />
      <Line d={CUBE_MARKS[owner]} w={black ? 1.4 : 2.1} ink={PLATE} o={black ? 0.45 : 1} at="translate(11.5 15.5)" />
    </Sheet>
  );
}
