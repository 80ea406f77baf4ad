/**
 * From where the battle board is seen: from the far side of the board, half from above, without perspective. What lies
 * on the board is then only flattened, so that flat drawings and falling cubes are in the same places.
 */
import { hatchOf, type Vector } from '@broadside/throw';
import { BOARD, BOARD_SIZE, CUBE_EDGE } from '../../../cards/board.ts';

/** How deep the square board looks, as a share of its width. */
export const FLATTENED = 0.72;
/** How much of a height is seen. */
export const RAISED = Math.sqrt(1 - FLATTENED * FLATTENED);
/** How far the picture of a recording reaches up over the board, in millimetres: the battle ship stands there. */
export const HEADROOM = 52;

/** Cubes are drawn a little larger than they are, or one would not see whose they are. */
export const DRAWN_EDGE = CUBE_EDGE * 1.3;

const hatch = hatchOf(BOARD, CUBE_EDGE);
const MIDDLE = BOARD_SIZE / 2;
/** The drawn battle ship is a small one: inside her, ways are shortened. In millimetres as seen. */
const DRAWN_HATCH = 29;
const NARROW = 0.5;
const SHALLOW = 0.2;
/** Over so many millimetres behind the gun port the drawn ship and the real one come together. */
const PORT = 16;
const LOW = (DRAWN_HATCH + hatch.centre[2] * SHALLOW * FLATTENED) / (hatch.centre[1] * RAISED);

export interface Seen {
  readonly place: Vector;
  /** Inside the ship: seen only faintly. */
  readonly inside: boolean;
}

/** Where a cube of a recording is to be drawn. */
export function seenAt([x, y, z]: Vector): Seen {
  if (z >= 0) return { place: [x, y, z], inside: false };
  const deep = Math.min(1, -z / PORT);
  const mix = (to: number): number => 1 + (to - 1) * deep;
  return {
    place: [MIDDLE + (x - MIDDLE) * mix(NARROW), y * mix(LOW), z * mix(SHALLOW)],
    inside: z < -CUBE_EDGE / 2 && y < hatch.centre[1] + CUBE_EDGE,
  };
}

/** On the picture, in millimetres: to the right, and down from the ship's edge of the board. */
export const onPicture = ([x, y, z]: Vector): readonly [number, number] => [x, z * FLATTENED - y * RAISED];

/** How much a side looks at whoever sees the board; the rest look away. */
export const towardsEye = ([, y, z]: Vector): number => y * FLATTENED + z * RAISED;
