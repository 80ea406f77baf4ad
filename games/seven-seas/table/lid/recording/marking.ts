/**
 * Marks on cubes that fell unmarked (S7-PHYS-14): how a die must sit in its cube so that the recording ends with the
 * value of the throw on top, turned as its result says.
 */
import { type Axis, facing, type Quaternion, type Recording, type Vector } from '@broadside/throw';

/** Body axes in the order of the recording: +x, -x, +y, -y, +z, -z. */
export const AXES: readonly Vector[] = [
  [1, 0, 0],
  [-1, 0, 0],
  [0, 1, 0],
  [0, -1, 0],
  [0, 0, 1],
  [0, 0, -1],
];

/** A face of the die: the value on it, where it looks, and where its picture has its top. */
export interface Face {
  readonly value: number;
  readonly out: Vector;
  readonly up: Vector;
}

/** In the order of the axes; opposite sides add up to seven. */
export const FACES: readonly Face[] = [
  { value: 3, out: [1, 0, 0], up: [0, 1, 0] },
  { value: 4, out: [-1, 0, 0], up: [0, 1, 0] },
  { value: 1, out: [0, 1, 0], up: [0, 0, -1] },
  { value: 6, out: [0, -1, 0], up: [0, 0, 1] },
  { value: 2, out: [0, 0, 1], up: [0, 1, 0] },
  { value: 5, out: [0, 0, -1], up: [0, 1, 0] },
];

export const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
export const cross = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];

/** A vector turned by a unit quaternion. */
export function turn([x, y, z, w]: Quaternion, v: Vector): Vector {
  const axis: Vector = [x, y, z];
  const t = cross(axis, v);
  const u = cross(axis, t);
  return [v[0] + 2 * (w * t[0] + u[0]), v[1] + 2 * (w * t[1] + u[1]), v[2] + 2 * (w * t[2] + u[2])];
}

/** A rotation as the images of the three axes. */
export type Rotation = readonly [x: Vector, y: Vector, z: Vector];

export const rotate = ([x, y, z]: Rotation, v: Vector): Vector => [
  x[0] * v[0] + y[0] * v[1] + z[0] * v[2],
  x[1] * v[0] + y[1] * v[1] + z[1] * v[2],
  x[2] * v[0] + y[2] * v[1] + z[2] * v[2],
];

/** The rotation that carries one upright pair of axes to another. */
function carry(face: Face, out: Vector, up: Vector): Rotation {
  const from: Rotation = [cross(face.up, face.out), face.up, face.out];
  const to: Rotation = [cross(up, out), up, out];
  const image = (axis: Vector): Vector => rotate(to, [dot(from[0], axis), dot(from[1], axis), dot(from[2], axis)]);
  return [image([1, 0, 0]), image([0, 1, 0]), image([0, 0, 1])];
}

/** The body axis that looks most nearly along a direction of the table. */
function axisAlong(end: Quaternion, along: Vector): Vector {
  return AXES.reduce((best, axis) => (dot(turn(end, axis), along) > dot(turn(end, best), along) ? axis : best));
}

/** How the die sits in its cube, given how the cube ends. */
export function sitIn(end: Quaternion, up: Axis, value: number, yaw: number): Rotation {
  const face = FACES.find((one) => one.value === value) ?? FACES[2];
  const angle = (yaw * Math.PI) / 180;
  return carry(face, AXES[up], axisAlong(end, [Math.sin(angle), 0, -Math.cos(angle)]));
}

export const sitInRecording = (recording: Recording, die: number, value: number, yaw: number): Rotation =>
  sitIn(recording.at(recording.seconds, die).quaternion, facing(recording, die), value, yaw);
