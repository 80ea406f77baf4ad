import { createHash } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { decodeRecording } from '../recording.ts';
import { zoneOf } from '../tower/board.ts';
import { hatchOf, shipOf } from '../tower/ship.ts';
import { BOARD, EDGE, flat, order } from '../tower/testing.ts';
import type { CubePose, TowerOrder, TowerThrow } from '../types.ts';
import type { Rapier } from './bodies.ts';
import { HereThrower, loadRapier, TOWER_PHYSICS, throwDice, throwDiceWith } from './index.ts';
import { tumbled } from './tower.ts';

let rapier: Rapier;
beforeAll(async () => {
  rapier = await loadRapier();
});

const thrown = (cubes: number, seed: string, resting: readonly CubePose[] = []): TowerThrow =>
  throwDiceWith(rapier, order(cubes, seed, resting));
const poses = ({ landings }: TowerThrow): CubePose[] => landings.map(({ pose }) => pose);
/** Where the cubes of a throw begin, by its recording. */
const starts = ({ film: text }: TowerThrow, from = 0): (readonly [number, number, number])[] => {
  const recording = decodeRecording(text);
  return Array.from({ length: recording.dice - from }, (_, cube) => recording.at(0, from + cube).position);
};
/** Four in the far corners, four in the middle. */
const EIGHT = [
  [8, 190],
  [230, 190],
  [8, 150],
  [230, 150],
  [80, 60],
  [120, 60],
  [160, 100],
  [110, 100],
].map(([x, y]) => flat(x, y));

describe('entering the battle ship', () => {
  it('all cubes of a throw are let go together, over the deck, from the height of the masts', () => {
    const { centre } = hatchOf(BOARD, EDGE);
    for (const cubes of [1, 6, 12, 24, 60]) {
      const begun = starts(thrown(cubes, 'together'));
      expect(begun).toHaveLength(cubes);
      for (const [, up] of begun) expect(up).toBeGreaterThan(centre[1]);
    }
  });

  it('they begin inside the opening, apart from each other however they are turned', () => {
    const { centre, halves } = hatchOf(BOARD, EDGE);
    const begun = starts(thrown(40, 'apart'));
    for (const [at, a] of begun.entries()) {
      expect(Math.abs(a[0] - centre[0])).toBeLessThan(halves[0] - EDGE / 2);
      expect(Math.abs(a[2] - centre[2])).toBeLessThan(halves[1] - EDGE / 2);
      for (const b of begun.slice(at + 1))
        expect(Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2])).toBeGreaterThan(Math.sqrt(3) * EDGE);
    }
  });

  it('which cube is the lowest is drawn', () => {
    const lowest = new Set<number>();
    for (let at = 0; at < 24; at++) {
      const heights = starts(thrown(12, `order ${at}`)).map(([, up]) => up);
      lowest.add(heights.indexOf(Math.min(...heights)));
    }
    expect(lowest.size).toBeGreaterThan(5);
  });

  it('nothing a thrower does enters the simulation', async () => {
    const aimed = { ...order(6, 'aim'), way: 3, force: 2 } as TowerOrder;
    expect(await throwDice(aimed)).toEqual(thrown(6, 'aim'));
  });

  it('they fall past baffles, slide down a ramp and leave by the port onto the board', () => {
    const ship = shipOf(BOARD, EDGE);
    for (const part of ['hull', 'deck', 'baffle', 'ramp', 'floor', 'ridge', 'wall'])
      expect(ship.some((block) => block.part === part)).toBe(true);
    const { film: text } = thrown(6, 'through');
    const recording = decodeRecording(text);
    for (let cube = 0; cube < 6; cube++) {
      const path = Array.from(
        { length: recording.frames },
        (_, frame) => recording.at(frame / recording.hz, cube).position,
      );
      const leaves = path.findIndex(([, , away]) => away > 0);
      expect(leaves).toBeGreaterThan(5);
      // Out of the port at the foot of the hull, not over its side.
      expect(path[leaves][1]).toBeLessThan(4 * EDGE);
      // A fall through air alone would not touch the sides of the way.
      expect(Math.max(...path.map(([x]) => x)) - Math.min(...path.map(([x]) => x))).toBeGreaterThan(EDGE / 2);
    }
  });
});

describe('coming to rest', () => {
  it('every cube is in the zone its pose touches, and nearly all are in one', () => {
    let lost = 0;
    for (let at = 0; at < 20; at++)
      for (const { zone, pose } of thrown(12, `rest ${at}`).landings) {
        expect(zone).toBe(zoneOf(BOARD, EDGE, pose));
        if (zone < 0) lost++;
      }
    expect(lost).toBeLessThan(0.05 * 240);
  });

  it('a throw ends when nothing has moved for a while', () => {
    const { take } = tumbled(rapier, order(12, 'still'));
    const frame = 12 * 7;
    const [last, before] = [take.poses.slice(-frame), take.poses.slice(-4 * frame, -3 * frame)];
    for (const [at, part] of last.entries()) expect(Math.abs(part - before[at])).toBeLessThan(0.25);
  });

  it('cubes that do not come to rest in time are shaken, always in the same way', () => {
    const hasty = tumbled(rapier, order(6, 'hasty'), 40);
    expect(hasty.shakes).toBeGreaterThan(0);
    expect(tumbled(rapier, order(6, 'hasty'), 40)).toEqual(hasty);
    expect(tumbled(rapier, order(6, 'hasty')).shakes).toBe(0);
  });

  it('a cube on a ridge or on another cube is nudged within the recorded throw, first', () => {
    let found = 0;
    for (let at = 0; at < 10; at++) {
      const resting = [flat(100, 40, BOARD.ridge.height), flat(200, 150), flat(200, 150, EDGE)];
      const { landings, nudges } = tumbled(rapier, order(1, `nudge ${at}`, resting));
      if (nudges > 0) found += landings.filter(({ zone }) => zone >= 0).length;
    }
    expect(found).toBeGreaterThan(30);
  });

  it('a cube beyond the board is in no zone and must be thrown again', () => {
    const { landings } = thrown(2, 'beyond', [flat(-60, 50), flat(50, 190)]);
    expect(landings[0].zone).toBe(-1);
    expect(landings[1].zone).toBe(2);
  });
});

describe('cubes that lie on the board', () => {
  it('stay exactly where they are until something touches them', () => {
    // First they sink in by a hair, as they lay after a throw; from then on nothing creeps.
    let lying = poses(thrown(1, 'sink', EIGHT)).slice(0, EIGHT.length);
    let stayed = 0;
    for (let at = 0; at < 6; at++) {
      const now = poses(thrown(2, `few ${at}`, lying)).slice(0, EIGHT.length);
      stayed += now.filter((pose, cube) => pose.every((part, axis) => part === lying[cube][axis])).length;
      lying = now;
    }
    expect(stayed).toBeGreaterThan(30);
  });

  it('are knocked about by later cubes, also into other zones', () => {
    let [moved, zones] = [0, 0];
    for (let at = 0; at < 16; at++) {
      const { landings } = thrown(8, `knock ${at}`, EIGHT);
      for (const [cube, pose] of EIGHT.entries()) {
        const now = landings[cube];
        if (Math.hypot(now.pose[0] - pose[0], now.pose[1] - pose[1]) > 200) moved++;
        if (now.zone !== zoneOf(BOARD, EDGE, pose)) zones++;
      }
    }
    expect(moved).toBeGreaterThan(12);
    expect(zones).toBeGreaterThan(2);
  });

  it('fall down if what they leaned on has been taken away', () => {
    const { landings } = thrown(1, 'support', [flat(225, 185, EDGE)]);
    expect(landings[0].pose[2]).toBeLessThan(510);
    expect(landings[0].zone).toBe(3);
  });

  it('cost a recording next to nothing while they lie still', () => {
    const far = [8, 30, 52, 74, 96, 118, 140, 162, 184, 206].map((x) => flat(x, 192));
    const alone = thrown(1, 'alone').film.length;
    const { film: recording } = thrown(1, 'alone', far);
    expect(recording.length).toBeLessThan(2.5 * alone);
  });
});

describe('one throw for everybody', () => {
  it('the same order gives the same throw and recording, another seed another one', () => {
    for (const [cubes, resting] of [
      [1, []],
      [12, []],
      [6, EIGHT],
    ] as const) {
      const first = thrown(cubes, 'same', resting);
      expect(thrown(cubes, 'same', resting)).toEqual(first);
      expect(poses(thrown(cubes, 'other', resting))).not.toEqual(poses(first));
    }
  });

  it('poses are whole numbers, and a later throw begins from exactly these', () => {
    const first = thrown(8, 'whole');
    expect(poses(first).flat().every(Number.isInteger)).toBe(true);
    const next = decodeRecording(thrown(2, 'next', poses(first)).film);
    for (const [cube, [x, y, z]] of poses(first).entries()) {
      const [left, up, away] = next.at(0, cube).position;
      expect(Math.hypot(left - x / 100, away - y / 100, up - z / 100)).toBeLessThan(0.1);
    }
  });

  it('where the others lie belongs to the seed', () => {
    const [here, there] = [flat(8, 190), flat(9, 190)];
    expect(starts(thrown(3, 'seed', [here]), 1)).not.toEqual(starts(thrown(3, 'seed', [there]), 1));
  });

  it('a throw bears its version, and its recording ends where it says', () => {
    const { device, physics, landings, film: text } = thrown(12, 'record', EIGHT);
    expect([device, physics]).toEqual(['tower', TOWER_PHYSICS]);
    const recording = decodeRecording(text);
    expect(recording.dice).toBe(20);
    for (const [cube, { pose }] of landings.entries()) {
      const [left, up, away] = recording.at(recording.seconds, cube).position;
      expect(Math.hypot(left - pose[0] / 100, away - pose[1] / 100, up - pose[2] / 100)).toBeLessThan(0.1);
    }
  });

  it('throws end on every platform as they were recorded', () => {
    let resting: CubePose[] = [];
    const facts = [12, 3, 6, 1].map((cubes, at) => {
      const { landings, physics } = thrown(cubes, `recorded ${at}`, resting);
      resting = landings.filter(({ zone }) => zone >= 0).map(({ pose }) => pose);
      return { landings, physics };
    });
    const digest = createHash('sha256').update(JSON.stringify(facts)).digest('hex');
    // Changes only together with the version of the tower's physics.
    expect(digest).toBe('8779c80d0e1f2d18362bed5edd8b71fd5ba469f839b5cc82c76d8ecc7760ead1');
  });

  it('is made by the same thrower as dice in a lid', async () => {
    const here = new HereThrower();
    here.prepare();
    expect(await here.throw(order(5, 'here'))).toEqual(thrown(5, 'here'));
    here.close();
  });

  it('is refused if it is none', async () => {
    const wrong: Partial<TowerOrder>[] = [
      { cubes: 0 },
      { cubes: 61 },
      { cubes: 1.5 },
      { edge: 15 },
      { resting: [[1.5, 0, 0, 0, 0, 0, 1]] },
      { resting: [[0, 0, 0, 0, 0, 0, 0]] },
    ];
    for (const change of wrong)
      await expect(throwDice({ ...order(3, 'wrong'), ...change }), JSON.stringify(change)).rejects.toThrow(RangeError);
  });
});
