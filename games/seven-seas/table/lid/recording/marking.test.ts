import { type Axis, decodeRecording, headingOf, type Quaternion, type Vector } from '@broadside/throw';
import { throwDice } from '@broadside/throw/physics';
import { describe, expect, it } from 'vitest';
import { AXES, cross, dot, FACES, rotate, sitIn, sitInRecording, turn } from './marking.ts';

/** The turn that carries one frame of axes to another, as a unit quaternion. */
function quaternionOf([x, y, z]: readonly [Vector, Vector, Vector]): Quaternion {
  const candidates: Quaternion[] = [
    [y[2] - z[1], z[0] - x[2], x[1] - y[0], 1 + x[0] + y[1] + z[2]],
    [1 + x[0] - y[1] - z[2], x[1] + y[0], x[2] + z[0], y[2] - z[1]],
    [x[1] + y[0], 1 - x[0] + y[1] - z[2], y[2] + z[1], z[0] - x[2]],
    [x[2] + z[0], y[2] + z[1], 1 - x[0] - y[1] + z[2], x[1] - y[0]],
  ];
  const [best] = candidates.sort((a, b) => Math.hypot(...b) - Math.hypot(...a));
  const length = Math.hypot(...best);
  return [best[0] / length, best[1] / length, best[2] / length, best[3] / length];
}

/** All 24 ways a cube can end, turned a little more on the table. */
function endings(extra: number): readonly { readonly end: Quaternion; readonly up: Axis }[] {
  const [sin, cos] = [Math.sin(extra), Math.cos(extra)];
  const spin = ([x, y, z]: Vector): Vector => [cos * x + sin * z, y, cos * z - sin * x];
  return AXES.flatMap((y) =>
    AXES.filter((x) => dot(x, y) === 0).map((x) => {
      const end = quaternionOf([spin(x), spin(y), spin(cross(x, y))]);
      const up = AXES.findIndex((axis) => turn(end, axis)[1] > 0.99) as Axis;
      return { end, up };
    }),
  );
}

const UP: Vector = [0, 1, 0];
const along = (yaw: number): Vector => [Math.sin((yaw * Math.PI) / 180), 0, -Math.cos((yaw * Math.PI) / 180)];

describe('marks on cubes that fell unmarked', () => {
  it('opposite faces add up to seven, and every picture stands upright on its face', () => {
    for (const { value, out, up } of FACES) {
      const other = FACES.find((face) => dot(face.out, out) === -1);
      expect(value + (other?.value ?? 0)).toBe(7);
      expect(dot(out, up)).toBe(0);
    }
  });

  it('S7-PHYS-14: the value ends on top for all 24 endings of the cube, all six values and all four quarters', () => {
    for (const extra of [0, 0.3])
      for (const { end, up } of endings(extra))
        for (const { value, out, up: top } of FACES)
          for (const quarter of [0, 90, 180, 270]) {
            const yaw = quarter - (extra * 180) / Math.PI;
            const seat = sitIn(end, up, value, yaw);
            expect(dot(turn(end, rotate(seat, out)), UP)).toBeCloseTo(1);
            expect(dot(turn(end, rotate(seat, top)), along(yaw))).toBeCloseTo(1);
          }
  });

  it('never turns a die into its mirror image', () => {
    for (const { end, up } of endings(0)) {
      const [x, y, z] = sitIn(end, up, 5, 0);
      expect(dot(cross(x, y), z)).toBeCloseTo(1);
    }
  });

  it('S7-PHYS-18: a recorded throw ends with the values, places and turns of its result', async () => {
    const box = { width: 275, depth: 275, wall: 25 };
    const { landings, film: text } = await throwDice({
      device: 'lid',
      dice: 14,
      edge: 10,
      box,
      seed: 'marks',
      way: 1,
      force: 2,
    });
    const recording = decodeRecording(text);
    for (const [die, { value, x, y, yaw }] of landings.entries()) {
      const { position, quaternion } = recording.at(recording.seconds, die);
      const seat = sitInRecording(recording, die, value, yaw);
      const face = FACES.find((one) => one.value === value) ?? FACES[0];
      expect(dot(turn(quaternion, rotate(seat, face.out)), UP)).toBeGreaterThan(0.99);
      expect(dot(turn(quaternion, rotate(seat, face.up)), along(yaw))).toBeGreaterThan(0.99);
      expect(Math.hypot(position[0] - x / 100, position[2] - y / 100)).toBeLessThan(0.5);
    }
  });

  it('the flat recording turns a lying die as it lies, but for quarters', () => {
    for (const { end } of endings(0.3)) {
      const degrees = (((headingOf(end) + (0.3 * 180) / Math.PI) % 90) + 90) % 90;
      expect(Math.min(degrees, 90 - degrees)).toBeCloseTo(0);
    }
  });
});
