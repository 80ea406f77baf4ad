import { Stream } from '@broadside/kernel';
import { describe, expect, it } from 'vitest';
import { BOARD } from './testing.ts';
import { type TowerFit, tumble } from './tumble.ts';

/** One cube alone reaches all zones alike; among others it avoids the first. Only zone 3 is ever left, for zone 2. */
const FIT: TowerFit = {
  physics: 1,
  thrownFrom: [1, 3],
  restingFrom: [0, 2],
  landing: [
    [
      [1024, 1024, 1024, 1024],
      [0, 4096, 0, 0],
    ],
    [
      [0, 2048, 2048, 0],
      [0, 0, 0, 4096],
    ],
  ],
  pushed: [
    [
      [0, 0, 0, 0],
      [0, 0, 0, 1024],
    ],
    [
      [0, 0, 0, 2048],
      [0, 0, 0, 4096],
    ],
  ],
  moves: [
    [0, 4096, 0, 0],
    [4096, 0, 0, 0],
    [0, 0, 0, 4096],
    [0, 0, 4096, 0],
  ],
};

const many = (resting: readonly number[], thrown: number, times = 4000): number[][] => {
  const stream = Stream.of(`tumble ${resting} ${thrown}`);
  return Array.from({ length: times }, () => tumble(FIT, BOARD, resting, thrown, stream));
};
const share = (throws: readonly number[][], cube: number, zone: number): number =>
  throws.filter((zones) => zones[cube] === zone).length / throws.length;

describe('the fast model of the tower', () => {
  it('a cube alone reaches each zone as often as the fit says', () => {
    const throws = many([], 1);
    for (const zone of [0, 1, 2, 3]) expect(Math.abs(share(throws, 0, zone) - 0.25)).toBeLessThan(0.03);
  });

  it('zones depend on how many fall together and how many lie there', () => {
    expect(share(many([], 2), 1, 0)).toBeGreaterThan(0.2);
    for (const [resting, thrown, zone] of [
      [[0, 1], 1, 1],
      [[0, 1], 3, 3],
      [[0, 1, 2, 2, 2], 9, 3],
    ] as const)
      expect(many(resting, thrown, 50).every((zones) => zones.slice(resting.length).every((one) => one === zone))).toBe(
        true,
      );
    expect(share(many([], 3), 0, 1) + share(many([], 3), 0, 2)).toBe(1);
  });

  it('resting cubes are pushed as often as the fit says, and only where it says', () => {
    expect(many([0, 3], 1, 200).every(([first]) => first === 0)).toBe(true);
    expect(Math.abs(share(many([0, 3], 1), 1, 2) - 0.25)).toBeLessThan(0.03);
    expect(Math.abs(share(many([3], 5), 0, 2) - 0.5)).toBeLessThan(0.03);
    expect(share(many([1, 3], 5), 1, 2)).toBe(1);
  });

  it('gives a zone to every cube, the resting ones first, and begins where they lie', () => {
    for (const zones of many([2, 0, 1], 2, 100)) {
      expect(zones.slice(0, 3)).toEqual([2, 0, 1]);
      expect(zones).toHaveLength(5);
      expect(zones.every((zone) => zone >= 0 && zone < 4)).toBe(true);
    }
  });

  it('gives the same zones for the same stream', () => {
    expect(tumble(FIT, BOARD, [3, 3], 7, Stream.of('same'))).toEqual(tumble(FIT, BOARD, [3, 3], 7, Stream.of('same')));
  });

  it('refuses a fit of another board and one that does not add up', () => {
    const stream = Stream.of('wrong');
    expect(() => tumble({ ...FIT, moves: FIT.moves.slice(1) }, BOARD, [], 1, stream)).toThrow('another board');
    const short = { ...FIT, moves: [[1], ...FIT.moves.slice(1)] };
    expect(() => tumble(short, BOARD, [], 1, stream)).toThrow('add up');
  });
});
