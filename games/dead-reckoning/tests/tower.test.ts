/** The battle ship over the battle board (section 27 of the rules), on real throws. */
import { Stream } from '@broadside/kernel';
import type { TowerThrow } from '@broadside/throw';
import { TOWER_PHYSICS } from '@broadside/throw/physics';
import { placeInZone, type TowerFit, tumble, zoneOf } from '@broadside/throw/surrogate';
import { beforeAll, describe, expect, it } from 'vitest';
import { type BattleCube, fastDrop } from '../bench/battles.mjs';
import { ADJACENT, BOARD, BOARD_SIZE, CUBE_EDGE, ZONES, type ZoneKind } from '../cards/board.ts';
import { TOWER_FIT } from '../cards/towerFit.ts';
import { battles, fastModel, fought, IS_EXPLOSION, physics, thrown } from './battles.ts';

const KINDS: readonly ZoneKind[] = ['loot', 'strength', 'damage', 'explosion'];
/** The model of the board (docs/reconstruction.md). */
const MODEL: Readonly<Record<ZoneKind, number>> = { loot: 0.325, strength: 0.442, damage: 0.15, explosion: 0.083 };
const THROWS = 110;

let dozens: TowerThrow[];
let later: TowerThrow[];
beforeAll(() => {
  dozens = Array.from({ length: THROWS }, (_, at) => thrown(12, `dozen ${at}`));
  later = dozens.slice(0, 50).map(({ landings }, at) => thrown(6, `later ${at}`, landings.filter(inZone)));
}, 120_000);

/** DR-PHYS-41, cut off at so much strength. */
const MOST = 20;
const product = (a: readonly number[], b: readonly number[]): number[] =>
  Array.from({ length: MOST }, (_, at) => a.slice(0, at + 1).reduce((sum, one, i) => sum + one * b[at - i], 0));
function strengthSeries(shares: readonly number[]): number[] {
  const rest = new Array<number>(MOST).fill(0);
  let exploding = 0;
  for (const [zone, share] of shares.entries()) {
    if (IS_EXPLOSION[zone]) exploding += share;
    else rest[ZONES[zone].strength] += share;
  }
  let series = rest;
  for (let at = 0; at < 60; at++) series = product(series, series).map((one, k) => rest[k] + exploding * one);
  return series;
}

const inZone = ({ zone }: { zone: number }): boolean => zone >= 0;
const zonesOf = (throws: readonly TowerThrow[]): number[] =>
  throws.flatMap(({ landings }) => landings.filter(inZone).map(({ zone }) => zone));
const shareOf = (zones: readonly number[], test: (zone: number) => boolean): number =>
  zones.filter(test).length / zones.length;

describe('the board', () => {
  it('DR-BSHIP-2, DR-PHYS-10: zones of four kinds cover it, with neighbours that touch', () => {
    expect(new Set(ZONES.map(({ kind }) => kind))).toEqual(new Set(KINDS));
    const area = BOARD.zones.reduce((sum, { width, depth }) => sum + width * depth, 0);
    expect(area).toBeCloseTo(BOARD_SIZE * BOARD_SIZE, 0);
    for (const [zone, neighbours] of ADJACENT.entries())
      for (const other of neighbours) {
        const [a, b] = [BOARD.zones[zone], BOARD.zones[other]];
        expect(a.x <= b.x + b.width + 0.01 && b.x <= a.x + a.width + 0.01).toBe(true);
        expect(a.y <= b.y + b.depth + 0.01 && b.y <= a.y + a.depth + 0.01).toBe(true);
        expect(ADJACENT[other]).toContain(zone);
      }
  });

  it('DR-BSHIP-2: ridges are low enough to be rolled over and high enough to lean on', () => {
    expect(BOARD.ridge.height).toBeLessThan(CUBE_EDGE / 4);
    expect(BOARD.ridge.height).toBeGreaterThan(0);
  });

  it('DR-PHYS-21: a cube moved by hand finds a place in every zone, even beside eight others', () => {
    for (const zone of ZONES.keys()) {
      const poses: ReturnType<typeof placeInZone>[] = [];
      for (let at = 0; at < 9; at++) poses.push(placeInZone(BOARD, CUBE_EDGE, zone, poses));
      expect(poses.map((pose) => zoneOf(BOARD, CUBE_EDGE, pose))).toEqual(new Array(9).fill(zone));
    }
  });
});

describe('where cubes come to rest', () => {
  it('DR-PHYS-36: every zone is reached, each kind as often as the model says, within three points', () => {
    const zones = zonesOf(dozens);
    for (const zone of ZONES.keys()) expect(shareOf(zones, (one) => one === zone)).toBeGreaterThan(0.01);
    for (const kind of KINDS) {
      const share = shareOf(zones, (zone) => ZONES[zone].kind === kind);
      // Three points, and two standard errors of so few cubes; the bench measures more.
      const chance = Math.sqrt((MODEL[kind] * (1 - MODEL[kind])) / zones.length);
      expect(Math.abs(share - MODEL[kind]), kind).toBeLessThan(0.03 + 2 * chance);
    }
  });

  it('DR-BSHIP-5, DR-PHYS-19: fewer than one cube in twenty must be thrown again', () => {
    const landings = [...dozens, ...later].flatMap(({ landings: own }) => own);
    expect(landings.filter(({ zone }) => zone < 0).length / landings.length).toBeLessThan(0.05);
  });

  it('DR-PHYS-12, DR-PHYS-15: the first cubes of a throw come to rest like the last', () => {
    const strong = (zone: number): number => ZONES[zone]?.strength ?? 0;
    const mean = (landings: TowerThrow['landings'], value: (one: TowerThrow['landings'][number]) => number): number =>
      landings.reduce((sum, one) => sum + value(one), 0) / landings.length;
    for (const value of [
      ({ zone }: { zone: number }) => strong(zone),
      ({ pose }: { pose: readonly number[] }) => pose[0],
      ({ pose }: { pose: readonly number[] }) => pose[1],
    ]) {
      const differences = dozens.map(
        ({ landings }) => mean(landings.slice(0, 6), value) - mean(landings.slice(6), value),
      );
      const middle = differences.reduce((sum, one) => sum + one, 0) / THROWS;
      const square = differences.reduce((sum, one) => sum + (one - middle) ** 2, 0) / (THROWS - 1);
      // Three standard errors.
      expect(Math.abs(middle)).toBeLessThan(3 * Math.sqrt(square / THROWS));
    }
  });

  it('DR-PHYS-2: cubes of one throw disturb one another: alone, the first of them would have gone elsewhere', () => {
    const [far, near] = [thrown(1, 'dozen 0').landings[0], dozens[0].landings[0]];
    expect(far.pose).not.toEqual(near.pose);
  });
});

describe('a later throw', () => {
  /** Every cube that lay before: its zone then and now. */
  const pairs = (): [number, number][] =>
    later.flatMap(({ landings }, at) =>
      dozens[at].landings.filter(inZone).map(({ zone }, cube): [number, number] => [zone, landings[cube].zone]),
    );

  it('DR-BSHIP-9, DR-PHYS-3: pushes cubes into other zones, mostly adjacent ones', () => {
    const pushed = pairs().filter(([before, now]) => now >= 0 && now !== before);
    expect(pushed.length).toBeGreaterThan(0.02 * pairs().length);
    const near = pushed.filter(([before, now]) => ADJACENT[before].includes(now));
    expect(near.length).toBeGreaterThan(0.7 * pushed.length);
  });

  it('DR-BSHIP-10, DR-PHYS-4: also out of and into explosion zones', () => {
    const pushed = pairs().filter(([before, now]) => now >= 0 && now !== before);
    expect(pushed.some(([, now]) => IS_EXPLOSION[now])).toBe(true);
    expect(pushed.some(([before]) => IS_EXPLOSION[before])).toBe(true);
  });

  it('DR-BSHIP-9: leaves most cubes in their zone', () => {
    expect(pairs().filter(([before, now]) => before === now).length).toBeGreaterThan(0.8 * pairs().length);
  });
});

describe('the fast model', () => {
  const many = (cubes: number, more = 0, count = 6000): BattleCube[][] => {
    const stream = Stream.of(`stand-in ${cubes} ${more}`);
    return battles(count, cubes, more, () => fastModel(stream));
  };

  it('DR-PHYS-44: is fitted to the present physics', () => {
    expect(TOWER_FIT.physics).toBe(TOWER_PHYSICS);
    expect(TOWER_FIT.moves).toHaveLength(ZONES.length);
    for (const shares of [...TOWER_FIT.landing.flat(), ...TOWER_FIT.moves])
      expect(shares.reduce((sum, one) => sum + one, 0)).toBe(4096);
    for (const [zone, shares] of TOWER_FIT.moves.entries()) expect(shares[zone]).toBe(0);
  });

  it('DR-PHYS-45: reaches zones as often as real throws', () => {
    const stream = Stream.of('shares');
    for (const [throws, resting, cubes] of [
      [dozens, false, 12],
      [later, true, 6],
    ] as const) {
      const real = throws.flatMap(({ landings }) =>
        landings
          .slice(-cubes)
          .filter(inZone)
          .map(({ zone }) => zone),
      );
      const drawn = Array.from({ length: 3000 }, () => {
        const lying = resting ? tumble(TOWER_FIT, BOARD, [], 12, stream) : [];
        return tumble(TOWER_FIT, BOARD, lying, cubes, stream).slice(lying.length);
      }).flat();
      for (const kind of KINDS) {
        const [a, b] = [real, drawn].map((zones) => shareOf(zones, (zone) => ZONES[zone].kind === kind));
        // Half a point, and three standard errors of the real ones.
        expect(Math.abs(a - b), `${cubes} ${kind}`).toBeLessThan(0.005 + 3 * Math.sqrt((b * (1 - b)) / real.length));
      }
    }
  });

  it('DR-PHYS-40: explosions leave as many cubes as the series says', () => {
    const explosion = (cubes: number): number => {
      const stream = Stream.of(`share ${cubes}`);
      const zones = Array.from({ length: 8000 }, () => tumble(TOWER_FIT, BOARD, [], cubes, stream)).flat();
      return shareOf(zones, (zone) => IS_EXPLOSION[zone]);
    };
    const left = many(1).reduce((sum, cubes) => sum + cubes.length, 0) / 6000;
    const e = explosion(1);
    expect(Math.abs(left - (1 - e) / (1 - 2 * e))).toBeLessThan(0.04);
  });

  it('DR-PHYS-41: independent cubes bring as much strength as the fixed point of the series says', () => {
    const shares = TOWER_FIT.landing[3][0];
    const level0: TowerFit = {
      ...TOWER_FIT,
      thrownFrom: [1],
      restingFrom: [0],
      landing: [[shares]],
      pushed: [[ZONES.map(() => 0)]],
    };
    const stream = Stream.of('level 0');
    const fields = battles(20_000, 3, 0, () => fastDrop(tumble, level0, BOARD, stream));
    const drawn = fields.map((cubes) => cubes.reduce((sum, { zone }) => sum + ZONES[zone].strength, 0));
    const series = strengthSeries(shares.map((share) => share / 4096));
    const three = product(product(series, series), series);
    for (let strength = 0; strength <= 6; strength++) {
      const share = drawn.filter((one) => one === strength).length / drawn.length;
      expect(Math.abs(share - three[strength]), String(strength)).toBeLessThan(0.012);
    }
  });

  it('DR-PHYS-46: one more cube wins more battles, one more enemy fewer; ties are won by side 1', () => {
    const chance = (ours: number, theirs: number): number => fought(many(ours + theirs, 0, 1500), [ours, theirs]).won;
    const rising = [1, 2, 4, 8].map((ours) => chance(ours, 4));
    expect(rising).toEqual([...rising].sort((a, b) => a - b));
    const falling = [1, 2, 4, 8].map((theirs) => chance(4, theirs));
    expect(falling).toEqual([...falling].sort((a, b) => b - a));
    expect(chance(4, 4)).toBeGreaterThan(52);
  });

  it.each([
    [1, 1, 0, 120],
    [2, 3, 0, 80],
    [6, 3, 0, 40],
    [6, 6, 0, 40],
    [4, 5, 2, 40],
  ])(
    'DR-PHYS-45: %i against %i cubes, and %i more, end as in the physics, within 2 points beside chance',
    (ours, theirs, more, count) => {
      const real = battles(count, ours + theirs, more, (index) => physics(`test ${ours} ${theirs} ${index}`));
      const [a, b] = [
        fought(real, [ours, theirs], more),
        fought(many(ours + theirs, more, 3000), [ours, theirs], more),
      ];
      // Three standard errors; the bench compares the whole grid with many more battles.
      expect(Math.abs(a.won - b.won)).toBeLessThan(2 + 3 * (a.wonError + b.wonError));
      expect(Math.abs(a.loot - b.loot)).toBeLessThan(2 + 3 * (a.lootError + b.lootError));
    },
  );

  it('DR-PHYS-5, DR-PHYS-20: a chain of explosions ends', () => {
    const most = Math.max(...many(24, 0, 4000).map((cubes) => cubes.length));
    expect(most).toBeGreaterThan(30);
    expect(most).toBeLessThan(200);
  });
});
