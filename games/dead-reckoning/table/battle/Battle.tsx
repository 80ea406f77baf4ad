/** The battle: both sides and the board under the battle ship. */
import { ZONES } from '../../cards/board.ts';
import type { Props } from '../parts.ts';

export function Battle({ view, nameOf }: Props) {
  const { battle } = view;
  if (!battle) return null;
  return (
    <ul>
      {battle.cubes.map((cube, at) => (
        <li key={at}>
          {cube.side < 0 ? '■' : nameOf(cube.side)} {ZONES[cube.zone]?.name}
        </li>
      ))}
    </ul>
  );
}
