import { describe, expect, it } from 'vitest';
import { encodeRecording, PER_POSE, type Take } from './encodeRecording.ts';
import { throwDice } from './physics/index.ts';
import { decodeRecording, facing } from './recording.ts';
import { axesOf, type Quaternion } from './space.ts';
import type { LidOrder } from './types.ts';

const BOX = { width: 275, depth: 275, wall: 25 };
const order = (dice: number, seed: string): LidOrder => ({
  device: 'lid',
  dice,
  edge: 10,
  box: BOX,
  seed,
  way: 1,
  force: 3,
});

/** A die that is thrown up, falls back, lies for a while, and turns around the vertical meanwhile. */
function ballistic(): Take {
  const poses: number[] = [];
  for (let frame = 0; frame <= 60; frame++) {
    const seconds = Math.min(frame, 40) / 60;
    const angle = seconds * 3;
    const height = 5 + 3270 * seconds - 4905 * seconds * seconds;
    poses.push(20 + 300 * seconds, height, 50, 0, Math.sin(angle / 2), 0, Math.cos(angle / 2));
  }
  return { dice: 1, poses };
}

describe('a recording', () => {
  it('shows every recorded pose of a flying die within half a millimetre and five degrees', () => {
    const take = ballistic();
    const recording = decodeRecording(encodeRecording(take));
    expect(recording.frames).toBe(61);
    for (let frame = 0; frame < recording.frames; frame++) {
      const [x, y, z, ...turn] = take.poses.slice(frame * PER_POSE, (frame + 1) * PER_POSE);
      const { position, quaternion } = recording.at(frame / recording.hz, 0);
      expect(Math.hypot(position[0] - x, position[1] - y, position[2] - z)).toBeLessThan(0.5);
      const cosine = Math.abs(quaternion.reduce((sum, part, at) => sum + part * turn[at], 0));
      expect(2 * Math.acos(Math.min(1, cosine))).toBeLessThan((5 * Math.PI) / 180);
    }
  });

  it('keeps a fall and a rest in a few keys', () => {
    expect(encodeRecording(ballistic()).length).toBeLessThan(100);
  });

  it('stays where it begins and ends beyond its time', () => {
    const recording = decodeRecording(encodeRecording(ballistic()));
    expect(recording.at(-1, 0)).toEqual(recording.at(0, 0));
    expect(recording.at(recording.seconds + 9, 0)).toEqual(recording.at(recording.seconds, 0));
    expect(recording.seconds).toBe(60 / recording.hz);
    expect(() => recording.at(0, 1)).toThrow(RangeError);
  });

  it('ends where the dice landed, with the named axis up', async () => {
    for (const dice of [1, 5, 20, 41]) {
      const thrown = await throwDice(order(dice, `end ${dice}`));
      const recording = decodeRecording(thrown.film);
      expect(recording.dice).toBe(dice);
      for (const [die, { x, y }] of thrown.landings.entries()) {
        const { position, quaternion } = recording.at(recording.seconds, die);
        expect(Math.abs(position[0] - x / 100)).toBeLessThanOrEqual(0.06);
        expect(Math.abs(position[2] - y / 100)).toBeLessThanOrEqual(0.06);
        expect(Math.abs(position[1] - 5)).toBeLessThan(0.5);
        const axis = facing(recording, die);
        const [, up] = axesOf(quaternion)[axis >> 1];
        expect(axis % 2 === 0 ? up : -up).toBeGreaterThan(0.998);
      }
    }
  });

  it('takes a few kilobytes of harmless letters', async () => {
    for (const [dice, most] of [
      [5, 1500],
      [20, 5000],
      [40, 10_000],
    ]) {
      for (const seed of ['a', 'b', 'c', 'd']) {
        const { film: recording } = await throwDice(order(dice, seed));
        expect(recording).toMatch(/^[A-Za-z0-9_-]+$/);
        expect(recording.length).toBeLessThanOrEqual(most);
      }
    }
  });

  it('is refused with a reason if it is damaged', async () => {
    const { film: recording } = await throwDice(order(3, 'damage'));
    for (const text of [
      '',
      'A',
      'no film!',
      recording.slice(0, -20),
      recording.slice(20),
      `${recording}AAAA`.replace(/^./, '_'),
    ])
      expect(() => decodeRecording(text), text).toThrow(/^this is no recording of a throw: /);
  });

  it('never breaks otherwise, whichever letter is wrong', async () => {
    const { film: recording } = await throwDice(order(2, 'letters'));
    for (let at = 0; at < recording.length; at++) {
      const text = `${recording.slice(0, at)}${recording[at] === 'A' ? 'B' : 'A'}${recording.slice(at + 1)}`;
      let finite = true;
      try {
        const damaged = decodeRecording(text);
        const turn: Quaternion = damaged.at(damaged.seconds / 2, damaged.dice - 1).quaternion;
        finite = turn.every(Number.isFinite);
      } catch (error) {
        expect(error).toBeInstanceOf(RangeError);
      }
      expect(finite).toBe(true);
    }
  });
});
