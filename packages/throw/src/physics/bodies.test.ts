import { beforeAll, describe, expect, it } from 'vitest';
import { encodeRecording, PER_POSE } from '../encodeRecording.ts';
import { decodeRecording } from '../recording.ts';
import type { Quaternion } from '../space.ts';
import { Bodies, type Rapier, type Surface } from './bodies.ts';
import { loadRapier } from './index.ts';

const WOOD: Surface = { friction: 0.3, restitution: 0.2 };
const UPRIGHT: Quaternion = [0, 0, 0, 1];
/** Thirty degrees around the axis toward the viewer: a slope down to the left. */
const SLOPE: Quaternion = [0, 0, 0.25881904510252074, 0.9659258262890683];

let rapier: Rapier;
beforeAll(async () => {
  rapier = await loadRapier();
});

/** Cubes over a slope above a floor, as in a tower. */
function tower(): Bodies {
  const bodies = new Bodies(rapier);
  bodies.fix({ centre: [0, -5, 0], halves: [40, 5, 40], surface: WOOD });
  bodies.fix({ centre: [0, 6, 0], halves: [3, 0.5, 3], turn: SLOPE, surface: WOOD });
  for (const at of [0, 1, 2])
    bodies.drop({
      centre: [at - 1, 10 + 2 * at, 0],
      half: 0.4,
      turn: UPRIGHT,
      speed: [0, 0, 0],
      spin: [1, 2, 3],
      surface: WOOD,
    });
  return bodies;
}

function fall(): { frames: number[]; steps: number } {
  const bodies = tower();
  const frames: number[] = [];
  let steps = 0;
  for (; steps < 600 && !(steps > 60 && bodies.calm(0.4, 0.8)); steps++) {
    if (steps % 2 === 0) bodies.record(frames);
    bodies.step();
  }
  bodies.free();
  return { frames, steps };
}

describe('a world of bodies', () => {
  it('lets cubes slide off a slope and come to rest on the floor', () => {
    const { frames, steps } = fall();
    expect(steps).toBeLessThan(600);
    for (let cube = 0; cube < 3; cube++) {
      const [x, y] = frames.slice(-(3 - cube) * PER_POSE);
      expect(x).toBeLessThan(-15);
      expect(y).toBeGreaterThan(3.5);
      expect(y).toBeLessThan(8);
    }
  });

  it('does the same again, to the last bit', () => {
    expect(fall()).toEqual(fall());
  });

  it('can be recorded', () => {
    const { frames } = fall();
    const recording = decodeRecording(encodeRecording({ dice: 3, poses: frames }));
    expect(recording.dice).toBe(3);
    expect(recording.at(0, 2).position[1]).toBeCloseTo(140, 0);
  });
});
