/**
 * The battle ship: a hull that stands broadside at the edge of the board. Cubes fall in through an opening of its deck,
 * past slanted baffles, onto a ramp, and out of a long gun port under its side. Millimetres, in the axes of
 * the recording: x to the right, y up, z away from the ship; the far left corner of the board is 0.
 */
import type { Quaternion, Vector } from '../space.ts';
import type { TowerBoard } from '../types.ts';

export type ShipPart = 'floor' | 'wall' | 'ridge' | 'hull' | 'deck' | 'baffle' | 'ramp';

/** A box of the ship or of the board; halves are half its edges. */
export interface ShipBlock {
  readonly part: ShipPart;
  readonly centre: Vector;
  readonly halves: Vector;
  readonly turn?: Quaternion;
}

/**
 * The ship is as large as its cubes want it: all of this in edges. The baffles, the ramp and what the cubes are made of
 * (physics/tower.ts) were tuned until zones are reached as often as the model of the board says.
 */
const HULL = 6.8;
const DEEP = 6;
const TALL = 23.4;
const SIDE = 0.8;
const THICK = 2;
/** Half the width of the deck's opening, which is as deep as the hull, and how high its rim stands over the deck. */
const HATCH = 2.7;
const COAMING = 5;
/** The gun port's height over the lip of the ramp. */
const PORT = 3;
/** The ramp's upper side: steep at the far side of the hull, flat toward the board. Away from the board, and up. */
const RAMP: readonly (readonly [away: number, up: number])[] = [
  [-6, 8.4],
  [-3.8, 1.9],
  [0, 0.5],
];
/** Baffles that part left from right, on their edge: up, across from the middle. */
const RIBS: readonly (readonly [up: number, across: number])[] = [
  [20.9, 0],
  [17.7, -2.45],
  [17.7, 2.45],
];
const RIB = 1.07;
/** The baffle that parts far from near, as long as the hull: up, away from the board. */
const BEAM = [8.9, -2.95] as const;
const BEAM_HALF = 0.54;
/** The walls around the board. */
const RIM = 2.5;
/** How far the table reaches beyond them. */
const TABLE = 60;

/** An eighth of a turn, around the way to the board and around the edge of it. */
const [SIN, COS] = [0.3826834323650898, 0.9238795325112867];
const ALONG: Quaternion = [0, 0, SIN, COS];
const ACROSS: Quaternion = [SIN, 0, 0, COS];

const box = (
  part: ShipPart,
  [left, right]: readonly [number, number],
  [low, high]: readonly [number, number],
  [far, near]: readonly [number, number],
): ShipBlock => ({
  part,
  centre: [(left + right) / 2, (low + high) / 2, (far + near) / 2],
  halves: [(right - left) / 2, (high - low) / 2, (near - far) / 2],
});

function* boardBlocks({ width, depth, zones, ridge }: TowerBoard, edge: number): Generator<ShipBlock> {
  const [thick, rim] = [THICK * edge, RIM * edge];
  // The table reaches far beyond the board: a cube that jumps over a wall comes to rest there, in no zone.
  const far = TABLE * edge;
  yield box('floor', [-far, width + far], [-thick, 0], [-far, depth + far]);
  yield box('wall', [-thick, 0], [0, rim], [-thick, depth + thick]);
  yield box('wall', [width, width + thick], [0, rim], [-thick, depth + thick]);
  yield box('wall', [-thick, width + thick], [0, rim], [depth, depth + thick]);
  const [half, high] = [ridge.width / 2, ridge.height];
  for (const zone of zones) {
    const [right, bottom] = [zone.x + zone.width, zone.y + zone.depth];
    if (right < width - half) yield box('ridge', [right - half, right + half], [0, high], [zone.y, bottom]);
    if (bottom < depth - half) yield box('ridge', [zone.x, right], [0, high], [bottom - half, bottom + half]);
  }
}

/** The ramp's upper side, piece by piece from the far side of the hull down to the edge of the board. */
function* ramps(middle: number, edge: number): Generator<ShipBlock> {
  for (const [at, [far, top]] of RAMP.slice(0, -1).entries()) {
    const [near, foot] = RAMP[at + 1];
    const [run, rise] = [near - far, top - foot];
    const length = Math.sqrt(run * run + rise * rise);
    const [cos, sin] = [run / length, rise / length];
    const half = Math.sqrt((1 + cos) / 2);
    const thick = THICK / 2;
    yield {
      part: 'ramp',
      centre: [middle, ((top + foot) / 2 - thick * cos) * edge, ((far + near) / 2 - thick * sin) * edge],
      halves: [HULL * edge, thick * edge, (length / 2) * edge],
      turn: [sin / (2 * half), 0, 0, half],
    };
  }
}

function* hullBlocks({ width }: TowerBoard, edge: number): Generator<ShipBlock> {
  const middle = width / 2;
  const scaled = (
    part: ShipPart,
    x: readonly [number, number],
    y: readonly [number, number],
    z: readonly [number, number],
  ) => box(part, [middle + x[0] * edge, middle + x[1] * edge], [y[0] * edge, y[1] * edge], [z[0] * edge, z[1] * edge]);
  const side = middle / edge + THICK;
  yield scaled('hull', [-HULL, HULL], [0, TALL + COAMING], [-DEEP - THICK, -DEEP]);
  yield scaled('hull', [-side, -HULL], [0, TALL + COAMING], [-DEEP - THICK, 0]);
  yield scaled('hull', [HULL, side], [0, TALL + COAMING], [-DEEP - THICK, 0]);
  yield scaled('hull', [-HULL, HULL], [RAMP[RAMP.length - 1][1] + PORT, TALL + COAMING], [-SIDE, 0]);
  yield scaled('deck', [-HULL, -HATCH], [TALL, TALL + COAMING], [-DEEP, -SIDE]);
  yield scaled('deck', [HATCH, HULL], [TALL, TALL + COAMING], [-DEEP, -SIDE]);
  yield* ramps(middle, edge);
  for (const [up, across] of RIBS)
    yield {
      part: 'baffle',
      centre: [middle + across * edge, up * edge, (-DEEP / 2) * edge],
      halves: [RIB * edge, RIB * edge, (DEEP / 2) * edge],
      turn: ALONG,
    };
  yield {
    part: 'baffle',
    centre: [middle, BEAM[0] * edge, BEAM[1] * edge],
    halves: [HULL * edge, BEAM_HALF * edge, BEAM_HALF * edge],
    turn: ACROSS,
  };
}

/** Everything that stands still. */
export const shipOf = (board: TowerBoard, edge: number): ShipBlock[] => [
  ...boardBlocks(board, edge),
  ...hullBlocks(board, edge),
];

/** The middle of the opening, at the height of the deck, and how far it reaches across and along. */
export const hatchOf = (
  { width }: TowerBoard,
  edge: number,
): { readonly centre: Vector; readonly halves: readonly [number, number] } => ({
  centre: [width / 2, TALL * edge, (-(DEEP + SIDE) / 2) * edge],
  halves: [HATCH * edge, ((DEEP - SIDE) / 2) * edge],
});
