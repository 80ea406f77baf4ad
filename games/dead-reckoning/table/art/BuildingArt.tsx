/** Forts, garrisons and outposts; with an owner, as a token in the owner's colour. */
import { BUILDINGS } from '../../cards/table.ts';
import { CUBE_MARKS } from './Cube.tsx';
import { Line, ownerInk, Sheet } from './ink.tsx';
import type { BuildingArtProps } from './props.ts';
import { DEEDS } from './signs/effects.tsx';

export function BuildingArt({ building, owner, size = '1.8em', ...rest }: BuildingArtProps) {
  const sign = DEEDS[BUILDINGS[building]];
  if (owner === undefined)
    return (
      <Sheet box="0 0 24 24" size={size} {...rest}>
        {sign}
      </Sheet>
    );
  const colour = ownerInk(owner);
  return (
    <Sheet box="0 0 40 40" size={size} {...rest}>
      <circle cx="20" cy="20" r="18" fill="var(--dr-card)" stroke={colour} strokeWidth="3.4" />
      <g transform="translate(8.4 6.4) scale(.97)" color="var(--ink)">
        {sign}
      </g>
      <circle cx="33" cy="33" r="6" fill={colour} stroke="var(--dr-card)" strokeWidth="1.2" />
      <Line d={CUBE_MARKS[owner]} w={1.8} ink="var(--dr-plate)" at="translate(33 33) scale(.9)" />
    </Sheet>
  );
}
