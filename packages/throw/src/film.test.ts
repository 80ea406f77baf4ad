import { describe, expect, it } from 'vitest';
import { decodeFilm, facing } from './film.ts';
import { throwDice } from './physics/index.ts';
import { encodeFilm, PER_POSE, type Take } from './reel.ts';
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

describe('a film', () => {
  it('shows every recorded pose of a flying die within half a millimetre and five degrees', () => {
    const take = ballistic();
    const film = decodeFilm(encodeFilm(take));
    expect(film.frames).toBe(61);
    for (let frame = 0; frame < film.frames; frame++) {
      const [x, y, z, ...turn] = take.poses.slice(frame * PER_POSE, (frame + 1) * PER_POSE);
      const { position, quaternion } = film.at(frame / film.hz, 0);
      expect(Math.hypot(position[0] - x, position[1] - y, position[2] - z)).toBeLessThan(0.5);
      const cosine = Math.abs(quaternion.reduce((sum, part, at) => sum + part * turn[at], 0));
      expect(2 * Math.acos(Math.min(1, cosine))).toBeLessThan((5 * Math.PI) / 180);
    }
  });

  it('keeps a fall and a rest in a few keys', () => {
    expect(encodeFilm(ballistic()).length).toBeLessThan(100);
  });

  it('stays where it begins and ends beyond its time', () => {
    const film = decodeFilm(encodeFilm(ballistic()));
    expect(film.at(-1, 0)).toEqual(film.at(0, 0));
    expect(film.at(film.seconds + 9, 0)).toEqual(film.at(film.seconds, 0));
    expect(film.seconds).toBe(60 / film.hz);
    expect(() => film.at(0, 1)).toThrow(RangeError);
  });

  it('ends where the dice landed, with the named axis up', async () => {
    for (const dice of [1, 5, 20, 41]) {
      const thrown = await throwDice(order(dice, `end ${dice}`));
      const film = decodeFilm(thrown.film);
      expect(film.dice).toBe(dice);
      for (const [die, { x, y }] of thrown.landings.entries()) {
        const { position, quaternion } = film.at(film.seconds, die);
        expect(Math.abs(position[0] - x / 100)).toBeLessThanOrEqual(0.06);
        expect(Math.abs(position[2] - y / 100)).toBeLessThanOrEqual(0.06);
        expect(Math.abs(position[1] - 5)).toBeLessThan(0.5);
        const axis = facing(film, die);
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
        const { film } = await throwDice(order(dice, seed));
        expect(film).toMatch(/^[A-Za-z0-9_-]+$/);
        expect(film.length).toBeLessThanOrEqual(most);
      }
    }
  });

  it('is refused with a reason if it is damaged', async () => {
    const { film } = await throwDice(order(3, 'damage'));
    for (const text of ['', 'A', 'no film!', film.slice(0, -20), film.slice(20), `${film}AAAA`.replace(/^./, '_')])
      expect(() => decodeFilm(text), text).toThrow(/^this is no film of a throw: /);
  });

  it('never breaks otherwise, whichever letter is wrong', async () => {
    const { film } = await throwDice(order(2, 'letters'));
    for (let at = 0; at < film.length; at++) {
      const text = `${film.slice(0, at)}${film[at] === 'A' ? 'B' : 'A'}${film.slice(at + 1)}`;
      let finite = true;
      try {
        const damaged = decodeFilm(text);
        const turn: Quaternion = damaged.at(damaged.seconds / 2, damaged.dice - 1).quaternion;
        finite = turn.every(Number.isFinite);
      } catch (error) {
        expect(error).toBeInstanceOf(RangeError);
      }
      expect(finite).toBe(true);
    }
  });
});
