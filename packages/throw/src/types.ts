/**
 * Dice that really fall. A throw is ordered in plain data, simulated somewhere (a worker of the server, the browser of
 * a local match), and comes back as plain data: where every die came to rest, and a recording of how it got there.
 */
import type { Action, FlowState } from '@broadside/kernel';

/** The box the dice fall into, in millimetres: a flat rectangle with low walls. */
export interface Box {
  readonly width: number;
  readonly depth: number;
  readonly wall: number;
}

/** What is in the thrower's hand, and how it is thrown into the lid. */
export interface LidOrder {
  readonly device: 'lid';
  /** How many dice; who owns which is no business of the physics. */
  readonly dice: number;
  /** The edge of a die, in millimetres. */
  readonly edge: number;
  readonly box: Box;
  /** Grown from the secret seed of the match and the number of the throw; attempts add to it. */
  readonly seed: string;
  /** The gesture: one of eight directions, 0 is away from the near edge and on clockwise; and its force, 1 to 3. */
  readonly way: number;
  readonly force: number;
}

/** Where a die came to rest. Places are whole hundredths of a millimetre, yaw is whole degrees and only for the eye. */
export interface ThrowResult {
  readonly value: number;
  readonly x: number;
  readonly y: number;
  readonly yaw: number;
}

export interface LidThrow {
  readonly device: 'lid';
  /** In the order of the dice. */
  readonly landings: readonly ThrowResult[];
  /** 0 if the first attempt held; a void attempt is thrown again as a whole. */
  readonly attempt: number;
  /** The version of the physics that made it. */
  readonly physics: number;
  /** How they fell; see recording.ts. */
  readonly film: string;
}

/** A rectangle of the board that means something, in millimetres from its upper left corner, where the tower stands. */
export interface Zone {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly depth: number;
}

/** The board under the tower: zones side by side, parted by raised ridges along their borders. */
export interface TowerBoard {
  readonly width: number;
  readonly depth: number;
  readonly zones: readonly Zone[];
  readonly ridge: { readonly width: number; readonly height: number };
}

/**
 * How a cube lies: its centre in hundredths of a millimetre (x to the right, y away from the tower, z up), then its
 * turn as a quaternion x, y, z, w in ten-thousandths, in the axes of the recording (y up, z away from the tower). Whole
 * numbers, so that a later throw begins from the same bits.
 */
export type CubePose = readonly [number, number, number, number, number, number, number];

/** Cubes thrown into the battle ship, onto a board where others may already lie. */
export interface TowerOrder {
  readonly device: 'tower';
  readonly board: TowerBoard;
  /** The edge of a cube, in millimetres. */
  readonly edge: number;
  /** Cubes that lie on the board; a falling one may push them. */
  readonly resting: readonly CubePose[];
  /** How many are thrown. */
  readonly cubes: number;
  readonly seed: string;
}

export interface TowerResult {
  /** The zone it touches, by its number in the board; -1 if it touches none and must be thrown again. */
  readonly zone: number;
  readonly pose: CubePose;
}

export interface TowerThrow {
  readonly device: 'tower';
  /** The resting cubes first, where they lie now; then the thrown ones. */
  readonly landings: readonly TowerResult[];
  readonly physics: number;
  readonly film: string;
}

export type ThrowOrder = LidOrder | TowerOrder;
export type Throw = LidThrow | TowerThrow;
export type ThrowOf<O extends ThrowOrder> = O extends LidOrder ? LidThrow : TowerThrow;

/** Makes throws; the one of the server works in a thread of its own. */
export interface Thrower {
  throw<O extends ThrowOrder>(order: O): Promise<ThrowOf<O>>;
  /** The same by another version of the physics, to check a throw of then; undefined if that version is not here. */
  rethrow?<O extends ThrowOrder>(order: O, physics: number): Promise<ThrowOf<O> | undefined>;
  /** A match with dice has been opened: whatever makes the first throw slow may be done now. */
  prepare?(): void;
  close(): void;
}

/** How a game's chance steps are answered by real dice: what is thrown now, and the table's answer to it. */
export interface ThrowAdapter<S extends FlowState = FlowState, A extends Action = Action> {
  /** Undefined if this step needs no dice (or the throw is prescribed): the game's own fast model then answers. */
  order(state: S, seed: string): ThrowOrder | undefined;
  answer(state: S, thrown: Throw): A;
  /** The version of the physics a recorded answer was made by; 0 for prescribed throws and the fast model. */
  physicsOf(answer: A): number;
}
